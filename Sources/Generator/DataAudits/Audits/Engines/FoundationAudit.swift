import CurrencyEngine
import DataSnapshot
import Foundation
import LocaleModel

/// Compares a snapshot with Foundation: its NumberFormatter, its FormatStyle, and its currencies of regions.
public struct FoundationAudit {
    let snapshot: Snapshot
    let data: CurrencyData?

    static let regionRule = AuditRule(
        id: "region-currency", title: "Regions have the currency of today",
        link: "https://www.unicode.org/reports/tr35/tr35-numbers.html#Supplemental_Currency_Data")

    /// - Parameter data: The data of Foundation's ICU, as an image; nil if data and answers cannot be told apart.
    public init(_ snapshot: Snapshot, data: CurrencyData?) {
        self.snapshot = snapshot
        self.data = data
    }

    /// Compares the strings of both formatters for the selected locales and currencies.
    public func section(
        _ selection: AuditSelection = AuditSelection(), log: StringLog? = nil,
        progress: (String, Int, Int) -> Void = { _, _, _ in }
    ) throws -> AuditSection {
        let audit = try StringAudit(snapshot, selection)
        let outcomes = try FoundationEngines.all(data: data).map { engine in
            try audit.compare(with: engine, log: log) { progress(engine.name, $0, $1) }
        }
        let version = FoundationEngines.cldrVersion
        let regions = regions(version).findings.filter(selection.contains)
        var summary = [
            "Foundation's data are those of CLDR \(version ?? "of the system"); the snapshot has CLDR "
                + "\(snapshot.locales.cldrVersion ?? "?")"
        ]
        if data == nil {
            summary.append("without Foundation's data as an image, data and answers are not told apart")
        }
        let missing = audit.locales.filter { !FoundationEngines.locales.contains($0) }
        if !missing.isEmpty { summary.append("\(missing.count) locales of the snapshot are not in Foundation") }
        let findings = outcomes.flatMap(\.findings)
        var section = AuditSection(
            subject: "foundation", title: "Foundation with CLDR \(version ?? "of the system")", summary: summary,
            checks: [
                AuditSection.Check(
                    rule: StringAudit.rule, looked: outcomes.reduce(0) { $0 + $1.strings.compared },
                    found: findings.count),
                AuditSection.Check(
                    rule: Self.regionRule, looked: snapshot.supplemental.regionCurrencies.count, found: regions.count),
            ], findings: findings + regions)
        section.strings = outcomes.map(\.strings)
        return section
    }

    /// The regions for which Foundation has another currency than the snapshot.
    private func regions(_ version: String?) -> RuleResult {
        var result = RuleResult()
        let isOtherVersion = version != snapshot.locales.cldrVersion
        for (region, currencies) in snapshot.supplemental.regionCurrencies {
            result.looked += 1
            guard let ours = currencies.first(where: { $0.isTender && $0.to == nil }),
                let theirs = FoundationEngines.currency(ofRegion: region), theirs != ours.code,
                // A region may have several currencies. Their order does not matter here.
                !currencies.contains(where: { $0.code == theirs && $0.isTender && $0.to == nil })
            else { continue }
            let cause = AuditCause(
                id: "region-currency-version",
                reason: "Foundation's data are older than the change: its regions have the currencies of CLDR "
                    + "\(version ?? "of the system").",
                link: "https://cldr.unicode.org/index/downloads")
            result.findings.append(
                AuditFinding(
                    Self.regionRule, .regionCurrency, region: region, currency: ours.code,
                    field: "\(region)/\(ours.code)", file: SnapshotFile.regionCurrencies, here: ours.code,
                    there: theirs, cause: isOtherVersion ? cause : nil,
                    message: "\(region): Foundation has \(theirs); the region has \(ours.code)"
                        + (ours.from.map { " since \($0)" } ?? "")))
        }
        return result
    }
}
