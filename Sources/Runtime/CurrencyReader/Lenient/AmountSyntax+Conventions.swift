import CurrencyCore
import PackedTables

extension AmountSyntax {
    package var readsParentheses: Bool { conventions?.readsParentheses ?? true }
    var readsTrailingMinus: Bool { conventions?.readsMinusBehind ?? true }
    package var readsScaleWords: Bool { conventions?.readsScaleWords ?? true }

    /// The mark of a debit or credit, or the sign of a minus, at an offset; nil if the conventions have none there.
    ///
    /// A mark of several letters may be in any case, on either side, and in parentheses: "5.00 (Dr)", "cr 5.00". A single
    /// letter must be as recorded.
    package func mark(
        _ text: UnsafeBufferPointer<UInt8>, at offset: Int, isBehind: Bool
    ) -> (length: Int, isNegative: Bool)? {
        guard let conventions, offset < text.count else { return nil }
        if isBehind, text[offset] == UInt8(ascii: "("),
            let inner = plainMark(text, offset + 1, conventions, isBehind: true),
            offset + 1 + inner.length < text.count, text[offset + 1 + inner.length] == UInt8(ascii: ")")
        {
            return (inner.length + 2, inner.isNegative)
        }
        if let mark = plainMark(text, offset, conventions, isBehind: isBehind) { return mark }
        guard !isBehind, let (scalar, length) = LenientScalar.decode(text, at: offset),
            conventions.minusSigns.contains(where: { $0.value == scalar })
        else { return nil }
        return (length, true)
    }

    /// The mark of a debit or credit that ends at an offset; nil if the conventions have none there. A single letter that is
    /// recorded behind amounts is not sure.
    package func mark(
        _ text: UnsafeBufferPointer<UInt8>, endingAt end: Int
    ) -> (start: Int, isNegative: Bool, isSure: Bool)? {
        guard let conventions else { return nil }
        var longest: (start: Int, isNegative: Bool, isSure: Bool)?
        for mark in conventions.marks {
            let normalized = LenientText.normalized(mark.text.utf8)
            let isLetter = mark.text.unicodeScalars.count == 1
            let start = end - normalized.count
            guard start >= 0, start < longest?.start ?? end, WordBoundary.isFree(text, before: start),
                LenientText.length(of: normalized, in: text, at: start, ignoresCase: !isLetter) == normalized.count
            else { continue }
            let isNegative = (mark.meaning == .credit) == conventions.creditIsNegative
            longest = (start, isNegative, !isLetter || mark.side != .behind)
        }
        return longest
    }

    private func plainMark(
        _ text: UnsafeBufferPointer<UInt8>, _ offset: Int, _ conventions: AmountConventions, isBehind: Bool
    ) -> (length: Int, isNegative: Bool)? {
        var longest: (length: Int, isNegative: Bool)?
        for mark in conventions.marks {
            let normalized = LenientText.normalized(mark.text.utf8)
            let isLetter = mark.text.unicodeScalars.count == 1
            if isLetter, (mark.side == .behind) != isBehind { continue }
            guard let length = Self.length(ofMark: normalized, text, offset, ignoresCase: !isLetter),
                length > longest?.length ?? 0
            else { continue }
            longest = (length, (mark.meaning == .credit) == conventions.creditIsNegative)
        }
        return longest
    }

    /// The length of a text after an amount that marks debits or credits in a country of the locale's language, or in English,
    /// because all languages use its marks CR and DR; nil if there is none.
    ///
    /// - Parameter ignoresCase: Whether marks of several letters may be in any case.
    package func possibleMark(
        _ text: UnsafeBufferPointer<UInt8>, at offset: Int, ignoresCase: Bool = false
    ) -> Int? {
        // Most texts have a blank or a line's end there.
        guard offset < text.count, text[offset] > 0x20 else { return nil }
        return marks.compactMap { mark in
            let isLetter = LenientScalar.decode(mark, at: 0)?.length == mark.count
            return Self.length(ofMark: mark, text, offset, ignoresCase: ignoresCase && !isLetter)
        }.max()
    }

    /// Whether a text before an amount is one of the marks CR and DR, which all languages use. Marks that are words are labels
    /// there: "Soll 5,00 €".
    package func mayBeMark(_ text: UnsafeBufferPointer<UInt8>, endingAt end: Int) -> Bool {
        englishMarks.contains { mark in
            let start = end - mark.count
            return mark.count > 1 && start >= 0 && text[start..<end].elementsEqual(mark)
                && WordBoundary.isFree(text, before: start)
        }
    }

    /// The length of a mark as a whole word, including a period that ends it.
    private static func length(
        ofMark mark: some Collection<UInt8>, _ text: UnsafeBufferPointer<UInt8>, _ offset: Int,
        ignoresCase: Bool = false
    ) -> Int? {
        guard let length = LenientText.length(of: mark, in: text, at: offset, ignoresCase: ignoresCase) else {
            return nil
        }
        let end = offset + length
        guard WordBoundary.isBoundary(text, at: end), LenientScalar(text, at: end)?.kind != .digit || offset == 0 else {
            return nil
        }
        let hasPeriod =
            end < text.count && text[end] == UInt8(ascii: ".") && LenientScalar(text, at: end + 1)?.kind != .digit
        return hasPeriod ? length + 1 : length
    }

    // MARK: Notations of countries

    /// Whether two digits after a colon are the cents: "1234:50".
    package var colonIsDecimal: Bool { tag.language == Subtag("sv") || tag.language == Subtag("fi") }

