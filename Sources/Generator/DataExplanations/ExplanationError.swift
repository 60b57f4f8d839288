import CommandSupport
import LocaleModel

/// An error that says why something could not be explained.
public enum ExplanationError: Error, Equatable, Sendable {
    /// No tables can be made from the snapshot.
    case unusable(snapshot: SourceVersion, reason: String)
    /// The snapshot lacks a value that every locale must have.
    case missing(locale: String, field: String)
    /// The engine uses another value than the one that follows from the rules.
    case contradicted(locale: String, field: String, value: String, engine: String)
    /// A range of the text that follows from no rule.
    case unexplained(text: String, stretch: String)
    /// The number has no words by the rule set.
    case noWords(String)
}

extension ExplanationError: CustomStringConvertible {
    /// The error as text, in English.
    public var description: String {
        func shown(_ text: String) -> String { "\u{201C}\(VisibleText.of(text))\u{201D}" }
        return switch self {
        case .unusable(let source, let reason):
            "no tables can be made of the snapshot of \(source.name) \(source.version): \(reason)"
        case .missing(let locale, let field): "locale \(locale): \(field): no value, which every locale must have"
        case .contradicted(let locale, let field, let value, let engine):
            "locale \(locale): \(field): the snapshot has \(shown(value)), but the engine uses \(shown(engine))"
        case .unexplained(let text, let stretch):
            "\(shown(text)): no rule accounts for \(shown(stretch)); this is a fault of the explanation"
        case .noWords(let reason): reason
        }
    }
}
