import CommandSupport
import LocaleModel

/// An audit as JSON, as described by `Data/Schemas/audit.schema.json`.
public struct AuditJSONReport: Encodable {
    private struct Versions: Encodable {
        var locales: SourceVersion
        var iso4217: String
    }

    private struct Check: Encodable {
        var rule: String
        var title: String
        var link: String
        var looked: Int
        var found: Int

        init(_ check: AuditSection.Check) {
            rule = check.rule.id
            title = check.rule.title
            link = check.rule.link
            looked = check.looked
            found = check.found
        }
    }

    private struct Cause: Encodable {
        var id: String
        var reason: String
        var link: String

        init(_ cause: AuditCause) {
            id = cause.id
            reason = cause.reason
            link = cause.link
        }
    }

    private struct Example: Encodable {
        var locale: String
        var currency: String
        var amount: String
        var here: String
        var hereCodePoints: String
        var there: String
        var thereCodePoints: String

        init(_ example: RenderedChange) {
            locale = example.locale
            currency = example.currency
            amount = example.amount
            here = example.new
            hereCodePoints = VisibleText.codePoints(of: example.new)
            there = example.old
            thereCodePoints = VisibleText.codePoints(of: example.old)
        }
    }

    private struct Entry: Encodable {
        var rule: String
        var `class`: FindingClass
        var locale: String?
        var region: String?
        var currency: String?
        var field: String
        var file: String
        var here: String?
        var there: String?
        var message: String
        var cause: String?
        var reach: Int
        var example: Example?

        init(_ finding: AuditFinding) {
            rule = finding.rule.id
            self.class = finding.class
            locale = finding.locale
            region = finding.region
            currency = finding.currency
            field = finding.field
            file = finding.file
            here = finding.here
            there = finding.there
            message = finding.message
            cause = finding.cause?.id
            reach = finding.reach
            example = finding.example.map(Example.init)
        }
    }

    private struct Strings: Encodable {
        struct Count: Encodable {
            var cause: String
            var count: Int
            var example: Example
        }

        var engine: String
        var locales: [String]
        var currencies: [String]
        var amounts: [String]
        var compared: Int
        var differing: Int
        var unexplained: Int
        var score: Double
        var causes: [Count]
        var differingByLocale: [String: Int]
        var differingByCurrency: [String: Int]

        init(_ strings: StringComparison) {
            engine = strings.engine
            locales = strings.locales
            currencies = strings.currencies
            amounts = strings.amounts
            compared = strings.compared
            differing = strings.differing
            unexplained = strings.unexplained
            score = strings.score
            causes = strings.causes.map {
                Count(cause: $0.cause.id, count: $0.count, example: Example($0.example))
            }
            differingByLocale = strings.differingByLocale
            differingByCurrency = strings.differingByCurrency
        }
    }

    private struct Section: Encodable {
        var subject: String
        var title: String
        var skipped: String?
        var summary: [String]
        var checks: [Check]
        var counts: [String: Int]
        var unexplained: Int
        var causes: [Cause]
        var findings: [Entry]
        var strings: [Strings]

        init(_ section: AuditSection) {
            subject = section.subject
            title = section.title
            skipped = section.skipped
            summary = section.summary
            checks = section.checks.map(Check.init)
            counts = Dictionary(
                section.counts.map { ($0.key.rawValue, $0.value) }, uniquingKeysWith: { first, _ in first })
            unexplained = section.findings.filter { !$0.isExplained }.count
            let all = section.findings.compactMap(\.cause) + section.strings.flatMap { $0.causes.map(\.cause) }
            causes = Set(all).sorted { ($0.id, $0.reason) < ($1.id, $1.reason) }.map(Cause.init)
            findings = section.findings.map(Entry.init)
            strings = section.strings.map(Strings.init)
        }
    }

    private let version = 1
    private let snapshot: Versions
    private let sections: [Section]

    /// Creates a report of an audit.
    public init(_ report: AuditReport) {
        snapshot = Versions(locales: report.snapshot.locales, iso4217: report.snapshot.iso4217)
        sections = report.sections.map(Section.init)
    }

    /// The report's text with sorted keys and a newline at the end.
    public func text() throws -> String {
        try ReportJSON.text(of: self)
    }
}
