/// Recorded forms that people write for currencies in addition to CLDR's symbols, and the currencies meant first.
public struct CurrencyFormDecisions: Codable, Equatable, Sendable {
    /// A text and the currencies that it can mean.
    public struct Form: Codable, Equatable, Sendable {
        /// The kind of a form.
        public enum Kind: String, Codable, CaseIterable, Sendable {
            case abbreviation
            /// An abbreviation with other meanings, which needs more evidence in running text.
            case shortAbbreviation
            case name
            /// A name that is also another word.
            case homonym
            /// A sign or word for a hundredth of the currency.
            case minorUnit
            /// One or two letters for a hundredth of the currency.
            case shortMinorUnit
        }

        /// The text that people write.
        public var text: String
        /// The kind of the form.
        public var kind: Kind
        /// The codes of the currencies that it can mean, the likeliest first.
        public var currencies: [String]
        /// The reason for the decision.
        public var reason: String
        /// The address of the evidence.
        public var link: String

        /// Creates a decision on a form.
        public init(text: String, kind: Kind, currencies: [String], reason: String, link: String) {
            self.text = text
            self.kind = kind
            self.currencies = currencies
            self.reason = reason
            self.link = link
        }
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

    /// A word that means hundredths only after an amount of the currency, such as the "gr" in "10 zł 50 gr".
    public struct MinorUnitWord: Codable, Equatable, Sendable {
        /// The word.
        public var word: String
        /// The codes of the currencies whose hundredths it counts.
        public var currencies: [String]
        /// The reason for the decision.
        public var reason: String
        /// The address of the evidence.
        public var link: String

        /// Creates a word for hundredths.
        public init(word: String, currencies: [String], reason: String, link: String) {
            self.word = word
            self.currencies = currencies
            self.reason = reason
            self.link = link
        }
    }

    /// The forms of currencies.
    public var forms: [Form]
    /// The words for hundredths after an amount.
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
