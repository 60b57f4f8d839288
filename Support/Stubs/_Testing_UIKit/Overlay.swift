// Files that import both Testing and UIKit also import this module, because Swift's Testing library says so on every platform.
// The toolchain for Linux lacks it.
import UIKit
