import LocaleModel

/// A value of the tables, and how it was found.
public struct ExplainedValue: Sendable, Equatable {
    /// The requested name.
    public var key: ValueKey
    /// The value.
    public var value: String
    /// The locale that owns the value; nil for values that belong to no locale.
    public var owner: String?
    /// The owner's name for the value. It differs from the requested one if an alias or a default was followed.
    public var ownerKey: ValueKey
    /// The snapshot's file with the value; nil for a currency's code in place of a missing symbol.
    public var snapshotFile: String?
    /// The places that were searched, in order; the value was found in the last.
    public var walk: [WalkStep] = []
    /// The names that LDML requests first and that have no value, such as a narrow symbol before the plain one.
    public var insteadOf: [ValueKey] = []
    /// The decision that supplied the value, if no source did.
    public var decision: ExplainedDecision?
    /// The place of the value in the snapshot's own source.
    public var upstream: [ExplainedPlace] = []
    /// The statements of other sources, in the order in which they were queried.
    public var sources: [SourceStatement] = []
}

/// A place that was searched for a value.
public struct WalkStep: Sendable, Equatable {
    /// The reason why a place comes next.
    public enum Reason: String, Sendable {
        /// The requested locale.
        case start
        /// CLDR's `parentLocales` names the parent.
        case parentLocale
        /// The identifier without its last subtag.
        case truncation
        /// A language without its unlikely script inherits from the root.
        case unlikelyScript
        /// The root refers to another field of the same locale.
        case alias
        /// The default entry, for everything without its own entry.
        case `default`
        /// The currency's code, because there is no value.
        case code
    }

    /// The locale; nil for values that belong to no locale.
    public var locale: String?
    /// The name of the value that was searched for.
    public var key: ValueKey
    /// The reason why the place comes next.
    public var reason: Reason
}

/// A value that a person decided.
public struct ExplainedDecision: Sendable, Equatable {
    /// The reason for the decision.
    public var reason: String
    /// The address of the evidence.
    public var link: String
}

/// A place in a publication that states a value.
public struct ExplainedPlace: Sendable, Equatable {
    /// The locale for which the publication states the value there.
    public enum Relation: String, Sendable {
        /// The locale that owns the value.
        case owner
        /// The requested locale, because the publication repeats inherited values.
        case resolved
    }

    /// The publication.
    public var source: SourceVersion
    /// How the publication relates to the value.
    public var relation: Relation
    /// The place in the publication's files.
    public var place: UpstreamPlace
}

/// The statement of another source about a value.
public struct SourceStatement: Sendable, Equatable {
    /// The result of comparing a source with the value.
    public enum Verdict: String, Sendable {
        case agrees
        case differs
        /// The source has the locale but no value for it.
        case silent
    }

    /// The publication that was queried.
    public var source: SourceVersion
    /// The queried value: the value itself, or one that takes precedence over it and that the snapshot lacks.
    public var key: ValueKey
    /// Whether the source agrees with the snapshot.
    public var verdict: Verdict
    /// The value in the source; nil if the source is silent.
    public var value: String?
    /// The place of the value in the source; nil if the source is silent.
    public var place: UpstreamPlace?
}
