import DataSnapshot
import LocaleModel

/// Checks that a region has the euro, and that its old currency has ended, if the euro replaced that currency.
///
/// An entity on list three adopted the euro if list one has it under EUR. The entity's regions are those where CLDR has
/// the old code.
enum EuroAdoptionAudit {
    static let rule = AuditRule(
        id: "euro-adoptions", title: "Regions that took the euro have it, and nothing else",
        link: "https://economy-finance.ec.europa.eu/euro/eu-countries-and-euro_en")

    static func check(_ snapshot: Snapshot, _ iso: ISO4217Facts) -> RuleResult {
        var result = RuleResult()
        let euro = Set(iso.current.first { $0.code == "EUR" }?.entities ?? [])
        let adopted = Withdrawal.all(in: iso).filter { $0.value.entries.contains { euro.contains($0.entity) } }
        for (code, withdrawal) in adopted {
            for (region, currencies) in snapshot.supplemental.regionCurrencies {
                guard let old = currencies.last(where: { $0.code == code && $0.isTender }) else { continue }
                result.looked += 1
                let file = SnapshotFile.regionCurrencies
                let field = "\(region)/\(code)"
                if old.to == nil {
                    result.findings.append(
                        AuditFinding(
                            rule, .regionCurrency, region: region, currency: code, field: field, file: file,
                            here: code, there: "EUR",
                            message: "\(region) still has \(code), which the euro replaced; ISO 4217 withdrew it in "
                                + withdrawal.month))
                }
                // A region that left the currency for another one before others adopted the euro does not have it.
                guard let end = old.to, !currencies.contains(where: { $0.isTender && ($0.to ?? "9") > end }) else {
                    continue
                }
                result.findings.append(
                    AuditFinding(
                        rule, .regionCurrency, region: region, currency: "EUR", field: region, file: file, there: "EUR",
                        message: "\(region) had \(code) until \(end) and nothing since"))
            }
        }
        return result
    }
}
