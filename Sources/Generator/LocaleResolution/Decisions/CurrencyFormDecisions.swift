/// Recorded forms that people write for currencies in addition to CLDR's symbols, and the currencies meant first.
public struct CurrencyFormDecisions: Equatable, Sendable {
    /// A text and the currencies that it can mean.
    public struct Form: Equatable, Sendable {
        /// The kind of a form.
        public enum Kind: String, Codable, CaseIterable, Sendable {
            case abbreviation
            /// An abbreviation with other meanings, which needs more evidence in running text.
            case shortAbbreviation
            case name
            /// A name that is also another word.
            case homonym
            /// A word of slang that is also another one: "20 balles".
            case slang
            /// A sign or word for the minor unit of the currency.
            case minorUnit
            /// A text for the minor unit that needs more evidence: one or two letters, or another word too.
            case shortMinorUnit
        }

        /// The text that people write.
        public var text: String
        /// The kind of the form.
        public var kind: Kind
        /// The codes of the currencies that it can mean, the likeliest first.
        public var currencies: [String]
        /// The unit that the text counts, as a power of ten of the currency: -1 for the jiao, 1 for the toman. Without it, a
        /// minor unit is that of ISO 4217, and any other text the currency itself.
        public var powerOfTen: Int?
        /// The reason for the decision.
        public var reason: String
        /// The address of the evidence.
        public var link: String

        /// Creates a decision on a form.
        public init(
            text: String, kind: Kind, currencies: [String], powerOfTen: Int? = nil, reason: String, link: String
        ) {
            self.text = text
            self.kind = kind
            self.currencies = currencies
            self.powerOfTen = powerOfTen
            self.reason = reason
            self.link = link
        }

        /// Whether the text counts a minor unit of the currency.
        public var isMinorUnit: Bool { kind == .minorUnit || kind == .shortMinorUnit }
    }

    /// A list of currencies.
    public struct Currencies: Codable, Equatable, Sendable {
        /// The currency codes.
        public var currencies: [String]
        /// The reason for the decision.
        public var reason: String
        /// The address of the evidence.
        public var link: String

        /// Creates a list of currencies.
        public init(currencies: [String], reason: String, link: String) {
            self.currencies = currencies
            self.reason = reason
            self.link = link
        }
    }

    /// A word of a language that multiplies a number.
    public struct ScaleWord: Codable, Equatable, Sendable {
        /// The word.
        public var word: String
        /// The power of ten of the word.
        public var powerOfTen: Int
        /// The reason for the decision.
        public var reason: String
        /// The address of the evidence.
        public var link: String

        /// Creates a scale word.
        public init(word: String, powerOfTen: Int, reason: String, link: String) {
            self.word = word
            self.powerOfTen = powerOfTen
            self.reason = reason
            self.link = link
        }
    }

    /// A word that means a minor unit only after an amount of the currency, such as the "gr" in "10 zł 50 gr".
    public struct MinorUnitWord: Equatable, Sendable {
        /// The word.
        public var word: String
        /// The codes of the currencies whose minor units it counts. XXX, ISO 4217's code of no currency, is whatever
        /// currency the amount is in: people say cents of all of them.
        public var currencies: [String]
        /// The unit as a power of ten of the currency; without it, the minor unit of ISO 4217.
        public var powerOfTen: Int?
        /// The reason for the decision.
        public var reason: String
        /// The address of the evidence.
        public var link: String

        /// Creates a word for a minor unit.
        public init(word: String, currencies: [String], powerOfTen: Int? = nil, reason: String, link: String) {
            self.word = word
            self.currencies = currencies
            self.powerOfTen = powerOfTen
            self.reason = reason
            self.link = link
        }
    }

    /// The forms of currencies.
    public var forms: [Form]
    /// The words for minor units after an amount.
    public var minorUnitWords: [MinorUnitWord]
    /// The scale words by language.
    public var scaleWords: [String: [ScaleWord]]
    /// The most widely used currencies, starting with the most common.
    public var wideUse: Currencies
    /// Codes that are also words in capitals.
    public var words: Currencies
    /// Codes that are not words in small letters either.
    public var smallLetters: Currencies

    /// Creates decisions.
    public init(
        forms: [Form], minorUnitWords: [MinorUnitWord], scaleWords: [String: [ScaleWord]], wideUse: Currencies,
        words: Currencies, smallLetters: Currencies
    ) {
        self.forms = forms
        self.minorUnitWords = minorUnitWords
        self.scaleWords = scaleWords
        self.wideUse = wideUse
        self.words = words
        self.smallLetters = smallLetters
    }
}
