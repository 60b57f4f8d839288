/// What people write for currencies beside CLDR's symbols, and which currencies are meant first, as a person recorded it.
public struct CurrencyFormDecisions: Codable, Equatable, Sendable {
    /// A text and the currencies that it stands for.
    public struct Form: Codable, Equatable, Sendable {
        /// The kind of a form.
        public enum Kind: String, Codable, CaseIterable, Sendable {
            case abbreviation
            /// An abbreviation that is other things too: in running text it needs more evidence.
            case shortAbbreviation
            case name
            /// A name that is another word too.
            case homonym
            /// A hundredth of the currency, by a sign or a word.
            case minorUnit
            /// A hundredth by a letter or two.
            case shortMinorUnit
        }

        /// What people write.
        public var text: String
        /// The kind of the form.
        public var kind: Kind
        /// The codes of the currencies that it may mean, the likeliest first.
        public var currencies: [String]
        /// Why the decision was taken.
        public var reason: String
        /// The address of the evidence.
        public var link: String

        /// Makes a decision on a form.
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
        /// Why the decision was taken.
        public var reason: String
        /// The address of the evidence.
        public var link: String

        /// Makes a list of currencies.
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
        /// The power of ten that the word stands for.
        public var powerOfTen: Int
        /// Why the decision was taken.
        public var reason: String
        /// The address of the evidence.
        public var link: String

        /// Makes a scale word.
        public init(word: String, powerOfTen: Int, reason: String, link: String) {
            self.word = word
            self.powerOfTen = powerOfTen
            self.reason = reason
            self.link = link
        }
    }

    /// A word that stands for hundredths only behind an amount of the currency: the "gr" of "10 zł 50 gr".
    public struct MinorUnitWord: Codable, Equatable, Sendable {
        /// The word.
        public var word: String
        /// The codes of the currencies whose hundredths it counts.
        public var currencies: [String]
        /// Why the decision was taken.
        public var reason: String
        /// The address of the evidence.
        public var link: String

        /// Makes a word for hundredths.
        public init(word: String, currencies: [String], reason: String, link: String) {
            self.word = word
            self.currencies = currencies
            self.reason = reason
            self.link = link
        }
    }

    /// The forms of currencies.
    public var forms: [Form]
    /// The words for hundredths behind an amount.
    public var minorUnitWords: [MinorUnitWord]
    /// By language.
    public var scaleWords: [String: [ScaleWord]]
    /// The most widely used currencies, the first one first.
    public var wideUse: Currencies
    /// Codes that are words in capitals too.
    public var words: Currencies
    /// Codes that are no words in small letters either.
    public var smallLetters: Currencies

    /// Makes decisions.
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
