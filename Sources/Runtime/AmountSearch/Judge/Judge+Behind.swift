import CurrencyCore
import CurrencyEngine
import CurrencyReader
import PackedTables

// What stands behind an amount.

extension Judge {
    func judgeBehind(_ found: inout FoundAmount, _ interpretation: Interpretation, isRange: Bool) {
        let end = found.range.upperBound
        let first = tokens.index(at: end)
        let place = skipBlanks(first)
        guard place < tokens.count else { return }
        let isApart = (first..<place).contains { tokens.kind($0) == .blank }
        let range = tokens[place].range
        let isSignDoubted = found.doubts.contains { $0.kind == .sign }
        if !isSignDoubted, hasMark(tokens[place].start, isNegative: found.likeliest.isNegative) {
            found.doubtSign(.markBehind, range)
        } else if !isSignDoubted, !found.likeliest.isNegative, let mark = markInRow(behind: first) {
            found.doubtSign(.markBehind, mark)
        }
        if !found.likeliest.isNegative, !isSignDoubted, hasMinus(behind: first) || isMinusWord(range.lowerBound) {
            found.doubtSign(.minusBehind, range)
        }
        if BesideWords.end(of: WordLists.halfBehind, text, at: range.lowerBound) != nil
            || found.likeliest.exponent >= 0 && hasFraction(behind: end)
            || isApart && NumberWords.follow(text, end, contents.numberWords)
            || grammar.hasMinorUnitInWords(behind: end)
        {
            found.doubt(.numberInWords, range)
        }
        // "32,4 €ct/kWh", "32 EUR-ct"
        let hyphen = tokens.kind(first) == .minus ? tokens[first].end : end
        if let back = interpretation.back, !back.isMinorUnit, let unit = finder.minorUnit(text, behind: hyphen, syntax),
            let power = found.candidates.first.flatMap({ unit.unit(of: $0.currency) })?.power
        {
            found.doubt(.minorUnitBehindSign, range, found.readings.map { $0.scaled(byPowerOfTen: power) })
        }
        if let scale = doubtfulScale(interpretation, behind: end) {
            // "75 USD million", "$(4.2) million"
            let isScaled =
                interpretation.scaledEnd != nil || interpretation.back == nil && tokens.kind(first - 1) != .closing
            let scaled = isScaled ? nil : scaleWord(end)
            let power = scaled.flatMap { $0.word.isLetter || isJoined($0.end) ? nil : $0.word.power }
            found.doubt(.scaleBehind, scale, power.map { [AmountGrammar.scaled(found.likeliest, $0)] } ?? [])
            if power != nil, !(interpretation.back?.isName ?? false) { found.preferLast() }
        }
        // "AED 8.00 T*" may be a name; in "*$3000 M*" and "$1.2**M**" the asterisks emphasize.
        if let scaledEnd = interpretation.scaledEnd, isByte(first, 0x2A),
            !text[max(0, found.range.lowerBound - 1)..<scaledEnd].contains(0x2A)
        {
            found.doubt(.asterisk, range)
        }
        // "the set $3$" in TeX
        if let front = interpretation.front, let back = interpretation.back,
            text[front.range].elementsEqual(text[back.range])
        {
            found.doubt(.symbol, back.range)
        }
        if let scaledEnd = interpretation.scaledEnd, scaledEnd == end, beginsName(end, interpretation) {
            let word = tokens.index(at: scaledEnd) - 1
            let plain = interpretation.front.flatMap { read(tokens[interpretation.number].range, with: $0) }
            let other = plain.map { found.likeliest.isNegative ? $0.negated : $0 }
            found.doubt(.scaleBehind, tokens[word].range, other.map { [$0] } ?? [])
            // "₩5000 만두"
            if isBlank(interpretation.number + 1), scalar(word) >= 0xE00 { found.preferLast() }
        }
        // "$2 million, five hundred thousand"
        if interpretation.scaledEnd != nil, isByte(first, 0x2C),
            NumberWords.follow(text, tokens[first].end, contents.numberWords)
        {
            found.doubt(.numberInWords, range)
        }
        // "$1 point 5 million"
        if let sign = BesideWords.end(of: WordLists.decimalSigns, text, at: range.lowerBound),
            isNumber(tokens.index(at: Blanks.end(text, sign)))
        {
            found.doubt(.decimalSign, range)
        }
        if let times = timesEnd(end), isPowerOfTen(tokens.index(at: times)) { found.doubt(.powerOfTen, range) }
        switch tokens.kind(place) {
        case .number: judgeNumber(behind: place, isApart, &found, interpretation, isRange: isRange)
        // "5 CHF -230"
        case .minus where isApart && isNumber(place + 1) && interpretation.back != nil:
            judgeNumber(behind: place + 1, isApart, &found, interpretation, isRange: isRange)
        case .minus: judgeDash(behind: place, isApart, &found, interpretation)
        case .plus where place == first && found.relation == nil: found.relation = .atLeast
        case .word: judgeWord(behind: place, isApart, &found, interpretation, isRange: isRange)
        // "$5M" where the letter is a currency somewhere; "Br 0.0$7"
        case .currency
        where place == first && interpretation.back == nil
            && (text[range.lowerBound].isLetter || isNumber(place + 1)):
            found.doubt(.currencyTouches, range)
        // "$5/10"; "5 €/100 ml" is the price of a quantity.
        case .slash
        where tokens.kind(place + 1) == .number && !isApart && interpretation.back == nil
            && !isPriceOfQuantity(place):
            found.doubt(.slash, range)
        // "1,0704 EUR/USD" is a rate.
        case .slash
        where tokens.kind(place + 1) == .currency && !isApart && interpretation.back != nil
            && !isNumber(skipBlanks(place + 2)) && tokens.finding(place + 1).isExact
            && measure(behind: tokens[place].end) == nil:
            found.doubt(.slash, range)
        case .comma, .period, .apostrophe: judgeSeparator(place, isApart, &found, interpretation)
        case .punctuation where isOfProgram(place, isApart, interpretation): found.doubt(.symbol, range)
        // "$5__"
        case .punctuation where !isApart && isByte(place, 0x5F) && text[max(0, found.range.lowerBound - 1)] != 0x5F:
            found.doubt(.mask, range)
        // "$10^{-3}$", "a $3 \\times 3$ kernel"
        case .symbol where !isApart && !isExplained(place) || areRaised(place) || isByte(place, 0x5C):
            found.doubt(.symbol, range)
        case .markup: judgeMarkup(place, &found)
        // "$5.00\t-"
        case .cell where tokens.kind(place + 1) == .minus && isBreak(place + 2) && !found.likeliest.isNegative:
            found.doubtSign(.minusBehind, range)
        case .line, .cell: judgeNextLine(place, &found, interpretation)
        default: break
        }
        judgeRange(&found, interpretation, isRange: isRange)
    }

