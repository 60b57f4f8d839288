import LocaleModel

/// A value that two sources state differently, or that only the correcting one has.
public struct SourceDifference: Equatable, Sendable {
    /// The kind of a difference, which also determines which of the two values is used.
    public enum Kind: String, CaseIterable, Codable, Sendable {
        /// The base's form leaves the value out: a numbering system that the locale does not name, units, or a whole
        /// locale. The correcting source's value is used.
        case leftOut = "left-out"
        /// Upstream corrected the value after the base was published. The correcting source's value is used; a decision
        /// says so.
        case corrected
        /// The sources disagree and neither is newer. The base's value is kept; a decision states the reason.
        case conflict
        /// Only the form differs: the correcting source states inherited values.
        /// The base's value is kept.
        case form
    }

    /// The kind of the difference.
    public var kind: Kind
    /// The locale; nil for all locales.
    public var locale: String?
    /// The field's path.
    public var field: String
    /// The value of the base; nil for none.
    public var base: String?
    /// The value of the correcting source; nil for none.
    public var correction: String?

    /// Creates a difference.
    public init(kind: Kind, locale: String?, field: String, base: String?, correction: String?) {
        self.kind = kind
        self.locale = locale
        self.field = field
        self.base = base
        self.correction = correction
    }

    /// Whether the correcting source's value is used.
    public var isTaken: Bool { kind == .leftOut || kind == .corrected }
}
