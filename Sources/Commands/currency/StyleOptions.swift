import ArgumentParser
import CommandSupport
import CurrencyFormat
import CurrencyNames

/// How numbers are written: a locale, a currency and the options of the engine's styles.
struct StyleOptions: ParsableArguments {
    @Option(help: "The locale's identifier, in BCP 47's or ICU's spelling.")
    var locale: String

    @Option(help: "The currency code. Default: the one that the locale names, as in de-u-cu-usd.")
    var currency: String?

    @Option(
        help: ArgumentHelp(
            "Use this pattern instead of the locale's, in LDML's syntax: '#,##0.00 ¤'.",
            discussion: "The pattern also determines the digits, unless an option does."))
    var pattern: String?

    @Option(help: "Mark numbers as approximate, a minimum or a maximum.")
    var qualifier: QualifierArgument?

    @Option(help: "What a range writes once: text of several characters, nothing, the currency, or all.")
    var rangeCollapse: RangeCollapseArgument = .auto

    @Option(help: "What to write for a range whose two numbers look the same.")
    var rangeIdentity: RangeIdentityArgument = .approximately

    @OptionGroup var padding: PaddingOptions

    @OptionGroup var form: FormOptions

    func validate() throws {
        try form.check(currency: currencyText)
    }

    /// The currency that the options name, or else the locale's keyword where amounts are written.
    private var currencyText: String? {
        if currency != nil || (form.style ?? .currency) != .currency { return currency }
        // What is wrong with the locale is said where it is used.
        return (try? LocaleIdentifier(locale))?.currency?.description
    }

    /// The style that the options describe.
    ///
    /// What the tables do not know, and LDML has a fallback for, is said on standard error.
    func numberStyle(_ tables: TableOptions) throws -> NumberStyle {
        let data = try tables.data(or: .bundled)
        var style = try form.style(
            locale: locale, currency: currencyText, data, tables.compatibility.value,
            names: { try tables.names(or: .bundled) })
        style.options.qualifier = qualifier?.value
        style.options.padding = padding.value
        style.options.rangeCollapse = rangeCollapse.value
        style.options.rangeIdentity = rangeIdentity.value
        if let pattern { try Self.set(pattern, hasDigits: form.hasNoDigits, in: &style) }
        var code: CurrencyCode?
        if case .currency(let amounts) = style { code = amounts.currency }
        for warning in FallbackWarning.all(style.options.locale, locale, code, in: data) { warning.say() }
        return style
    }

    /// - Parameter hasDigits: whether the pattern says how many digits amounts have, as it does of other numbers.
    private static func set(_ text: String, hasDigits: Bool, in style: inout NumberStyle) throws(InvalidArgument) {
        do throws(NumberFormatPatternError) {
            style.options.pattern = try NumberFormatPattern(text)
        } catch {
            throw .pattern(text, error)
        }
        if hasDigits, case .currency(var amounts) = style {
            amounts.digits = .pattern
            style = .currency(amounts)
        }
    }
}