    /// Whether punctuation behind an amount is that of a program or a formula: "awk '{print $3}'", but not "{$50}" in a ledger,
    /// "$5 < x".
    private func isOfProgram(_ token: Int, _ isApart: Bool, _ interpretation: Interpretation) -> Bool {
        switch text[tokens[token].start] {
        case 0x7D:
            let sign = interpretation.number - 1
            return !isApart && isByte(sign, 0x24) && !isByte(sign - 1, 0x7B)
        default:
            return isComparison(token) && interpretation.front != nil
                && (isByte(token + 1, 0x3D) || [.word, .number].contains(tokens.kind(skipBlanks(token + 1))))
        }
    }

    /// Whether a token compares two values: "<" or ">".
    func isComparison(_ token: Int) -> Bool { isByte(token, 0x3C) || isByte(token, 0x3E) }

    /// Whether a number is ten with an exponent, "$1.5 x 10^6", which pages may show as "106", and no count: "1,500원 × 10개".
    private func isPowerOfTen(_ number: Int) -> Bool {
        guard isNumber(number), tokens.number(number).isPlain, tokens.bytes(number).starts(with: "10".utf8) else {
            return false
        }
        return tokens.number(number).digits > 2 || [.punctuation, .symbol, .markup].contains(tokens.kind(number + 1))
    }

