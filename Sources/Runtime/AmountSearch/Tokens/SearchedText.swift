import CurrencyCore
import CurrencyReader
import PackedTables

/// A text whose amounts are searched, with the places of its tokens.
protocol SearchedText {
    var contents: SearchContents { get }
    var tokens: Tokens { get }
}

extension SearchedText {
    var text: UnsafeBufferPointer<UInt8> { tokens.text }
    var finder: CurrencyFinder { contents.reader.finder }
    var syntax: AmountSyntax { contents.reader.syntax }
    var wanted: CurrencyCode? { contents.wanted }
    var regionCurrency: CurrencyCode? { contents.regionCurrency }
    var isRootLocale: Bool { finder.identifier.tag.isRoot }

    // MARK: Tokens

    func isByte(_ token: Int, _ byte: UInt8) -> Bool {
        token >= 0 && token < tokens.count && tokens[token].end == tokens[token].start + 1
            && text[tokens[token].start] == byte
    }

    func scalar(_ token: Int) -> UInt32 {
        guard token >= 0, token < tokens.count else { return 0x0A }
        return LenientScalar.decode(text, at: tokens[token].start)?.scalar ?? 0
    }

    static func isTilde(_ scalar: UInt32) -> Bool { [0x7E, 0x301C, 0xFF5E].contains(scalar) }

    /// A token, or the blank before it.
    func skipsBlank(_ token: Int) -> Int { tokens.kind(token - 1) == .blank ? token - 1 : token }

    func isDigit(before token: Int) -> Bool { tokens.kind(token - 1) == .number }

    func isPercent(_ end: Int) -> Bool {
        switch LenientScalar.decode(text, at: Blanks.end(text, end))?.scalar ?? 0 {
        case 0x25, 0x66A, 0x2030, 0xFF05, 0xFE6A: true
        default: false
        }
    }

    func isNumber(_ token: Int) -> Bool { tokens.kind(token) == .number }

    /// The token before some blanks and invisible characters.
    func skipBlanks(back token: Int) -> Int { skip(token, by: -1, isBlank) }

    /// The token behind some blanks and invisible characters.
    func skipBlanks(_ token: Int) -> Int { skip(token, by: 1, isBlank) }

    /// The next token on a side for which a condition does not hold.
    func skip(_ token: Int, by step: Int, _ condition: (Int) -> Bool) -> Int {
        var place = token
        while tokens.list.indices.contains(place), condition(place) { place += step }
        return place
    }

    func isBlank(_ token: Int) -> Bool { tokens.kind(token) == .blank || tokens.kind(token) == .invisible }

    /// Whether digits that something touches are the end of a number, as they begin with a zero: "20đ00".
    func isCutOff(_ number: Int) -> Bool {
        guard isNumber(number), let first = LenientScalar(text, at: tokens[number].start), first.digit == 0 else {
            return false
        }
        let second = LenientScalar(text, at: tokens[number].start + first.length)
        return tokens.number(number).isPlain || second?.kind == .digit
    }

    /// Whether a token is one blank, as between the groups of a number.
    func isOneBlank(_ token: Int) -> Bool {
        tokens.kind(token) == .blank
            && LenientScalar.decode(text, at: tokens[token].start)?.length == tokens.bytes(token).count
    }

    /// Whether a token is one space that no key types: no-break, thin and others, which set off the groups of a number.
    func isGroupingSpace(_ token: Int) -> Bool { isOneBlank(token) && scalar(token) >= 0x80 }

    /// Whether a line, a cell or the text ends before a token, with or without a blank.
    func isBreak(_ token: Int) -> Bool {
        let place = tokens.kind(token) == .blank ? token + 1 : token
        return [.line, .cell].contains(tokens.kind(place))
    }

    /// The value of a few digits; nil if there are separators or too many digits.
    func value(_ range: Range<Int>) -> Int64? {
        var value: Int64 = 0
        var offset = range.lowerBound
        while offset < range.upperBound, let scalar = LenientScalar(text, at: offset) {
            guard scalar.kind == .digit, value < 100_000_000_000_000_000 else { return nil }
            value = 10 * value + Int64(scalar.digit)
            offset += scalar.length
        }
        return value
    }

