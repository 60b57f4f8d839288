import CurrencyParsing

/// Styles of many locales, each with the texts of which its amounts consist. They are made once for all inputs.
struct SharedStyle {
    let style: CurrencyStyle
    let plan: FormatPlan
    let parser: CurrencyParser
    /// The parts of amounts in the style, and common replacements.
    let tokens: [[UInt8]]

    init(_ style: CurrencyStyle) {
        self.style = style
        plan = style.plan
        parser = CurrencyParser(style)
        let plan = self.plan
        var texts = Self.commonTokens
        for amount in [DecimalValue(-1_234_567), 1_234_567, 0, -0.5] {
            let number = plan.formatParts(amount)
            texts += number.parts.map(number.text)
        }
        texts += (0...9).flatMap { digit in
            let number = plan.formatParts(DecimalValue(digit))
            return number.parts.filter { $0.kind == .integer }.map(number.text)
        }
        texts.append(style.currency.description)
        tokens = Set(texts).filter { !$0.isEmpty }.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
            .map { Array($0.utf8) }
    }

    private static let commonTokens = [
        "1", "0", "00", "000", "999", "12", ".", ",", " ", "-", "+", "(", ")", "'", "\u{A0}", "\u{202F}", "\u{2212}",
        "\u{200E}", "\u{200F}", "\u{61C}", "\u{2019}", "$", "€", "US$", "USD", "EUR", "k", "K", "M", "Mio.", "mn", ".-",
        "--", "—", "٠", "५", "５", "٫", "٬", "، ", "\u{FEFF}", "\n", "\r\n", "kr", "E3", "e", "∞", "NaN", "\u{301}",
        "\u{FE0F}", "%", "~", "cents", "bn", "lakh", "万", "×",
    ]

    /// An input as text: either its bytes, or one token for each byte.
    func withText(_ reader: inout InputReader, _ body: (Bytes) -> Void) {
        if reader.byte() & 1 == 0 {
            body(reader.remaining())
            return
        }
        var text: [UInt8] = []
        while !reader.isAtEnd { text += tokens[reader.below(tokens.count)] }
        text.withUnsafeBufferPointer(body)
    }
}

enum SharedStyles {
    static func locale(_ identifier: String) -> LocaleIdentifier {
        guard let locale = try? LocaleIdentifier(identifier) else { fatalError("\(identifier) is no locale") }
        return locale
    }

    /// Different scripts, digits, groups and symbol positions.
    static let locales = [
        "en", "de", "fr", "hi", "ar-EG", "fa", "de-CH", "es", "pt-PT", "sv", "ja", "en-IN", "ne", "my", "bg", "mr",
        "zh-u-nu-hanidec", "he", "pl", "th-u-nu-thai", "und", "lv", "dz", "ks-Deva",
    ].map(locale)

    private static func style(_ locale: String, _ currency: String) -> CurrencyStyle {
        guard let code = try? CurrencyCode(currency) else { fatalError("\(currency) is no currency") }
        return CurrencyStyle(currency: code, locale: Self.locale(locale), data: .bundled)
    }

    static let all: [SharedStyle] = [
        style("en", "USD"), style("en", "USD").sign(.accounting), style("en", "USD").compact(),
        style("en", "USD").precision(.fraction(0...9)), style("en", "USD").display(.code).signDisplay(.always),
        style("en", "EUR").compact(.long), style("de", "EUR"), style("de", "EUR").display(.none),
        style("de", "USD").digits(.precision(.significant(1...5))), style("de-CH", "CHF").digits(.cash),
        style("hi", "INR"), style("hi", "INR").compact(), style("ar-EG", "EGP"),
        style("ar-EG", "EGP").sign(.accounting), style("fa", "IRR"), style("fr", "EUR"),
        style("fr", "EUR").compact(.long), style("es", "EUR"), style("pt-PT", "CVE"), style("sv", "SEK"),
        style("ja", "JPY"), style("ja", "JPY").compact(.long), style("pl", "PLN"), style("he", "ILS"),
        style("my", "MMK"), style("mr", "INR"), style("en", "KWD").precision(.fraction(0)),
        style("zh-u-nu-hanidec", "USD"), style("th-u-nu-thai", "USD"), style("lv", "EUR").grouping(.min2),
        style("en", "USD").display(.custom("5")), style("en", "USD").trailingZeros(.stripIfInteger),
    ].map { SharedStyle($0) }
}
