import LocaleModel

/// A text with the rules and values for each of its characters or, without an amount, only the values.
public struct Explanation: Sendable, Equatable {
    /// The requested locale.
    public var requested: String
    /// The locale whose data is used.
    public var locale: String
    /// The steps from the requested locale to the one that is used; the last is `locale`.
    public var resolution: [ResolutionStep]
    /// The numbering system, such as `latn`.
    public var numberingSystem: String
    /// The code of the currency; nil if none was named.
    public var currency: String?
    /// The amount, as a decimal; nil if none was given.
    public var amount: String?
    /// The text that the engine writes.
    public var text: String?
    /// The runs, without gaps from the start of the text to its end.
    public var runs: [ExplainedRun] = []
    /// Each value once: first those of the text in order, and then those that influenced them.
    public var values: [ExplainedValue] = []
    /// The publication of the snapshot.
    public var snapshot: SourceVersion
    /// The publication date of ISO 4217's list one.
    public var iso4217: String

    /// The value with a name.
    public subscript(key: ValueKey) -> ExplainedValue? {
        values.first { $0.key == key }
    }

    /// The rules of the runs, in the order of the text.
    public var rules: [ExplanationRule] {
        var result: [ExplanationRule] = []
        for run in runs where !result.contains(run.rule) { result.append(run.rule) }
        return result
    }
}
