import CurrencyCore
import CurrencyEngine
import TestSupport

/// Compares plural categories, categories of ranges, and compact patterns with ICU's.
///
/// ICU's operands are binary numbers. Up to 15 digits that makes no difference, and both readings are compared. With
/// more digits, only the ICU reading can agree.
struct PluralComparison {
    private let data: CurrencyData
    private var random: SplitMix64
    /// The known differences.
    private let ledger: Ledger
    private(set) var categories = 0
    private(set) var ranges = 0
    private(set) var compacts = 0
    private(set) var differences: [String] = []
    private(set) var specificationDifferences: [String] = []

    init(data: CurrencyData, seed: UInt64, ledger: Ledger) {
        self.data = data
        self.ledger = ledger
        random = SplitMix64(seed: seed)
    }

    static let texts =
        (0...30).map { "\($0)" }
        + ["100", "101", "102", "103", "110", "111", "112", "119", "120", "121", "122", "199", "200", "201", "1000"]
        + ["1001", "1100", "2000", "10000", "20000", "40000", "99999", "100000", "100001", "160000", "1000000"]
        + ["1000001", "1100000", "2000000", "10000000", "100000000", "1000000000", "1000000000000"]
        + ["1000000000000000", "0.0", "0.00", "0.1", "0.2", "0.10", "0.01", "0.11", "0.12", "0.21", "1.0", "1.00"]
        + ["1.1", "1.10", "1.11", "1.5", "1.50", "1.01", "1.000001", "2.0", "2.1", "2.5", "3.0", "4.2", "5.0", "5.5"]
        + ["10.0", "10.01", "11.0", "11.11", "12.12", "20.20", "21.0", "21.1", "100.0", "1000.0", "1000000.0"]
        + ["1000000.5", "999999.99", "-1", "-1.0", "-2", "-0.5", "-21"]

    static let longTexts = [
        "9007199254740991", "9007199254740992", "9007199254740993", "9007199254740992.5", "9007199254740993.5",
        "1000000000000000000", "1000000000000000001", "1000000000000000002", "12345678901234567890.125",
        "100000000000000000000011", "340282366920938463463374607431768", "0.99999999999999999999",
        "1.00000000000000000001", "2.0000000000000000000000000000001", "1.1000000000000000000", "0.1000000000000000001",
        "0.10000000000000000001", "0.1000000000000000000000021", "0.000000000000000000000000000000011",
        "4503599627370497.5", "4503599627370496.5", "99999999999999.99999", "0.0000000000000000000000000",
    ]

    static let rangeEnds = ["0", "1", "2", "3", "5", "6", "8", "11", "12", "21", "100", "1.5", "0.1", "1000000"]

    mutating func compare(locale: String) throws {
        let identifier = try LocaleIdentifier(locale)
        let rules = try PluralRules(locale: identifier, data: data)
        let icu = try ICUPlurals(locale: locale)
        for text in Self.texts + (0..<220).map({ _ in randomText() }) {
            categories += 1
            let expected = try icu.category(text)
            for compatibility in [FormatOptions.Compatibility.ldml, .icu] {
                let found = try Self.category(text, rules, compatibility)
                note("\(locale) \(text) under \(compatibility)", expected, "\(found)")
            }
        }
        for text in Self.longTexts + (0..<60).map({ _ in randomLongText() }) {
            categories += 1
            let expected = try icu.category(text)
            note("\(locale) \(text)", expected, "\(try Self.category(text, rules, .icu))")
            let found = try Self.category(text, rules, .ldml)
            if expected != "\(found)" {
                specificationDifferences.append("\(locale) \(text): ICU \(expected), here \(found)")
            }
        }
        try compareRanges(locale, identifier, rules, icu)
        for (kind, skeleton) in [
            (CompactPatterns.Kind.decimalShort, "compact-short"), (.decimalLong, "compact-long"),
            (.currencyShort, "compact-short currency/XXX"),
        ] {
            // A system that the locale lists, one for which only the root has formats, and one that nothing mentions.
            let tag = locale.replacing("_", with: "-")
            for name in [locale, "\(tag)-u-nu-arab", "\(tag)-u-nu-deva", "\(tag)-u-nu-thai"] {
                try compareCompact(name, kind, skeleton, rules, icu)
            }
        }
    }

    private mutating func note(_ what: @autoclosure () -> String, _ expected: String, _ found: String) {
        if expected != found { differences.append("\(what()): ICU \(expected), here \(found)") }
    }

    private static func category(
        _ text: String, _ rules: PluralRules, _ compatibility: FormatOptions.Compatibility = .icu
    ) throws -> PluralCategory {
        let digits = text.split(separator: ".").dropFirst().first?.count ?? 0
        return rules.category(
            for: PluralOperands(try DecimalValue(text), fractionDigits: digits, compatibility: compatibility))
    }

    /// Up to 33 digits, with and without a fraction.
    private mutating func randomLongText() -> String {
        let count = 16 + Int(random.next() % 18)
        let fraction = random.next() % 2 == 0 ? 0 : Int(random.next() % UInt64(count))
        var text = "\(1 + random.next() % 9)"
        for place in 1..<count {
            if place == count - fraction { text += "." }
            text += "\(random.next() % 2 == 0 ? 0 : random.next() % 10)"
        }
        return text
    }

