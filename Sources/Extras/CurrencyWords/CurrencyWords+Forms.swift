import CurrencyCore
import CurrencyEngine
import CurrencyNames
import NumberWords

extension CurrencyWords {
    /// "two dollars and fifty cents".
    func full(_ parts: AmountParts, to text: inout [UInt8]) throws(CurrencyWordsError) {
        try joined(parts, to: &text) { (number, noun, text) throws(CurrencyWordsError) in
            try quantity(number, noun, to: &text)
        }
    }

    /// "two dollars".
    private func quantity(
        _ number: DecimalValue.Coefficient, _ noun: CurrencyNouns.Noun, to text: inout [UInt8]
    ) throws(CurrencyWordsError) {
        try words(number, gender: noun.gender, to: &text)
        let isOfMillions = !number.isZero && number.quotientAndRemainder(dividingBy: 1_000_000).remainder == 0
        text.append(contentsOf: between(noun, isOfMillions: isOfMillions).utf8)
        text.append(contentsOf: noun.form(category(lastWord(of: number))).utf8)
    }

    /// "2 dollars and 50 cents".
    func spoken(_ parts: AmountParts, to text: inout [UInt8]) throws(CurrencyWordsError) {
        try joined(parts, to: &text) { (number, noun, text) throws(CurrencyWordsError) in
            guard let digits, let value = try? DecimalValue(coefficient: number, exponent: 0) else { throw noWords }
            digits.append(value, to: &text)
            text.append(contentsOf: language.space.utf8)
            text.append(contentsOf: noun.form(category(number)).utf8)
        }
    }

    /// "1.2 million dollars".
    func spokenCompact(_ magnitude: DecimalValue, to text: inout [UInt8]) throws(CurrencyWordsError) {
        guard let nouns, let digits else { throw noWords }
        let shown = digits.round(magnitude)
        let operands = PluralOperands(
            shown.amount, fractionDigits: shown.minimumFraction, compactExponent: shown.compactExponent)
        digits.append(magnitude, to: &text)
        text.append(contentsOf: between(nouns.unit, isOfMillions: shown.compactExponent >= 6).utf8)
        text.append(contentsOf: nouns.unit.form(plurals.category(for: operands)).utf8)
    }

    /// The currency's part, the minor unit's, or both. A part that is zero is left out, unless both are.
    private func joined(
        _ parts: AmountParts, to text: inout [UInt8],
        _ part: (DecimalValue.Coefficient, CurrencyNouns.Noun, inout [UInt8]) throws(CurrencyWordsError) -> Void
    ) throws(CurrencyWordsError) {
        guard let nouns else { throw noWords }
        if parts.minor.isZero { return try part(parts.whole, nouns.unit, &text) }
        guard let minorUnit = nouns.minorUnit else { throw noWords }
        if !parts.whole.isZero {
            try part(parts.whole, nouns.unit, &text)
            text.append(contentsOf: language.join.utf8)
        }
        try part(parts.minor, minorUnit, &text)
    }

    /// What stands between a number and a noun: a space, or "de" behind whole millions.
    private func between(_ noun: CurrencyNouns.Noun, isOfMillions: Bool) -> String {
        guard isOfMillions, let ofMillions = language.ofMillions else { return language.space }
        // "un million d'euros", but "un million de yens". No recorded noun begins with a silent h.
        let first = noun.form(.other).unicodeScalars.first
        let isVowel = first.map { "aeiouàâéèêëîïôöûü".unicodeScalars.contains($0) } ?? false
        return isVowel ? ofMillions.beforeVowel : ofMillions.before
    }

    /// The number whose plural category a noun has after a number in words: that number, or its last word.
    private func lastWord(of number: DecimalValue.Coefficient) -> DecimalValue.Coefficient {
        guard language.agreesWithLastWord else { return number }
        let rest = number.quotientAndRemainder(dividingBy: 100).remainder
        return .init(rest < 20 ? rest : rest % 10)
    }

    private func category(_ number: DecimalValue.Coefficient) -> PluralCategory {
        guard let value = try? DecimalValue(coefficient: number, exponent: 0) else { return .other }
        return plurals.category(for: PluralOperands(value, fractionDigits: 0))
    }

    /// A number in words, as the grammar has it, without the soft hyphens that CLDR has in long ones.
    private func words(
        _ number: DecimalValue.Coefficient, gender: Substring, to text: inout [UInt8]
    ) throws(CurrencyWordsError) {
        guard let speller = spellers.first(where: { $0.gender == gender })?.speller,
            let value = try? DecimalValue(coefficient: number, exponent: 0)
        else { throw noWords }
        let start = text.count
        if let thousands = language.thousands.first(where: { $0.gender == gender })?.correction {
            try spell(number, speller, thousands, to: &text)
        } else {
            try spell(value, speller, to: &text)
        }
        if !language.corrections.isEmpty { try correct(&text, from: start) }
        removeSoftHyphens(from: &text, start)
    }

    private func spell(
        _ number: DecimalValue, _ speller: NumberSpeller, to text: inout [UInt8]
    ) throws(CurrencyWordsError) {
        let hasWords: Bool
        do throws(NumberWordsError) {
            hasWords = try speller.appendWords(of: number, to: &text)
        } catch {
            throw .number(error)
        }
        // Rules write huge numbers in digits.
        guard hasWords else { throw noWords }
    }

