import CurrencyCore
import PackedTables

// An amount is written with the name of its currency as in LDML:
//
//     count       explicit 0 or 1, if the amount is exactly that and the locale has such a name or pattern; else the
//                 plural category of the digits shown
//     pattern     the unitPattern of the count, inherited or not; else that of `other`, which the root has
//     name        the displayName of the count, inherited or not; else that of `other`; else the one without a count;
//                 else the code
//     amount      the locale's decimal pattern, with the currency's fraction digits and the currency separators
//     {0} {1}     the amount and the name in the pattern
//
// See https://www.unicode.org/reports/tr35/tr35-numbers.html#Currencies, "Formatting Currency Display Names".

/// The patterns that combine an amount and the name of its currency, such as `{0} {1}`, or a number and a unit, such as
/// `{0} %`.
struct UnitPatterns: Sendable {
    private let image: PackedImage
    private let rows: Range<Int>

    init(_ tables: SystemTables) {
        image = tables.image
        // A numbering system without patterns uses those of latn in the same locale.
        rows = Self.rows(tables.currencyNotation, image) ?? Self.rows(tables.latin, image) ?? 0..<0
    }

    /// The patterns of percent or permille as a unit; nil if the data has no units.
    init?(_ tables: SystemTables, _ unit: PercentStyle.Unit) {
        image = tables.image
        // Units are the same in all numbering systems.
        guard let set = image[tables.latin].miscellaneous, let units = image[set].measureUnits else { return nil }
        switch unit {
        case .percent: rows = image[units].percent.range
        case .permille: rows = image[units].permille.range
        case .basisPoints: return nil
        }
    }

    private static func rows(_ system: RowReference<SystemRow>, _ image: PackedImage) -> Range<Int>? {
        guard let set = image[system].miscellaneous else { return nil }
        let rows = image[set].unitPatterns.range
        return rows.isEmpty ? nil : rows
    }

    /// The pattern for exactly 0 or 1 or for a category, if there is one.
    func pattern(_ form: CountForm) -> PackedText? {
        rows.first { image[UnitPatternRow.self, $0].form == form }
            .map { image.text(image[UnitPatternRow.self, $0].pattern) }
    }
}
