import Foundation
import LocaleModel

/// Values that a person decided on because a source lacks them, with the reason and where to look it up.
public struct ValueDecision: Codable, Sendable, Equatable {
    /// The name of the source that lacks the values: a decision is for that source alone.
    public var source: String
    public var locale: String
    public var reason: String
    public var link: String
    /// By field path.
    public var values: [String: String]
}

/// Why decisions could not be used.
public enum DecisionError: Error, Equatable, Sendable {
    case unreadable(file: String, reason: String)
    case missingReason(file: String, locale: String)
    case unknownField(file: String, locale: String, field: String)
    /// Upstream has the locale's value by now, or has no such locale: the entry must go.
    case unused(file: String, locale: String, field: String)
    /// Two sources differ, and no entry says which of them is right.
    case undecided(file: String, differences: [SourceDifference])
}

extension DecisionError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unreadable(let file, let reason): "\(file): \(reason)"
        case .missingReason(let file, let locale): "\(file): locale \(locale): an entry needs a reason and a link"
        case .unknownField(let file, let locale, let field): "\(file): locale \(locale): \(field) is not a field"
        case .unused(let file, let locale, let field):
            "\(file): locale \(locale): \(field) is no longer needed; remove the entry"
        case .undecided(let file, let differences):
            "\(file): \(differences.count) differences of the sources need an entry:"
                + differences.map { difference in
                    "\n  \(difference.locale ?? "supplemental") \(difference.field): "
                        + "\((difference.base ?? "nothing").debugDescription) -> "
                        + (difference.correction ?? "nothing").debugDescription
                }.joined()
        }
    }
}

extension ValueDecision {
    /// Reads the decisions of a file.
    public static func read(from path: String) throws(DecisionError) -> [ValueDecision] {
        let file = (path as NSString).lastPathComponent
        guard let bytes = FileManager.default.contents(atPath: path) else {
            throw .unreadable(file: file, reason: "the file cannot be read")
        }
        do {
            return try JSONDecoder().decode([ValueDecision].self, from: bytes)
        } catch {
            throw .unreadable(file: file, reason: String(describing: error))
        }
    }

    /// Puts the decided values for a source into its locales.
    ///
    /// - Throws: `DecisionError.unused` where a value is already there: what upstream says needs no decision.
    public static func apply(
        _ decisions: [ValueDecision], from file: String, to facts: inout UpstreamFacts
    ) throws(DecisionError) {
        for decision in decisions where decision.source == facts.source.name {
            if decision.reason.isEmpty || decision.link.isEmpty {
                throw .missingReason(file: file, locale: decision.locale)
            }
            let index = facts.locales.firstIndex { $0.identifier == decision.locale }
            for (path, value) in decision.values.sorted(by: { $0.key < $1.key }) {
                guard let field = LocaleField(pathComponents: path.split(separator: "/").map(String.init)) else {
                    throw .unknownField(file: file, locale: decision.locale, field: path)
                }
                guard let index, facts.locales[index][field] == nil else {
                    throw .unused(file: file, locale: decision.locale, field: path)
                }
                facts.locales[index][field] = value
            }
        }
    }
}
