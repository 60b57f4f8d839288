import CommandSupport
import CurrencyEngine

/// A range of a text that one rule produced.
public struct ExplainedRun: Sendable, Equatable {
    /// The characters of the run.
    public var text: String
    /// The range in UTF-8 offsets of the whole text.
    public var range: Range<Int>
    /// The part to which the run belongs.
    public var part: FormattedPart.Kind
    /// The rule that produced the characters.
    public var rule: ExplanationRule
    /// The value with the characters; nil for the caller's text, such as a currency's code.
    public var value: ValueKey?
    /// The values that influenced the run: the pattern with a place for it, or the plural rule.
    public var because: [ValueKey] = []
    /// A remark in addition to the rule, such as an option that changed the characters.
    public var note: String?

    /// The note for a run whose characters differ from the value.
    public static let changedNote = "changed by the options for spaces and marks of direction"

    /// The code points, such as `U+0031 U+00A0`.
    public var codePoints: String { VisibleText.codePoints(of: text) }
}
