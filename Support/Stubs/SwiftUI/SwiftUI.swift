// The parts of SwiftUI that the adapters and their tests use, so that Linux can compile and run them. Only the
// environment variable CURRENCY_UI_STUBS=1 adds this module. The hosts in this folder evaluate views and simulate their
// fields; there is no layout, no focus system and no screen.
@_exported import Combine
@_exported import Foundation
@_exported import UIKit
