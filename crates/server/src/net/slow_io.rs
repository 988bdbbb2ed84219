//! A connection that notes when its reader stops reading.

use std::io::{self, IoSlice};
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};

use super::connections::Place;
use crate::metrics::part;

/// A connection that notes at its place when nothing more goes out.
pub(super) struct SlowIo<S> {
    inner: S,
    place: Arc<Place>,
}

impl<S> SlowIo<S> {
    pub(super) fn new(inner: S, place: Arc<Place>) -> Self {
        SlowIo { inner, place }
    }

    fn note<T>(&self, written: Poll<T>) -> Poll<T> {
        match &written {
            Poll::Pending => self.place.stalls(),
            Poll::Ready(_) => self.place.flows(),
        }
        written
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for SlowIo<S> {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.inner).poll_read(cx, buf)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for SlowIo<S> {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &[u8]) -> Poll<io::Result<usize>> {
        let written = part("send", || Pin::new(&mut self.inner).poll_write(cx, buf));
        self.note(written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bufs: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = part("send", || Pin::new(&mut self.inner).poll_write_vectored(cx, bufs));
        self.note(written)
    }

    fn is_write_vectored(&self) -> bool {
        self.inner.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let flushed = Pin::new(&mut self.inner).poll_flush(cx);
        // A flush that is done may have had nothing to do: it says nothing about the reader.
        if flushed.is_pending() { self.note(flushed) } else { flushed }
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let shut = Pin::new(&mut self.inner).poll_shutdown(cx);
        self.note(shut)
    }
}
