import CurrencyCore
import CurrencyReader
import LDMLSyntax

// Splits a text into tokens, in one pass from left to right. Every start of a word, and every sign, is looked up among the
// texts of all currencies; the longest one is a token, also if it has spaces or periods: "US dollars", "Rs.".

/// The tokens of a text.
struct Tokens {
    let text: UnsafeBufferPointer<UInt8>
    private(set) var list: [Token] = []
    private(set) var numbers: [NumberToken] = []
    private(set) var findings: [CurrencyFinding] = []

    /// The currency of the locale's region.
    private let regionCurrency: CurrencyCode?
    private let apostropheIsDecimal: Bool

    init(
        _ text: UnsafeBufferPointer<UInt8>, _ reader: CurrencyFindingReader, _ regionCurrency: CurrencyCode?
    ) {
        self.text = text
        self.regionCurrency = regionCurrency
        apostropheIsDecimal = reader.syntax.apostropheIsDecimal
        let finder = reader.finder
        list.reserveCapacity(text.count / 4 + 8)
        var offset = 0
        while offset < text.count {
            let token = next(offset, finder)
            list.append(token)
            offset = token.end
        }
    }

    var count: Int { list.count }

    subscript(_ index: Int) -> Token { list[index] }

    /// The kind of a token; `line` before the first and after the last.
    func kind(_ index: Int) -> Token.Kind { list.indices.contains(index) ? list[index].kind : .line }

    func number(_ index: Int) -> NumberToken { numbers[list[index].index] }

    func finding(_ index: Int) -> CurrencyFinding { findings[list[index].index] }

