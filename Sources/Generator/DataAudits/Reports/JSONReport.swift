import CommandSupport
import LocaleModel

/// A difference as JSON, as described by `Data/Schemas/diff.schema.json`.
public struct JSONReport: Encodable {
    private struct Versions: Encodable {
        var locales: SourceVersion
        var corrections: SourceVersion?
        var iso4217: String
        var iso4217Withdrawn: String

        init(_ versions: SnapshotDifference.SourceVersions) {
            locales = versions.locales
            corrections = versions.corrections
            iso4217 = versions.iso4217
            iso4217Withdrawn = versions.iso4217Withdrawn
        }
    }

    private struct Example: Encodable {
        var locale: String
        var currency: String
        var amount: String
        var style: String
        var old: String
        var oldCodePoints: String
        var new: String
        var newCodePoints: String

        init(_ change: RenderedChange) {
            locale = change.locale
            currency = change.currency
            amount = change.amount
            style = change.style
            old = change.old
            oldCodePoints = VisibleText.codePoints(of: change.old)
            new = change.new
            newCodePoints = VisibleText.codePoints(of: change.new)
        }
    }

    private struct Entry: Encodable {
        var `class`: FindingClass
        var locale: String?
        var currency: String?
        var region: String?
        var field: String
        var old: String?
        var new: String?
        var file: String
        var inheritedBy: Int
        var example: Example?

        init(_ finding: Finding) {
            self.class = finding.class
            locale = finding.locale
            currency = finding.currency
            region = finding.region
            field = finding.field
            old = finding.old
            new = finding.new
            file = finding.file
            inheritedBy = finding.reaches.count
            example = finding.example.map(Example.init)
        }
    }

    private struct DriftEntry: Encodable {
        var locales: [String]
        var currencies: [String]
        var amounts: [String]
        var strings: Int
        var changed: Int
        var score: Double
        var changedByLocale: [String: Int]
        var changedByCurrency: [String: Int]
        var changes: [Example]

        init(_ drift: Drift) {
            locales = drift.locales
            currencies = drift.currencies
            amounts = drift.amounts
            strings = drift.strings
            changed = drift.changed
            score = drift.score
            changedByLocale = drift.changedByLocale
            changedByCurrency = drift.changedByCurrency
            changes = drift.changes.map(Example.init)
        }
    }

    private struct ReadingEntry: Encodable {
        var locale: String
        var currency: String
        var text: String
        var old: String
        var new: String

        init(_ change: ReadingChange) {
            (locale, currency, text) = (change.locale, change.currency, change.text)
            (old, new) = (change.old.description, change.new.description)
        }
    }

    private let version = 1
    private let old: Versions
    private let new: Versions
    private let counts: [String: Int]
    private let findings: [Entry]
    private let drift: DriftEntry?
    private let readings: [ReadingEntry]?

    /// Creates a report of a difference.
    public init(_ difference: SnapshotDifference) {
        old = Versions(difference.old)
        new = Versions(difference.new)
        counts = Dictionary(
            difference.counts.map { ($0.class.rawValue, $0.count) }, uniquingKeysWith: { first, _ in first })
        findings = difference.findings.map(Entry.init)
        drift = difference.drift.map(DriftEntry.init)
        readings = difference.readings.map { $0.map(ReadingEntry.init) }
    }

    /// The report's text with sorted keys and a newline at the end.
    public func text() throws -> String {
        try ReportJSON.text(of: self)
    }
}
