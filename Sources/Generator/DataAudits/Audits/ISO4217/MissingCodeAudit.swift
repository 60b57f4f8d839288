import DataSnapshot
import LocaleModel

/// Finds codes that only one of ISO 4217 and CLDR has: currencies on list one without an English name, money of a
/// region that is on no list, and codes on list one that have ended in CLDR.
enum MissingCodeAudit {
    static let rule = AuditRule(
        id: "missing-codes", title: "Both know the same currencies of today",
        link: "https://www.iso.org/iso-4217-currency-codes.html")

    static func check(_ snapshot: Snapshot, _ iso: ISO4217Facts) -> RuleResult {
        var result = RuleResult()
        let english = snapshot.localeFacts.first { $0.identifier == "en" }
        let times = RegionTimes(snapshot.supplemental)
        for currency in iso.current {
            result.looked += 1
            let field = LocaleField.name(code: currency.code, nil)
            if let english, english[field] == nil {
                result.findings.append(
                    AuditFinding(
                        rule, .names, locale: "en", currency: currency.code, field: field.path, file: "names/en.json",
                        there: currency.name,
                        message: "\(currency.code), \(currency.name), is in list one and has no name in CLDR"))
            }
            // Funds and metals are not money of a region.
            if let ended = times.ended[currency.code], times.today[currency.code] == nil, !currency.isFund {
                result.findings.append(
                    AuditFinding(
                        rule, .currency, region: ended.region, currency: currency.code,
                        field: "\(ended.region)/\(currency.code)", file: SnapshotFile.regionCurrencies,
                        here: ended.date, there: "current",
                        message: "\(currency.code) is in list one; by CLDR it was last money in \(ended.region), "
                            + "until \(ended.date)"))
            }
        }
        let known = Set(iso.current.map(\.code)).union(iso.withdrawn.map(\.code))
        for (code, regions) in times.today where !known.contains(code) {
            result.looked += 1
            result.findings.append(
                AuditFinding(
                    rule, .currency, region: regions[0], currency: code, field: "\(regions[0])/\(code)",
                    file: SnapshotFile.regionCurrencies, here: code,
                    message: "\(code) is money of \(regions.joined(separator: " ")) and in no list of ISO 4217"))
        }
        return result
    }
}

/// The periods in which currencies are or were money.
struct RegionTimes {
    /// The regions where each currency is money today, sorted.
    var today: [String: [String]] = [:]
    /// The region and date where each currency was last money.
    var ended: [String: (region: String, date: String)] = [:]

    init(_ supplemental: SupplementalFacts) {
        for (region, currencies) in supplemental.regionCurrencies.sorted(by: { $0.key < $1.key }) {
            for currency in currencies where currency.isTender {
                guard let date = currency.to else {
                    today[currency.code, default: []].append(region)
                    continue
                }
                if date > ended[currency.code]?.date ?? "" { ended[currency.code] = (region, date) }
            }
        }
    }
}
