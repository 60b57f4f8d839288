import CurrencyCore
import CurrencyEngine

// The grammar of lenient parsing:
//
//     text      = {space} [side] number [cents] [scale] [side] {space}, inside a frame of line ends, quotes and others
//     side      = signs and currencies in any order, with spaces between them; a colon may follow a currency before the number
//     sign      = at most one: a plus or minus before or after the number, a dash or "./." before it, or parentheses
//                 around it; with conventions also a mark of a debit or credit
//     currency  = at most one on each side, or a code beside a symbol; all must mean the same
//     number    = see LenientNumber; groups of three are also read if the locale has groups of two
//     cents     = omitted: a comma or period with one or two dashes, ":-", "/-" or "/="
//     scale     = see LenientReader+Scale
//
// LenientReader+Notation has the notations of single countries.
//
// A minus after the number is its sign, as in accounts: "5.00-", "5- €", "$5.00-". But if a currency precedes the number
// and there are no fraction digits, the dash may also stand for the cents ("¥500-" on a price tag) or be the middle of a
// range ("$5-$10"), so "$5-" is rejected at the dash.
//
// "5.-" can only mean five: the separator before the dash is the decimal separator in any locale.

/// A period between a currency and digits: "KES.50" is half a shilling or fifty.
enum PeriodBehindCurrency {
    /// The currency's text has letters, and the period may end an abbreviation.
    case behindLetters
    /// The text is a sign, which is not followed by a period.
    case behindSign
}

