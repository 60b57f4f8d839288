import AmountSearch
import CurrencyParsing
import Foundation

// The laws of one text in other forms: its sign, blanks and spelling, and the text in its surroundings.

extension ReadingLaws {
    private static let minuses = ["-", "\u{2212}", "–", "－", "\u{2010}"]
    private static let blanks = [
        "", " ", "     ", "\t", "\u{A0}", "\u{202F}", "\u{3000}", "\u{200B}", "\u{2060}", " \u{200B} ",
    ]

    /// A minus in front of the text, or of its number.
    mutating func checkSign(_ own: OwnText) {
        guard !own.amount.isZero, let (front, number, behind) = own.parts else { return }
        let minus = random.element(of: Self.minuses)
        for signed in ["-" + own.text, minus + own.text, front + minus + number + behind] {
            for surrounding in Surroundings.all {
                let text = Surroundings.put(signed, in: surrounding)
                let positive = certainAmounts(in: text).filter { $0.likeliest.isNegative == false }
                if !positive.isEmpty { record("sign", text, "a minus", positive.map(\.amount)) }
            }
            expectParsed("sign", signed, own.amount.negated)
        }
    }

    mutating func checkOwn(_ own: OwnText) {
        for surrounding in Surroundings.all {
            expect("own text", Surroundings.put(own.text, in: surrounding), own.amount)
        }
        checkTruth(own.text, own.parser)
        let known = try? own.parser.parse(own.text).amount
        if known != own.amount { record("own text", own.text, own.amount.description, [known]) }
    }

    mutating func checkBlanks(_ own: OwnText) {
        guard let (front, number, behind) = own.parts else { return }
        for blank in Self.blanks {
            // Letters that touch digits are another word.
            let text = [front, number, behind].filter { !$0.isEmpty }.joined(separator: blank)
            expect("blanks", "x: \(text) y", own.amount)
            expectParsed("blanks", text, own.amount)
        }
    }

    mutating func checkSpelling(_ own: OwnText) {
        let (composed, decomposed) = (
            own.text.precomposedStringWithCanonicalMapping, own.text.decomposedStringWithCanonicalMapping
        )
        let found = [composed, decomposed].map { text in
            search.amounts(in: "x: \(text) y").map { outcome($0) }.joined(separator: ", ")
        }
        if found[0] != found[1] { tally.record("spelling", "\(locale), \(decomposed): \(found[1]), not \(found[0])") }
        let wide = String(
            String.UnicodeScalarView(
                own.text.unicodeScalars.map { scalar in
                    0x21...0x7E ~= scalar.value ? Unicode.Scalar(scalar.value + 0xFEE0) ?? scalar : scalar
                }))
        for text in [decomposed, wide, own.text.lowercased(), own.text.uppercased()] {
            // In some languages, "m" is a thousand and "M" a million.
            if own.isCompact, text != decomposed, text != wide { continue }
            expect("spelling", "x: \(text) y", own.amount)
            expectParsed("spelling", text, own.amount)
        }
    }

    private func outcome(_ found: FoundAmount) -> String {
        found.readings.map(\.description).joined(separator: " or ") + (found.isCertain ? "" : ", doubted")
    }

    /// All ways to read a text that are certain give one amount.
    mutating func checkTruth(_ text: String, _ known: CurrencyParser) {
        let found = search.amounts(in: text)
        var amounts: [DecimalValue?] = found.count == 1 ? [found[0].amount] : []
        amounts.append(try? parser.parse(text).amount)
        amounts.append(try? known.parse(text).amount)
        if let sibling { amounts.append(try? sibling.parse(text).amount) }
        let certain = amounts.compactMap { $0 }
        tally.texts += 1
        if let first = certain.first, certain.contains(where: { $0 != first }) {
            record("one truth", text, "one", amounts)
        }
    }

    /// Ten times the number, with a word of scale or without.
    mutating func checkScale(_ own: OwnText) {
        guard let (front, _, behind) = own.parts else { return }
        let word = random.element(of: Self.scaleWords)
        let factor = own.isCompact ? "" : word
        var previous: DecimalValue?
        for number in ["5", "50", "500"] {
            let text = "x: \(front) \(number)\(factor) \(behind) y"
            let amount = certainAmounts(in: text).first?.amount
            if let previous, let amount, amount != previous.scaled(byPowerOfTen: 1) {
                record("scale", text, previous.scaled(byPowerOfTen: 1).description, [amount])
            }
            previous = amount
        }
    }

    /// The currency on both sides, or the number in brackets, with a word of scale or a mark of a debit or credit.
    mutating func checkForms(_ own: OwnText) {
        guard !own.amount.isZero, !own.isCompact, let (front, number, behind) = own.parts else { return }
        let isInFront = front.contains { $0.isLetter || $0.isCurrencySymbol }
        let twice = isInFront ? "\(own.text) \(own.currency)" : "\(own.currency) \(own.text)"
        for form in [own.text, twice, "\(front)(\(number))\(behind)"] {
            for word in [" million", " millones", " milliard"] {
                let unscaled = certainAmounts(in: form + word).filter {
                    $0.amount == own.amount || $0.amount == own.amount.negated
                }
                if !unscaled.isEmpty { record("forms", form + word, "millions", unscaled.map(\.amount)) }
            }
        }
        for form in [own.text, twice] {
            for marked in ["\(form) DR", "\(form) CR", "CR \(form)", "(\(form))"] {
                for surrounding in ["§", "\"§\"", "<td>§</td>", "| § |"] {
                    let text = Surroundings.put(marked, in: surrounding)
                    let positive = certainAmounts(in: text).filter { !$0.likeliest.isNegative }
                    if !positive.isEmpty { record("forms", text, "a debit", positive.map(\.amount)) }
                }
            }
        }
    }

    private static let scaleWords = [
        "", "k", " k", "m", "M", " M", "bn", " Mio.", " Mrd", " million", " billion", " mil", " mille", " lakh",
        " crore", " Cr",
        "万", "億", "만", " тыс.", " млн", " ألف", " triệu", " ribu", " juta", " L", "T", " mm",
    ]
}
