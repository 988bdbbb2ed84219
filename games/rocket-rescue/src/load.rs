//! What lies on a module card.

/// What lies on a module, packed three bits a field: cubes by resource while it is unbuilt (first edition), crew by seat
/// once it is built.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Load(u16);

impl Load {
    pub(crate) const fn of(cubes: [u8; 3]) -> Load {
        Load(cubes[0] as u16 | (cubes[1] as u16) << 3 | (cubes[2] as u16) << 6)
    }

    /// How many lie in a field.
    #[must_use]
    pub const fn get(self, field: usize) -> u8 {
        (self.0 >> (3 * field) & 7) as u8
    }

    /// How many lie there in all.
    #[must_use]
    pub const fn total(self) -> u8 {
        self.get(0) + self.get(1) + self.get(2) + self.get(3) + self.get(4)
    }

    pub(crate) const fn add(&mut self, field: usize) {
        self.0 += 1 << (3 * field);
    }

    pub(crate) const fn take(&mut self, field: usize) {
        self.0 -= 1 << (3 * field);
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }
}
