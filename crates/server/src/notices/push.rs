//! Messages to browsers: encrypted for the browser alone (RFC 8291), and signed by this house (VAPID, RFC 8292).

use aes_gcm::aead::{Aead, KeyInit};
use aes_gcm::{Aes128Gcm, Nonce};
use axum::http::header::{AUTHORIZATION, CONTENT_ENCODING, CONTENT_TYPE};
use axum::http::{HeaderMap, HeaderName, HeaderValue};
use base64ct::{Base64UrlUnpadded, Encoding};
use hkdf::Hkdf;
use p256::ecdsa::signature::Signer;
use p256::ecdsa::{Signature, SigningKey};
use p256::{PublicKey, SecretKey};
use serde::{Deserialize, Serialize};
use serde_json::json;
use sha2::Sha256;
use store::Millis;
use url::Url;

use super::NotTold;
use crate::{ServerError, random};

/// For how many seconds those who take messages to browsers keep them.
const KEPT: u32 = 24 * 3600;

/// For how long a signature counts; more than a day is refused.
const SIGNED: Millis = 12 * 3600;

/// The size of the one record: nothing that is sent comes near it.
const RECORD: u32 = 4096;

/// The length of a public key.
const KEY: usize = 65;

/// What a message to a browser is encrypted with.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Subscription {
    /// Its public key.
    pub(crate) p256dh: String,
    /// A secret that only it and we have.
    pub(crate) auth: String,
}

/// Who this house is for those that take messages to browsers.
pub(crate) struct Identity(SecretKey);

impl Subscription {
    /// The public key and the secret, if they are some.
    pub(crate) fn read(&self) -> Option<(PublicKey, Vec<u8>)> {
        let bytes = |text: &str| Base64UrlUnpadded::decode_vec(text.trim_end_matches('=')).ok();
        let auth = bytes(&self.auth).filter(|auth| auth.len() == 16)?;
        Some((PublicKey::from_sec1_bytes(&bytes(&self.p256dh)?).ok()?, auth))
    }
}

impl Identity {
    /// A new one.
    pub(super) fn draw() -> Result<[u8; 32], ServerError> {
        Ok(new_key()?.to_bytes().into())
    }

    pub(super) fn read(hex: &str) -> Result<Self, ServerError> {
        let bytes = crate::state::from_hex(hex).and_then(|bytes| SecretKey::from_slice(&bytes).ok());
        bytes.map(Identity).ok_or_else(|| {
            tracing::error!("the store holds no key for messages to browsers");
            ServerError::Broken
        })
    }

    /// What a browser is told, so that only we can send it messages.
    pub(crate) fn public(&self) -> String {
        Base64UrlUnpadded::encode_string(&self.0.public_key().to_sec1_bytes_uncompressed())
    }

    /// What a message is sent with: `house` is where those who take it can complain.
    pub(super) fn headers(&self, endpoint: &str, house: &str, now: Millis) -> Result<HeaderMap, NotTold> {
        let origin = Url::parse(endpoint).map_err(|error| NotTold::Never(error.to_string()))?.origin();
        let claims = json!({ "aud": origin.ascii_serialization(), "exp": now / 1000 + SIGNED, "sub": house });
        let part = |json: serde_json::Value| Base64UrlUnpadded::encode_string(json.to_string().as_bytes());
        let signed = format!("{}.{}", part(json!({ "typ": "JWT", "alg": "ES256" })), part(claims));
        let signature: Signature = SigningKey::from(&self.0).sign(signed.as_bytes());
        let token = format!("{signed}.{}", Base64UrlUnpadded::encode_string(&signature.to_bytes()));
        let value = |text: &str| HeaderValue::from_str(text).map_err(|error| NotTold::Never(error.to_string()));
        Ok(HeaderMap::from_iter([
            (AUTHORIZATION, value(&format!("vapid t={token}, k={}", self.public()))?),
            (CONTENT_ENCODING, HeaderValue::from_static("aes128gcm")),
            (CONTENT_TYPE, HeaderValue::from_static("application/octet-stream")),
            (HeaderName::from_static("ttl"), HeaderValue::from(KEPT)),
            (HeaderName::from_static("urgency"), HeaderValue::from_static("normal")),
        ]))
    }
}

