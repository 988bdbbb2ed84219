//! Who is told what happens while an action is played.

/// Watches an action being played.
///
/// Games call it at every event. With `()` nothing is built, nothing is called, nothing is paid: that is what search and
/// mass play use.
pub trait Witness<E> {
    /// An event happened. It is built only if somebody listens.
    fn tell(&mut self, event: impl FnOnce() -> E);

    /// The acting seat has learnt something that was hidden from it: there is no undo across this moment.
    fn unveil(&mut self);
}

impl<E> Witness<E> for () {
    #[inline(always)]
    fn tell(&mut self, _: impl FnOnce() -> E) {}
    #[inline(always)]
    fn unveil(&mut self) {}
}

impl<E, W: Witness<E>> Witness<E> for &mut W {
    #[inline(always)]
    fn tell(&mut self, event: impl FnOnce() -> E) {
        (**self).tell(event);
    }
    #[inline(always)]
    fn unveil(&mut self) {
        (**self).unveil();
    }
}

/// Keeps everything that happened.
#[derive(Clone, Debug)]
pub struct Trace<E> {
    /// The events in order.
    pub events: Vec<E>,
    /// Whether the acting seat has learnt something hidden.
    pub unveiled: bool,
}

impl<E> Default for Trace<E> {
    fn default() -> Self {
        Trace { events: Vec::new(), unveiled: false }
    }
}

impl<E> Witness<E> for Trace<E> {
    fn tell(&mut self, event: impl FnOnce() -> E) {
        self.events.push(event());
    }
    fn unveil(&mut self) {
        self.unveiled = true;
    }
}
