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
    enum Certainty: Comparable {
        case refused, doubtful, certain
    }

    /// Bytes in the text.
    var length: Int
    var power: Int
    /// The part of `power` that closes a group. Han and Hangul words below ten thousand close none, so it is 0: in 5千万, 万
    /// multiplies 5千.
    var groupPower: Int
    /// How the word and the next number of a sum are set apart.
    var spacing: Spacing
    /// Whether it is one letter, which no number without a word of its own follows: "14k 500 €" are not 14,500.
    var isLetter: Bool
    /// What is decided of the word, in letters.
    fileprivate var decision: Decision

    enum Spacing {
        /// Not at all, as in Chinese and Japanese.
        case none
        /// With a space or without, as in Korean.
        case optional
        case needed
    }

    /// Whether a number with the word may follow a number with another word: "1억 2천 5백만".
    func mayFollow(_ previous: ScaleWord) -> Bool {
        power < previous.power || previous.groupPower == 0 && power - groupPower < previous.power
    }

    /// Whether a word behind this one is multiplied by it, where both surely multiply: "thousand crore".
    func multiplies(_ next: ScaleWord) -> Bool {
        power < next.power && decision.letters.isEmpty && next.decision.letters.isEmpty
    }

    mutating func multiply(_ next: ScaleWord) {
        power += next.power
        groupPower = spacing == .needed ? power : next.power
    }

    /// Whether there are numbers that the word may multiply.
    var isUsed: Bool { decision.certainty > .refused }

    /// Whether it is refused and no single letter, so that no number in front stands for itself: "$500 mdd" are millions,
    /// and not of the peso that the sign means.
    var leavesNoAmount: Bool { !isUsed && !isLetter }

    /// How sure it is that the word multiplies a number.
    ///
    /// - Parameter isAttached: Whether it touches the number's digits.
    func certainty(behind number: LenientNumber, isAttached: Bool, hasCurrencyBeside: Bool) -> Certainty {
        let holds = decision.letters.allSatisfy { letter in
            switch letter {
            case UInt8(ascii: "a"): isAttached
            case UInt8(ascii: "b"): hasCurrencyBeside
            case UInt8(ascii: "s"): number.integerDigits <= 3 && number.groups == 0
            case UInt8(ascii: "f"): number.fractionDigits <= 1
            case UInt8(ascii: "n"): !number.hasDecimal
            default: true
            }
        }
        let certainty = decision.certainty
        // "$0.99M" is 990,000, which few write so, or 99 cents with a mark of a receipt.
        let isMark = isLetter && number.fractionDigits == 2 && number.integerDigits == 1 && number.startsWithZero
        return holds && !isMark ? certainty : certainty == .certain ? .doubtful : .refused
    }

    /// What is decided of a word in a language: `r` refused, `d` doubtful, else certain, where all conditions hold.
    struct Decision {
        /// None where nothing is decided, so that the word is certain.
        fileprivate var letters = UnsafeBufferPointer<UInt8>(start: nil, count: 0)

        fileprivate var certainty: Certainty {
            letters.contains(UInt8(ascii: "r")) ? .refused : letters.contains(UInt8(ascii: "d")) ? .doubtful : .certain
        }
    }
}

extension ScaleWord {
    /// A word as it is written, or else in its own case: what is decided of it for the locale, its language, or all.
    init(
        length: Int, power: Int, spacing: Spacing, written: some Collection<UInt8>, _ word: [UInt8], _ tag: LanguageTag
    ) {
        var decision = Decision()
        var weight = 0
        for line in DecisionLines(ReadingDecisions.scaleWords) {
            let isWritten = line.field(0).elementsEqual(written)
            guard isWritten || line.field(0).elementsEqual(word), line.number(2) == power,
                let rank = Self.rank(of: line.field(1), for: tag), 2 * rank + (isWritten ? 1 : 0) > weight
            else { continue }
            weight = 2 * rank + (isWritten ? 1 : 0)
            decision = Decision(letters: line.field(3))
        }
        let groupPower = spacing != .needed && power < 4 ? 0 : power
        self.init(
            length: length, power: power, groupPower: groupPower, spacing: spacing, isLetter: word.count == 1,
            decision: decision)
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
}