    /// The bytes of a token.
    func bytes(_ index: Int) -> UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: text[list[index].range]) }

    /// The first token that starts at an offset or behind it.
    func index(at offset: Int) -> Int {
        var (low, high) = (0, list.count)
        while low < high {
            let middle = (low + high) / 2
            if list[middle].start < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Whether a token is the minus of invoices, which is a sign wherever it is: "./. 50,00".
    func isCommercialMinus(_ index: Int) -> Bool {
        kind(index) == .minus && LenientScalar.commercialMinusLength(text, at: list[index].start) != nil
    }

    // MARK: One token

    private mutating func next(_ offset: Int, _ finder: CurrencyFinder) -> Token {
        let byte = text[offset]
        if byte.isDigit { return number(offset, from: offset) }
        if byte == 0x20 { return blank(offset) }
        let run = LetterRun(text, at: offset)
        if run.isWhole, run.end > offset {
            let currency = finder.mayStart(text, at: offset, run) ? currency(offset, finder) : nil
            return currency ?? Token(kind: .word, start: offset, end: run.end)
        }
        guard let scalar = LenientScalar(text, at: offset) else {
            return Token(kind: .symbol, start: offset, end: offset + 1)
        }
        if LenientScalar.commercialMinusLength(text, at: offset) != nil { return token(.minus, offset, 3) }
        switch scalar.kind {
        case .digit: return number(offset, from: offset)
        case .space where scalar.scalar == 0x09: return token(.cell, offset, 1)
        case .space: return blank(offset)
        case .bidiMark: return token(.invisible, offset, scalar.length)
        case .period, .comma:
            if startsFraction(offset, scalar) { return number(offset, from: offset + scalar.length) }
            return token(scalar.kind == .period ? .period : .comma, offset, scalar.length)
        default: break
        }
        if let end = entityOrTag(offset) { return Token(kind: .markup, start: offset, end: end) }
        if finder.mayStart(text, at: offset, run), let currency = currency(offset, finder) { return currency }
        switch scalar.kind {
        case .minus: return token(.minus, offset, scalar.length)
        case .plus: return token(.plus, offset, scalar.length)
        case .opening: return token(.opening, offset, scalar.length)
        case .closing: return token(.closing, offset, scalar.length)
        case .apostrophe: return token(.apostrophe, offset, scalar.length)
        default: break
        }
        if scalar.isDash { return token(.minus, offset, scalar.length) }
        if InvisibleCharacter(rawValue: scalar.scalar) != nil { return token(.invisible, offset, scalar.length) }
        if GeneralCategory.isLetter(scalar.scalar) || WordBoundary.startsWithWordLetter(text, at: offset) {
            return word(offset, scalar.length)
        }
        return token(Self.kind(scalar.scalar), offset, scalar.length)
    }

    private func token(_ kind: Token.Kind, _ start: Int, _ length: Int) -> Token {
        Token(kind: kind, start: start, end: start + length)
    }

    /// The kind of a character that is neither a letter nor one of the classes of lenient parsing.
    private static func kind(_ scalar: UInt32) -> Token.Kind {
        switch scalar {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: .line
        case 0x7C, 0xFF5C: .cell
        case 0x3A, 0xFF1A: .colon
        case 0x2F, 0xFF0F: .slash
        case 0x21, 0x22, 0x24...0x26, 0x2A, 0x3B...0x40, 0x5B, 0x5D, 0x5F, 0x60, 0x7B, 0x7D, 0x7E: .punctuation
        case 0xA1, 0xA7, 0xA9, 0xAB, 0xAE, 0xB6, 0xBB, 0xBF: .punctuation
        // Quotes, bullets, ellipses, arrows, dingbats and pictures.
        case 0x201A, 0x201C...0x2022, 0x2026, 0x2039, 0x203A, 0x2122, 0x2190...0x21FF, 0x2500...0x25B1, 0x25B4...0x25BB,
            0x25BE...0x27BF, 0x2B00...0x2BFF, 0x2460...0x24FF, 0x3008...0x3011, 0x3014...0x301C, 0xFE0F, 0xFF01, 0xFF0A,
            0xFF1B...0xFF1F, 0xFF5E,
            0x1F000...0x1FAFF:
            .punctuation
        default: .symbol
        }
    }

    /// The longest text of a currency at an offset; nil if there is none, and inside a word.
    private mutating func currency(_ offset: Int, _ finder: CurrencyFinder) -> Token? {
        guard WordBoundary.isBoundary(text, at: offset) else { return nil }
        let finding = finder.find(text, at: offset)
        if finding.length == 0 || finding.found.isEmpty { return nil }
        findings.append(finding)
        return Token(kind: .currency, start: offset, end: offset + finding.length, index: findings.count - 1)
    }

    private func blank(_ start: Int) -> Token {
        var end = start
        while end < text.count {
            if text[end] == 0x20 {
                end += 1
            } else if text[end] >= 0xC2, let scalar = LenientScalar(text, at: end), scalar.kind == .space {
                end += scalar.length
            } else {
                break
            }
        }
        return Token(kind: .blank, start: start, end: end)
    }

    /// The letters from an offset on, with the marks between them. Where a currency may start inside, the word ends.
    private func word(_ start: Int, _ length: Int) -> Token {
        var end = start + length
        while end < text.count, !WordBoundary.isBoundary(text, at: end) {
            guard let (_, length) = LenientScalar.decode(text, at: end) else { break }
            end += length
        }
        return Token(kind: .word, start: start, end: end)
    }

    /// Whether a comma or period begins a number: ".75", "€ ,50". Not behind a word, a number or the same mark.
    private func startsFraction(_ offset: Int, _ mark: LenientScalar) -> Bool {
        guard mark.length == 1, LenientScalar(text, at: offset + 1)?.kind == .digit else { return false }
        guard let last = list.last else { return true }
        switch last.kind {
        case .number, .word, .period, .comma, .closing: return false
        // "5€,10€" has two amounts; "Rs.,50" an end of its own; "EUR,1.0" is two cells.
        case .currency:
            return text[last.end - 1] != text[offset] && !(mark.kind == .comma && text[last.end - 1].isLetter)
                && !(endsAmount(list.count - 1) && (mark.kind == .comma || kind(list.count - 2) == .number))
        // A cell ends with a quote: "\"Café\",2 €"
        case .punctuation:
            return text[last.start] != UInt8(ascii: "\"")
                || ![.word, .number, .currency].contains(kind(list.count - 2))
        // "5 .99" and "5 € ,99" are taken apart.
        case .blank: return list.count < 2 || !endsAmount(list.count - 2)
        default: return true
        }
    }

    /// Whether a token is a number, or a currency behind one.
    private func endsAmount(_ token: Int) -> Bool {
        var token = token
        if kind(token) == .currency { token -= kind(token - 1) == .blank ? 2 : 1 }
        return kind(token) == .number
    }

    /// Whether something that touches a number makes it a part of a name or a formula, so that spaces do not group its digits:
    /// "S21 250 €", "№5 125 руб.", "2+1 500.000 TL".
    private var isJoined: Bool {
        guard let last = list.last else { return false }
        switch last.kind {
        case .word, .symbol: return true
        // "Saab 9-5 500 kr", but "500–1 000 €"
        case .plus, .minus:
            let before = list.count - 2
            return kind(before) == .word
                || kind(before) == .number && number(before).isPlain && number(before).digits == 1
        // "F2 650 €" where F is no currency
        case .currency:
            return last.end == last.start + 1 && text[last.start].isLetter
                && !finding(list.count - 1).found.contains { $0.isOwn(regionCurrency) }
        case .punctuation: return text[last.range].elementsEqual("§".utf8)
        default: return false
        }
    }

    private mutating func number(_ start: Int, from place: Int) -> Token {
        var scan = NumberScan(
            text, at: place,
            AnySeparators(mayGroupWithSpaces: !isJoined, apostropheIsDecimal: apostropheIsDecimal))
        // It never throws: the number ends before the first separator that is not part of it.
        try? scan.read()
        let startsWithSeparator = start < place
        numbers.append(
            NumberToken(
                digits: scan.integerDigits, separators: scan.groups + (startsWithSeparator ? 1 : 0),
                lastDigits: scan.sinceSeparator, startsWithSeparator: startsWithSeparator,
                lastSeparator: startsWithSeparator && scan.groups == 0 ? UInt32(text[start]) : scan.policy.last,
                hasSpaces: scan.policy.hasSpaces))
        return Token(kind: .number, start: start, end: scan.end, index: numbers.count - 1)
    }

    // MARK: Markup

    /// The limit on a tag's bytes, so that texts of many "<" take linear time.
    private static let longestTag = 200

    /// The end of a tag or of an entity.
    private func entityOrTag(_ start: Int) -> Int? {
        let first = text[start]
        guard first == UInt8(ascii: "<") || first == UInt8(ascii: "&"), start + 2 < text.count else { return nil }
        if first == UInt8(ascii: "<") {
            let second = text[start + 1]
            guard second.isLetter || second == UInt8(ascii: "/") || second == UInt8(ascii: "!") else { return nil }
            for end in (start + 2)..<min(text.count, start + Self.longestTag) {
                if text[end] == UInt8(ascii: ">") { return end + 1 }
                if text[end] == UInt8(ascii: "<") { return nil }
            }
            return nil
        }
        for end in (start + 2)..<min(text.count, start + 10) {
            if text[end] == UInt8(ascii: ";") { return end + 1 }
            if !text[end].isLetter, !text[end].isDigit, text[end] != UInt8(ascii: "#") { return nil }
        }
        return nil
    }
}

/// The digits and separators of all scripts and conventions. Each separator counts as a grouping separator.
private struct AnySeparators: NumberPolicy {
    /// The last separator.
    private(set) var last: UInt32 = 0
    private(set) var hasSpaces = false
    /// Whether spaces may group digits. After a comma or period, a space ends the number: "2.00 100".
    private var mayGroupWithSpaces: Bool
    private let apostropheIsDecimal: Bool

    init(mayGroupWithSpaces: Bool, apostropheIsDecimal: Bool) {
        (self.mayGroupWithSpaces, self.apostropheIsDecimal) = (mayGroupWithSpaces, apostropheIsDecimal)
    }

    static var keepsDigits: Bool { false }

    static func element(of scan: inout NumberScan<Self>) -> (element: NumberElement, length: Int)? {
        guard let scalar = LenientScalar(scan.text, at: scan.end) else { return nil }
        let next = scan.end + scalar.length
        switch scalar.kind {
        case .digit:
            return (.digit(scalar.digit), scalar.length)
        case .comma, .period:
            // "￥５００、３００円"
            if scalar.isListMark { return nil }
            scan.policy.mayGroupWithSpaces = false
        case .apostrophe where scan.policy.apostropheIsDecimal && hasDigits(scan.text, next, 2):
            scan.policy.mayGroupWithSpaces = false
        case .apostrophe, .space:
            // In "12/03 500,00 €", the month is no group.
            guard scalar.kind == .apostrophe || scalar.isNarrowSpace, scan.policy.mayGroupWithSpaces,
                scan.sinceSeparator <= 3, !scan.startsWithZero,
                hasDigits(scan.text, next, 3)
            else { return nil }
            if scalar.kind == .space { scan.policy.hasSpaces = true }
        default:
            guard scalar.scalar == 0x66B || scalar.scalar == 0x66C else { return nil }
        }
        guard LenientScalar(scan.text, at: next)?.kind == .digit else { return nil }
        scan.policy.last = scalar.scalar
        return (.group, scalar.length)
    }

    /// Whether exactly so many digits are at an offset.
    private static func hasDigits(_ text: UnsafeBufferPointer<UInt8>, _ offset: Int, _ count: Int) -> Bool {
        var offset = offset
        for _ in 0..<count {
            guard let scalar = LenientScalar(text, at: offset), scalar.kind == .digit else { return false }
            offset += scalar.length
        }
        return LenientScalar(text, at: offset)?.kind != .digit
    }
}
