import LocaleModel

/// A value that two sources state differently, or that only the correcting one states.
public struct SourceDifference: Equatable, Sendable {
    /// What kind of difference it is, and with it which of the two values is taken.
    public enum Kind: String, CaseIterable, Codable, Sendable {
        /// The base leaves the value out of its form: a numbering system that the locale does not name, units, or a
        /// whole locale. The correcting source's is taken.
        case leftOut = "left-out"
        /// Upstream corrected the value after the base was published. The correcting source's is taken; a decision says
        /// so.
        case corrected
        /// The sources disagree and neither is later. The base's is kept; a decision says why.
        case conflict
        /// Only the form differs: the correcting source writes out what is inherited.
        /// The base's is kept.
        case form
    }

    /// The kind of the difference.
    public var kind: Kind
    /// The locale; nil for what holds for all of them.
    public var locale: String?
    /// The field's path.
    public var field: String
    /// The value of the base; nil for none.
    public var base: String?
    /// The value of the correcting source; nil for none.
    public var correction: String?

    /// Makes a difference.
    public init(kind: Kind, locale: String?, field: String, base: String?, correction: String?) {
        self.kind = kind
        self.locale = locale
        self.field = field
        self.base = base
        self.correction = correction
    }

    /// Whether the correcting source's value is taken.
    public var isTaken: Bool { kind == .leftOut || kind == .corrected }
}
