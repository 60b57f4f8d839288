import CurrencyCore

// The accept set of lenient parsing:
//
//     text      = {space} [side] number [side] {space}
//     side      = signs and currencies in any order, with spaces between them
//     sign      = at most one: a plus or minus before the number or behind it, or parentheses around it
//     currency  = at most one before the number and one behind it, and both must be the same
//     number    = see LenientNumber; groups of three are read too where the locale has groups of two
//
// A minus behind the number is its sign, as books and old accounting programs write it: "5.00-", "5- €", "$5.00-". But
// where a currency stands in front and no decimals are written, the dash may as well be the cents left out ("$5.-",
// "¥500-" on a price tag) or the middle of a range ("$5-$10"): "$5-" is refused at the dash. So is "5,-".

/// Finds texts that stand for a currency.
protocol CurrencyMatcher {
    /// How many bytes at an offset are a currency; nil where there is none.
    func match(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int?
}

/// Reads a text by the lenient grammar.
struct LenientReader<Matcher: CurrencyMatcher> {
    let text: UnsafeBufferPointer<UInt8>
    let matcher: Matcher
    private(set) var number: LenientNumber
    /// Where the number begins.
    private(set) var numberStart = 0
    private(set) var isNegative = false
    private(set) var notes: ParseNotes = []
    /// Where the currency stands before the number and behind it.
    private(set) var currencyBefore: Range<Int>?
    private(set) var currencyBehind: Range<Int>?
    private var hasSign = false
    private var isOpen = false
    private var offset = 0

    private let shapes: StoredDigits?
    private let marks: NumberMarks
    private let latinMarks: NumberMarks

    /// - Parameter latinMarks: The marks between ASCII digits.
    init(
        _ text: UnsafeBufferPointer<UInt8>, _ plan: FormatPlan, _ marks: NumberMarks, _ latinMarks: NumberMarks,
        _ matcher: Matcher
    ) {
        self.text = text
        self.matcher = matcher
        shapes = StoredDigits(plan)
        number = LenientNumber(text, at: 0, marks, shapes)
        self.marks = marks
        self.latinMarks = latinMarks
    }

    mutating func read() throws(ParseError) {
        try readFront()
        numberStart = offset
        let isLatin = LenientScalar(text, at: offset)?.zero == 0x30 || LenientScalar(text, at: offset + 1)?.zero == 0x30
        var marks = isLatin ? latinMarks : marks
        number = LenientNumber(text, at: offset, marks, shapes)
        try number.read()
        if number.groupingError != nil, marks.secondary != marks.primary {
            // Where groups have two digits, many write three all the same.
            marks.secondary = marks.primary
            var other = LenientNumber(text, at: offset, marks, shapes)
            try other.read()
            if other.groupingError == nil {
                number = other
                notes.insert(.otherGrouping)
            }
        }
        offset = number.end
        if number.hasBidiMarks { notes.insert(.bidiMarks) }
        try refuseOtherNotations()
        try readBack()
        if isOpen { throw ParseError(.unexpectedEnd, at: text.count, expected: .closingParenthesis) }
    }

    private func failure(_ reason: ParseError.Reason, _ expected: ParseError.Expected) -> ParseError {
        ParseError(
            offset >= text.count && reason == .unexpectedText ? .unexpectedEnd : reason, at: offset,
            expected: expected)
    }

    /// The failure of what may not stand here; what is known by a name is named.
    private func unexpected(_ expected: ParseError.Expected) -> ParseError {
        if let scalar = number.scalar(at: offset), let character = InvisibleCharacter(rawValue: scalar.scalar) {
            return failure(.invisible(character), expected)
        }
        return failure(isAbbreviation ? .abbreviation : .unexpectedText, expected)
    }

    /// Whether K, M, B or T stands behind the digits, and no further letter: 1.2K.
    private var isAbbreviation: Bool {
        guard offset == number.end, number.integerDigits + number.fractionDigits > 0, offset < text.count else {
            return false
        }
        func letter(_ index: Int) -> UInt8? {
            let byte = index < text.count ? text[index] & 0xDF : 0
            return byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte : nil
        }
        guard let first = letter(offset), letter(offset + 1) == nil else { return false }
        return [UInt8(ascii: "K"), UInt8(ascii: "M"), UInt8(ascii: "B"), UInt8(ascii: "T")].contains(first)
    }

    private mutating func readFront() throws(ParseError) {
        while true {
            if startsNumber { return }
            guard let scalar = number.scalar(at: offset) else { throw failure(.unexpectedText, .amount) }
            // What has a class of its own is no currency, so that long runs of it are not looked up.
            if scalar.kind == .other, let length = matcher.match(text, at: offset) {
                if currencyBefore != nil { throw failure(.unexpectedText, .digit) }
                currencyBefore = offset..<(offset + length)
                offset += length
                continue
            }
            switch scalar.kind {
            case .space:
                break
            case .bidiMark:
                notes.insert(.bidiMarks)
            case .minus, .plus, .opening:
                if hasSign { throw failure(.secondSign, currencyBefore == nil ? .amount : .digit) }
                hasSign = true
                isNegative = scalar.kind != .plus
                isOpen = scalar.kind == .opening
                if isOpen { notes.insert(.parentheses) }
                if scalar.kind == .plus { notes.insert(.plusSign) }
            default:
                throw unexpected(currencyBefore == nil ? .amount : .digit)
            }
            offset += scalar.length
        }
    }

    /// A digit, or a decimal mark in front of one.
    private var startsNumber: Bool {
        guard let scalar = number.scalar(at: offset) else { return false }
        if scalar.kind == .digit { return true }
        return (marks.role(of: scalar) == .decimal || latinMarks.role(of: scalar) == .decimal)
            && number.scalar(at: offset + scalar.length)?.kind == .digit
    }

    /// Powers of ten and hexadecimal numbers would be something else without their letters.
    private func refuseOtherNotations() throws(ParseError) {
        guard offset < text.count else { return }
        let letter = text[offset] | 0x20
        if letter == UInt8(ascii: "e") {
            var next = offset + 1
            if next < text.count, text[next] == UInt8(ascii: "+") || text[next] == UInt8(ascii: "-") { next += 1 }
            if next < text.count, text[next] &- 0x30 <= 9 { throw failure(.exponent, .end) }
        }
        if letter == UInt8(ascii: "x"), number.digits.isZero, number.integerDigits == 1, !number.hasDecimal {
            throw failure(.hexadecimal, .end)
        }
    }

    private mutating func readBack() throws(ParseError) {
        while offset < text.count {
            guard let scalar = number.scalar(at: offset) else { throw failure(.unexpectedText, .end) }
            if scalar.kind == .other, currencyBehind == nil, let length = matcher.match(text, at: offset) {
                currencyBehind = offset..<(offset + length)
                offset += length
                continue
            }
            switch scalar.kind {
            case .space:
                break
            case .bidiMark:
                notes.insert(.bidiMarks)
            case .closing where isOpen:
                isOpen = false
            case .minus:
                if hasSign { throw failure(.secondSign, .end) }
                let mayBeCents = currencyBefore != nil || number.hasDecimal
                if mayBeCents, number.fractionDigits == 0 { throw failure(.dash, .end) }
                hasSign = true
                isNegative = true
                notes.insert(.trailingMinus)
            case .plus where !hasSign:
                hasSign = true
                notes.insert(.plusSign)
            default:
                let mayBeCurrency = currencyBefore == nil && currencyBehind == nil
                throw unexpected(isOpen ? .closingParenthesis : mayBeCurrency ? .currency : .end)
            }
            offset += scalar.length
        }
    }
}
