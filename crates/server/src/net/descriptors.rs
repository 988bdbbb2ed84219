//! How many connections the system allows.

/// Descriptors that are kept back: for the store, the logs, and for accepting whoever is then turned away.
const KEPT_BACK: u64 = 96;

/// Raises the number of files and connections that this process may have open as far as it may; how many connections that
/// makes, where the system tells.
#[cfg(unix)]
pub(crate) fn raise_limit() -> Option<usize> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    let current = current?;
    let wanted = maximum.unwrap_or(1 << 20);
    let raised = current < wanted && setrlimit(Resource::Nofile, Rlimit { current: Some(wanted), maximum }).is_ok();
    let open = if raised { wanted } else { current };
    usize::try_from(open.saturating_sub(KEPT_BACK.min(open / 2))).ok()
}

/// Where the system knows no such number there is none to raise.
#[cfg(not(unix))]
pub(crate) fn raise_limit() -> Option<usize> {
    None
}
