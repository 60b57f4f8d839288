import CurrencyParsing
import Testing

/// Amounts as people type them into a field, or paste them from files, chats and pages. Each was judged by people of the locale.
struct TypedAmountTests {
    @Test(arguments: [
        ("de_DE", "EUR", "\"12,50\"", "12.50"), ("de_DE", "EUR", "„1.234,56 €“", "1234.56"),
        ("en_US", "USD", "“$12.50”", "12.50"), ("en_US", "USD", "\r\n'12.50'\r\n", "12.50"),
        ("fr_FR", "EUR", "« 12,50 € »", "12.50"), ("en_US", "USD", "\u{FEFF}12.50\u{FEFF}", "12.50"),
        ("en_US", "USD", "\"12.50", "refused"), ("en_US", "USD", "12.50\u{200B}", "refused"),
    ])
    func quotesAndLineEndsAreAFrame(locale: String, code: String, text: String, outcome: String) throws {
        #expect(try self.outcome(locale, code, text) == outcome)
    }

    @Test(arguments: [
        ("es_MX", "MXN", "1'234,567.89", "1234567.89"), ("es_CO", "COP", "$1'000.000", "1000000"),
        ("es_ES", "EUR", "1.234'56 €", "1234.56"), ("de_CH", "CHF", "1'234.50", "1234.50"),
        ("zh_CN", "CNY", "1，234.56", "1234.56"), ("ja_JP", "JPY", "1，234円", "1234"),
        ("zh_CN", "CNY", "1，50", "refused"),
        ("he_IL", "ILS", "10\u{200F}20", "refused"), ("ar_EG", "EGP", "10\u{61C}20", "refused"),
        ("en_US", "USD", "1\u{200E}234", "1234"),
    ])
    func separatorsOfCountries(locale: String, code: String, text: String, outcome: String) throws {
        #expect(try self.outcome(locale, code, text) == outcome)
    }

    /// Iraq's dinar has thousandths by ISO 4217 only.
    @Test(arguments: [
        ("ar_IQ", "IQD", "25,000", "25000"), ("ar_IQ", "IQD", "25.000", "25000 or 25.000"),
        ("ar_KW", "KWD", "KWD 1,250", "1250 or 1.250"),
    ])
    func thousandths(locale: String, code: String, text: String, outcome: String) throws {
        #expect(try self.outcome(locale, code, text) == outcome)
    }

    /// A plus behind an amount says "or more", except in files of accounts, whose amounts have their cents.
    @Test(arguments: [
        ("en_US", "USD", "$5,000+", "refused"), ("de_DE", "EUR", "1 Mio+", "refused"),
        ("de_DE", "EUR", "1.234,56+", "1234.56"), ("zh_CN", "CNY", "负12.50元", "-12.50"),
        ("da_DK", "DKK", "-,75 kr.", "-0.75 or 0.75"), ("nl_NL", "EUR", "€ -,50", "0.50 or -0.50"),
        ("en_US", "USD", "-.50", "-0.50"),
    ])
    func signs(locale: String, code: String, text: String, outcome: String) throws {
        #expect(try self.outcome(locale, code, text) == outcome)
    }

    /// In a field of one currency, a word for its minor unit means nothing else.
    @Test(arguments: [
        ("de_CH", "CHF", "50 Rp.", "0.50"), ("tr_TR", "TRY", "50 kr.", "0.50"), ("pl_PL", "PLN", "50 gr", "0.50"),
        ("el_GR", "EUR", "50 λεπτά", "0.50"), ("bg_BG", "BGN", "50 ст.", "0.50"), ("en_US", "USD", "50 gr", "refused"),
    ])
    func minorUnitsOfTheCurrency(locale: String, code: String, text: String, outcome: String) throws {
        #expect(try self.outcome(locale, code, text) == outcome)
    }

    private func outcome(_ locale: String, _ code: String, _ text: String) throws -> String {
        let style = CurrencyStyle(
            currency: try CurrencyCode(code), locale: try LocaleIdentifier(locale), data: .bundled)
        return CurrencyParser(style).outcome(of: text)
    }
}
