import Foundation
import LocaleModel

/// Which of two sources is right about some values, as a person decided.
public struct SourceDecision: Codable, Sendable, Equatable {
    /// The source whose values stand against the base's: `icu`.
    public var source: String
    /// What the difference is: `corrected` takes the source's values, `conflict` and `form` keep the base's.
    public var kind: SourceDifference.Kind
    /// Why the decision was taken.
    public var reason: String
    /// The address of the evidence.
    public var link: String
    /// Paths of fields by locale; `supplemental` for what holds for all locales. A last step of `*` stands for all
    /// paths that begin alike.
    public var fields: [String: [String]]

    static let supplemental = "supplemental"

    /// Makes a decision.
    public init(
        source: String, kind: SourceDifference.Kind, reason: String, link: String, fields: [String: [String]]
    ) {
        self.source = source
        self.kind = kind
        self.reason = reason
        self.link = link
        self.fields = fields
    }

    /// Reads the decisions of a file.
    public static func read(from path: String) throws(DecisionError) -> [SourceDecision] {
        let file = (path as NSString).lastPathComponent
        guard let bytes = FileManager.default.contents(atPath: path) else {
            throw .unreadable(file: file, reason: "the file cannot be read")
        }
        do {
            return try JSONDecoder().decode([SourceDecision].self, from: bytes)
        } catch {
            throw .unreadable(file: file, reason: String(describing: error))
        }
    }
}

/// The decisions on the differences of two sources, and which of them were needed.
struct SourceDecisions {
    private var kinds: [String: [String: SourceDifference.Kind]] = [:]
    private var unused: [String: Set<String>] = [:]
    private let file: String

    init(_ decisions: [SourceDecision], for source: String, file: String) throws(DecisionError) {
        self.file = file
        for decision in decisions where decision.source == source {
            for (locale, paths) in decision.fields {
                if decision.reason.isEmpty || decision.link.isEmpty { throw .missingReason(file: file, locale: locale) }
                for path in paths {
                    kinds[locale, default: [:]][path] = decision.kind
                    unused[locale, default: []].insert(path)
                }
            }
        }
    }

    /// The kind that was decided on for a value.
    mutating func kind(of field: String, in locale: String?) -> SourceDifference.Kind? {
        let locale = locale ?? SourceDecision.supplemental
        guard let decided = kinds[locale] else { return nil }
        var path = field
        if decided[path] == nil {
            var steps = field.split(separator: "/").map(String.init)
            repeat {
                guard steps.popLast() != nil else { return nil }
                path = (steps + ["*"]).joined(separator: "/")
            } while decided[path] == nil
        }
        unused[locale]?.remove(path)
        return decided[path]
    }

    /// - Throws: `DecisionError.unused` where a decision was not asked for.
    func checkAllUsed() throws(DecisionError) {
        for (locale, paths) in unused.sorted(by: { $0.key < $1.key }) {
            if let path = paths.min() { throw .unused(file: file, locale: locale, field: path) }
        }
    }
}
