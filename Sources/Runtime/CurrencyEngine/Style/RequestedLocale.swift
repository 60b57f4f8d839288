import CurrencyCore
import PackedTables

/// The locale that a style asks for.
///
/// An identifier without keywords is parsed only if its subtags are needed, which is rare in formatting.
enum RequestedLocale: Sendable {
    /// An identifier without keywords, whose text lives as long as the program.
    case literal(PackedText)
    indirect case identifier(LocaleIdentifier)

    var identifier: LocaleIdentifier {
        switch self {
        case .literal(let text): LocaleIdentifier(canonical: text.utf8)
        case .identifier(let identifier): identifier
        }
    }

    var numberingSystem: Subtag? {
        if case .identifier(let identifier) = self { identifier.numberingSystem } else { nil }
    }

    var prefersAccounting: Bool {
        if case .identifier(let identifier) = self { identifier.prefersAccounting } else { false }
    }
}

extension RequestedLocale: Hashable {
    static func == (left: Self, right: Self) -> Bool {
        if case (.literal(let left), .literal(let right)) = (left, right), left.start == right.start { return true }
        return left.identifier == right.identifier
    }

    func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}
