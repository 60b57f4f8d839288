import CurrencyFormat
import LDMLSyntax
import PackedTables

/// Styles made from a text's own symbols, for texts that no locale writes.
///
///     text          pattern              other values
///     RSD 1'234,5   ¤ #,##0.0            decimal comma, apostrophe between groups
///     1,23 lei/mo   #,##0.00' lei/mo'    the locale's groups
///
/// A locale supplies what the text does not show. Further styles have other groups and other zeros, so that amounts with
/// them do not count as sure. `UnshownText` says so of signs and plural forms.
struct TextStyle {
    private let sample: PriceSample
    private let text: SampleText
    private let options: FormatOptions
    private let pattern: NumberPattern
    private let tables: SystemTables

    init(_ sample: PriceSample, _ text: SampleText, _ options: FormatOptions) {
        (self.sample, self.text, self.options) = (sample, text, options)
        tables = SystemTables(options.data.image, locale: options.data.localeRow(for: options.locale), nil)
        pattern = NumberPattern(tables.texts[tables.image[tables.currencyPatterns].standard.pattern])
    }

    /// The likeliest style that writes the sample, and others that also do; empty if none does.
    var styles: [CurrencyStyle] {
        let affixes = (before: string(..<text.number.lowerBound), behind: string(text.number.upperBound...))
        let digits = DigitChoice.possible(text, sample.amount, options.data.facts(of: sample.currency))
        for (symbol, before, behind) in Self.splits(affixes.before, affixes.behind) {
            let styles = Groups.allCases.flatMap { groups in
                digits.compactMap { style(symbol, before, behind, groups, $0) }
            }
            if !styles.isEmpty { return styles }
        }
        return []
    }

    /// The locale's groups, and others that the text may have, too.
    private enum Groups: CaseIterable {
        case localeGroups, noGroups, allGroups

        var strategies: [GroupingStrategy] {
            switch self {
            case .localeGroups: [.auto, .min2, .always, .off]
            case .noGroups: [.off, .always]
            case .allGroups: [.always, .off]
            }
        }
    }

    private func string(_ range: some RangeExpression<Int>) -> String {
        String(decoding: text.bytes[range], as: UTF8.self)
    }

    /// A style with these affixes, if it writes the sample.
    private func style(
        _ symbol: String?, _ before: String, _ behind: String, _ groups: Groups, _ digits: DigitChoice
    ) -> CurrencyStyle? {
        let fraction = text.fractionDigits > 0 ? "." + String(repeating: "0", count: text.fractionDigits) : ""
        guard let pattern = try? NumberFormatPattern(before + integerPattern + fraction + behind), let symbols else {
            return nil
        }
        let style = CurrencyStyle(currency: sample.currency, locale: options.locale, data: options.data)
            .display(symbol.map(CurrencyDisplay.custom) ?? .none).pattern(pattern).symbols(symbols)
            .digits(digits.digits).trailingZeros(digits.trailingZeros).rounding(text.rounding)
        return groups.strategies.lazy.map(style.grouping).first { $0.format(sample.amount) == sample.text }
    }

    /// The symbols of the text, with the locale's grouping separator if the text shows none.
    private var symbols: NumberSymbols? {
        let row = tables.symbolRow
        let localeDecimal = tables.texts[row.currencyDecimal ?? row.decimal].string
        let localeGroup = tables.texts[row.currencyGroup ?? row.group].string
        var decimal = text.decimal.map { String(decoding: $0, as: UTF8.self) } ?? localeDecimal
        var group = text.group.map { String(decoding: $0, as: UTF8.self) } ?? localeGroup
        if decimal == group {
            if text.group == nil { group = decimal == "," ? "." : "," } else { decimal = group == "," ? "." : "," }
        }
        var digits = ""
        for value: UInt32 in 0..<10 { digits.unicodeScalars.append(Unicode.Scalar(text.zero + value) ?? "0") }
        return try? NumberSymbols(decimal: decimal, group: group, digits: NumberDigits(digits))
    }

    /// The integer pattern with the groups of the text or, if it shows none, of the locale.
    private var integerPattern: String {
        var primary = pattern.primaryGrouping == 0 ? 3 : pattern.primaryGrouping
        var secondary = pattern.secondaryGrouping == 0 ? primary : pattern.secondaryGrouping
        if text.groups.count > 1 {
            (primary, secondary) = (text.groups[text.groups.count - 1], text.groups[text.groups.count - 1])
        }
        if text.groups.count > 2 { secondary = text.groups[text.groups.count - 2] }
        let last = String(repeating: "#", count: primary - 1) + "0"
        return "#," + (secondary == primary ? "" : String(repeating: "#", count: secondary) + ",") + last
    }

    /// The ways to divide a text into a symbol and affixes: first with the symbol as ¤, and then all as literal text.
    private static func splits(_ before: String, _ behind: String) -> [(
        symbol: String?, before: String, behind: String
    )] {
        var result: [(String?, String, String)] = []
        if before.isEmpty != behind.isEmpty {
            let affix = Array((before + behind).unicodeScalars)
            let isEdge = { (scalar: Unicode.Scalar) in
                PlainText.of(Array(String(scalar).utf8)).allSatisfy { $0 == 0x20 }
            }
            let start = affix.firstIndex { !isEdge($0) } ?? affix.count
            let end = (affix.lastIndex { !isEdge($0) } ?? start - 1) + 1
            if start < end {
                let parts = [affix[..<start], affix[start..<end], affix[end...]].map(Self.string)
                let pattern = quoted(parts[0]) + "¤" + quoted(parts[2])
                result.append(before.isEmpty ? (parts[1], "", pattern) : (parts[1], pattern, ""))
            }
        }
        result.append((nil, quoted(before), quoted(behind)))
        return result
    }

    private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        var text = ""
        text.unicodeScalars.append(contentsOf: scalars)
        return text
    }

    /// The text as a literal in a pattern.
    private static func quoted(_ text: String) -> String {
        if text.isEmpty { return "" }
        var result = "'"
        for scalar in text.unicodeScalars {
            if scalar == "'" { result += "''" } else { result.unicodeScalars.append(scalar) }
        }
        return result + "'"
    }
}
