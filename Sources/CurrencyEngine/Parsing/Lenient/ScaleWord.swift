import CurrencyCore
import PackedTables

// Data/Decisions/scaleWords.json says of each short word whether it surely multiplies the number in front of it: "M" may
// be a million or metres, "CR" is a credit nearly everywhere. The emitter writes the words that are not sure in all texts
// as lines: the word, a tab, the language, a tab, the power of ten, a tab, a letter for each thing that counts.
//
//     M	en	6	cas         certain where it is attached to a small number
//     Cr	en-IN	7	dfs     doubtful behind a small number with few decimals, else refused

/// A word behind a number that multiplies it.
struct ScaleWord {
    /// How sure a reader may be that the word multiplies.
    enum Certainty: Int, Comparable {
        case refused, doubtful, certain

        static func < (left: Certainty, right: Certainty) -> Bool { left.rawValue < right.rawValue }
    }

    /// Bytes in the text.
    var length: Int
    var power: Int
    /// How the word and the next number of a sum are set apart.
    var spacing: Spacing
    private var use: ScaleWordUse

    enum Spacing {
        /// Not at all, as in Chinese and Japanese.
        case none
        /// With a space or without, as in Korean.
        case optional
        case needed
    }

    init(length: Int, power: Int, spacing: Spacing, use: ScaleWordUse) {
        self.length = length
        self.power = power
        self.spacing = spacing
        self.use = use
    }

    /// Whether there are numbers that the word may multiply.
    var isUsed: Bool { use.certainty > .refused }

    /// How sure it is that the word multiplies a number.
    ///
    /// - Parameter isAttached: Whether it touches the number's digits.
    func certainty(behind number: LenientNumber, isAttached: Bool, hasCurrencyBeside: Bool) -> Certainty {
        let holds =
            (!use.conditions.contains(.attached) || isAttached)
            && (!use.conditions.contains(.currencyBeside) || hasCurrencyBeside)
            && (!use.conditions.contains(.smallNumber) || number.integerDigits <= 3 && number.groups == 0)
            && (!use.conditions.contains(.fewDecimals) || number.fractionDigits <= 1)
            && (!use.conditions.contains(.noFraction) || !number.hasDecimal)
        return holds ? use.certainty : use.certainty == .certain ? .doubtful : .refused
    }
}

/// What is decided of a word of scale in a language.
struct ScaleWordUse {
    struct Conditions: OptionSet {
        let rawValue: UInt8
        static let attached = Conditions(rawValue: 1 << 0)
        static let currencyBeside = Conditions(rawValue: 1 << 1)
        static let smallNumber = Conditions(rawValue: 1 << 2)
        static let fewDecimals = Conditions(rawValue: 1 << 3)
        static let noFraction = Conditions(rawValue: 1 << 4)
    }

    var certainty = ScaleWord.Certainty.certain
    var conditions: Conditions = []

    static let certain = ScaleWordUse()

    /// What is decided of a word as it is written, or else in its own case: for the locale, its language, or all.
    init(of written: some Collection<UInt8>, _ word: [UInt8], power: Int, _ tag: LanguageTag) {
        var best = ScaleWordUse.certain
        var weight = 0
        DecisionLine.forEach(of: ReadingDecisions.scaleWords) { line in
            let isWritten = line.field(0).elementsEqual(written)
            guard isWritten || line.field(0).elementsEqual(word), line.number(2) == power,
                let rank = Self.rank(of: line.field(1), for: tag), 2 * rank + (isWritten ? 1 : 0) > weight
            else { return }
            weight = 2 * rank + (isWritten ? 1 : 0)
            best = ScaleWordUse(letters: line.field(3))
        }
        self = best
    }

    /// How closely the languages of a line are those of a locale: itself, its language, all; nil where they are others.
    private static func rank(of language: UnsafeBufferPointer<UInt8>, for tag: LanguageTag) -> Int? {
        if language.elementsEqual("*".utf8) { return 1 }
        let other = LanguageTag(canonical: language)
        guard other.language == tag.language, other.region == nil || other.region == tag.region,
            other.script == nil || other.script == tag.script
        else { return nil }
        return other.region == nil && other.script == nil ? 2 : 3
    }

    private init(letters: UnsafeBufferPointer<UInt8>) {
        for letter in letters {
            switch letter {
            case UInt8(ascii: "r"): certainty = .refused
            case UInt8(ascii: "d"): certainty = .doubtful
            case UInt8(ascii: "a"): conditions.insert(.attached)
            case UInt8(ascii: "b"): conditions.insert(.currencyBeside)
            case UInt8(ascii: "s"): conditions.insert(.smallNumber)
            case UInt8(ascii: "f"): conditions.insert(.fewDecimals)
            case UInt8(ascii: "n"): conditions.insert(.noFraction)
            default: break
            }
        }
    }

    private init() {}
}
