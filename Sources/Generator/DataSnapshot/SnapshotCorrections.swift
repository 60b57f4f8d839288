import LocaleModel

/// The second source of a snapshot: it corrects the first one, and has what that leaves out.
public struct SnapshotCorrections: Sendable, Equatable {
    /// The publication that corrects the base.
    public var source: SourceVersion
    /// The paths of the fields whose values are this source's, by locale, sorted. What holds for all locales stands under
    /// `supplemental`.
    public var fields: [String: [String]]

    /// The key of fields that hold for all locales.
    public static let supplemental = "supplemental"

    /// Makes corrections of a source, by locale.
    public init(source: SourceVersion, fields: [String: [String]]) {
        self.source = source
        self.fields = fields
    }

    /// Whether a locale's own value of a field is this source's.
    public func hold(_ field: LocaleField, in locale: String) -> Bool {
        fields[locale]?.contains(field.path) ?? false
    }

    /// Whether a value that holds for all locales is this source's: a whole entry is, such as all of a currency's digits.
    public func hold(_ field: SupplementalField) -> Bool {
        fields[Self.supplemental]?.contains { field.path.hasPrefix($0 + "/") } ?? false
    }
}
