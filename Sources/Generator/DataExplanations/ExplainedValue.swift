import LocaleModel

/// A value of the tables with the way by which it came there.
public struct ExplainedValue: Sendable, Equatable {
    /// What was asked for.
    public var key: ValueKey
    /// The value.
    public var value: String
    /// The locale that has the value of its own; nil for values that are no locale's.
    public var owner: String?
    /// The name under which the owner has it: another than was asked for where an alias or a default led there.
    public var ownerKey: ValueKey
    /// The file of the snapshot that holds it; nil for a currency's code, which stands for a symbol that nobody has.
    public var snapshotFile: String?
    /// Where it was looked for, in this order; the last is where it was found.
    public var walk: [WalkStep] = []
    /// What LDML asks for first, and what nobody has: a narrow symbol before the plain one.
    public var insteadOf: [ValueKey] = []
    /// The decision that gave the value, where no source did.
    public var decision: ExplainedDecision?
    /// Where the snapshot's own source states it.
    public var upstream: [ExplainedPlace] = []
    /// What other sources say, in the order in which they were asked.
    public var sources: [SourceStatement] = []
}

/// A place where a value was looked for.
public struct WalkStep: Sendable, Equatable {
    /// Why a place is the next one.
    public enum Reason: String, Sendable {
        /// The locale that was asked for.
        case start
        /// `parentLocales` of CLDR names the parent.
        case parentLocale
        /// The identifier without its last subtag.
        case truncation
        /// A language without its unlikely script inherits from the root.
        case unlikelyScript
        /// The root says that another field of the same locale stands in.
        case alias
        /// The entry for all that have none of their own.
        case `default`
        /// No value anywhere: the currency's code.
        case code
    }

    /// nil for values that are no locale's.
    public var locale: String?
    /// The value that was looked for.
    public var key: ValueKey
    /// Why it is not used.
    public var reason: Reason
}

/// A value that a person decided on.
public struct ExplainedDecision: Sendable, Equatable {
    /// Why the decision was taken.
    public var reason: String
    /// The address of the evidence.
    public var link: String
}

/// A place in a publication where a value is written.
public struct ExplainedPlace: Sendable, Equatable {
    /// Whose value the publication states there.
    public enum Relation: String, Sendable {
        /// That of the locale that owns it.
        case owner
        /// That of the locale that was asked for: the publication repeats what is inherited.
        case resolved
    }

    /// The publication.
    public var source: SourceVersion
    /// How the publication relates to the value.
    public var relation: Relation
    /// The place in the publication's files.
    public var place: UpstreamPlace
}

/// What another source says of a value.
public struct SourceStatement: Sendable, Equatable {
    /// What a source says of a value.
    public enum Verdict: String, Sendable {
        case agrees
        case differs
        /// The source has the locale, and no value for it.
        case silent
    }

    /// The publication that was asked.
    public var source: SourceVersion
    /// What it was asked for: the value, or one of those that come before it and that the snapshot lacks.
    public var key: ValueKey
    /// Whether the source agrees with the snapshot.
    public var verdict: Verdict
    /// What the source says; nil where it is silent.
    public var value: String?
    /// Where it says so; nil where it is silent.
    public var place: UpstreamPlace?
}
