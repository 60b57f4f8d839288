import LocaleModel

/// A text with the rules and values behind each of its characters; or, without an amount, the values alone.
public struct Explanation: Sendable, Equatable {
    /// The locale that was asked for.
    public var requested: String
    /// The locale whose data is used.
    public var locale: String
    /// How the one led to the other; the last is `locale`.
    public var resolution: [ResolutionStep]
    /// The numbering system, such as `latn`.
    public var numberingSystem: String
    /// The code of the currency; nil if none was named.
    public var currency: String?
    /// The amount, as a decimal; nil if none was given.
    public var amount: String?
    /// What the engine writes.
    public var text: String?
    /// Without gaps from the text's beginning to its end.
    public var runs: [ExplainedRun] = []
    /// Each value once: first those of the text in its order, then those that decided on them.
    public var values: [ExplainedValue] = []
    /// The publication of the snapshot.
    public var snapshot: SourceVersion
    /// The publication date of ISO 4217's list one.
    public var iso4217: String

    /// The value of a name.
    public subscript(key: ValueKey) -> ExplainedValue? {
        values.first { $0.key == key }
    }

    /// The rules that the runs have, in the order of the text.
    public var rules: [ExplanationRule] {
        var result: [ExplanationRule] = []
        for run in runs where !result.contains(run.rule) { result.append(run.rule) }
        return result
    }
}
