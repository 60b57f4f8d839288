// The grammar of Data/Decisions/sources.json:
//
//     file     = [entry, …]
//     entry    = {"source": name, "kind": kind, "fields": fields, "versions": versions, "reason": text, "link": address}
//     kind     = "corrected": take the value of "source" | "conflict" or "form": keep the base's
//     fields   = {locale: [path, …], …}, where "supplemental" stands for what holds for all locales
//     path     = the path of a field, as in SourceDifferences.tsv and in errors | the beginning of one, and "/*"
//     versions = {name: [version, …], …}: the versions of both sources that were looked at; all if left out
//
//     {"source": "icu", "kind": "corrected", "fields": {"fr-CH": ["systems/latn/symbols/group"]}, …}
//
// A locale that inherits a value has no difference of its own: the entry names the locale from which it inherits.

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
    /// The versions of both sources for which the decision is recorded; nil for all.
    public var versions: DecidedVersions?

    static let supplemental = "supplemental"

    /// Creates a decision.
    public init(
        source: String, kind: SourceDifference.Kind, reason: String, link: String, fields: [String: [String]],
        versions: DecidedVersions? = nil
    ) {
        self.source = source
        self.kind = kind
        self.reason = reason
        self.link = link
        self.fields = fields
        self.versions = versions
    }
}

/// The decisions on the differences between two sources, and which of them were needed.
struct SourceDecisions {
    private var kinds: [String: [String: SourceDifference.Kind]] = [:]
    private var unused: [String: Set<String>] = [:]
    /// The paths of decisions that are recorded for other versions of the sources.
    private var ofOtherVersions: [String: Set<String>] = [:]
    private let sources: [SourceVersion]
    private let file: String

    /// - Parameters:
    ///   - base: The version of the source that is corrected.
    ///   - correction: The version of the source on which the decisions decide.
    init(
        _ decisions: [SourceDecision], of base: SourceVersion, by correction: SourceVersion, file: String
    ) throws(DecisionError) {
        self.file = file
        sources = [base, correction]
        for decision in decisions where decision.source == correction.name {
            let holds = decision.versions?.include(sources) ?? true
            for (locale, paths) in decision.fields {
                if decision.reason.isEmpty || decision.link.isEmpty { throw .missingReason(file: file, locale: locale) }
                for path in paths {
                    kinds[locale, default: [:]][path] = decision.kind
                    unused[locale, default: []].insert(path)
                    if !holds { ofOtherVersions[locale, default: []].insert(path) }
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

    /// The mistake in a decision that was not needed and is meant for one of the undecided differences, or for none because
    /// no field has its path; nil if there is none.
    func mistake(undecided: [SourceDifference], decided: [SourceDifference]) -> DecisionError? {
        for (locale, paths) in unused.sorted(by: { $0.key < $1.key }) {
            for path in paths.sorted() where ofOtherVersions[locale]?.contains(path) != true {
                let isField = path.hasSuffix("*") || locale == SourceDecision.supplemental || Self.field(path) != nil
                let nearest =
                    Self.nearest(to: path, in: locale, undecided)
                    ?? (isField ? nil : Self.nearest(to: path, in: locale, decided))
                if isField, nearest == nil { continue }
                return .matchesNothing(file: file, locale: locale, field: path, nearest: nearest)
            }
        }
        return nil
    }

    private static func field(_ path: String) -> LocaleField? {
        LocaleField(pathComponents: path.split(separator: "/").map(String.init))
    }

    /// The difference that shares most components of a path, of which it must share more than half.
    private static func nearest(to path: String, in locale: String, _ differences: [SourceDifference]) -> String? {
        let steps = Set(path.split(separator: "/"))
        func likeness(_ difference: SourceDifference) -> Int {
            let shared = steps.intersection(difference.field.split(separator: "/")).count
            return 2 * shared + ((difference.locale ?? SourceDecision.supplemental) == locale ? 1 : 0)
        }
        return differences.filter { likeness($0) > steps.count }
            .max { (likeness($0), $1.field) < (likeness($1), $0.field) }
            .map { "locale \($0.locale ?? SourceDecision.supplemental): \($0.field)" }
    }

    /// The decisions that were not needed and are recorded for other versions of the sources.
    ///
    /// - Throws: `DecisionError.unused` if a decision was not needed with the versions for which it is recorded.
    func lapses() throws(DecisionError) -> [DecisionLapse] {
        var lapses: [DecisionLapse] = []
        for (locale, paths) in unused.sorted(by: { $0.key < $1.key }) {
            for path in paths.sorted() {
                let error = DecisionError.unused(file: file, locale: locale, field: path)
                guard ofOtherVersions[locale]?.contains(path) == true else { throw error }
                lapses.append(DecisionLapse(error: error, sources: sources))
            }
        }
        return lapses
    }
}
