// The parts of UIKit that the adapters and their tests use, so that Linux can compile and run them. Only the
// environment variable CURRENCY_UI_STUBS=1 adds this module. It can test that the adapters follow UIKit's
// documentation, but not keyboards, layout, hit testing, undo or VoiceOver.
@_exported import Foundation