/// A public key in full length.
trait Uncompressed {
    fn to_sec1_bytes_uncompressed(&self) -> [u8; KEY];
}

impl Uncompressed for PublicKey {
    fn to_sec1_bytes_uncompressed(&self) -> [u8; KEY] {
        use p256::elliptic_curve::sec1::ToSec1Point;
        let point = self.to_sec1_point(false);
        let mut bytes = [0; KEY];
        bytes.copy_from_slice(point.as_bytes());
        bytes
    }
}

/// A key that was never used.
fn new_key() -> Result<SecretKey, ServerError> {
    loop {
        // All but one in four thousand million drawn are keys.
        if let Ok(key) = SecretKey::from_slice(&random::bytes::<32>()?) {
            return Ok(key);
        }
    }
}

/// A message for a browser, as it is sent.
pub(super) fn encrypted(message: &str, to: &Subscription) -> Result<Vec<u8>, NotTold> {
    let (public, auth) = to.read().ok_or_else(|| NotTold::Never("the keys of that browser are none".to_owned()))?;
    let broken = |error: ServerError| NotTold::Later(error.to_string());
    let (key, salt) = (new_key().map_err(broken)?, random::bytes().map_err(broken)?);
    encrypt(message.as_bytes(), &public, &auth, &key, &salt).ok_or_else(|| NotTold::Never("too long".to_owned()))
}

/// RFC 8291, section 3.4, and RFC 8188 with a single record.
fn encrypt(message: &[u8], to: &PublicKey, auth: &[u8], key: &SecretKey, salt: &[u8; 16]) -> Option<Vec<u8>> {
    let (theirs, ours) = (to.to_sec1_bytes_uncompressed(), key.public_key().to_sec1_bytes_uncompressed());
    let shared = p256::ecdh::diffie_hellman(key.to_nonzero_scalar(), to.as_affine());
    let mut secret = [0; 32];
    let info = [b"WebPush: info\0".as_slice(), &theirs, &ours].concat();
    Hkdf::<Sha256>::new(Some(auth), shared.raw_secret_bytes()).expand(&info, &mut secret).ok()?;
    let keys = Hkdf::<Sha256>::new(Some(salt), &secret);
    let (mut content_key, mut nonce) = ([0; 16], [0; 12]);
    keys.expand(b"Content-Encoding: aes128gcm\0", &mut content_key).ok()?;
    keys.expand(b"Content-Encoding: nonce\0", &mut nonce).ok()?;
    // 2 says that no more records follow.
    let plain = [message, &[2]].concat();
    let sealed = Aes128Gcm::new(&content_key.into()).encrypt(&Nonce::from(nonce), plain.as_slice()).ok()?;
    let length = u8::try_from(KEY).ok()?;
    (sealed.len() <= RECORD as usize)
        .then(|| [salt.as_slice(), &RECORD.to_be_bytes(), &[length], &ours, &sealed].concat())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bytes(text: &str) -> Vec<u8> {
        Base64UrlUnpadded::decode_vec(text).expect("base64")
    }

    #[test]
    fn the_example_of_rfc_8291() {
        let key = SecretKey::from_slice(&bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")).expect("a key");
        let to = Subscription {
            p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4".into(),
            auth: "BTBZMqHH6r4Tts7J_aSIgg".into(),
        };
        let (public, auth) = to.read().expect("keys");
        let salt = bytes("DGv6ra1nlYgDCS1FRnbzlw").try_into().expect("16 bytes");
        let sent =
            encrypt(b"When I grow up, I want to be a watermelon", &public, &auth, &key, &salt).expect("a message");
        let expected = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz\
                        AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
        assert_eq!(Base64UrlUnpadded::encode_string(&sent), expected);
    }

    #[test]
    fn nonsense_is_no_subscription() {
        for (p256dh, auth) in [("", ""), ("AAAA", "BTBZMqHH6r4Tts7J_aSIgg"), ("ä", "ö")] {
            assert!(Subscription { p256dh: p256dh.into(), auth: auth.into() }.read().is_none(), "{p256dh}");
        }
    }
}
