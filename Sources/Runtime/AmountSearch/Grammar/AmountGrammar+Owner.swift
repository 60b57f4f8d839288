import CurrencyCore
import CurrencyEngine
import CurrencyReader
import PackedTables

extension AmountGrammar {
    /// The side of the number to which a currency belongs.
    enum Side { case left, right }

    /// The side to which a currency belongs, among the numbers and currencies around it with only blanks between:
    ///
    ///     EUR 5,00 USD 6,00       each belongs to the number behind it, since the run begins with one
    ///     5 € 10 €                each belongs to the number before it
    ///     2024 EUR 5,00           the first number is not like money, and the last one is
    ///
    /// - Parameter number: The number before the currency, if words of scale may be between them.
    func owner(_ token: Int, of number: Int? = nil) -> Side {
        let before = number ?? skipBlanks(back: token - 1)
        // "80m2 US$ 750"
        let hasNumberBefore = isNumber(before) && before >= taken && !isGlued(before)
        let behind = skipBlanksAndSigns(token + 1)
        // "5 €12:30"
        let hasNumberBehind = isNumber(behind) && !(isInChain(behind) && tokens.kind(behind + 1) != .minus)
        guard hasNumberBefore, hasNumberBehind else { return hasNumberBehind ? .right : .left }
        let isShownBefore = tokens.finding(token).found.contains { finder.showsBeforeNumber($0.currency) }
        let touchesBefore = tokens.kind(token - 1) == .number
        // A minus between a sign and a number shows whose sign it is: "0 $-2 $-2".
        if isShownBefore, !touchesBefore, !text[tokens[token].start].isLetter, tokens.kind(token + 1) == .minus,
            behind == token + 2
        {
            return .right
        }
        var first = token
        var last = token
        var numbersBefore: [Int] = []
        var numbersBehind: [Int] = []
        var startsWithCurrency = true
        var endsWithCurrency = true
        for _ in 0..<Self.longestRun {
            let place = first == token ? before : skipBlanks(back: first - 1)
            guard place >= taken else { break }
            let isCurrency = tokens.kind(place) == .currency
            guard isCurrency != startsWithCurrency, isCurrency || isNumber(place) else { break }
            if !isCurrency { numbersBefore.append(place) }
            (first, startsWithCurrency) = (place, isCurrency)
        }
        for _ in 0..<Self.longestRun {
            var place = skipBlanksAndSigns(last + 1)
            // The letter of a tax is no currency: "006870030942 $8.97 D".
            let isCurrency =
                tokens.kind(place) == .currency
                && numbersBehind.last.map { meant(place, $0, isBehind: true) != nil } ?? true
            guard isCurrency != endsWithCurrency, isCurrency || isNumber(place) else { break }
            if !isCurrency {
                numbersBehind.append(place)
                // Words of scale belong to the number.
                if let end = scaledEnd(place) { place = tokens.index(at: end) - 1 }
            }
            (last, endsWithCurrency) = (place, isCurrency)
        }
        if startsWithCurrency != endsWithCurrency {
            // "1 $10 dollars bill", "1 $ 10 dollars bill"
            if !startsWithCurrency, tokens.kind(token - 1) != .number,
                let next = numbersBehind.first, let behind = meant(skipBlanks(next + 1), next, isBehind: true),
                tokens.kind(token + 1) == .number || isShownBefore && behind.isName && !isName(token),
                tokens.finding(token).found.contains(where: { behind.has($0.currency) })
            {
                return .right
            }
            return startsWithCurrency ? .right : .left
        }
        guard let before = numbersBefore.last, let behind = numbersBehind.last, let next = numbersBehind.first else {
            return .left
        }
        if isName(token) { return .left }
        let touchesBehind = tokens.kind(token + 1) == .number
        if startsWithCurrency {
            if touchesBefore != touchesBehind { return touchesBefore ? .left : .right }
            // "2.0 TDI 150 KM 45 900 zł"
            return .right
        }
        // "9,99 €1)" refers to a note.
        if touchesBehind, isNote(next, tokens.number(numbersBefore[0]), token) { return .left }
        // "LB 60 Rp 450 juta"
        if !tokens.number(before).isMoneyLike, scaledEnd(behind) != nil, scaledEnd(before) == nil { return .right }
        if !tokens.number(before).isMoneyLike, tokens.number(behind).isMoneyLike, !touchesBefore || touchesBehind,
            !isDate(behind)
        {
            return .right
        }
        // "2 $10 bills", but "5,00 €99" where the sign is behind numbers
        // "In 2024 €5"
        let isYear = tokens.number(before).isPlain && tokens.number(before).digits == 4
        if touchesBehind, !touchesBefore, isShownBefore || isYear { return .right }
        // "2 UN 4,50 R$ 99,00", "12.03 kr 234,90"
        if tokens.number(before).hasCents, tokens.number(behind).hasCents, !touchesBefore, !mayBeDate(behind),
            isShownBefore || mayBeDate(before)
        {
            return .right
        }
        // "2 Sh 180/="
        if tokens.number(before).isPlain, !touchesBefore, isShownBefore, centsEnd(tokens[behind].end) != nil {
            return .right
        }
        return .left
    }

    private func skipBlanksAndSigns(_ token: Int) -> Int {
        skip(token, by: 1) { isBlank($0) || [.minus, .plus].contains(tokens.kind($0)) || isByte($0, 0x2A) }
    }

    private func isName(_ token: Int) -> Bool { tokens.finding(token).found.allSatisfy { $0.evidence == .name } }

    /// Whether a digit that touches a currency refers to a note: "9,99 €1)", "9,99 €1".
    private func isNote(_ next: Int, _ number: NumberToken, _ currency: Int) -> Bool {
        let shape = tokens.number(next)
        guard shape.digits == 1, shape.isPlain else { return false }
        if tokens.kind(next + 1) == .closing, number.hasCents { return true }
        return (tokens.kind(next + 1) == .closing || number.hasCents)
            && tokens.finding(currency).found.contains { !finder.showsBeforeNumber($0.currency) }
    }

    /// The limit on the tokens of a run, so that long runs take linear time.
    private static let longestRun = 16

    /// Whether a number has a currency of its own.
    func isAmount(_ number: Int) -> Bool {
        let end = scaledEnd(number) ?? tokens[number].end
        return back(number, end).map { owner($0.token) == .left } ?? false
    }

    /// Whether a minor unit belongs to a currency in front: "руб. 00 коп.", "one hundred dollars and 50 cents".
    func endsWithMinorUnit(_ interpretation: Interpretation) -> Bool {
        let number = interpretation.number
        guard tokens.number(number).isPlain, tokens.number(number).digits <= 2, interpretation.scaledEnd == nil,
            let unit = finder.minorUnit(text, behind: tokens[number].end, syntax)
        else { return false }
        if let front = interpretation.front {
            return front.found.contains { unit.has($0.currency) }
        }
        guard interpretation.back?.isMinorUnit ?? false else { return false }
        let start = interpretation.range.lowerBound
        let and = BesideWords.start(of: WordLists.and, text, before: start)
        let place = tokens.index(at: Blanks.start(text, and ?? start)) - 1
        guard place >= taken else { return false }
        return and != nil
            || tokens.kind(place) == .currency && tokens.finding(place).found.contains { !$0.isMinorUnit }
    }
}
