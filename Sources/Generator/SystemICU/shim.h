// The C target CICU includes ICU itself; this module only carries the flags that find it.
