import DataSnapshot
import LocaleModel

/// Checks that a code withdrawn from ISO 4217 is no longer money of a region.
enum WithdrawnCodeAudit {
    static let rule = AuditRule(
        id: "withdrawn-codes", title: "No withdrawn code is money of a region today",
        link: "https://www.iso.org/iso-4217-currency-codes.html")

    static func check(_ snapshot: Snapshot, _ iso: ISO4217Facts) -> RuleResult {
        var result = RuleResult()
        let withdrawals = Withdrawal.all(in: iso)
        for (region, currencies) in snapshot.supplemental.regionCurrencies {
            for currency in currencies where currency.isTender && currency.to == nil {
                result.looked += 1
                guard let withdrawal = withdrawals[currency.code] else { continue }
                result.findings.append(
                    AuditFinding(
                        rule, .regionCurrency, region: region, currency: currency.code,
                        field: "\(region)/\(currency.code)", file: SnapshotFile.regionCurrencies,
                        here: currency.code, there: "withdrawn \(withdrawal.month)",
                        message: "\(currency.code) is money of \(region) today; ISO 4217 withdrew it in "
                            + withdrawal.month))
            }
        }
        return result
    }
}
