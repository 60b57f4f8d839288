import LocaleModel

/// The words of amounts: the nouns of currencies and of their minor units, with gender and plural forms, by language.
///
/// CLDR has neither the gender of currencies nor names of minor units. A currency that a language lacks here has no words.
public struct CurrencyWordDecisions: Codable, Equatable, Sendable {
    /// A noun, with the pages that say so.
    public struct Noun: Codable, Equatable, Sendable {
        /// The name of the noun among those of its language.
        public var id: String
        /// One of the genders that the language has rule sets for, or `financial` for characters against forgery.
        public var gender: String
        /// The forms behind a number, by plural category. Those that are not listed are the same as `other`. In a language
        /// without `space`, a form begins with one if its noun has one: "이천원", but "이백 달러".
        public var forms: [String: String]
        /// At least two pages that agree, or one in a language that is only for cheques.
        public var links: [String]
    }

    /// The nouns of a currency.
    public struct Currency: Codable, Equatable, Sendable {
        /// The noun of the currency.
        public var unit: String
        /// The noun of its minor unit; nil if it has none, or none that is certain.
        public var minorUnit: String?
        /// The noun with what tells it from other currencies that have the noun: "Canadian dollar". Nil if none has.
        public var name: String?
        /// True if the noun alone means this currency wherever it does not mean that of the region, as the dollar does in
        /// French, but not in Canadian French; nil if not.
        public var isMeantAlone: Bool?
    }

    /// The words between whole millions and a noun, as in French.
    public struct OfMillions: Codable, Equatable, Sendable {
        /// Before a consonant.
        public var before: String
        /// Before a vowel.
        public var beforeVowel: String
    }

    /// A text that CLDR's rules spell against the grammar.
    public struct Correction: Codable, Equatable, Sendable {
        /// The text, in a number with a space before and behind it. Soft hyphens are still there.
        public var wrong: String
        /// What stands there instead, before the next correction; nil if a number with the text has no words.
        public var right: String?
        /// At least two pages that agree, or one in a language that is only for cheques.
        public var links: [String]
    }

    /// The characters of Chinese amounts against forgery.
    public struct Tenths: Codable, Equatable, Sendable {
        /// A tenth of the currency.
        public var tenth: String
        /// A hundredth of the currency.
        public var hundredth: String
        /// Before hundredths without tenths.
        public var zero: String
        /// The end of an amount without hundredths and tenths.
        public var whole: String
    }

    /// A text in the number of thousands that does not agree with the noun.
    public struct Thousands: Codable, Equatable, Sendable {
        /// The text.
        public var wrong: String
        /// What stands there instead.
        public var right: String
    }

    /// The words of a language.
    public struct Language: Codable, Equatable, Sendable {
        /// The locale, from which others inherit.
        public var language: String
        /// Before negative amounts.
        public var minus: String
        /// Between the currency and its minor unit.
        public var join: String
        /// Between a number and a noun.
        public var space: String
        /// The rule set of numbers for each gender. A language without genders has one for an empty gender.
        public var ruleSets: [String: String]
        /// The words between whole millions and a noun; nil if there are none.
        public var ofMillions: OfMillions?
        /// The characters of amounts against forgery; nil for languages with words.
        public var tenths: Tenths?
        /// What CLDR's rules spell wrong in thousands before nouns of a gender, and what stands there instead, by gender; nil
        /// if nothing.
        public var thousands: [String: Thousands]?
        /// True if a noun has the form for the last word of its number, and not that of CLDR's plural rules for the number;
        /// nil if not.
        public var agreesWithLastWord: Bool?
        /// What CLDR's rules spell against the grammar, in the order in which it is corrected; nil if nothing.
        public var corrections: [Correction]?
        /// The words of a cheque: `{0}` is the number, `{1}` the hundredths as a fraction, `{2}` the currency's name in CLDR,
        /// `{3}` the number with the noun, `{4}` the hundredths without "/100", and `{5}` their noun. Nil if not known.
        public var cheque: String?
        /// The pages that show the form of cheques, at least one.
        public var chequeLinks: [String]?
        /// True if only the nouns of cheques are recorded, so that the language has no other form; nil if not.
        public var isOnlyForCheques: Bool?
        /// The nouns, each once.
        public var nouns: [Noun]
        /// The nouns of currencies, by code. A language without any has no words, although its parent may have.
        public var currencies: [String: Currency]
        /// The pages with the grammar.
        public var links: [String]
    }

    /// The languages, each once.
    public var languages: [Language]
}

/// An error that says which words are not valid.
public struct CurrencyWordError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The language.
    public var language: String
    /// What is wrong.
    public var reason: String

    /// The error as text, in English.
    public var description: String { "currencyWords.json: \(language): \(reason)" }
}

extension CurrencyWordDecisions {
    /// Checks that nouns, genders and categories exist, and that everything has its pages.
    public func check() throws(CurrencyWordError) {
        var seen: Set<String> = []
        for language in languages {
            func fail(_ reason: String) -> CurrencyWordError { .init(language: language.language, reason: reason) }
            guard seen.insert(language.language).inserted else { throw fail("it is there twice") }
            let (least, pages) = language.isOnlyForCheques == true ? (1, "a page") : (2, "two pages")
            guard Self.arePages(language.links, least) else { throw fail("the grammar needs \(pages)") }
            if language.cheque != nil, !Self.arePages(language.chequeLinks ?? [], 1) {
                throw fail("the form of cheques needs a page")
            }
            for correction in language.corrections ?? [] {
                let texts = [correction.wrong, correction.right ?? ""]
                guard !correction.wrong.isEmpty,
                    !texts.joined().contains(where: { "=;\t\n".contains($0) })
                else { throw fail("\(correction.wrong) cannot be corrected") }
                guard Self.arePages(correction.links, least) else { throw fail("\(correction.wrong) needs \(pages)") }
            }
            for (gender, thousands) in language.thousands ?? [:] {
                guard language.ruleSets[gender] != nil, !thousands.wrong.isEmpty,
                    !(thousands.wrong + thousands.right).contains(where: { "=;\t\n".contains($0) })
                else { throw fail("\(thousands.wrong) cannot be corrected in thousands") }
            }
            let nouns = Dictionary(language.nouns.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
            guard nouns.count == language.nouns.count else { throw fail("a noun is there twice") }
            for noun in language.nouns {
                guard language.ruleSets[noun.gender] != nil else { throw fail("\(noun.id) has no known gender") }
                guard noun.forms["other"] != nil, noun.forms.keys.allSatisfy({ PluralCategory(rawValue: $0) != nil })
                else { throw fail("\(noun.id) has no form for other, or one for no plural category") }
                guard Self.arePages(noun.links, least) else { throw fail("\(noun.id) needs \(pages)") }
            }
            let used = Set(language.currencies.values.flatMap { [$0.unit, $0.minorUnit, $0.name].compactMap { $0 } })
            if let name = used.subtracting(nouns.keys).min() { throw fail("there is no noun \(name)") }
            if let name = Set(nouns.keys).subtracting(used).min() { throw fail("no currency has the noun \(name)") }
        }
    }

    private static func arePages(_ links: [String], _ least: Int) -> Bool {
        Set(links).count >= least && links.allSatisfy { $0.hasPrefix("https://") }
    }
}
