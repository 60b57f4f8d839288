// The C target CLibXML2 includes libxml2 itself; this module only carries the flags that find it.
