import CurrencyCore

// `current` and `autoUpdating` stand for the user's locale, which the tables do not have. They are cases because
// existing code stores their raw values, but they exist only in programs that link CurrencyFoundation, which reads the
// user's settings: it adds a conformance to `CurrencyLocale`, which is looked up at run time. In other programs no
// value of the enum is one of them, and their names do not compile, so that neither is ever taken for the root.

/// The conformance that a module which reads the user's settings adds to `CurrencyLocale`.
package protocol UserLocaleSource {
    /// The user's locale, now.
    static var user: LocaleIdentifier { get }
}

extension CurrencyLocale {
    /// The user's locale; available with CurrencyFoundation, which reads the user's settings.
    @available(
        *, unavailable, message: "the user's locale is read by module CurrencyFoundation: import it, or name a locale"
    )
    public static var current: CurrencyLocale { ._current }

    /// The user's locale at each call; available with CurrencyFoundation, which reads the user's settings.
    @available(
        *, unavailable, message: "the user's locale is read by module CurrencyFoundation: import it, or name a locale"
    )
    public static var autoUpdating: CurrencyLocale { ._autoUpdating }

    /// Whether a case exists in the program: all do, but those for the user's locale only with CurrencyFoundation.
    static func exists(_ locale: CurrencyLocale) -> Bool {
        switch locale {
        case ._current, ._autoUpdating: hasUser
        default: true
        }
    }

    /// The user's locale, which the cases `current` and `autoUpdating` stand for.
    static var user: LocaleIdentifier {
        #if !hasFeature(Embedded)
            if let userSource { return userSource.user }
        #endif
        preconditionFailure("a program without CurrencyFoundation has no locale of the user")
    }

    // Embedded Swift cannot look up conformances at run time, and has no Foundation.
    #if hasFeature(Embedded)
        private static var hasUser: Bool { false }
    #else
        private static var hasUser: Bool { userSource != nil }

        private static var userSource: (any UserLocaleSource.Type)? {
            (CurrencyLocale.self as Any.Type) as? any UserLocaleSource.Type
        }
    #endif
}