    /// Spells millions, thousands and the rest one by one, because CLDR has "doscientos mil libras", where Spanish grammar
    /// wants "doscientas", but "doscientos millones de libras".
    private func spell(
        _ number: DecimalValue.Coefficient, _ speller: NumberSpeller, _ thousands: NumberCorrection,
        to text: inout [UInt8]
    ) throws(CurrencyWordsError) {
        let (millions, rest) = number.quotientAndRemainder(dividingBy: 1_000_000)
        var isFirst = true
        for (count, exponent) in [(millions, 6), (.init(rest / 1000), 3), (.init(rest % 1000), 0)] {
            // Zero alone is a word.
            if count.isZero, exponent > 0 || !isFirst { continue }
            guard let part = try? DecimalValue(coefficient: count, exponent: exponent) else { throw noWords }
            if !isFirst { text.append(contentsOf: language.space.utf8) }
            isFirst = false
            var words: [UInt8] = []
            try spell(part, speller, to: &words)
            if exponent == 3, !thousands.correct(&words) { throw noWords }
            text += words
        }
    }

    /// Corrects a number at the end of a text.
    private func correct(_ text: inout [UInt8], from start: Int) throws(CurrencyWordsError) {
        let space = UInt8(ascii: " ")
        var words = [space] + text[start...] + [space]
        for correction in language.corrections {
            guard correction.correct(&words) else { throw noWords }
        }
        guard let first = words.firstIndex(where: { $0 != space }), let last = words.lastIndex(where: { $0 != space })
        else { throw noWords }
        text.replaceSubrange(start..., with: words[first...last])
    }

    private func removeSoftHyphens(from text: inout [UInt8], _ start: Int) {
        var end = start
        var place = start
        while place < text.count {
            if text[place] == 0xC2, place + 1 < text.count, text[place + 1] == 0xAD {
                place += 2
                continue
            }
            text[end] = text[place]
            end += 1
            place += 1
        }
        text.removeLast(text.count - end)
    }

    private func words(
        _ number: DecimalValue.Coefficient, gender: Substring
    ) throws(CurrencyWordsError) -> String {
        var text: [UInt8] = []
        try words(number, gender: gender, to: &text)
        return String(decoding: text, as: UTF8.self)
    }
}

// MARK: Cheques

extension CurrencyWords {
    /// "two and 50/100 US dollars", or "dwa dolary 50/100" where the fraction stands behind the noun, or "дві гривні
    /// 50 копійок" where cents are digits with their noun.
    func cheque(_ parts: AmountParts) throws(CurrencyWordsError) -> String {
        guard let pattern = language.cheque, parts.digits == 2 else { throw noWords }
        let name = CurrencyNames.bundled.pluralName(
            of: currency,
            category: plurals.category(for: PluralOperands(parts.magnitude, fractionDigits: parts.digits)), in: locale)
        let hundredths = (parts.minor.low < 10 ? "0" : "") + String(parts.minor.low)
        var text = ""
        var rest = pattern[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            text += rest[..<open]
            switch rest[open...close] {
            case "{0}": text += try numberOfCheque(parts.whole)
            case "{1}": text += hundredths + "/100"
            case "{4}": text += hundredths
            case "{5}":
                guard let minorUnit = nouns?.minorUnit else { throw noWords }
                text += minorUnit.form(category(parts.minor))
            case "{3}":
                guard let nouns else { throw noWords }
                var quantity: [UInt8] = []
                try self.quantity(parts.whole, nouns.unit, to: &quantity)
                text += String(decoding: quantity, as: UTF8.self)
            default: text += name
            }
            rest = rest[rest.index(after: close)...]
        }
        return text + rest
    }

    /// The number, if it is the same for all genders and alone. Before "and 45/100", it is neither alone nor at a noun, so
    /// that for "ein" and "eins" no form is certain.
    private func numberOfCheque(_ number: DecimalValue.Coefficient) throws(CurrencyWordsError) -> String {
        var text: String?
        for (gender, _) in spellers {
            let words = try words(number, gender: gender[...])
            if let text, text != words { throw noWords }
            text = words
        }
        guard let text else { throw noWords }
        return text
    }
}

// MARK: Characters against forgery

extension CurrencyWords {
    /// 贰元伍角整. The rules are those of the People's Bank of China for cheques: a ten has its one, hundredths without
    /// tenths have a zero before them, and an amount without hundredths ends with 整.
    func financial(_ parts: AmountParts) throws(CurrencyWordsError) -> String {
        guard let nouns, let tenths = language.tenths, tenths.count == 4, parts.digits == 2 else { throw noWords }
        let (tenth, hundredth) = (parts.minor.low / 10, parts.minor.low % 10)
        var text = ""
        if !parts.whole.isZero || parts.minor.isZero {
            text = Self.withOnes(try words(parts.whole, gender: nouns.unit.gender)) + nouns.unit.form(.other)
        }
        if tenth > 0 {
            text += try words(.init(tenth), gender: nouns.unit.gender) + tenths[0]
        } else if hundredth > 0, !parts.whole.isZero {
            text += tenths[2]
        }
        if hundredth > 0 { return text + (try words(.init(hundredth), gender: nouns.unit.gender)) + tenths[1] }
        return text + tenths[3]
    }

    /// CLDR leaves out the one before a ten at the beginning: 拾 for 10.
    private static func withOnes(_ text: String) -> String {
        var result = ""
        var last: Character?
        for character in text {
            if character == "拾", last.map({ !"壹贰叁肆伍陆柒捌玖".contains($0) }) ?? true { result.append("壹") }
            result.append(character)
            last = character
        }
        return result
    }
}
