import CurrencyFormat
import Foundation
import Testing

/// Compares resolved options with Intl.NumberFormat's resolvedOptions (Node with ICU 78.2, CLDR 48).
///
/// Tests/Conformance/Node/resolved-options.mjs writes the table.
@Suite struct ResolvedOptionsTests {
    private static let table = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("resolved-options.tsv")

    /// The script's option sets as styles, with ECMA-402's rounding.
    private static func style(_ name: String, _ locale: LocaleIdentifier) throws -> NumberStyle {
        let decimal = DecimalStyle(locale: locale).rounding(.halfUp)
        func amount(_ code: String) throws -> CurrencyStyle {
            CurrencyStyle(try CurrencyCode(code), locale: locale).rounding(.halfUp)
        }
        switch name {
        case "decimal": return .decimal(decimal)
        case "percent": return .percent(PercentStyle(locale: locale).rounding(.halfUp))
        case "compact": return .decimal(decimal.compact())
        case "compactLong": return .decimal(decimal.compact(.long).grouping(.always))
        case "significant": return .decimal(decimal.precision(.significant(1...3)))
        case "both":
            return .decimal(decimal.precision(.both(fraction: 1...2, significant: 1...3, .morePrecision)))
        case "less":
            return .decimal(decimal.precision(.both(fraction: 0...2, significant: 2...21, .lessPrecision)))
        case "euro": return .currency(try amount("EUR"))
        case "dinar": return .currency(try amount("KWD").display(.narrowSymbol).signDisplay(.exceptZero))
        case "yenCompact": return .currency(try amount("JPY").compact())
        default:
            let franc = try amount("CHF").display(.code).sign(.accounting).signDisplay(.always).grouping(.off)
            let digits = franc.digits(.precision(.increment(5, scale: 2))).integerDigits(minimum: 3)
            return .currency(digits.rounding(.down).trailingZeros(.stripIfInteger))
        }
    }

    /// The fields in the table's order.
    private static func fields(_ resolved: ResolvedOptions) -> [String] {
        func text<Value>(_ value: Value?) -> String { value.map { "\($0)" } ?? "" }
        var notation = ["standard", ""]
        if case .compact(let length) = resolved.notation { notation = ["compact", "\(length)"] }
        let style: String
        switch resolved.unit {
        case .decimal: style = "decimal"
        case .currency: style = "currency"
        case .percent: style = "percent"
        }
        let modes: [RoundingMode: String] = [.halfUp: "halfExpand", .down: "trunc"]
        return [
            resolved.locale, resolved.numberingSystem, style, text(resolved.currency), text(resolved.currencyDisplay),
            text(resolved.currencySign), text(resolved.minimumIntegerDigits), text(resolved.minimumFractionDigits),
            text(resolved.maximumFractionDigits), text(resolved.minimumSignificantDigits),
            text(resolved.maximumSignificantDigits),
            resolved.useGrouping == .off ? "false" : text(resolved.useGrouping), notation[0], notation[1],
            text(resolved.signDisplay), text(resolved.roundingIncrement), text(modes[resolved.roundingMode]),
            resolved.roundingPriority.map { "\($0)" } ?? "auto", text(resolved.trailingZeroDisplay),
        ]
    }

    @Test func asIntlResolves() throws {
        let lines = try String(contentsOf: Self.table, encoding: .utf8).split(separator: "\n")
        #expect(lines.count > 700)
        for line in lines {
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            try #require(cells.count == 21)
            let style = try Self.style(cells[1], LocaleIdentifier(cells[0]))
            // ECMA-402's currencyDisplay value `code` is one of our cases.
            #expect(Self.fields(style.resolvedOptions) == Array(cells[2...]), "\(cells[0]) \(cells[1])")
        }
    }

    /// CLDR 48's patterns and symbols.
    @Test func whatOnlyLDMLHas() throws {
        let indian = CurrencyStyle(.indianRupee, locale: try LocaleIdentifier("en-IN")).resolvedOptions
        #expect(indian.pattern == "¤#,##,##0.00")
        #expect((indian.primaryGroupingSize, indian.secondaryGroupingSize) == (3, 2))
        #expect((indian.decimalSeparator, indian.groupSeparator) == (".", ","))
        let ungrouped = DecimalStyle(locale: .englishUnitedStates).grouping(.off).resolvedOptions
        #expect((ungrouped.primaryGroupingSize, ungrouped.secondaryGroupingSize) == (0, 0))
        let single = DecimalStyle(locale: .englishUnitedStates).groupingSizes(try GroupingSizes(primary: 1))
        #expect(single.resolvedOptions.secondaryGroupingSize == 1)
        let spanish = DecimalStyle(locale: try LocaleIdentifier("es")).resolvedOptions
        #expect(spanish.minimumGroupingDigits == 2)
        let own = DecimalStyle(locale: .englishUnitedStates)
            .pattern(try NumberFormatPattern("000.0#%")).symbols(try NumberSymbols(decimal: "·")).resolvedOptions
        #expect(own.pattern == "000.0#%")
        // As it was given, also with quotation marks that it does not need.
        let quoted = DecimalStyle(locale: .englishUnitedStates).pattern(try NumberFormatPattern("0.00 'kr'"))
        #expect(quoted.resolvedOptions.pattern == "0.00 'kr'")
        #expect((own.minimumIntegerDigits, own.minimumFractionDigits, own.maximumFractionDigits) == (3, 1, 2))
        #expect((own.scale, own.decimalSeparator) == (2, "·"))
        #expect(PercentStyle(.permille, locale: .englishUnitedStates).resolvedOptions.unit == .percent(.permille))
    }
}
