// The parts of AppKit that the adapters and their tests use, so that Linux can compile and run them. Only the
// environment variable CURRENCY_UI_STUBS=1 adds this module. Unlike in AppKit, each field has its own field editor.
@_exported import Foundation
@_exported import class UIKit.UndoManager
