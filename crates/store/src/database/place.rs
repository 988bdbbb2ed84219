//! Where a store is.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

use sqlx::postgres::PgConnectOptions;

use crate::StoreError;

/// Where a store is: in a file, or in a database of a PostgreSQL server. It is shown without its password.
#[derive(Clone)]
pub enum Place {
    /// A SQLite file.
    File(PathBuf),
    /// A database of a PostgreSQL server.
    Postgres(Box<PgConnectOptions>),
}

impl FromStr for Place {
    type Err = StoreError;

    /// Reads `postgres://user@host/database`, `sqlite:file`, or the name of a file.
    fn from_str(text: &str) -> Result<Self, StoreError> {
        if text.starts_with("postgres:") || text.starts_with("postgresql:") {
            let options = text.parse().map_err(|cause: sqlx::Error| StoreError::Place(cause.to_string()))?;
            return Ok(Place::Postgres(Box::new(options)));
        }
        let file = text.strip_prefix("sqlite:").unwrap_or(text);
        let file = file.strip_prefix("//").unwrap_or(file);
        let scheme = file.split_once("://").map(|(scheme, _)| scheme);
        match scheme {
            Some(scheme) => Err(StoreError::Place(format!("`{scheme}` is neither `sqlite` nor `postgres`"))),
            None if file.is_empty() => Err(StoreError::Place("a file has a name".to_owned())),
            None => Ok(Place::File(PathBuf::from(file))),
        }
    }
}

impl From<PathBuf> for Place {
    fn from(path: PathBuf) -> Self {
        Place::File(path)
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::File(path) => write!(f, "{}", path.display()),
            Place::Postgres(server) => {
                let database = server.get_database().unwrap_or(server.get_username());
                match server.get_socket() {
                    Some(socket) => write!(f, "postgres:///{database}?host={}", socket.display()),
                    None => write!(f, "postgres://{}:{}/{database}", server.get_host(), server.get_port()),
                }
            }
        }
    }
}

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Place({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(text: &str) -> String {
        match text.parse::<Place>() {
            Ok(place) => place.to_string(),
            Err(refused) => refused.to_string(),
        }
    }

    #[test]
    fn a_place_is_read_and_keeps_its_password() {
        assert_eq!(shown("postgres://ada:secret@db.example/gantry"), "postgres://db.example:5432/gantry");
        assert_eq!(shown("postgresql:///gantry?host=/run/postgresql"), "postgres:///gantry?host=/run/postgresql");
        for file in ["club.sqlite", "sqlite:club.sqlite", "sqlite://club.sqlite"] {
            assert_eq!(shown(file), "club.sqlite");
        }
        assert_eq!(shown("sqlite:///srv/club.sqlite"), "/srv/club.sqlite");
        let place = format!("{:?}", "postgres://ada:secret@db/g".parse::<Place>());
        assert!(!place.contains("secret"), "{place}");
    }

    #[test]
    fn what_is_no_place_is_refused_with_a_reason() {
        assert!(shown("mysql://db/gantry").contains("`mysql` is neither"));
        assert!(shown("postgres://db:port/gantry").starts_with("this is no place for a store"));
        assert!(shown("sqlite:").contains("a file has a name"));
    }
}
