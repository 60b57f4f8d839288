// What the adapters and their tests use of SwiftUI, so that Linux can compile and run them. Only the environment variable
// CURRENCY_UI_STUBS=1 adds this module. Views are evaluated and their fields played by the hosts in this folder; there is
// no layout, no focus system and nothing on a screen.
@_exported import Combine
@_exported import Foundation
@_exported import UIKit
