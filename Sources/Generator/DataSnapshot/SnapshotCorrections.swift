import LocaleModel

/// The second source of a snapshot. It corrects the first one and adds what the first one lacks.
public struct SnapshotCorrections: Sendable, Equatable {
    /// The publication that corrects the base.
    public var source: SourceVersion
    /// The paths of the fields with this source's values, by locale, sorted. Fields for all locales are under
    /// `supplemental`.
    public var fields: [String: [String]]

    /// The key for fields that apply to all locales.
    public static let supplemental = "supplemental"

    /// Creates corrections from a source, by locale.
    public init(source: SourceVersion, fields: [String: [String]]) {
        self.source = source
        self.fields = fields
    }

    /// Whether a locale's own value of a field comes from this source.
    public func hold(_ field: LocaleField, in locale: String) -> Bool {
        fields[locale]?.contains(field.path) ?? false
    }

    /// Whether a value for all locales comes from this source. A whole entry does, such as all of a currency's digits.
    public func hold(_ field: SupplementalField) -> Bool {
        fields[Self.supplemental]?.contains { field.path.hasPrefix($0 + "/") } ?? false
    }
}
