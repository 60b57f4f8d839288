import CurrencyEngine
import ReportFormats

/// A stretch of a text that one rule put there.
public struct ExplainedRun: Sendable, Equatable {
    /// The characters of the run.
    public var text: String
    /// UTF-8 offsets in the whole text.
    public var range: Range<Int>
    /// The part that it is, or belongs to.
    public var part: FormattedPart.Kind
    /// The rule that gives the characters.
    public var rule: ExplanationRule
    /// The value that holds its characters; nil for texts of the caller's, such as a currency's code.
    public var value: ValueKey?
    /// The values that decided on it: the pattern that has a place for it, the rule of plurals.
    public var because: [ValueKey] = []
    /// What is to be said beside the rule, such as an option that changed the characters.
    public var note: String?

    /// The note of a run whose characters are not the value's.
    public static let changedNote = "changed by the options for spaces and marks of direction"

    /// `U+0031 U+00A0`.
    public var codePoints: String { VisibleText.codePoints(of: text) }
}