    /// Whether a word of scale that ends at an offset may begin the name of a thing: "$25 Grand Canyon entry", "$5 grand
    /// total", "R$ 12 mil-folhas", behind cents also "$9.99 million-seller", and, in scripts that write no spaces between words,
    /// "₩5000 만두", "¥20千层面".
    private func beginsName(_ end: Int, _ interpretation: Interpretation) -> Bool {
        let word = tokens.index(at: end) - 1
        let next = skipBlanks(word + 1)
        guard [.word, .currency].contains(tokens.kind(word)) else { return false }
        if tokens.kind(word) == .currency, tokens.finding(word).found.contains(where: { $0.power >= 3 }) {
            return !endsPhrase(end)
        }
        let mayBegin =
            tokens.number(interpretation.number).hasCents
            || scaleWord(tokens[word].start).map { $0.word.power <= 3 } ?? false
        if tokens.kind(next) == .minus, next == word + 1 {
            return mayBegin && tokens.bytes(word).count > 1 && tokens.kind(next + 1) == .word
        }
        guard [.word, .currency].contains(tokens.kind(next)) else { return false }
        if scalar(word) >= 0xE00, next == word + 1 { return !Numerals.mayFollowNumber(scalar(next)) }
        return tokens.bytes(word).count > 3 && text[tokens[word].start].isCapital && text[tokens[next].start].isCapital
            && mayBegin
    }

    /// Judges digits behind an amount. Whether they are its cents, `judgeCents` has said.
    private func judgeNumber(
        behind place: Int, _ isApart: Bool, _ found: inout FoundAmount, _ interpretation: Interpretation, isRange: Bool
    ) {
        let next = tokens.number(place)
        let shape = tokens.number(interpretation.number)
        let range = tokens[place].range
        let isNext =
            grammar.back(place, grammar.scaledEnd(place) ?? range.upperBound).map { grammar.owner($0.token) == .left }
            ?? false
        if !isApart {
            // "5€99", but "9,99 €1)" has a note.
            let isNote =
                next.digits == 1 && next.isPlain && interpretation.scaledEnd == nil && !isNext
                && (shape.hasCents || tokens.kind(place + 1) == .closing)
            // "5€10€", but "20đ00 KWD", "8$34.00 CHF" and "7,7$4 USD"
            let isList = isNext && isInSameForm(as: interpretation.back, place)
            if isNote || isList && !isCutOff(place) { return }
            // "5zł20", "12块5"
            let mayBeCents =
                !isNext && next.isPlain && next.digits <= 2 && shape.isPlain && interpretation.scaledEnd == nil
                && interpretation.back != nil && !grammar.isInChain(place)
            let cents = mayBeCents ? value(range).map { DecimalValue(minorUnits: $0, scale: next.digits) } : nil
            let whole = cents.flatMap { try? found.likeliest + (found.likeliest.isNegative ? $0.negated : $0) }
            return found.doubt(.digitsTouchSign, range, whole.map { [$0] } ?? [])
        }
        // "$5.00- 2.00"
        let isMinus = found.likeliest.isNegative && tokens.kind(place - 2) == .minus
        if isMinus, tokens.bytes(place - 1).count == 1 {
            found.doubtSign(.minusBetweenNumbers, tokens[place - 2].range)
        }
        // "€5 Mrd 2024", but "€5 Mrd 200 Mio"
        let isScaled =
            found.range.upperBound > max(interpretation.back?.range.upperBound ?? 0, tokens[interpretation.number].end)
        if interpretation.scaledEnd != nil || isScaled && anyScaleWord(tokens[place].end) == nil { return }
        // "del 12.05 € 20,00", "km 100.000 € 5.000"
        let mayBeDate = mayBeDate(interpretation.number)
        // "¥28\u{A0}89N2\u{A0}271"
        if interpretation.back == nil, isGroupingSpace(place - 1) { return found.doubt(.numberBehind, range) }
        // "¥ 63.600 000.-"
        if interpretation.back == nil, next.digits == 3, isCutOff(place) { return found.doubt(.groupApart, range) }
        // "R1  450 each" where blanks group
        if interpretation.back == nil, next.isPlain, next.digits == 3, shape.isPlain, shape.digits <= 3,
            syntax.separators.group?.kind == .space
        {
            return found.doubt(.groupApart, range)
        }
        // "5,00 € 3 Personen" has cents and pays for three, but "19,00 EUR 20,00" may be either.
        let isCode = interpretation.back.map { $0.isCode && !$0.isName } ?? false
        let isComplete =
            shape.isMoneyLike && !mayBeDate && !(isCode && next.isMoneyLike) || interpretation.hasCentsBehind
        if isNext || isComplete || grammar.isInChain(place) || counts(place, behind: interpretation.back)
            // "-34,12 EUR 05.03."
            || self.mayBeDate(place) && grammar.isDate(place)
        {
            return
        }
        let other = interpretation.back.flatMap { $0.isName ? nil : read(tokens[place].range, with: $0) }
        found.doubt(.numberBehind, range, other.map { [$0] } ?? [])
    }