/// Reads a text with the lenient grammar.
package struct LenientReader {
    let text: UnsafeBufferPointer<UInt8>
    let matcher: CurrencyMatcher
    var number: LenientNumber
    /// The start of the number.
    private(set) var numberStart = 0
    var isNegative = false
    var notes: ParseNotes = []
    /// The ranges of the currency before and after the number, and of a code beside it.
    private(set) var currencyBefore: Range<Int>?
    var currencyBehind: Range<Int>?
    private(set) var codeBeside: Range<Int>?
    /// The minor units behind the amount, each smaller than the one before.
    var minorParts: [MinorPart] = []
    /// The power of ten of a word or a minor unit.
    var power = 0
    /// The number if it has several scale words: "1億2000万". `number` is then the first of its parts.
    var sum: DecimalValue?
    /// The sum if its last digit may omit the next smaller word: 35,000 for "3万5". It is then another reading.
    var sumWithoutLastWord: DecimalValue?
    /// Whether the scale word may be another word. The number without it is then another reading.
    var isScaleDoubtful = false
    /// Another power of ten of the scale word. The number with it is then another reading.
    var otherPower: Int?
    /// Whether the minus after the number may be a dash. The positive amount is then another reading.
    var isMinusDoubtful = false
    /// Whether the dash in place of the integer may be a minus.
    var isIntegerDashDoubtful = false
    /// The unit of the currency's text, as a power of ten of the currency.
    private(set) var unitPower = 0
    /// Whether a mark of the conventions was read.
    var hasMark = false
    /// Whether the number follows a currency and a period, which is the decimal separator or ends an abbreviation.
    var period: PeriodBehindCurrency?
    var hasSign = false
    private var isOpen = false
    var offset = 0
    /// The last lookup and its offset, because the scale word and the currency after a number are looked up at the same one.
    private var lookup: (offset: Int, match: CurrencyMatch?)?

    let shapes: StoredDigits?
    let syntax: AmountSyntax

    package init(_ text: UnsafeBufferPointer<UInt8>, _ syntax: AmountSyntax, _ matcher: CurrencyMatcher) {
        let inside = TextFrame.inside(text)
        self.text = UnsafeBufferPointer(rebasing: text[..<inside.upperBound])
        self.matcher = matcher
        self.syntax = syntax
        offset = inside.lowerBound
        if inside.count < text.count { notes = .otherSpelling }
        shapes = StoredDigits(syntax.plan)
        number = LenientNumber(self.text, at: offset, syntax.separators, shapes)
    }

    /// The currencies that were found. Each of them must be the amount's currency.
    package var currencies: [Range<Int>] { [currencyBefore, currencyBehind, codeBeside].compactMap { $0 } }

    package mutating func read() throws(AmountParseError) {
        try readFront()
        numberStart = offset
        try readNumber()
        offset = number.end
        if number.policy.hasBidiMarks { notes.insert(.bidiMarks) }
        try refuseOtherNotations()
        if !readCents(), !readCentsBehindColonOrSign() { try readScale() }
        try readBack()
        if isOpen { throw AmountParseError(.unexpectedEnd, at: text.count, expected: .closingParenthesis) }
    }

    private mutating func readNumber() throws(AmountParseError) {
        let isLatin = LenientScalar(text, at: offset)?.zero == 0x30 || LenientScalar(text, at: offset + 1)?.zero == 0x30
        let separators = isLatin ? syntax.latinSeparators : syntax.separators
        number = LenientNumber(text, at: offset, separators, shapes)
        if readBehindPeriod() { return }
        try number.read()
        var alternative = separators
        if number.hasGroupingError, separators.grouping.secondary != separators.grouping.primary {
            // Many people write groups of three even if the locale has groups of two.
            alternative.grouping.secondary = separators.grouping.primary
        } else if let scalar = number.scalar(at: number.end), scalar.kind == .period || scalar.kind == .comma,
            !number.hasDecimal
        {
            // If no cents follow the decimal separator, its role is certain: the other separator groups, "10.000,-".
            alternative.group = NumberSeparators.Separator(scalar.kind == .period ? 0x2E : 0x2C)
            alternative.decimal = NumberSeparators.Separator(scalar.kind == .period ? 0x2C : 0x2E)
            var other = LenientNumber(text, at: offset, alternative, shapes)
            try? other.read()
            guard other.hasDecimal, other.fractionDigits == 0, dash(at: other.end) != nil else { return }
        } else {
            return
        }
        var other = LenientNumber(text, at: offset, alternative, shapes)
        try other.read()
        if !other.hasGroupingError {
            number = other
            notes.insert(.otherGrouping)
        }
    }

    // MARK: Before the number

    private mutating func readFront() throws(AmountParseError) {
        while true {
            if startsNumber { return }
            guard let scalar = number.scalar(at: offset) else { throw failure(.unexpectedText, .amount) }
            if try readNotation(isBehind: false) { continue }
            // A currency never begins with a scalar that has a class, so long runs of these are not looked up.
            if scalar.kind == .other, try readCurrency(isBehind: false) {
                skipColon()
                continue
            }
            switch scalar.isDash ? .minus : scalar.kind {
            case .space:
                break
            case .bidiMark:
                try noteBidiMark(scalar)
            case .minus, .plus, .opening:
                if scalar.kind == .opening, !syntax.readsParentheses { throw unexpected(.amount) }
                if hasSign, !(hasMark && (scalar.kind != .plus) == isNegative) {
                    throw failure(.secondSign, currencyBefore == nil ? .amount : .digit)
                }
                hasSign = true
                isNegative = scalar.kind != .plus
                isOpen = scalar.kind == .opening
                if isOpen { notes.insert(.parentheses) }
                // In "Bs.- 100", the dash ends the currency; in "€ -,50", it is in place of the integer; in "— 5 €", it
                // introduces.
                let next = number.scalar(at: offset + scalar.length)
                isMinusDoubtful =
                    scalar.kind == .minus && currencyBefore != nil && offset > 0
                    && (next?.kind == .comma || next?.kind == .space && text[offset - 1] == UInt8(ascii: "."))
                    || scalar.kind != .minus && scalar.isDash && next?.kind == .space
                if scalar.kind == .plus { notes.insert(.plusSign) }
            default:
                throw unexpected(currencyBefore == nil ? .amount : .digit)
            }
            offset += scalar.length
        }
    }

    /// Reads a currency, or the code beside one that was read; false if there is none.
    private mutating func readCurrency(isBehind: Bool) throws(AmountParseError) -> Bool {
        guard let match = match(at: offset) else { return false }
        // A letter after a number may mark a debit, or be a unit.
        if isBehind, match.isSingleLetter { return false }
        let range = offset..<(offset + match.length)
        // "Af" is an afghani somewhere, and a debit in Dutch.
        if isBehind, !matcher.isKnown, match.length <= 4, !isCode(range),
            WordBoundary.endsWithLetter(text, at: range.upperBound),
            !matcher.isLocales(text, range), syntax.possibleMark(text, at: offset) != nil
        {
            return false
        }
        if match.isMinorUnit {
            // "1080p" is a picture's height.
            let isCount = match.length > 1 || number.integerDigits < 4
            guard isBehind, currencies.isEmpty, power == 0, isCount else { return false }
            notes.insert(.minorUnit)
        }
        // A toman is ten rials.
        power += match.power
        unitPower = match.power
        if let other = isBehind ? currencyBehind : currencyBefore {
            guard codeBeside == nil, isCode(other) != isCode(range) else {
                throw failure(.unexpectedText, isBehind ? .end : .digit)
            }
            codeBeside = range
        } else if isBehind {
            currencyBehind = range
        } else {
            currencyBefore = range
        }
        offset = range.upperBound
        return true
    }

    func isCode(_ range: Range<Int>) -> Bool {
        range.count == 3 && text[range].allSatisfy { $0.isLetter }
    }

    /// Skips the colon of "US$: 12.99", as in forms.
    private mutating func skipColon() {
        let colon = skippingSpaces(offset)
        if colon < text.count, text[colon] == UInt8(ascii: ":") { offset = colon + 1 }
    }

    /// Whether a digit, or a decimal separator before a digit, is next.
    private var startsNumber: Bool {
        guard let scalar = number.scalar(at: offset) else { return false }
        if scalar.kind == .digit { return true }
        // "'10 KWD" begins with a quote.
        return scalar.kind != .apostrophe
            && (syntax.separators.role(of: scalar) == .decimal || syntax.latinSeparators.role(of: scalar) == .decimal)
            && number.scalar(at: offset + scalar.length)?.kind == .digit
    }

    // MARK: After the number

    /// Rejects powers of ten and hexadecimal numbers, which would be other numbers without their letters.
    private func refuseOtherNotations() throws(AmountParseError) {
        guard offset < text.count else { return }
        let letter = text[offset] | 0x20
        if letter == UInt8(ascii: "e") {
            var next = offset + 1
            if next < text.count, text[next] == UInt8(ascii: "+") || text[next] == UInt8(ascii: "-") { next += 1 }
            if next < text.count, text[next].isDigit { throw failure(.exponent, .end) }
        }
        if letter == UInt8(ascii: "x"), number.digits.isZero, number.integerDigits == 1, !number.hasDecimal {
            throw failure(.hexadecimal, .end)
        }
    }

    /// Skips all spaces at an offset.
    func skippingSpaces(_ offset: Int) -> Int {
        var offset = offset
        while let scalar = number.scalar(at: offset), scalar.kind == .space { offset += scalar.length }
        return offset
    }

    /// The length of a minus, an em dash or a horizontal bar.
    func dash(at offset: Int) -> Int? { LenientScalar.dashLength(text, at: offset) }

    /// Reads the mark in place of cents; a slash also behind them: "Rs 1,250.50/-".
    private mutating func readCents() -> Bool {
        let slash = skippingSpaces(offset)
        let end =
            if slash < text.count, text[slash] == UInt8(ascii: "/") {
                CentsLeftOut.end(text, at: slash)
            } else if number.hasDecimal {
                number.fractionDigits == 0 ? CentsLeftOut.dashesEnd(text, at: offset) : nil
            } else {
                CentsLeftOut.end(text, at: offset)
            }
        guard let end else { return false }
        offset = end
        notes.insert(.centsLeftOut)
        return true
    }

    mutating func match(at offset: Int) -> CurrencyMatch? {
        if let lookup, lookup.offset == offset { return lookup.match }
        let match = matcher.match(text, at: offset)
        lookup = (offset, match)
        return match
    }

    private mutating func readBack() throws(AmountParseError) {
        while offset < text.count {
            guard let scalar = number.scalar(at: offset) else { throw failure(.unexpectedText, .end) }
            if try readNotation(isBehind: true) { continue }
            skipOf()
            if scalar.kind == .other, codeBeside == nil, minorParts.isEmpty, try readCurrency(isBehind: true) {
                continue
            }
            switch scalar.kind {
            case .space:
                break
            case .digit where readMinorPart(), .other where readMinorPart(), .comma where readMinorPart():
                continue
            case .bidiMark:
                try noteBidiMark(scalar)
            case .closing where isOpen:
                isOpen = false
            case .minus where readClosingDash():
                continue
            case .minus where syntax.readsTrailingMinus:
                if hasSign { throw failure(.secondSign, .end) }
                let mayBeCents = currencyBefore != nil || number.hasDecimal
                if mayBeCents, number.fractionDigits == 0 { throw failure(.dash, .end) }
                // A dash in front of letters may be a hyphen: "2.00-USD", "$1.2 billion-dollar".
                let isBeforeLetter = WordBoundary.startsWithLetter(text, at: offset + scalar.length)
                if isBeforeLetter, WordBoundary.endsWithLetter(text, at: offset) { throw failure(.dash, .end) }
                isMinusDoubtful =
                    syntax.conventions == nil && (followsNoCents || text[offset - 1] == 0x20 || isBeforeLetter)
                hasSign = true
                isNegative = true
                notes.insert(.trailingMinus)
            // "$5,000+" is a bound; files of accounts have "5,000.00+".
            case .plus where !hasSign && 1...2 ~= number.fractionDigits && !notes.contains(.scaleWord):
                hasSign = true
                notes.insert(.plusSign)
            default:
                let mayBeCurrency = currencyBefore == nil && currencyBehind == nil
                throw unexpected(isOpen ? .closingParenthesis : mayBeCurrency ? .currency : .end)
            }
            offset += scalar.length
        }
    }

    /// Skips the word before the currency in "2 millones de dólares".
    private mutating func skipOf() {
        guard currencyBehind == nil, notes.contains(.scaleWord) || syntax.joinsAnyNumber else { return }
        let end = syntax.skippingOf(text, offset)
        if end > offset, match(at: end) != nil { offset = end }
    }

    /// Whether a whole number or letters precede: "500-" may be a price without cents, "5,00 EUR-" may continue.
    private var followsNoCents: Bool {
        currencyBehind == nil ? number.fractionDigits == 0 : WordBoundary.endsWithLetter(text, at: offset)
    }

    /// Notes a bidi mark beside the number. An override is rejected, because it changes the order of all that follows.
    private mutating func noteBidiMark(_ scalar: LenientScalar) throws(AmountParseError) {
        if let character = InvisibleCharacter(rawValue: scalar.scalar), character.isOverride {
            throw failure(.invisible(character), .digit)
        }
        notes.insert(.bidiMarks)
    }

    // MARK: Errors

    func failure(_ reason: AmountParseError.Reason, _ expected: AmountParseError.Expected) -> AmountParseError {
        AmountParseError(
            offset >= text.count && reason == .unexpectedText ? .unexpectedEnd : reason, at: offset,
            expected: expected)
    }

    /// The error for unexpected text, with a specific reason if there is one.
    private func unexpected(_ expected: AmountParseError.Expected) -> AmountParseError {
        guard let scalar = number.scalar(at: offset) else { return failure(.unexpectedText, expected) }
        if let character = InvisibleCharacter(rawValue: scalar.scalar) {
            return failure(.invisible(character), expected)
        }
        if offset == number.end, [.comma, .period, .apostrophe].contains(scalar.kind),
            number.scalar(at: offset + scalar.length)?.kind == .digit
        {
            return failure(.otherSeparator, .separator)
        }
        if offset >= number.end, number.hasDigits {
            if syntax.possibleMark(text, at: offset) != nil { return failure(.accountMark, .end) }
            let isSymbol = matcher.match(text, at: offset)?.isSingleLetter ?? false
            if isAbbreviation || isSymbol { return failure(.abbreviation, expected) }
        }
        return failure(.unexpectedText, expected)
    }

    /// Whether K, M, B or T follows the digits, without another letter: 1.2K.
    private var isAbbreviation: Bool {
        guard offset == number.end, number.hasDigits, offset < text.count else { return false }
        let isOneLetter = offset + 1 == text.count || !text[offset + 1].isLetter
        return isOneLetter && "KMBT".utf8.contains(text[offset] & 0xDF)
    }
}
