import CurrencyCore
import PackedTables

// Data/Decisions/scaleWords.json records whether each short word certainly multiplies the number before it: "M" may be a
// million or metres, "CR" is a credit nearly everywhere. The emitter writes the words that are not always certain as
// lines: the word, a tab, the language, a tab, the power of ten, a tab, a letter for each condition.
//
//     M	en	6	cas         certain if it is attached to a small number
//     Cr	en-IN	7	dfs     doubtful after a small number with few fraction digits, otherwise refused

/// A word after a number that multiplies it.
package struct ScaleWord {
    /// How certain it is that the word multiplies.
    enum Certainty: Comparable {
        case refused, doubtful, certain
    }

    /// The length of the word in the text, in bytes.
    package var length: Int
    package var power: Int
    /// Another power that it may have.
    package private(set) var otherPower: Int?
    /// The part of `power` that closes a group. Han and Hangul words below ten thousand do not close a group, so theirs is 0:
    /// in 5千万, 万 multiplies 5千.
    var groupPower: Int
    /// How the word is separated from the next number of a sum.
    package var spacing: Spacing
    /// Whether a period ends it, or the sentence: a number without a word does not continue "5 mln. 25 €".
    package var hasPeriod = false
    /// Whether it is a single letter. A number without a word cannot follow it: "14k 500 €" is not 14,500.
    package var isLetter: Bool
    /// The decision about the word, in letters.
    fileprivate var decision: Decision

    package enum Spacing {
        /// Without a space, as in Chinese and Japanese.
        case none
        /// With or without a space, as in Korean.
        case optional
        case needed
    }

    /// Whether a number with the word may follow a number with another word: "1억 2천 5백만".
    package func mayFollow(_ previous: ScaleWord) -> Bool {
        power < previous.power || previous.groupPower == 0 && power - groupPower < previous.power
    }

    /// Whether a number behind it can continue its number at all.
    package var mayContinue: Bool { !(hasPeriod && isLetter) }

    /// Whether this word multiplies the next one, if both certainly multiply: "thousand crore".
    func multiplies(_ next: ScaleWord) -> Bool {
        power < next.power && decision.letters.isEmpty && next.decision.letters.isEmpty
    }

    mutating func multiply(_ next: ScaleWord) {
        power += next.power
        groupPower = spacing == .needed ? power : next.power
    }

    /// Lets the word have another power, too, so that it multiplies nothing for certain.
    mutating func doubtPower(_ other: Int) {
        (otherPower, decision) = (other, .doubtful)
    }

    /// Whether there are numbers that the word may multiply.
    package var isUsed: Bool { decision.certainty > .refused }

    /// Whether it is refused and not a single letter, so that the number before it is not an amount: "$500 mdd" is millions,
    /// and not in the peso that the sign means.
    var leavesNoAmount: Bool { !isUsed && !isLetter }

    /// How certain it is that the word multiplies a number.
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
        // "$0.99M" is 990,000, which few people write so, or 99 cents with a mark on a receipt.
        let isMark = isLetter && number.fractionDigits == 2 && number.integerDigits == 1 && number.startsWithZero
        return holds && !isMark ? certainty : certainty == .certain ? .doubtful : .refused
    }

    /// The decision about a word in a language: `r` refused, `d` doubtful, otherwise certain, if all conditions hold.
    struct Decision {
        /// Empty if there is no decision, which makes the word certain.
        fileprivate var letters = UnsafeBufferPointer<UInt8>(start: nil, count: 0)

        fileprivate static var doubtful: Decision {
            let letter: StaticString = "d"
            return Decision(letters: UnsafeBufferPointer(start: letter.utf8Start, count: 1))
        }

        fileprivate var certainty: Certainty {
            letters.contains(UInt8(ascii: "r")) ? .refused : letters.contains(UInt8(ascii: "d")) ? .doubtful : .certain
        }
    }
}

extension ScaleWord {
    /// Looks up the decision about a word as written, or else in its own case, for the locale, its language, or all.
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

    /// How closely a line's languages match a locale: the locale itself, its language, or all; nil if they do not.
    private static func rank(of language: UnsafeBufferPointer<UInt8>, for tag: LanguageTag) -> Int? {
        if language.elementsEqual("*".utf8) { return 1 }
        let other = LanguageTag(canonical: language)
        guard other.language == tag.language, other.region == nil || other.region == tag.region,
            other.script == nil || other.script == tag.script
        else { return nil }
        return other.region == nil && other.script == nil ? 2 : 3
    }
}

extension WordBoundary {
    /// How the script of the word at an offset separates words from numbers.
    package static func spacing(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> ScaleWord.Spacing {
        switch LenientScalar.decode(text, at: offset)?.scalar ?? 0 {
        case 0x2E80...0xA4CF, 0xF900...0xFAFF: .none
        case 0xAC00...0xD7A3: .optional
        default: .needed
        }
    }
}