    func isYear(_ token: Int) -> Bool {
        guard tokens.kind(token) == .number, tokens.number(token).isPlain, tokens.number(token).digits == 4 else {
            return false
        }
        return value(tokens[token].range).map { 1900...2100 ~= $0 } ?? false
    }

    /// Whether a number has one period, which is not the locale's decimal sign, as dates and times have: "12.05".
    func mayBeDate(_ token: Int) -> Bool {
        let shape = tokens.number(token)
        return shape.separators == 1 && shape.lastSeparator == 0x2E && syntax.separators.decimal?.kind != .period
    }

    /// Whether a phrase ends at an offset, so that nothing follows which a number or word before it may count or describe.
    func endsPhrase(_ offset: Int) -> Bool {
        let start = Blanks.end(text, offset)
        let next = tokens.index(at: start)
        return isBreak(next) || [.period, .comma, .punctuation, .closing].contains(tokens.kind(next))
            || BesideWords.end(of: WordLists.pricingTerms, text, at: start) != nil
    }

    /// Whether a tag is within a line of text, where it stays only between digits.
    func isInline(_ token: Int) -> Bool { InlineMarkup.contains(tokens.bytes(token)) }

    var language: Subtag { finder.identifier.tag.language }

    /// The end of a word that joins the ends of a range by itself.
    func endOfTo(_ offset: Int) -> Int? {
        BesideWords.end(of: WordLists.to, text, at: offset)
            ?? contents.to.lazy.compactMap { BesideWords.end($0, text, at: offset) }.first
    }

    /// The end of a word that joins the ends of a range, by itself or behind "from" or "between".
    func endOfRangeWord(_ offset: Int) -> Int? {
        endOfTo(offset) ?? contents.range.lazy.compactMap { BesideWords.end($0, text, at: offset) }.first
    }

    /// The place of a unit of measure behind an offset.
    func measure(behind end: Int) -> Range<Int>? {
        let start = Blanks.end(text, end)
        return BesideWords.end(of: WordLists.quantities, text, at: start).map { start..<$0 }
    }

    /// Whether a slash between two numbers parts a price from its quantity: "£1.20/100g", "¥480/100g".
    func isPriceOfQuantity(_ slash: Int) -> Bool {
        (tokens.number(slash - 1).hasCents || tokens.bytes(slash + 1).elementsEqual("100".utf8))
            && !isCutOff(slash + 1) && measure(behind: tokens[slash + 1].end) != nil
    }

    // MARK: Words of scale

    /// The scale word after a number; nil if there is none that is ever used.
    func scaleWord(_ end: Int) -> (word: ScaleWord, end: Int)? {
        anyScaleWord(end).flatMap { $0.word.isUsed ? $0 : nil }
    }

    /// The scale word after a number, even if it is refused after all numbers.
    func anyScaleWord(_ end: Int) -> (word: ScaleWord, end: Int)? {
        guard syntax.readsScaleWords else { return nil }
        let start = Blanks.end(text, end)
        guard start < text.count, let word = contents.scaleWords.match(text, at: start),
            // The currency tells whose "mil" it is.
            word.otherPower == nil || word.length > 4 || !ForeignScaleWords.has(text[start..<(start + word.length)]),
            !(word.isLetter && start > end && isJoined(start + word.length))
        else { return nil }
        return (word, start + word.length)
    }

    /// Whether a token is a minus or a plus.
    func isSign(_ token: Int) -> Bool { tokens.kind(token) == .minus || tokens.kind(token) == .plus }

    /// Whether a letter before an offset is part of a name: "$20 T-shirts", "£10 B&B", "£5 K9", "5 € m/w/d", but not "$500
    /// M/mo".
    func isJoined(_ end: Int) -> Bool {
        guard end < text.count else { return false }
        let isMark = "-&'".utf8.contains(text[end]) || text[end] == 0x2F && WordBoundary.isBoundary(text, at: end + 2)
        // "USD 24.4 m-EUR 18.1 m" is a range.
        let next = tokens.index(at: end + 1)
        if tokens.kind(next) == .currency, isNumber(skipBlanks(next + 1)) { return false }
        return text[end].isDigit || isMark && WordBoundary.startsWithLetter(text, at: end + 1)
    }
}