    /// Whether a number counts or numbers what follows it: "2) $30", "24-pack", "5 € 6 Stück". A word does not show that where
    /// the currency in front of the number may be its own: "3 CHF 146 Agent".
    private func counts(_ number: Int, behind currency: Beside?) -> Bool {
        if [.closing, .period, .minus].contains(tokens.kind(number + 1)) { return !isBreak(number + 2) }
        guard isCounted(number), !tokens.number(number).hasCents, anyScaleWord(tokens[number].end) == nil else {
            return false
        }
        guard let currency, !currency.isName, tokens.kind(number + 1) != .word else { return true }
        return !currency.found.contains { finder.showsBeforeNumber($0.currency) }
    }

    /// Whether the same sign as that of the previous amount touches a number, or the previous amount has a name: "1ドル150円".
    func isInSameForm(as sign: Beside?, _ number: Int) -> Bool {
        guard let sign, !sign.isName, let other = grammar.back(number, tokens[number].end) else { return true }
        return other.range.lowerBound == tokens[number].end && text[sign.range].elementsEqual(text[other.range])
    }

    func read(_ number: Range<Int>, with beside: Beside) -> DecimalValue? {
        grammar.read(Array(text[tokens[beside.token].range]) + [0x20] + text[number], number, beside.range)?.likeliest
    }

    /// Judges a dash behind: it joins a word, "$5-off", or another amount, "$5-$10", or may be the minus.
    private func judgeDash(
        behind place: Int, _ isApart: Bool, _ found: inout FoundAmount, _ interpretation: Interpretation
    ) {
        let range = tokens[place].range
        let next = skipBlanks(place + 1)
        // "3 Euro-Paletten", "19 EUR-Staaten", "500 USD-denominated bonds", but "5-Euro-Schein"
        if !isApart, next == place + 1, tokens.kind(next) == .word, let back = interpretation.back,
            !isByte(interpretation.number + 1, 0x2D),
            text[back.range].last?.isLetter ?? false, text[tokens[next].start].isCapital || back.isCode,
            tokens.number(interpretation.number).isPlain
        {
            return found.doubt(.compound, range.lowerBound..<tokens[next].end)
        }
        // "PFAND 0,25 €-A"
        if !isApart, next == place + 1, [.word, .currency].contains(tokens.kind(next)), tokens.bytes(next).count == 1,
            text[tokens[next].start].isCapital, [.blank, .line].contains(tokens.kind(next + 1)),
            tokens.number(interpretation.number).hasCents
        {
            return found.doubtSign(.dashBehind, range)
        }
        // "BHD 1110644-W", "R2-D2"
        if !isApart, next == place + 1, interpretation.back == nil,
            let front = interpretation.front, front.isCode || finder.isSingleLetter(text, front.range),
            // "EUR 5-year swap rate"
            tokens.kind(next) == .word
                || tokens.kind(next) == .currency
                    && (!isNumber(next + 1)
                        || front.range.count == 1 && text[front.range.lowerBound] != text[tokens[next].start]),
            text[tokens[next].start].isCapital || front.isCode, tokens.number(interpretation.number).isPlain
        {
            return found.doubt(.compound, range.lowerBound..<tokens[next].end)
        }
        // "345 CHF-8", but "5 €-10 €"
        if !isApart, next == place + 1, isNumber(next), interpretation.back != nil, !grammar.isAmount(next),
            !isPercent(tokens[next].end)
        {
            return found.doubt(.dashBeforeNumber, range.lowerBound..<tokens[next].end)
        }
        // "EUR 33,50 — 5 bids"
        if isApart, scalar(place) == 0x2014, !isBreak(place + 1) { return }
        let isFollowed = next < tokens.count && [.word, .number, .currency].contains(tokens.kind(next))
        // A blank behind the dash parts it from a word, unless another blank is before it: "€5 - Menu". Where a minus is behind
        // the amount, it is one: "€ 574,00-".
        let isWhole =
            tokens.number(interpretation.number).hasCents || contents.reader.minorUnit(of: found.candidates) == 0
        let isMinus = contents.hasMinusBehind && (isApart || isWhole)
        let isWord = tokens.kind(next) == .word || tokens.kind(next) == .currency && !isNumber(next + 1)
        // "12,50 €- 100,00 €"
        let isApartBehind = !isApart && next > place + 1
        let isInRow = isApart && next > place + 1 && isInRow(found, interpretation, next)
        if isFollowed, !isApartBehind, !isInRow, next == place + 1 && !isMinus || isApart && !isMinus || !isWord {
            return
        }
        // "¥500-" on a receipt in Japan has no cents.
        let isYen =
            found.currency == CurrencyCode(literal: "JPY") && found.currency == regionCurrency
            && interpretation.back == nil && !isApart && interpretation.scaledEnd == nil
        if !isYen || found.likeliest.isNegative { found.doubtSign(.dashBehind, range) }
    }

