/// What one upstream says of one locale.
public struct LocaleFacts: Sendable {
    /// The locale as a BCP 47 identifier; the root is `und`.
    public var identifier: String
    /// The values by field.
    public var values: [LocaleField: String]

    public init(identifier: String, values: [LocaleField: String] = [:]) {
        self.identifier = identifier
        self.values = values
    }

    public subscript(field: LocaleField) -> String? {
        get { values[field] }
        set { values[field] = newValue }
    }
}

extension LocaleFacts {
    /// The identifier of the locale that every other inherits from.
    public static let rootIdentifier = "und"
}
