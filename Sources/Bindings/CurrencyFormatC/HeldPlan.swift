import CCurrencyFormat
import CurrencyColumns
import CurrencyParsing

/// What a `currency_format_plan` is: all that one locale and currency need. It is constant, so threads share it.
final class HeldPlan: Sendable {
    /// What the caller asked for: the styles of rows in other currencies and locales are made from it.
    let style: CurrencyStyle
    let options: PlanOptions
    let plan: FormatPlan
    let parser: CurrencyParser

    /// - Parameters:
    ///   - locale: A BCP 47 language tag.
    ///   - currency: A code of ISO 4217.
    init(locale: String, currency: String, options: PlanOptions) throws(Failure) {
        let identifier = try Self.identifier(locale)
        var style = CurrencyStyle(try Self.code(currency), locale: identifier)
        options.apply(to: &style)
        self.options = options
        self.style = style
        (plan, parser) = Self.resolved(style, options)
    }

    /// The same options in another locale, another currency, or both.
    init(_ other: HeldPlan, locale: String?, currency: String?) throws(Failure) {
        var style = other.style
        if let locale { style.options.locale = try Self.identifier(locale) }
        if let currency { style.currency = try Self.code(currency) }
        self.style = style
        options = other.options
        (plan, parser) = Self.resolved(style, options)
    }

    private static func resolved(_ style: CurrencyStyle, _ options: PlanOptions) -> (FormatPlan, CurrencyParser) {
        let style = options.withFraction(style)
        return (style.plan, CurrencyParser(style))
    }

    private static func identifier(_ locale: String) throws(Failure) -> LocaleIdentifier {
        do throws(LocaleIdentifierError) {
            return try LocaleIdentifier(locale)
        } catch {
            throw Failure(CURRENCY_FORMAT_LOCALE, "locale \"\(locale)\": \(error)")
        }
    }

    private static func code(_ currency: String) throws(Failure) -> CurrencyCode {
        do throws(CurrencyCodeError) {
            return try CurrencyCode(currency)
        } catch {
            throw Failure(CURRENCY_FORMAT_CURRENCY, "currency \"\(currency)\": \(error)")
        }
    }
}