    /// Whether an amount and one behind a dash are in a row of amounts with dashes behind them, and not the ends of a range:
    /// "EUR 394,00 EUR 4,85 - EUR 389,15", "EUR 2,04 - EUR 2,04 -", "EUR 1,98 - EUR 0,00".
    private func isInRow(_ found: FoundAmount, _ interpretation: Interpretation, _ next: Int) -> Bool {
        if let previous, Blanks.end(text, previous.range.upperBound) == found.range.lowerBound { return true }
        let number = isNumber(next) ? next : skipBlanks(next + 1)
        guard isNumber(number), !isPercent(tokens[number].end) else { return false }
        let after = skipBlanks(number + 1)
        let isScaled = grammar.scaledEnd(number) != nil
        let other = interpretation.beside.flatMap { isScaled ? nil : read(tokens[number].range, with: $0) }
        let isBelow = other.map { $0 < found.likeliest } ?? false
        return isBelow || tokens.kind(after) == .minus && after > number + 1
    }

    private func judgeWord(
        behind place: Int, _ isApart: Bool, _ found: inout FoundAmount, _ interpretation: Interpretation, isRange: Bool
    ) {
        let start = tokens[place].start
        let first = scalar(place)
        // Hangul in parts is in no table.
        if 0x1100...0x11FF ~= first { return found.doubt(.lettersTouch, tokens[place].range) }
        guard !isApart else { return }
        if Numerals.isVague(first), Numerals.multiplies(scalar(place + 1)) {
            found.doubt(.numeralBehind, tokens[place].range)
        }
        if interpretation.numeral.upperBound == found.range.upperBound {
            // "47줈3.77", but "5至10元"
            let isLetter = tokens.bytes(place).count == LenientScalar.decode(text, at: start)?.length
            if isLetter, isNumber(place + 1), !isRange { return found.doubt(.lettersTouch, tokens[place].range) }
            // Letters touch digits: "$5abc", "$10К". In India's scripts, and without spaces, they are an ending or the next
            // word.
            let isPricingTerm = BesideWords.end(of: WordLists.pricingTerms, text, at: start) != nil
            // "Rs.500/-only"
            if first < 0x900 && !isPricingTerm && !interpretation.hasCentsBehind || Numerals.multiplies(first) {
                found.doubt(.lettersTouch, tokens[place].range)
            }
        } else if Numerals.multiplies(first), !isOnly(place) {
            found.doubt(.numeralBehind, tokens[place].range)
        }
    }

