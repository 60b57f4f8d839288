import CurrencyFormat
import Foundation

/// Texts that a locale writes for different values, so that they do not show which is meant: two amounts or two
/// currencies.
///
///     amounts  compact   -1      vec          this locale's word for thousands is empty: -1 is also -1000
///     narrow   $1.00     AUD,CAD,USD,...  en ...   currencies of one symbol
///
/// The file has one tab-separated line for each style, text and set, with the locales at the end. It must match the
/// tables exactly.
struct AmbiguityList {
    var path: String

    func write() throws {
        let text = Self.lines().joined(separator: "\n") + "\n"
        try text.write(toFile: path, atomically: true, encoding: .utf8)
    }

    func compare() throws {
        let listed = try read()
        let found = Set(Self.lines())
        for line in found.subtracting(listed).sorted() { print("not in the file: \(line.prefix(200))") }
        for line in listed.subtracting(found).sorted() { print("no longer so: \(line.prefix(200))") }
        print("written alike: \(found.count) sets of currencies or amounts, as listed: \(found == listed)")
        if found != listed { exit(1) }
    }

    /// The locales and styles for which the list has texts of several amounts.
    func ambiguousStyles() throws -> Set<String> {
        Set(
            try read().compactMap { line in
                let fields = line.split(separator: "\t")
                return fields.count == 4 && fields[0] == "amounts" ? "\(fields[3]) \(fields[1])" : nil
            })
    }

    private func read() throws -> Set<String> {
        Set(try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map(String.init))
    }

    private static func lines() -> [String] {
        var locales: [String: [String]] = [:]
        var amounts: [String] = []
        for identifier in CurrencyData.bundled.localeIdentifiers {
            guard let locale = try? LocaleIdentifier(identifier) else { continue }
            for style in RowStyle.allCases {
                // Accounting and compact texts share currencies like the standard ones.
                if style != .accounting, style != .compact {
                    for line in alikeCurrencies(style, locale) { locales[line, default: []].append(identifier) }
                }
                if let text = ambiguousText(style, locale) {
                    amounts.append(["amounts", style.rawValue, escaped(text), identifier].joined(separator: "\t"))
                }
            }
        }
        return amounts + locales.map { "\($0)\t\($1.sorted().joined(separator: " "))" }.sorted()
    }

    private static func alikeCurrencies(_ style: RowStyle, _ locale: LocaleIdentifier) -> [String] {
        var sets: [String: (sample: String, codes: [String])] = [:]
        for currency in CurrencyData.bundled.currencyCodes {
            let plan = style.style(currency, locale).plan
            let sample = plan.format(1)
            let key = sample + "|" + plan.format(-1_234_567)
            sets[key, default: (sample, [])].codes.append(currency.description)
        }
        return sets.values.filter { $0.codes.count > 1 }.map { set in
            [style.rawValue, escaped(set.sample), set.codes.sorted().joined(separator: ",")].joined(separator: "\t")
        }
    }

    /// The first text that several amounts share, for any currency.
    private static func ambiguousText(_ style: RowStyle, _ locale: LocaleIdentifier) -> String? {
        let plan = style.style(.unknown, locale).display(.none).plan
        return style.amounts.map { plan.format($0) }.first { plan.strictReadings(of: $0).count > 1 }
    }

    /// Escapes invisible spaces and marks.
    private static func escaped(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            switch scalar.properties.generalCategory {
            case .spaceSeparator, .format, .control: "U+" + String(scalar.value, radix: 16, uppercase: true) + " "
            default: String(scalar)
            }
        }.joined()
    }
}