    /// Whether an apostrophe may be the decimal separator, as many people write by hand in Spain and Italy, although
    /// orthography advises against it: "3'50 €".
    package var apostropheIsDecimal: Bool {
        ["es", "ca", "gl", "eu", "it"].contains { tag.language == Subtag($0) } && separators.group?.kind != .apostrophe
    }

    /// Whether prices of a currency leave out their cents with a dash behind this mark, and do not name the currency: "95:-" in
    /// Sweden, "5,-" in its neighbours, "60.–" in Switzerland and Thailand, "500/-" in India and East Africa.
    package func leavesOutCents(of currency: CurrencyCode, with mark: UInt8) -> Bool {
        let codes: StaticString =
            switch mark {
            case UInt8(ascii: ":"): "SEK"
            case UInt8(ascii: ","):
                ["de", "nl"].contains { tag.language == Subtag($0) } ? "DKKNOKCZKHUFEUR" : "DKKNOKCZKHUF"
            case UInt8(ascii: "."): "CHFTHB"
            case UInt8(ascii: "/"): "INRPKRBDTNPRLKRKESTZSUGX"
            default: ""
            }
        let bytes = UnsafeBufferPointer(start: codes.utf8Start, count: codes.utf8CodeUnitCount)
        return CurrencyCode.all(in: bytes).contains(currency)
    }

    /// Whether a dash before the decimal separator may stand for the integer: "Fr. –.50", "-,99 €". Where the decimal separator
    /// is a period, people omit the zero.
    var dashIsInteger: Bool {
        let isSwiss = ["CH", "LI"].contains { tag.region == Subtag($0) } || tag.language == Subtag("gsw")
        return isSwiss || NumberSeparators.Separator(plan.decimal.bytes(plan.storage))?.kind == .comma
    }

    /// The length of the word for minus in front of an amount in Chinese: 负 or 負.
    func minusLength(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int? {
        guard offset < text.count, text[offset] >= 0xE8, ["zh", "yue"].contains(where: { tag.language == Subtag($0) })
        else { return nil }
        return ["负", "負"].lazy.compactMap { LenientText.length(of: $0.utf8, in: text, at: offset) }.first
    }

    /// How many digits after a scale word may count in the next smaller word without naming it: in Vietnamese, most people
    /// read "1 triệu 250" as 1,250,000.
    package func mostDigitsWithoutWord(behind word: ScaleWord) -> Int {
        tag.language == Subtag("vi") && word.spacing == .needed && !word.isLetter ? 3 : 0
    }

    /// Whether a word for "of" may be between any number and its currency: "20 de lei".
    package var joinsAnyNumber: Bool { tag.language == Subtag("ro") }

    /// Whether "and" joins cents to units without naming either: "3 e 50 euro".
    package var joinsCentsWithAnd: Bool {
        ["it", "pt", "es", "ca", "gl", "el"].contains { tag.language == Subtag($0) }
    }

    /// The end of the locale's word for "and" between the parts of a number, and of the blanks around it: "1 milhão e 200 mil".
    /// The offset itself if there is none.
    package func skippingAnd(_ text: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Int {
        let start = Blanks.end(text, offset)
        for and in DecisionLines.words(WordLists.andInNumbers, of: tag.language) {
            guard let length = LenientText.length(of: and, in: text, at: start, ignoresCase: true) else { continue }
            let end = Blanks.end(text, start + length)
            // Arabic joins it to the digits.
            if end > start + length || and[0] >= 0xD8 { return end }
        }
        return offset
    }

    /// Whether a word for "and" in some language joins the ends of ranges in the locale's: "de 10 € a 10 cèntims".
    func joinsRanges(_ text: UnsafeBufferPointer<UInt8>, _ word: Range<Int>) -> Bool {
        func isOne(of words: StaticString) -> Bool {
            DecisionLines.words(words, of: tag.language).contains { text[word].elementsEqual($0) }
        }
        return isOne(of: WordLists.rangeOfLanguage) && !isOne(of: WordLists.andInNumbers)
            && !DecisionLines.words(WordLists.andInNumbers, of: tag.language).isEmpty
    }

    /// The end of a word for "of" between a number and its currency, as after millions in Romance languages:
    /// "2 millones de dólares", "3 millions d'euros". The offset itself if there is none.
    package func skippingOf(_ text: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Int {
        let words: [String]
        switch tag.language {
        case Subtag("es"), Subtag("pt"), Subtag("fr"), Subtag("ca"), Subtag("gl"), Subtag("ro"):
            words = ["de ", "d'", "d’"]
        case Subtag("it"): words = ["di ", "d'", "d’"]
        default: return offset
        }
        let length = words.lazy.compactMap {
            LenientText.length(of: Array($0.utf8), in: text, at: offset, ignoresCase: true)
        }.first
        return offset + (length ?? 0)
    }

    /// The length of a word around the amount of a contract, in Japanese, Chinese and Korean.
    func frameLength(_ text: UnsafeBufferPointer<UInt8>, at offset: Int, isBehind: Bool) -> Int? {
        guard offset < text.count, text[offset] >= 0xE3 else { return nil }
        let words: [String]
        switch tag.language {
        case Subtag("ja"): words = isBehind ? ["也"] : ["金"]
        case Subtag("zh"), Subtag("yue"): words = isBehind ? ["整", "正"] : []
        case Subtag("ko"): words = isBehind ? ["정"] : ["일금", "금"]
        default: return nil
        }
        return words.lazy.compactMap { LenientText.length(of: $0.utf8, in: text, at: offset) }.first
    }
}
