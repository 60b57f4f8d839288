import CurrencyCore

// The user's locale is the one thing that the enum has and the tables do not: `current` and `autoUpdating`. They are cases,
// whose raw values existing code stores, and they are there only in programs that link a module which reads the settings of
// the user: CurrencyFoundation. It says so by a conformance, which is looked for when the program runs. In other programs
// no value of the enum is one of them, and their names do not compile, so that neither is ever taken for the root.

/// What a module that reads the user's settings makes of `CurrencyLocale`.
package protocol UserLocaleSource {
    /// The user's locale, now.
    static var user: LocaleIdentifier { get }
}

extension CurrencyLocale {
    @available(
        *, unavailable, message: "the user's locale is read by module CurrencyFoundation: import it, or name a locale"
    )
    public static var current: CurrencyLocale { ._current }

    @available(
        *, unavailable, message: "the user's locale is read by module CurrencyFoundation: import it, or name a locale"
    )
    public static var autoUpdating: CurrencyLocale { ._autoUpdating }

    /// Whether the program has a case: all but those that follow the user, and these where something says who that is.
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

    // Embedded Swift has no conformances that are looked for at run time, and no Foundation.
    #if hasFeature(Embedded)
        private static var hasUser: Bool { false }
    #else
        private static var hasUser: Bool { userSource != nil }

        private static var userSource: (any UserLocaleSource.Type)? {
            (CurrencyLocale.self as Any.Type) as? any UserLocaleSource.Type
        }
    #endif
}
