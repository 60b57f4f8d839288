import CurrencyFoundation
import Foundation

/// A formatter's settings as a locale resolves them, looked up once.
// A class, so that it leaves the lock without being copied.
final class ResolvedFormat: Sendable {
    let settings: FormatterSettings
    let locale: LocaleIdentifier
    let style: CurrencyStyle
    let plan: FormatPlan
    let currencyCode: String
    let currencySymbol: String
    let decimalSeparator: String
    let groupingSeparator: String
    let groupingSize: Int
    /// 0 for the same as `groupingSize`.
    let secondaryGroupingSize: Int

    init(_ settings: FormatterSettings) {
        self.settings = settings
        locale = settings.locale.identifier
        currencyCode = settings.currencyCode ?? UserCurrency.code(in: locale).description
        let code = try? CurrencyCode(currencyCode)
        var style = CurrencyStyle(code ?? .unknown, locale: locale)
        let symbols = Separators(settings, style.resolvedOptions)
        let sizes = GroupSizes(settings, style.resolvedOptions)
        currencySymbol = Self.symbol(settings, style, isCode: code != nil, currencyCode)
        decimalSeparator = symbols.decimal
        groupingSeparator = symbols.group
        groupingSize = sizes.primary
        secondaryGroupingSize = sizes.secondary

        style.display = currencySymbol.isEmpty ? .none : .symbol
        if !currencySymbol.isEmpty, settings.currencySymbol != nil || code == nil {
            style.display = .custom(currencySymbol)
        }
        style.digits = .precision(.fraction(settings.decimalDigits))
        style.options.decimalSeparator = settings.alwaysShowsDecimalSeparator ? .always : .auto
        style.options.minimumIntegerDigits = min(1, settings.maximumIntegers ?? 1)
        style.options.maximumIntegerDigits = settings.maximumIntegers
        style.options.zeroText = settings.zeroSymbol
        style.options.symbols = symbols.own
        style.options.groupingSizes = sizes.own
        style.options.grouping = settings.hasGroupingSeparator && symbols.canGroup && sizes.primary > 0 ? nil : .off
        self.style = style
        plan = style.plan
    }

    /// The text that is shown for the currency; empty for none. A text that is no code is shown as it is.
    private static func symbol(
        _ settings: FormatterSettings, _ style: CurrencyStyle, isCode: Bool, _ code: String
    ) -> String {
        if !settings.showsCurrencySymbol { return "" }
        if let symbol = settings.currencySymbol { return symbol }
        if code == Currency.none.rawValue { return "" }
        guard isCode else { return code }
        let number = style.plan.formatParts(0)
        return number.parts.first { $0.kind == .currency }.map(number.text) ?? ""
    }
}

/// The separators of a formatter.
///
///     custom decimal "", "5"   the locale's: without a separator, or with a digit, 123.45 would be another number
///     custom group ""          no groups
///     group = decimal          no groups, where the decimal separator is shown: "1.234.50" has two readings
private struct Separators {
    let decimal: String
    let group: String
    /// Whether groups can be told from decimals.
    let canGroup: Bool
    let own: NumberSymbols

    init(_ settings: FormatterSettings, _ resolved: ResolvedOptions) {
        let ownDecimal = settings.decimalSeparator.flatMap { Self.canSeparate($0) ? $0 : nil }
        let ownGroup = settings.groupingSeparator.flatMap { Self.canSeparate($0) ? $0 : nil }
        decimal = ownDecimal ?? resolved.decimalSeparator
        let hidesGroups = settings.groupingSeparator?.isEmpty ?? false
        group = hidesGroups ? "" : ownGroup ?? resolved.groupSeparator
        canGroup = !group.isEmpty && !(settings.showsDecimalSeparator && group == decimal)
        let shownDecimal = settings.showsDecimalSeparator ? ownDecimal : nil
        // They differ where both are shown, so this does not throw.
        own = (try? NumberSymbols(decimal: shownDecimal, group: canGroup ? ownGroup : nil)) ?? NumberSymbols()
    }

    private static func canSeparate(_ text: String) -> Bool { !text.isEmpty && !text.hasNumbers }
}

/// The grouping sizes of a formatter.
private struct GroupSizes {
    let primary: Int
    /// 0 for the same as `primary`.
    let secondary: Int
    /// nil where they are the locale's.
    let own: GroupingSizes?

    init(_ settings: FormatterSettings, _ resolved: ResolvedOptions) {
        let localePrimary = resolved.primaryGroupingSize
        let localeSecondary = resolved.secondaryGroupingSize == localePrimary ? 0 : resolved.secondaryGroupingSize
        primary = settings.groupingSize ?? localePrimary
        secondary = settings.secondaryGroupingSize ?? localeSecondary
        let isOwn = settings.groupingSize != nil || settings.secondaryGroupingSize != nil
        own =
            isOwn && primary > 0
            ? try? GroupingSizes(primary: primary, secondary: secondary > 0 ? secondary : primary) : nil
    }
}
