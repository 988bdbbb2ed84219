//! Mass play and measurements.
