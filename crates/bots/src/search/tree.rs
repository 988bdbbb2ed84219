//! The tree of a search: nodes in one arena, linked by number, each as small as can be.
//!
//! A node stands for an information set of the searching seat: what led there, not what is hidden. The positions that pass
//! through it differ, and so may what is legal there; each child counts how often it was there to choose.

use engine::Chance;

/// No node.
const NONE: u32 = u32::MAX;

/// What is known of an action in the tree.
struct Node<A> {
    action: A,
    /// The seat that chose it.
    seat: u8,
    /// Whether the rules of thumb advise it.
    advised: bool,
    visits: u32,
    /// How often it could have been chosen.
    available: u32,
    /// The sum of what came of it, for the seat that chose it, and the sum of the squares.
    total: f32,
    squares: f32,
    first_child: u32,
    next_sibling: u32,
}

impl<A> Node<A> {
    /// Fewer visits tell nothing.
    const FEWEST: u32 = 8;

    /// What it brought on the whole, and the square of the standard error of that.
    fn brought(&self) -> (f32, f32) {
        if self.visits < Self::FEWEST {
            return (0.0, f32::INFINITY);
        }
        let visits = self.visits as f32;
        let mean = self.total / visits;
        (mean, (self.squares / visits - mean * mean).max(0.0) / (visits - 1.0))
    }
}

/// A tree. Its nodes are told by their numbers.
pub(super) struct Tree<A> {
    nodes: Vec<Node<A>>,
    root: u32,
}

/// How children are weighed against each other.
pub(super) struct Curiosity {
    pub(super) exploration: f32,
    pub(super) trust: f32,
}

impl<A: Copy + Eq> Tree<A> {
    /// A tree with a root only. The action of the root is never asked for.
    pub(super) fn new(any: A) -> Self {
        let mut tree = Tree { nodes: Vec::with_capacity(1024), root: 0 };
        tree.add(any, 0, false);
        tree
    }

    /// Begins anew, in the same memory.
    pub(super) fn clear(&mut self, any: A) {
        self.nodes.clear();
        self.root = self.add(any, 0, false);
    }

    pub(super) fn root(&self) -> u32 {
        self.root
    }

    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    fn add(&mut self, action: A, seat: u8, advised: bool) -> u32 {
        let node = Node {
            action,
            seat,
            advised,
            visits: 0,
            available: 0,
            total: 0.0,
            squares: 0.0,
            first_child: NONE,
            next_sibling: NONE,
        };
        self.nodes.push(node);
        (self.nodes.len() - 1) as u32
    }

    fn children(&self, parent: u32) -> impl Iterator<Item = u32> {
        let step = |child: u32| (child != NONE).then_some(child);
        std::iter::successors(step(self.nodes[parent as usize].first_child), move |&child| {
            step(self.nodes[child as usize].next_sibling)
        })
    }

    /// Whether nothing has been chosen at this node yet.
    pub(super) fn is_leaf(&self, node: u32) -> bool {
        self.nodes[node as usize].first_child == NONE
    }

    /// The action that a node stands for.
    pub(super) fn action(&self, node: u32) -> A {
        self.nodes[node as usize].action
    }

    /// The child that an action leads to, if it has been tried.
    pub(super) fn child(&self, parent: u32, action: A) -> Option<u32> {
        self.children(parent).find(|&child| self.nodes[child as usize].action == action)
    }

    /// A new child; it becomes the first.
    pub(super) fn expand(&mut self, parent: u32, action: A, seat: u8, advised: bool) -> u32 {
        let child = self.add(action, seat, advised);
        self.nodes[child as usize].available = 1;
        self.nodes[child as usize].next_sibling = self.nodes[parent as usize].first_child;
        self.nodes[parent as usize].first_child = child;
        child
    }

    /// Chooses among the legal actions: a child, or the index of an action that has none yet.
    ///
    /// Children that are legal here count as available. `tried` is working memory.
    pub(super) fn select(
        &mut self,
        parent: u32,
        actions: &[A],
        curiosity: &Curiosity,
        tried: &mut Vec<bool>,
        dice: &mut impl Chance,
    ) -> Result<u32, usize> {
        tried.clear();
        tried.resize(actions.len(), false);
        let rest = (1.0 - curiosity.trust) / (actions.len().max(2) - 1) as f32;
        let mut best = (f32::NEG_INFINITY, NONE);
        let (mut visits, mut total, mut untried) = (0, 0.0, actions.len());
        let mut child = self.nodes[parent as usize].first_child;
        while child != NONE {
            let node = &mut self.nodes[child as usize];
            if let Some(index) = actions.iter().position(|action| *action == node.action) {
                tried[index] = true;
                untried -= 1;
                node.available += 1;
                let prior = if node.advised { curiosity.trust } else { rest };
                let urge = curiosity.exploration * prior * (node.available as f32).sqrt() / (1 + node.visits) as f32;
                let mean = node.total / node.visits.max(1) as f32;
                visits += node.visits;
                total += node.total;
                if mean + urge > best.0 {
                    best = (mean + urge, child);
                }
            }
            child = node.next_sibling;
        }
        if untried == 0 {
            return Ok(best.1);
        }
        // What was never tried is taken for as good as the node on the whole.
        let mean = total / visits.max(1) as f32;
        let urge = curiosity.exploration * rest * (visits as f32).sqrt();
        if best.1 != NONE && mean + urge <= best.0 {
            return Ok(best.1);
        }
        let chosen = dice.below(untried as u32) as usize;
        Err((0..actions.len()).filter(|&index| !tried[index]).nth(chosen).unwrap_or(0))
    }

