//! Encryption of our own, where no proxy does it.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use engine::{Problem, ensure};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};

/// The two files that HTTPS needs, both in PEM.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tls {
    /// The certificate, with those that vouch for it.
    pub cert: PathBuf,
    /// Its private key.
    pub key: PathBuf,
}

impl Tls {
    /// What encrypts connections with this certificate.
    pub(super) fn acceptor(&self) -> Result<TlsAcceptor, Problem> {
        let certificates: Vec<CertificateDer<'static>> = CertificateDer::pem_file_iter(&self.cert)
            .and_then(Iterator::collect)
            .map_err(|error| unreadable(&self.cert, &error))?;
        ensure!(!certificates.is_empty(), "there is no certificate in {}", self.cert.display());
        let key = PrivateKeyDer::from_pem_file(&self.key).map_err(|error| unreadable(&self.key, &error))?;
        let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .and_then(|builder| builder.with_no_client_auth().with_single_cert(certificates, key));
        let mut config = config.map_err(|error| unreadable(&self.cert, &error))?;
        config.alpn_protocols = vec![b"http/1.1".to_vec()];
        Ok(TlsAcceptor::from(Arc::new(config)))
    }
}

fn unreadable(path: &Path, error: &dyn std::fmt::Display) -> Problem {
    Problem::new(format!("cannot use {} for HTTPS: {error}", path.display()))
}
