import Foundation
import LocaleModel

/// A decision on which of two sources is right about some values.
public struct SourceDecision: Codable, Sendable, Equatable {
    /// The source that differs from the base: `icu`.
    public var source: String
    /// The kind of difference: `corrected` uses the source's values, while `conflict` and `form` keep the base's.
    public var kind: SourceDifference.Kind
    /// The reason for the decision.
    public var reason: String
    /// The address of the evidence.
    public var link: String
    /// Paths of fields by locale, or under `supplemental` for all locales. A last component of `*` matches all paths
    /// with the same beginning.
    public var fields: [String: [String]]

    static let supplemental = "supplemental"

    /// Creates a decision.
    public init(
        source: String, kind: SourceDifference.Kind, reason: String, link: String, fields: [String: [String]]
    ) {
        self.source = source
        self.kind = kind
        self.reason = reason
        self.link = link
        self.fields = fields
    }

    /// Reads the decisions in a file.
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

/// The decisions on the differences between two sources, and which of them were needed.
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

    /// The kind that was decided for a value.
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

    /// - Throws: `DecisionError.unused` if a decision was not needed.
    func checkAllUsed() throws(DecisionError) {
        for (locale, paths) in unused.sorted(by: { $0.key < $1.key }) {
            if let path = paths.min() { throw .unused(file: file, locale: locale, field: path) }
        }
    }
}