    /// The child to go on with: of the advised action, or one that has brought more by so many standard errors. None if the
    /// advised one has not been tried.
    pub(super) fn best(&self, parent: u32, actions: &[A], advised: A, doubt: f32) -> Option<u32> {
        let advised = self.child(parent, advised)?;
        let (known, error) = self.nodes[advised as usize].brought();
        let mut best = (0.0, advised);
        for child in self.children(parent).filter(|&child| child != advised) {
            let node = &self.nodes[child as usize];
            let (mean, own_error) = node.brought();
            let more = mean - known - doubt * (error + own_error).sqrt();
            if more > best.0 && actions.contains(&node.action) {
                best = (more, child);
            }
        }
        Some(best.1)
    }

    /// Adds what came of an iteration to every node on its way.
    pub(super) fn learn(&mut self, path: &[u32], values: &[f32]) {
        for &number in path {
            let node = &mut self.nodes[number as usize];
            node.visits += 1;
            let value = values[usize::from(node.seat)];
            node.total += value;
            node.squares += value * value;
        }
    }

    /// Makes the child of this action the root, if there is one.
    pub(super) fn follow(&mut self, action: A) -> bool {
        let child = self.child(self.root, action);
        if let Some(child) = child {
            self.root = child;
        }
        child.is_some()
    }
}

#[cfg(test)]
mod tests {
    use engine::QuickDice;

    use super::*;

    const EVEN: Curiosity = Curiosity { exploration: 1.0, trust: 0.5 };

    /// What was tried at the root, and how often.
    fn tried_of(tree: &Tree<char>) -> Vec<(char, u32)> {
        tree.children(tree.root).map(|child| (tree.action(child), tree.nodes[child as usize].visits)).collect()
    }

    #[test]
    fn what_is_better_is_tried_more_often() {
        let mut tree = Tree::new('-');
        let (mut tried, mut dice) = (Vec::new(), QuickDice::new(1));
        for _ in 0..500 {
            let root = tree.root();
            let child = match tree.select(root, &['a', 'b', 'c'], &EVEN, &mut tried, &mut dice) {
                Ok(child) => child,
                Err(index) => tree.expand(root, ['a', 'b', 'c'][index], 0, false),
            };
            let value = if tree.nodes[child as usize].action == 'b' { 0.9 } else { 0.1 };
            tree.learn(&[child], &[value]);
        }
        let found = tried_of(&tree);
        let visits = |wanted| found.iter().find(|tried| tried.0 == wanted).map_or(0, |tried| tried.1);
        assert!(visits('b') > 400 && visits('a') > 0 && visits('c') > 0);
    }

    #[test]
    fn what_is_rarely_possible_is_not_forgotten() {
        let mut tree = Tree::new('-');
        let (mut tried, mut dice) = (Vec::new(), QuickDice::new(1));
        for round in 0..1000 {
            let actions: &[char] = if round % 10 == 0 { &['a', 'b'] } else { &['a'] };
            let root = tree.root();
            let child = match tree.select(root, actions, &EVEN, &mut tried, &mut dice) {
                Ok(child) => child,
                Err(index) => tree.expand(root, actions[index], 0, false),
            };
            let value = if tree.action(child) == 'b' { 0.3 } else { 0.5 };
            tree.learn(&[child], &[value]);
        }
        let rare = tried_of(&tree).into_iter().find(|tried| tried.0 == 'b').expect("it was possible").1;
        // Its urge grows with the times it could be chosen; with those of the node it would be about 70.
        assert!((10..=40).contains(&rare), "{rare}");
    }

    #[test]
    fn the_advice_is_left_only_for_what_has_brought_more() {
        let mut tree = Tree::new('-');
        assert_eq!(tree.best(0, &['a', 'b'], 'a', 1.0), None, "nothing was tried");
        let [a, b, c] = ['a', 'b', 'c'].map(|action| tree.expand(0, action, 0, action == 'a'));
        for round in 0..40 {
            let luck = (round % 4) as f32 / 10.0;
            tree.learn(&[a], &[0.3 + luck]);
            tree.learn(&[b], &[0.5 + luck]);
            tree.learn(&[c], &[0.31 + luck]);
        }
        assert_eq!(tree.best(0, &['a', 'b', 'c'], 'a', 2.0), Some(b));
        assert_eq!(tree.best(0, &['a', 'c'], 'a', 2.0), Some(a), "only what is possible, and only if it is sure");
    }

    #[test]
    fn the_tree_is_kept_below_a_choice() {
        let mut tree = Tree::new('-');
        let child = tree.expand(tree.root(), 'a', 0, true);
        tree.expand(child, 'b', 0, false);
        assert!(!tree.follow('x') && tree.follow('a'));
        assert_eq!(tried_of(&tree), [('b', 0)]);
    }
}
