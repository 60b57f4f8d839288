import CurrencyCore
import CurrencyEngine
import CurrencyNames
import NumberWords

/// Writes amounts in words: right, or not at all.
///
///     let words = try CurrencyWords(.full, .dollar, locale: .englishUnitedStates)
///     try words.text(of: 2.50)            // "two dollars and fifty cents"
///     try words.text(of: -1)              // "minus one dollar"
///     try words.text(of: 0.125)           // throws 0.125 has more decimal places than the minor unit of USD
///
/// Numbers follow CLDR's rules, which `NumberWords` has; plural forms follow CLDR's plural rules. CLDR has neither the
/// gender of currencies nor names of minor units. These are recorded for each language and currency, and what is not
/// recorded is an error.
///
/// A value has everything looked up, for many amounts. It is cheap to copy.
public struct CurrencyWords: Sendable {
    /// The forms of amounts in words.
    public enum Form: Hashable, Sendable {
        /// Everything in words: "two dollars and fifty cents".
        case full
        /// The whole amount in words, the rest as a fraction, and CLDR's name of the currency: "two and 50/100 US dollars".
        case cheque
        /// Text for voices and screen readers, which read digits well: "2 dollars and 50 cents".
        case spoken
        /// The same in compact notation, with its word: "1.2 million dollars". The amount is rounded as CLDR has it.
        case spokenCompact
    }

    /// The form.
    public let form: Form
    /// The currency.
    public let currency: CurrencyCode
    /// The locale.
    public let locale: LocaleIdentifier
    let language: WordLanguage
    let nouns: CurrencyNouns?
    /// ISO 4217's minor unit.
    let minorUnit: Int
    let plurals: PluralRules
    /// The spellers by the genders that the form needs.
    let spellers: [(gender: String, speller: NumberSpeller)]
    /// Whole or compact numbers in digits, for voices.
    let digits: FormatPlan?

    /// Looks up the words of a currency in a locale.
    ///
    /// - Throws: `noWords` if the language or the currency has none; `number` if CLDR has no numbers for the locale.
    public init(
        _ form: Form, _ currency: Currency, locale: CurrencyLocale
    ) throws(CurrencyWordsError) {
        try self.init(form, currency.code, locale: locale.localeIdentifier)
    }

    /// Looks up the words of a currency code in any type of locale.
    public init(
        _ form: Form, _ currency: CurrencyCode, locale: some LocaleIdentifierConvertible
    ) throws(CurrencyWordsError) {
        let locale = locale.localeIdentifier
        let data = CurrencyData.bundled
        guard let language = WordLanguage(for: locale, data),
            let minorUnit = data.row(of: currency).flatMap({ data.minorUnit(ofRow: $0) })
        else { throw .noWords(locale, currency) }
        let regional = data.region(of: locale).flatMap(data.firstCurrency)
        let nouns = language.nouns(of: currency, regional: regional)
        if form != .cheque, nouns == nil || language.isOnlyForCheques { throw .noWords(locale, currency) }
        self.form = form
        self.currency = currency
        self.locale = locale
        self.language = language
        self.nouns = nouns
        self.minorUnit = minorUnit
        do throws(NumberWordsError) {
            var spellers: [(gender: String, speller: NumberSpeller)] = []
            let genders = form == .full ? [nouns?.unit.gender, nouns?.minorUnit?.gender] : []
            for (gender, name) in language.ruleSets
            where form == .cheque || genders.contains(gender[...]) {
                let ruleSet = NumberRuleSet(rawValue: name)
                spellers.append((gender, try NumberWords.bundled.speller(for: locale, ruleSet: ruleSet)))
            }
            if form == .cheque { spellers.append(("alone", try NumberWords.bundled.speller(for: locale))) }
            self.spellers = spellers
        } catch {
            throw .number(error)
        }
        digits = Self.digits(form, locale)
        do throws(CurrencyDataError) {
            plurals = try PluralRules(locale: locale, data: data)
        } catch {
            throw .noWords(locale, currency)
        }
    }

    private static func digits(_ form: Form, _ locale: LocaleIdentifier) -> FormatPlan? {
        // Voices end a number at a space or an apostrophe: "1 234" is one, and then 234.
        var style = DecimalStyle(locale: locale).spaces(.plain)
        if ![",", "."].contains(style.resolvedOptions.groupSeparator) { style = style.grouping(.off) }
        switch form {
        case .full, .cheque: return nil
        case .spoken: return style.plan
        case .spokenCompact: return style.compact(.long).plan
        }
    }

    /// Writes an amount in words.
    ///
    /// - Parameters:
    ///   - amount: The amount, with no more decimal places than the currency's minor unit, unless it is compact.
    ///   - isCapitalized: Whether the first letter is a capital.
    /// - Throws: `CurrencyWordsError`.
    public func text(of amount: DecimalValue, isCapitalized: Bool = false) throws(CurrencyWordsError) -> String {
        guard amount.isFinite else { throw .notFinite }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(128)
        if amount.isNegative, !amount.isZero { bytes.append(contentsOf: language.minus.utf8) }
        switch form {
        case .full where isFinancial: bytes.append(contentsOf: try financial(parts(of: amount)).utf8)
        case .full: try full(parts(of: amount), to: &bytes)
        case .cheque: bytes.append(contentsOf: try cheque(parts(of: amount)).utf8)
        case .spoken: try spoken(parts(of: amount), to: &bytes)
        case .spokenCompact: try spokenCompact(amount.magnitude, to: &bytes)
        }
        let text = String(decoding: bytes, as: UTF8.self)
        return isCapitalized ? capitalized(text) : text
    }

    private func parts(of amount: DecimalValue) throws(CurrencyWordsError) -> AmountParts {
        try AmountParts(amount, minorUnit: minorUnit, currency)
    }

    private func capitalized(_ text: String) -> String {
        // Turkish and Azerbaijani keep the dot.
        let isTurkic = ["tr", "az"].contains(locale.languageCode)
        let first = isTurkic && text.hasPrefix("i") ? "İ" : text.prefix(1).uppercased()
        return first + text.dropFirst()
    }

    private var isFinancial: Bool { nouns.map { $0.unit.gender == WordLanguage.financial } ?? false }

    var noWords: CurrencyWordsError { .noWords(locale, currency) }
}

extension Money {
    /// The amount in words.
    ///
    ///     try Money("1200000", .euro).words(.full, in: .frenchFrance)        // "un million deux cent mille euros"
    ///     try Money("21", .poundSterling).words(.full, in: .spanishSpain)    // "veintiuna libras"
    ///
    /// To write many amounts, make a `CurrencyWords`.
    ///
    /// - Throws: `CurrencyWordsError`.
    public func words(
        _ form: CurrencyWords.Form, in locale: CurrencyLocale
    ) throws(CurrencyWordsError) -> String {
        try words(form, in: locale.localeIdentifier)
    }

    /// The amount in the words of any type of locale.
    public func words(
        _ form: CurrencyWords.Form, in locale: some LocaleIdentifierConvertible
    ) throws(CurrencyWordsError) -> String {
        try CurrencyWords(form, currency, locale: locale).text(of: amount)
    }
}
