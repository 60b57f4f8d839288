// What the adapters and their tests use of UIKit, so that Linux can compile and run them. Only the environment variable
// CURRENCY_UI_STUBS=1 adds this module. It shows that the adapters do what UIKit's documentation asks of them; it cannot
// show keyboards, layout, hit testing, undo or VoiceOver.
@_exported import Foundation