    /// Judges a comma or period behind an amount: "$1, 234.50", "119. 95", "$ 46 . 8 million", "€ 12 ,50".
    private func judgeSeparator(
        _ place: Int, _ isApart: Bool, _ found: inout FoundAmount, _ interpretation: Interpretation
    ) {
        let next = skipBlanks(place + 1)
        let range = tokens[place].range
        let shape = tokens.number(interpretation.number)
        let hasFraction = shape.hasCents && shape.lastSeparator == syntax.separators.decimal?.scalar
        let isInside = !isApart && interpretation.back == nil && !hasFraction && interpretation.scaledEnd == nil
        let mayGroup = tokens.kind(place) == .comma || tokens.kind(place) != syntax.separators.decimal?.token
        switch tokens.kind(next) {
        // "$1,\n234"
        case .line where interpretation.back == nil && mayGroup && isNumber(next + 1):
            if leadingDigits(next + 1) == 3 { found.doubt(.groupOnNextLine, tokens[next + 1].range) }
        // "￥１、２３４"
        case .number
        where isInside && tokens.kind(place) == .comma && tokens.bytes(place).count > 1
            && tokens.number(next).digits == 3 && tokens.number(next).isPlain && !grammar.isAmount(next):
            doubtApart(&found, interpretation, place, next, .groupApart)
        case .number where isApart: found.doubt(.separatorBehind, range.lowerBound..<tokens[next].end)
        // "$2K.99"
        case .number where interpretation.scaledEnd != nil && interpretation.back == nil && next == place + 1:
            found.doubt(.separatorBehind, range.lowerBound..<tokens[next].end)
        // "46 $. 8 millions", "5 €'50"
        case .number where interpretation.back != nil:
            let isApostrophe = tokens.kind(place) == .apostrophe && next == place + 1
            let isShort = shape.isPlain && shape.digits <= 3 && interpretation.scaledEnd == nil
            if isApostrophe || isShort && next > place + 1 && scaleWord(tokens[next].end) != nil {
                found.doubt(.separatorBehind, range)
            }
        // "R$ 5, 7 milhões", "£ 59. 5 million"
        case .number
        where isInside && next > place + 1 && shape.isPlain && grammar.scaledEnd(next) != nil
            && tokens.kind(place) == syntax.separators.decimal?.token:
            doubtApart(&found, interpretation, place, next, .centsApart)
        case .number
        where isInside && (shape.digits <= 3 || !shape.isPlain) && next > place + 1 && !grammar.isInChain(next):
            let part = tokens.number(next)
            let isGroup =
                leadingDigits(next) == 3
                && (mayGroup && (shape.isPlain || shape.lastDigits == 3 && !isCounted(next) || isBreak(next + 1))
                    || isCutOff(next))
            let isCents =
                tokens.kind(place) != .apostrophe && part.isPlain && part.digits == 2
                && (isBreak(next + 1) || mayBeCents(place, next))
            if isGroup || isCents {
                doubtApart(&found, interpretation, place, next, isGroup ? .groupApart : .centsApart)
            }
        // "$12.S0", "$1.xx", "$1.__", "$1,OOO", "$5.⁹⁹"
        case .word, .currency, .symbol, .punctuation:
            let isDigit = tokens.bytes(next).allSatisfy { "xX_O".utf8.contains($0) } || areRaised(next)
            if isInside, next == place + 1, isDigit || isNumber(next + 1) { found.doubt(.separatorBehind, range) }
        default: break
        }
    }

    /// Whether two digits behind a mark and a blank may be cents, "US$ 965, 69 no restaurante", "$3. 90/kg", and begin no
    /// sentence: "$119. 95 are sold".
    private func mayBeCents(_ mark: Int, _ digits: Int) -> Bool {
        if grammar.isAmount(digits) { return false }
        if tokens.kind(mark) == .comma { return syntax.separators.decimal?.token == .comma }
        return tokens.kind(mark) == .period
            && !(tokens.kind(digits + 1) == .blank && tokens.kind(digits + 2) == .word
                && text[tokens[digits + 2].start].isSmallLetter)
    }

    /// Doubts an amount with a space inside: "119. 95", as in text extracted from pages. It is read without the space, too.
    private func doubtApart(
        _ found: inout FoundAmount, _ interpretation: Interpretation, _ place: Int, _ next: Int,
        _ row: AmountDoubt.Row
    ) {
        let range = found.range.lowerBound..<(grammar.scaledEnd(next) ?? tokens[next].end)
        let mark = tokens.bytes(place).count > 1 ? [0x2C] : Array(tokens.bytes(place))
        let bytes =
            Array(text[range.lowerBound..<tokens[place].start]) + mark
            + text[tokens[next].start..<range.upperBound]
        let whole = interpretation.front.flatMap { grammar.read(bytes, range, $0.range) }?.likeliest
        found.doubt(row, tokens[place].start..<tokens[next].end, whole.map { [$0] } ?? [])
        if whole == nil { return }
        found.preferLast()
        found.range = range
    }

