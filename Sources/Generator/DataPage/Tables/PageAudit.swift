import DataAudits

/// The findings of an audit for the page. Rules and causes are listed once, and findings refer to them by number.
struct PageAudit {
    private var rules: [AuditRule] = []
    private var causes = PagePool<AuditCause>()
    private let places: [String: Int]
    private var sections: [PageValue] = []

    init(_ report: AuditReport, _ locales: PageLocales) {
        places = Dictionary(
            locales.identifiers.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        for section in report.sections { sections.append(value(section)) }
    }

    /// `{rules: [[title, link]], causes: [[reason, link]], sections: [...]}`
    var value: PageValue {
        .record([
            "rules": .list(rules.map { .texts([$0.title, $0.link]) }),
            "causes": .list(causes.values.map { .texts([$0.reason, $0.link]) }),
            "sections": .list(sections),
        ])
    }

    private mutating func index(of rule: AuditRule) -> Int {
        if let index = rules.firstIndex(of: rule) { return index }
        rules.append(rule)
        return rules.count - 1
    }

    private mutating func value(_ section: AuditSection) -> PageValue {
        let checks = section.checks.map { check -> PageValue in
            .numbers([index(of: check.rule), check.looked, check.found])
        }
        let findings = section.findings.map { value($0) }
        let strings = section.strings.map { value($0) }
        return .record([
            "title": .text(section.title), "summary": .texts(section.summary), "skipped": .text(section.skipped),
            "checks": .list(checks), "findings": .list(findings), "strings": .list(strings),
        ])
    }

    /// `[rule, class, locale or -1, locale, currency, region, field, here, there, message, cause or -1, example]`
    private mutating func value(_ finding: AuditFinding) -> PageValue {
        let cause = finding.cause.map { causes.index(of: $0) } ?? -1
        return .list([
            .number(index(of: finding.rule)), .text(finding.class.rawValue),
            .number(finding.locale.flatMap { places[$0] } ?? -1), .text(finding.locale), .text(finding.currency),
            .text(finding.region), .text(finding.field), .text(finding.here), .text(finding.there),
            .text(finding.message), .number(cause), finding.example.map(Self.value) ?? .null,
        ])
    }

    /// `{engine, compared, differing, unexplained, causes: [[cause, count, example]], locales: [[name, count]], ...}`
    private mutating func value(_ strings: StringComparison) -> PageValue {
        func counts(_ counts: [String: Int]) -> PageValue {
            .list(counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { .list([.text($0), .number($1)]) })
        }
        let causes = strings.causes.map { entry -> PageValue in
            .list([.number(self.causes.index(of: entry.cause)), .number(entry.count), Self.value(entry.example)])
        }
        return .record([
            "engine": .text(strings.engine), "compared": .number(strings.compared),
            "differing": .number(strings.differing), "unexplained": .number(strings.unexplained),
            "causes": .list(causes), "locales": counts(strings.differingByLocale),
            "currencies": counts(strings.differingByCurrency),
        ])
    }

    /// `[locale, currency, amount, style, theirs, ours]`
    private static func value(_ change: RenderedChange) -> PageValue {
        .texts([change.locale, change.currency, change.amount, change.style, change.old, change.new])
    }
}