    /// Up to fifteen digits, mostly few, half of the time with a fraction.
    private mutating func randomText() -> String {
        let integers = 1 + Int(random.next() % (random.next() % 3 == 0 ? 11 : 4))
        var text = ""
        for _ in 0..<integers { text += "\(random.next() % 10)" }
        text = String(text.drop { $0 == "0" })
        if text.isEmpty { text = "0" }
        if random.next() % 2 == 0 {
            text += "."
            for _ in 0..<(1 + random.next() % 4) { text += "\(random.next() % 3 == 0 ? 0 : random.next() % 10)" }
        }
        return text
    }
}

// MARK: Ranges

extension PluralComparison {
    private mutating func compareRanges(
        _ locale: String, _ identifier: LocaleIdentifier, _ rules: PluralRules, _ icu: ICUPlurals
    ) throws {
        let formatter = try ICURangeFormatter(locale: locale)
        let likeICU = try PluralRanges(locale: identifier, compatibility: .icu, data: data)
        let specified = try PluralRanges(locale: identifier, data: data)
        for first in Self.rangeEnds {
            for second in Self.rangeEnds {
                try formatter.format(first, second)
                let expected = try icu.category(of: formatter)
                let start = try Self.category(first, rules)
                let end = try Self.category(second, rules)
                ranges += 1
                note("\(locale) \(first)–\(second)", expected, "\(likeICU.category(start: start, end: end))")
                let found = specified.category(start: start, end: end)
                if expected != "\(found)" {
                    specificationDifferences.append(
                        "\(locale) \(start)–\(end) (\(first)–\(second)): ICU \(expected), here \(found)")
                }
            }
        }
    }
}

// MARK: Compact patterns

extension PluralComparison {
    private static let leads = ["1", "1.2", "1.5", "2", "3", "5", "9.96", "11", "21", "99.5", "999.4", "999.96"]

    /// Compares every magnitude with numbers of several categories, and numbers that round up to the next magnitude.
    private mutating func compareCompact(
        _ locale: String, _ kind: CompactPatterns.Kind, _ skeleton: String, _ rules: PluralRules, _ icu: ICUPlurals
    ) throws {
        let formatter = try ICUCompactFormatter(locale: locale, skeleton: "\(skeleton) group-off")
        let identifier = try LocaleIdentifier(locale)
        let patterns = CompactPatterns(.init(FormatOptions(locale: identifier, data: data)), kind, isICU: true)
        let plain = Self.affixes(DecimalStyle(locale: identifier, data: data).plan.formatParts(1))
        for zeros in 0...15 {
            for lead in Self.leads {
                let value = try DecimalValue("\(lead)E+\(zeros)")
                let result = try formatter.format("\(lead)E+\(zeros)")
                let compact = CompactNumber(value, patterns, round: Self.rounded)
                let amount = "\(lead)E\(zeros)"
                compacts += 1
                func note(_ what: String, _ expected: String, _ found: String) {
                    let difference = LedgerDifference(
                        reading: .icu, locale: locale, currency: "", skeleton: skeleton, amount: amount,
                        upstream: expected, here: found)
                    if expected == found || ledger.covers(difference) { return }
                    differences.append(
                        "\(locale) \(skeleton) \(amount)\(what): ICU \(expected), here \(found)")
                }
                let formatted = PluralOperands(
                    compact.shown, fractionDigits: 0, compactExponent: compact.exponent, compatibility: .icu)
                note(" category", try icu.category(of: formatter), "\(rules.category(for: formatted))")
                // The pattern is chosen before the exponent is known.
                let category = rules.category(
                    for: PluralOperands(compact.shown, fractionDigits: 0, compatibility: .icu))
                let pattern = patterns.pattern(magnitude: compact.magnitude, CountKey(compact.shown, category))
                let digits = pattern?.zeros == 0 ? 0 : max(1, 1 + (CompactNumber.magnitude(of: compact.shown) ?? 0))
                note(" integer digits", "\(result.integerDigits)", "\(digits)")
                if kind == .currencyShort { continue }
                let (before, after) = pattern.map { Self.affixes($0.text) } ?? plain
                // A minus in a pattern is the system's sign, which in arab has a bidi mark. In Nheengatu it is a
                // hyphen.
                let expected = "\(result.before)0\(result.after)".replacing("\u{61C}-", with: "-")
                note("", expected, "\(before)0\(after)")
            }
        }
    }

    /// ICU's rounding for compact notation: to whole numbers, but keeping two significant digits.
    private static func rounded(_ value: DecimalValue) -> DecimalValue {
        value.rounded(toFractionDigits: max(0, 1 - (CompactNumber.magnitude(of: value) ?? 1)))
    }

    /// The text around the digits of a number in standard notation.
    private static func affixes(_ number: FormattedNumber) -> (String, String) {
        let parts = number.parts.map { (isDigits: $0.kind == .integer, text: number.text(of: $0)) }
        let before = parts.prefix { !$0.isDigits }.map(\.text).joined()
        let after = parts.drop { !$0.isDigits }.drop { $0.isDigits }.map(\.text).joined()
        return (before, after)
    }

    /// The affixes of the positive subpattern without quotes. Without digits, all text is in the first.
    private static func affixes(_ pattern: String) -> (String, String) {
        var parts = [""]
        var isQuoted = false
        for character in pattern.unicodeScalars {
            if character == "'" {
                isQuoted.toggle()
            } else if character == ";", !isQuoted {
                break
            } else if character == "0", !isQuoted {
                parts.append("")
            } else {
                parts[parts.count - 1].unicodeScalars.append(character)
            }
        }
        return (parts[0], parts.count > 1 ? parts[parts.count - 1] : "")
    }
}
