import DataSnapshot
import LocaleModel

/// Checks that currencies of regions are known to ISO 4217 or CLDR, and that their periods are in order.
enum RegionCurrencyAudit {
    static let rule = AuditRule(
        id: "region-currencies", title: "Currencies of regions are known, and their times are in order",
        link: "https://www.unicode.org/reports/tr35/tr35-numbers.html#Supplemental_Currency_Data")

    static func check(_ snapshot: Snapshot) -> RuleResult {
        var result = RuleResult()
        var known = Set(snapshot.iso4217.current.map(\.code)).union(snapshot.iso4217.withdrawn.map(\.code))
        for locale in snapshot.localeFacts {
            for field in locale.values.keys { if case .name(let code, nil) = field { known.insert(code) } }
        }
        for (region, currencies) in snapshot.supplemental.regionCurrencies {
            func report(_ code: String, _ message: String) {
                result.findings.append(
                    AuditFinding(
                        rule, .regionCurrency, region: region, currency: code, field: "\(region)/\(code)",
                        file: SnapshotFile.regionCurrencies, here: code, message: "\(region): \(message)"))
            }
            for currency in currencies {
                result.looked += 1
                if !known.contains(currency.code) {
                    report(currency.code, "\(currency.code) is neither in ISO 4217 nor named by CLDR")
                }
                for date in [currency.from, currency.to].compactMap({ $0 }) where !isDate(date) {
                    report(currency.code, "\(currency.code) has the date \(date); expected YYYY-MM-DD")
                }
                if let from = currency.from, let to = currency.to, to < from {
                    report(currency.code, "\(currency.code) ends on \(to), before it begins on \(from)")
                }
            }
            let today = currencies.filter { $0.to == nil && $0.isTender }.map(\.code)
            for (code, entries) in Dictionary(grouping: today, by: { $0 }) where entries.count > 1 {
                report(code, "\(code) is there \(entries.count) times today")
            }
        }
        return result
    }

    private static func isDate(_ text: String) -> Bool {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.map(\.utf8.count) == [4, 2, 2], parts.allSatisfy({ Int($0) != nil }) else { return false }
        return (1...12).contains(Int(parts[1]) ?? 0) && (1...31).contains(Int(parts[2]) ?? 0)
    }
}
