import LocaleModel

/// Reads the numbers of digits of currencies, and the currencies of regions.
///
///     CurrencyMeta   <code or DEFAULT>   integers: digits, rounding, cash digits, cash rounding
///     CurrencyMap    <region>            array of tables: id, from, to, tender
///
/// A date is two integers, the halves of the milliseconds since 1970-01-01T00:00Z: the first instant of the first
/// day, or the last instant of the last day. Since CLDR 47, some are in the region's own time, such as Zagreb's: the
/// first day of the euro in Croatia, 2023-01-01, began at 23:00 on the day before. So each instant is rounded to the
/// nearest midnight.
/// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Supplemental_Currency_Data>.
enum CurrencySupplementReader {
    static let bundle = "supplementalData"
    static let fractionsKey = "CurrencyMeta"
    private static let halfDay: Int64 = 43_200_000
    static let regionsKey = "CurrencyMap"

    static func read(_ data: ICUData) throws(ImportError) -> ([String: Fractions], [String: [RegionCurrency]]) {
        let bundle = try ICUBundle.open(.currencies, bundle, in: data)
        var fractions: [String: Fractions] = [:]
        for (code, node) in try bundle.node(fractionsKey).entries() {
            fractions[code] = try readFractions(node)
        }
        var regions: [String: [RegionCurrency]] = [:]
        for (region, node) in try bundle.node(regionsKey).entries() {
            var currencies: [RegionCurrency] = []
            for element in try node.elements() {
                currencies.append(try readRegionCurrency(element))
            }
            regions[region] = currencies
        }
        return (fractions, regions)
    }

    static func readFractions(_ node: ICUNode) throws(ImportError) -> Fractions {
        let values = try node.integers(count: 4).map(Int.init)
        guard values.allSatisfy({ $0 >= 0 }) else { throw node.malformed(expected: "four counts") }
        // ICU always states the values for cash, even if they are equal.
        return Fractions(
            digits: values[0], rounding: values[1], cashDigits: values[2] == values[0] ? nil : values[2],
            cashRounding: values[3] == values[1] ? nil : values[3])
    }

    static func readRegionCurrency(_ node: ICUNode) throws(ImportError) -> RegionCurrency {
        var currency = RegionCurrency(code: try node.entry("id").string())
        for (key, value) in try node.entries() {
            switch key {
            case "id": break
            case "from": currency.from = try readDate(value)
            case "to": currency.to = try readDate(value, isLast: true)
            case "tender":
                switch try value.string() {
                case "true": currency.isTender = true
                case "false": currency.isTender = false
                default: throw value.malformed(expected: "true or false")
                }
            default: throw value.unknown
            }
        }
        return currency
    }

    static func readDate(_ node: ICUNode, isLast: Bool = false) throws(ImportError) -> String {
        let halves = try node.integers(count: 2)
        let milliseconds = Int64(halves[0]) << 32 | Int64(UInt32(bitPattern: halves[1]))
        // A last day ends a millisecond before the intended midnight.
        let (shifted, overflow) = milliseconds.addingReportingOverflow(isLast ? 1 - halfDay : halfDay)
        guard !overflow, let date = CalendarDate(millisecondsSince1970: shifted) else {
            throw node.malformed(expected: "an instant in the years 0001 to 9999")
        }
        return date.description
    }
}