    /// Judges the line behind an amount: "$3.5\nbillion".
    private func judgeNextLine(_ place: Int, _ found: inout FoundAmount, _ interpretation: Interpretation) {
        guard interpretation.back == nil, interpretation.scaledEnd == nil else { return }
        var next = place + 1
        while tokens.kind(next) == .line, next < place + 3 { next += 1 }
        guard next < tokens.count else { return }
        // "$1,234\n.50"
        if isNumber(next), tokens.number(next).startsWithSeparator {
            found.doubt(.fractionOnNextLine, tokens[next].range)
        }
        guard tokens.kind(next) == .word else { return }
        let start = tokens[next].start
        let currencies = found.candidates.map { $0.currency }
        let own = anyScaleWord(start)?.word
        let powers = own.map { [$0.power] } ?? ForeignScaleWords.match(text, at: start, currencies, contents)?.powers
        guard let powers, !(own?.isLetter ?? false) else { return }
        found.doubt(.scaleOnNextLine, tokens[next].range, powers.map { AmountGrammar.scaled(found.likeliest, $0) })
    }

    /// Judges tags behind an amount in which the number may go on: "$19<sup>99</sup>".
    private func judgeMarkup(_ place: Int, _ found: inout FoundAmount) {
        var next = place
        while tokens.kind(next) == .markup, isInline(next) { next += 1 }
        guard next > place, isNumber(next), mayGoOn(next) else { return }
        found.doubt(.digitsInMarkup, tokens[place].start..<tokens[next].end)
        doubtRaised(&found, found.range, next, tokens[next].range)
    }

    /// Reads two digits in tags as the cents of the number they touch, too: "19<sup>99</sup> €".
    func doubtRaised(_ found: inout FoundAmount, _ front: Range<Int>, _ cents: Int, _ behind: Range<Int>) {
        guard tokens.number(cents).isPlain, tokens.number(cents).digits == 2,
            let decimal = syntax.separators.decimal.flatMap({ Unicode.Scalar($0.scalar) })
        else { return }
        let bytes = Array(text[front]) + String(decimal).utf8 + text[behind]
        let range = front.lowerBound..<behind.upperBound
        guard let whole = grammar.read(bytes, range, found.candidates[0].range) else { return }
        (found.readings, found.range) = ([whole.likeliest] + found.readings, range)
    }

    /// Whether a number behind tags may be the end of another one. "<span>$15</span><span>990 kr</span>" has two amounts.
    func mayGoOn(_ number: Int) -> Bool {
        let shape = tokens.number(number)
        return shape.digits <= 2 || shape.startsWithSeparator || !shape.isPlain && leadingDigits(number) == 3
    }

    /// Whether a character that is neither a letter nor punctuation cannot change the amount it touches: raised digits of
    /// notes, dots of other scripts, letters of Thai and others that do not separate words.
    func isExplained(_ token: Int) -> Bool {
        switch scalar(token) {
        // A note, but "$10⁹" is a power.
        case 0xB9, 0xB2, 0xB3, 0x2070, 0x2074...0x2079:

            !areRaised(token) && !(isDigit(before: token) && tokens.bytes(token - 1).elementsEqual("10".utf8))
        // ≈ ≤ ≥ ×, and the ≡ of Russian receipts
        case 0x2248, 0x2261, 0x2264, 0x2265, 0xD7: true
        case 0xB7, 0x964, 0x965, 0x589, 0x61B, 0x61F, 0x6D4, 0x1362...0x1368, 0x104A, 0x104B, 0x17D4...0x17DA, 0x2020,
            0x2021, 0x301C, 0x30FB:
            true
        case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3000...0x30FF: true
        default: false
        }
    }

    /// Whether two raised digits are at a token: "$5⁵⁵".
    private func areRaised(_ token: Int) -> Bool { Self.isRaised(scalar(token)) && Self.isRaised(scalar(token + 1)) }

    private static func isRaised(_ scalar: UInt32) -> Bool {
        [0xB9, 0xB2, 0xB3].contains(scalar) || 0x2070...0x2079 ~= scalar
    }
}
