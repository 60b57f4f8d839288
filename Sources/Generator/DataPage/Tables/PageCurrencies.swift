import DataSnapshot
import LocaleModel
import LocaleResolution

/// The facts of ISO 4217 and CLDR about each currency, separated by source.
struct PageCurrencies {
    let codes: [String]
    private let snapshot: Snapshot

    init(_ snapshot: Snapshot, codes: [String]) {
        self.snapshot = snapshot
        self.codes = codes
    }

    /// `[{code, name, iso, withdrawn, fractions, regions}, ...]`; the name is CLDR's English one.
    var value: PageValue {
        let current = Dictionary(grouping: snapshot.iso4217.current, by: \.code)
        let withdrawn = Dictionary(grouping: snapshot.iso4217.withdrawn, by: \.code)
        let regions = Self.regions(snapshot.supplemental.regionCurrencies)
        let names = Inheritance(locales: snapshot.localeFacts, identifiers: snapshot.supplemental.identifiers)
        let standard = snapshot.supplemental.fractions["DEFAULT"]
        return .list(
            codes.map { code in
                .record([
                    "code": .text(code),
                    "name": .text(names.value(of: .name(code: code, nil), in: "en")),
                    "iso": current[code]?.first.map(Self.value) ?? .null,
                    "withdrawn": .list((withdrawn[code] ?? []).map(Self.value)),
                    "fractions": (snapshot.supplemental.fractions[code] ?? standard).map(Self.value) ?? .null,
                    "regions": .list((regions[code] ?? []).map(Self.value)),
                ])
            })
    }

    private static func value(_ currency: ISOCurrency) -> PageValue {
        .record([
            "number": .text(currency.numericCode), "unit": .number(currency.minorUnit), "name": .text(currency.name),
            "fund": .bool(currency.isFund), "entities": .texts(currency.entities),
        ])
    }

    private static func value(_ withdrawal: ISOWithdrawal) -> PageValue {
        .record([
            "number": .text(withdrawal.numericCode), "name": .text(withdrawal.name),
            "entity": .text(withdrawal.entity), "date": .text(withdrawal.withdrawalDate),
        ])
    }

    /// The display digits and step, followed by those of cash.
    private static func value(_ fractions: Fractions) -> PageValue {
        .numbers([
            fractions.digits, fractions.rounding, fractions.cashDigits ?? fractions.digits,
            fractions.cashRounding ?? fractions.rounding,
        ])
    }

    private static func value(_ use: (region: String, currency: RegionCurrency)) -> PageValue {
        .list([
            .text(use.region), .text(use.currency.from), .text(use.currency.to), .number(use.currency.isTender ? 1 : 0),
        ])
    }

    /// The regions of each currency, sorted: today's regions, followed by former ones.
    private static func regions(
        _ regions: [String: [RegionCurrency]]
    ) -> [String: [(region: String, currency: RegionCurrency)]] {
        var result: [String: [(region: String, currency: RegionCurrency)]] = [:]
        for (region, currencies) in regions.sorted(by: { $0.key < $1.key }) {
            for currency in currencies { result[currency.code, default: []].append((region, currency)) }
        }
        return result.mapValues { uses in
            let ended = uses.filter { $0.currency.to != nil }
            return uses.filter { $0.currency.to == nil }
                + ended.sorted { ($1.currency.to ?? "", $0.region) < ($0.currency.to ?? "", $1.region) }
        }
    }
}
