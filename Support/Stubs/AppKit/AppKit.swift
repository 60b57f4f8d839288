// What the adapters and their tests use of AppKit, so that Linux can compile and run them. Only the environment variable
// CURRENCY_UI_STUBS=1 adds this module. A window's field editor is made for each field here.
@_exported import Foundation
@_exported import class UIKit.UndoManager
