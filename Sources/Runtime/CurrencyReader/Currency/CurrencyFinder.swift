import CurrencyCore
import CurrencyEngine
import PackedTables

// The texts that are looked up:
//
//     evidence                                        from
//     symbol; narrow, formal or variant symbol        any locale
//     code, in any case                               the currencies of the data
//     abbreviation, minor unit                        Data/Decisions/currencyForms.json
//     name                                            the parser's locale, if names are given
//     recorded name                                   the same decisions, if names are given or in running text
//
// The longest text wins, and it must be a whole word. A period after letters belongs to them: "Rs. 500", "5 kr.". An
// exact match has precedence over a match in another case.

/// Finds currencies by their texts in any locale.
package struct CurrencyFinder {
    package let data: CurrencyData
    package let identifier: LocaleIdentifier
    let locale: Int
    let names: LocaleNames?
    /// Whether recorded names, which are in no locale, are accepted: if names are given, and in running text.
    var acceptsWords: Bool
    /// Whether the finder is for running text. The search then asks for more evidence itself.
    var isForRunningText = false
    /// All texts by their first byte; nil if there will be too few lookups to make it worthwhile.
    private var index: CurrencyTextIndex?
    /// The currency that the locale requests, or else that of its region or of its language's likely region.
    package let regionCurrency: CurrencyCode?
    /// The endings of names.
    private let endings: NameEndings
    /// The letter for the region's currency that people write in its language; see `letter(of:in:)`.
    private let ownLetter: UInt8?

    /// - Parameter isIndexed: Whether many texts will be looked up.
    init(_ data: CurrencyData, _ locale: LocaleIdentifier, _ names: CurrencyNames?, isIndexed: Bool) {
        self.data = data
        identifier = locale
        self.locale = LocaleLookup(image: data.image).row(for: locale.tag)
        self.names = names?.names(in: locale)
        acceptsWords = names != nil
        endings = NameEndings(of: locale.tag.language)
        regionCurrency = locale.currency ?? data.region(of: locale).flatMap(data.firstCurrency)
        ownLetter = regionCurrency.flatMap { Self.letter(of: $0, in: locale.tag.language) }
        if isIndexed {
            index = CurrencyTextIndex(data.image, self.names, data.currencyCodes, endings) { found($0, $1) }
        }
    }

    // MARK: Single letters

    /// Whether the only evidence for a candidate may be another word, and neither the locale nor its region uses that text: a
    /// single letter; two lowercase ones of a text with capitals, "5 km"; a code that is a word, "5 cup".
    package func isDoubtful(
        _ candidate: CurrencyCandidate, _ ranges: [Range<Int>], _ text: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        let range = candidate.range
        let isLetter = isSingleLetter(text, range)
        guard ranges.count == 1, isLetter || 2...3 ~= range.count && text[range].allSatisfy({ $0.isSmallLetter }) else {
            return false
        }
        let finding = find(text, at: range.lowerBound)
        let isWord = range.count == 2 || candidate.evidence == .code && CurrencyForm.isWord(candidate.currency)
        guard isLetter || isWord && !finding.isExact else { return false }
        let region = regionCurrency
        return !finding.found.contains { $0.currency == candidate.currency && $0.isOwn(region) }
    }

    /// Whether a range is a single letter, with or without a period, of a script whose words consist of letters.
    package func isSingleLetter(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
        guard let (scalar, length) = LenientScalar.decode(text, at: range.lowerBound) else { return false }
        let rest = range.lowerBound + length
        return scalar < 0x2E80 && GeneralCategory.isLetter(scalar)
            && (rest == range.upperBound || rest + 1 == range.upperBound && text[rest] == UInt8(ascii: "."))
    }

    // MARK: Matching

    func match(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> CurrencyMatch? {
        let finding = find(text, at: offset)
        // "20p." is pence, and not the pula.
        let found = finding.found
        guard let first = found.first(where: { $0.isOwn(regionCurrency) }) ?? found.first else { return nil }
        return CurrencyMatch(
            length: finding.length, power: first.power,
            isSingleLetter: !isForRunningText && isSingleLetter(text, offset..<(offset + finding.length))
                && !finding.found.contains { $0.isOwn(regionCurrency) })
    }

    /// Whether the parser's locale uses this text for a currency.
    func isLocales(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
        let finding = find(text, at: range.lowerBound)
        return finding.length == range.count && finding.found.contains { $0.isLocales && $0.evidence == .symbol }
    }

    /// Whether the parser's locale writes a currency before numbers.
    package func showsBeforeNumber(_ currency: CurrencyCode) -> Bool {
        CurrencyStyle(currency: currency, locale: identifier, data: data).readingPlan.showsCurrencyBeforeNumber
    }

    /// Finds the longest currency text at an offset, and all currencies that it may mean.
    ///
    /// - Parameter hasNames: Whether names are looked up, which without an index takes a hundred times as long as reading.
    package func find(
        _ text: UnsafeBufferPointer<UInt8>, at offset: Int, hasNames: Bool = true
    ) -> CurrencyFinding {
        var finding = CurrencyFinding()
        guard offset < text.count else { return finding }
        if let (code, isExact) = code(text, at: offset) {
            finding.take(
                withPeriod(text, offset, 3, isAbbreviation: false), isExact: isExact,
                FoundCurrency(currency: code, evidence: .code, locale: LocaleLookup(image: data.image).rootRow))
        }
        if let index {
            index.forEach(text, at: offset) { pattern, entry in
                if entry.hasSymbols, let length = length(ofSymbol: pattern, text, offset), length >= finding.length {
                    finding.take(length, index.meaning(of: entry).symbols)
                }
                guard entry.hasFormsOrNames, endings.length(ofName: pattern, in: text, at: offset) != nil else {
                    return
                }
                let meaning = index.meaning(of: entry)
                for form in meaning.forms { take(form, pattern, text, offset, &finding) }
                for currency in meaning.names { take(nameOf: currency, pattern, text, offset, &finding) }
            }
        } else {
            for (value, length) in symbolValues(text, at: offset) {
                let symbol = data.image.text(data.image[CurrencyValueRow.self, value].value)
                finding.take(length, isExact: true, found(value, LenientText.normalized(symbol.utf8)[...]))
            }
            for form in forms(text, at: offset) { take(form, Array(form.text)[...], text, offset, &finding) }
            if let names, hasNames {
                CurrencyTextIndex.forEachName(of: names) { take(nameOf: $1, $0[...], text, offset, &finding) }
            }
        }
        if finding.length <= 1, let ownLetter, text[offset] == ownLetter, let region = regionCurrency,
            WordBoundary.isBoundary(text, at: offset + 1)
        {
            finding = CurrencyFinding()
            finding.take(
                1, isExact: true,
                FoundCurrency(
                    currency: region, evidence: .colloquial, locale: locale, isRecorded: true, isDoubtful: true))
        }
        // In Switzerland, "Rp." is not a rupiah but a Rappen.
        if finding.found.contains(where: { !$0.isMinorUnit }), let region = regionCurrency,
            !finding.found.contains(where: { $0.currency == region }),
            let minor = MinorUnitWords.match(text, at: offset, data), minor.end >= offset + finding.length,
            let unit = minor.units.first(where: { $0.currency == region })
        {
            finding = CurrencyFinding()
            finding.take(
                minor.end - offset, isExact: true,
                FoundCurrency(
                    currency: region, evidence: .colloquial, locale: locale, power: unit.power, isRecorded: true,
                    isDoubtful: true))
        }
        return finding
    }

    private func take(
        nameOf currency: CurrencyCode, _ pattern: ArraySlice<UInt8>, _ text: UnsafeBufferPointer<UInt8>, _ offset: Int,
        _ finding: inout CurrencyFinding
    ) {
        guard let (length, isExact) = endings.length(ofName: pattern, in: text, at: offset) else { return }
        finding.take(
            withPeriod(text, offset, length, isAbbreviation: false), isExact: isExact,
            FoundCurrency(currency: currency, evidence: .name, locale: locale, isLocales: true))
    }

    private func take(
        _ form: CurrencyForm, _ pattern: ArraySlice<UInt8>, _ text: UnsafeBufferPointer<UInt8>, _ offset: Int,
        _ finding: inout CurrencyFinding
    ) {
        guard let (length, isExact) = length(of: form, pattern, text, offset) else { return }
        for unit in form.units where data.row(of: unit.currency) != nil {
            finding.take(
                length, isExact: isExact,
                FoundCurrency(
                    currency: unit.currency, evidence: form.isName ? .name : .colloquial, locale: locale,
                    power: unit.power, isRecorded: true, isDoubtful: form.isDoubtful, isSlang: form.kind == .slang))
        }
    }

    /// The length of a symbol in the text, including the period that belongs to it.
    func length(
        ofSymbol pattern: some Collection<UInt8>, _ text: UnsafeBufferPointer<UInt8>, _ offset: Int
    ) -> Int? {
        guard let (length, _) = endings.length(ofName: pattern, in: text, at: offset, ignoresCase: false) else {
            return nil
        }
        if pattern.count <= 6, WordBoundary.isInsideWord(text, offset..<(offset + length)) { return nil }
        // A symbol that looks like a code is not an abbreviation: "USD.50" is half a dollar, as "CHF.50" is half a franc.
        let isLikeCode = pattern.count == 3 && pattern.allSatisfy { $0.isCapital }
        return withPeriod(text, offset, length, isAbbreviation: pattern.count > 1 && !isLikeCode)
    }

    /// The length of a form in the text, including the period that belongs to it, and whether the case matches the form's.
    func length(
        of form: CurrencyForm, _ pattern: some Collection<UInt8>, _ text: UnsafeBufferPointer<UInt8>, _ offset: Int
    ) -> (length: Int, isExact: Bool)? {
        if form.isName, !acceptsWords { return nil }
        guard
            let (length, isExact) = endings.length(
                ofName: pattern, in: text, at: offset, ignoresCase: form.ignoresCase)
        else { return nil }
        if pattern.count <= 6, WordBoundary.isInsideWord(text, offset..<(offset + length)) { return nil }
        return (withPeriod(text, offset, length, isAbbreviation: !form.isName && pattern.count > 1), isExact)
    }

    /// The length, including a period that belongs to the letters before it. Before digits, it is a decimal separator,
    /// unless it ends an abbreviation of several letters: "Rs.500".
    func withPeriod(
        _ text: UnsafeBufferPointer<UInt8>, _ offset: Int, _ length: Int, isAbbreviation: Bool
    ) -> Int {
        let end = offset + length
        guard end < text.count, text[end] == UInt8(ascii: "."), WordBoundary.endsWithLetter(text, at: end) else {
            return length
        }
        let isBeforeDigit = LenientScalar(text, at: end + 1)?.kind == .digit
        return isBeforeDigit && !isAbbreviation ? length : length + 1
    }

    /// The currency of a locale's symbol.
    private func found(_ value: Int, _ pattern: ArraySlice<UInt8>) -> FoundCurrency {
        let image = data.image
        let symbol = image.text(image[CurrencyValueRow.self, value].value)
        let key = image[CurrencyValueRow.self, value].key
        let values = CurrencyValues(image: image, locale: locale, currency: key.currency)
        let isLocales = key.part.flatMap(values.value)?.compare(symbol.utf8) == 0
        return FoundCurrency(
            currency: CurrencyCode(image[CurrencyRow.self, key.currency].code),
            // Only symbols are looked up.
            evidence: key.part.flatMap(CurrencyCandidate.Evidence.init) ?? .symbol,
            locale: isLocales ? locale : CurrencyTextIndex.locale(ofSymbol: value, in: image), isLocales: isLocales,
            isDoubtful: Self.isDoubtful(pattern))
    }

    /// ASCII letters, periods and slashes may form a word in some language. A single letter of any script may mean anything.
    private static func isDoubtful(_ symbol: ArraySlice<UInt8>) -> Bool {
        if symbol.allSatisfy({ $0.isLetter || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "/") }) { return true }
        return symbol.withUnsafeBufferPointer { text in
            guard let (scalar, length) = LenientScalar.decode(text, at: 0), length == text.count else { return false }
            // A single Han, Kana or Hangul sign belongs to the currency.
            return scalar < 0x2E80 && GeneralCategory.isLetter(scalar)
        }
    }

    /// Whether a currency may start at an offset, where a word is or none; true without an index.
    package func mayStart(_ text: UnsafeBufferPointer<UInt8>, at offset: Int, _ word: LetterRun) -> Bool {
        text[offset] == ownLetter && word.end == offset + 1 || index?.mayStart(text, at: offset, word) ?? true
    }

    /// The letter for a currency in a language, which in others is none: the "e" of Finnish, "12,50 e", and the "F" of francs in
    /// Africa and the Pacific, "500 F".
    private static func letter(of currency: CurrencyCode, in language: Subtag) -> UInt8? {
        let lines = DecisionLines(WordLists.lettersOfLanguages)
        return lines.first { $0.has([language], in: 0) && CurrencyCode.all(in: $0.field(2)).contains(currency) }?
            .field(1).first
    }

    /// The currencies that have their own separators in the parser's locale.
    var currenciesWithOwnSeparators: [CurrencyCode] {
        (0..<data.image.rowCount(of: CurrencyRow.self)).compactMap { row in
            let values = CurrencyValues(image: data.image, locale: locale, currency: row)
            return values.haveSeparators ? CurrencyCode(data.image[CurrencyRow.self, row].code) : nil
        }
    }

    /// A known code, in any case, and whether it is in capitals.
    func code(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> (CurrencyCode, isExact: Bool)? {
        guard offset + 3 <= text.count, text[offset..<(offset + 3)].allSatisfy({ $0.isLetter }),
            WordBoundary.isBoundary(text, at: offset + 3)
        else { return nil }
        var bits: UInt32 = 0
        var isExact = true
        for index in 0..<3 {
            let byte = text[offset + index]
            if byte & 0x20 != 0 { isExact = false }
            bits |= UInt32(byte & 0xDF) << UInt32(8 * index)
        }
        // "GBp" and "ZAc" are used to quote prices in hundredths.
        if text[offset + 1].isCapital, text[offset + 2].isSmallLetter { return nil }
        let code = CurrencyCode(bits: bits)
        return data.row(of: code) == nil ? nil : (code, isExact)
    }
}
