// Files that import both Testing and AppKit also import this module, because Swift's Testing library says so on every platform.
// The toolchain for Linux lacks it.
import AppKit
