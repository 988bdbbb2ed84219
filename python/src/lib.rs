//! Gantry in Python: what the package `gantry` is made of on this side of the border.
//!
//! | what Python sees | file |
//! |---|---|
//! | the games | `games.rs` |
//! | a match by codes, sentences and numbers | `table.rs` |
//! | many matches at once, written into arrays | `many.rs` |
//! | what goes wrong, as exceptions | `errors.rs` |
//! | views as dictionaries | `json.rs` |
//!
//! Whatever somebody sends is checked here and answered with an exception that says what is wrong; the rules behind never see it.

mod errors;
mod games;
mod json;
mod many;
mod table;

use pyo3::prelude::*;

/// Views are made of many small pieces, and a new one for every step.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// The compiled part of `gantry`.
#[pymodule(name = "_gantry")]
mod extension {
    #[pymodule_export]
    use crate::errors::{GantryError, Refused};
    #[pymodule_export]
    use crate::games::games;
    #[pymodule_export]
    use crate::many::Many;
    #[pymodule_export]
    use crate::table::Match;
}
