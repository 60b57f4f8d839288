/// The data of one upstream source about one locale.
public struct LocaleFacts: Sendable {
    /// The locale as a BCP 47 identifier; the root is `und`.
    public var identifier: String
    /// The values by field.
    public var values: [LocaleField: String]

    /// Creates the facts of a locale.
    public init(identifier: String, values: [LocaleField: String] = [:]) {
        self.identifier = identifier
        self.values = values
    }

    /// The value of a field; nil for none.
    public subscript(field: LocaleField) -> String? {
        get { values[field] }
        set { values[field] = newValue }
    }
}

extension LocaleFacts {
    /// The identifier of the locale from which all others inherit.
    public static let rootIdentifier = "und"

    /// The form that `isIdentifier` requires, for errors.
    public static let identifierForm = "a locale identifier: letters and digits with hyphens between"

    /// Whether a text can name a locale: a language of two to eight ASCII letters, followed by subtags of one to eight
    /// ASCII letters and digits, with hyphens between them.
    ///
    /// Files are named after locales. An upstream identifier is checked with this before it becomes part of a path.
    ///
    ///     LocaleFacts.isIdentifier("ca-ES-valencia")      // true
    ///     LocaleFacts.isIdentifier("../../x")             // false
    ///
    /// See <https://www.unicode.org/reports/tr35/#Unicode_locale_identifier>.
    public static func isIdentifier(_ text: String) -> Bool {
        func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z") }
        func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
        let subtags = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard let language = subtags.first, language.count >= 2, language.allSatisfy(isLetter) else { return false }
        return subtags.allSatisfy { subtag in
            (1...8).contains(subtag.count) && subtag.allSatisfy { isLetter($0) || isDigit($0) }
        }
    }
}
