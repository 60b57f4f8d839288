import CurrencyCore
import PackedTables

// How a text is looked up:
//
//     rank  evidence                                        locale
//     0     symbol                                          the parser's
//     1     code of a currency that the data knows          none
//     2     narrow, formal or variant symbol                the parser's
//     3     name                                            the parser's
//     4     symbol                                          any other
//     5     narrow, formal or variant symbol                any other
//
// The longest text wins, and of one text every currency is a candidate, by its lowest rank.

/// Finds currencies by what stands for them in any locale.
struct CurrencyFinder: CurrencyMatcher {
    let data: CurrencyData
    let locale: Int
    let names: LocaleNames?
    /// The symbols of all locales by their first byte; nil where texts are looked up too seldom for it.
    private let symbols: SymbolIndex?

    /// The forms of names: alone, and for each plural category.
    static let nameForms =
        [NameForm.displayName]
        + PluralCategory.allCases.map { NameForm.firstCategory + Int($0.rawValue) }

    /// - Parameter isIndexed: Whether many texts will be looked up.
    init(_ data: CurrencyData, _ locale: LocaleIdentifier, _ names: CurrencyNames?, isIndexed: Bool) {
        self.data = data
        symbols = isIndexed ? SymbolIndex(data.image) : nil
        self.locale = LocaleLookup(image: data.image).row(for: locale.tag)
        self.names = names?.names(in: locale)
    }

    /// A currency found, with the locale's row.
    private struct Found {
        var currency: CurrencyCode
        var evidence: CurrencyCandidate.Evidence
        var rank: Int
        var locale: Int
    }

    func match(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int? {
        let (length, found) = find(text, at: offset)
        return found.isEmpty ? nil : length
    }

    /// The candidates for the text at an offset, the likeliest first.
    func candidates(
        _ text: UnsafeBufferPointer<UInt8>, at offset: Int, _ selection: CurrencySelection
    ) -> [CurrencyCandidate] {
        var (length, found) = find(text, at: offset)
        if selection == .current { found = found.filter { data.facts(of: $0.currency)?.status == .current } }
        if selection == .preferred, let rank = [0, 1, 3].first(where: { rank in found.contains { $0.rank == rank } }) {
            found = found.filter { $0.rank == rank }
        }
        let isCurrent = found.map { data.facts(of: $0.currency)?.status == .current }
        let order = found.indices.sorted {
            if found[$0].rank != found[$1].rank { return found[$0].rank < found[$1].rank }
            if isCurrent[$0] != isCurrent[$1] { return isCurrent[$0] }
            return found[$0].currency < found[$1].currency
        }
        return order.map { index in
            CurrencyCandidate(
                currency: found[index].currency, evidence: found[index].evidence,
                locale: data.image.text(.locales, found[index].locale, LocaleColumn.identifier).string,
                range: offset..<(offset + length))
        }
    }

    /// The longest text of a currency at an offset, and all currencies of it.
    private func find(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> (length: Int, found: [Found]) {
        var longest = 0
        var found: [Found] = []
        func take(_ length: Int?, _ currency: @autoclosure () -> Found) {
            guard let length, length >= longest else { return }
            if length > longest { found = [] }
            longest = length
            let new = currency()
            if let known = found.firstIndex(where: { $0.currency == new.currency }) {
                if new.rank < found[known].rank { found[known] = new }
            } else {
                found.append(new)
            }
        }
        guard offset < text.count else { return (0, []) }
        if let code = code(text, at: offset) {
            take(3, Found(currency: code, evidence: .code, rank: 1, locale: LocaleLookup(image: data.image).rootRow))
        }
        findSymbols(text, offset, take)
        if let names {
            for currency in names.all.currencyCodes {
                for form in Self.nameForms {
                    names.withName(of: currency, form) { name in
                        guard let name, name.count + 8 >= longest else { return }
                        take(
                            LenientText.length(of: name, in: text, at: offset, ignoresCase: true),
                            Found(currency: currency, evidence: .name, rank: 3, locale: locale))
                    }
                }
            }
        }
        return (longest, found)
    }

    private func findSymbols(
        _ text: UnsafeBufferPointer<UInt8>, _ offset: Int, _ take: (Int?, @autoclosure () -> Found) -> Void
    ) {
        if let symbols {
            symbols.forEach(text, at: offset) { row, value, normalized in
                takeSymbol(row, value, LenientText.length(of: normalized, in: text, at: offset), take)
            }
            return
        }
        let first = text[offset]
        SymbolIndex.forEach(in: data.image) { row, value in
            let symbol = data.image.text(.currencyValues, value, CurrencyValueColumn.value)
            // Bidi marks, and signs in other widths, begin with a byte from D8 on.
            guard symbol.start[0] == first || symbol.start[0] >= 0xD8 || first >= 0xD8 else { return }
            takeSymbol(
                row, value, LenientText.length(of: LenientText.normalized(symbol.utf8), in: text, at: offset), take)
        }
    }

    /// Takes a locale's symbol of a currency that stands there with a length, if it does.
    private func takeSymbol(
        _ row: Int, _ value: Int, _ length: Int?, _ take: (Int?, @autoclosure () -> Found) -> Void
    ) {
        guard let length else { return }
        let image = data.image
        let symbol = image.text(.currencyValues, value, CurrencyValueColumn.value)
        let key = image.value(.currencyValues, value, CurrencyValueColumn.key)
        let evidence = [CurrencyCandidate.Evidence.symbol, .narrowSymbol, .formalSymbol, .variantSymbol]
        let part = CurrencyValues.Part(rawValue: key & 7) ?? .symbol
        let isOwn = isOwn(symbol, part, currency: key / 8)
        take(
            length,
            Found(
                currency: CurrencyCode(packed: image.value(.currencies, key / 8, CurrencyColumn.code)),
                evidence: evidence[key & 7], rank: (isOwn ? 0 : 4) + (part == .symbol ? 0 : isOwn ? 2 : 1),
                locale: isOwn ? locale : row))
    }

    /// The currencies that have separators of their own in the parser's locale.
    var currenciesWithOwnSeparators: [CurrencyCode] {
        (0..<data.image.rowCount(of: .currencies)).compactMap { row in
            let values = CurrencyValues(image: data.image, locale: locale, currency: row)
            guard values.value(.decimal) != nil || values.value(.group) != nil else { return nil }
            return CurrencyCode(packed: data.image.value(.currencies, row, CurrencyColumn.code))
        }
    }

    /// Whether it is what the parser's locale writes for the currency.
    private func isOwn(_ text: PackedText, _ part: CurrencyValues.Part, currency: Int) -> Bool {
        CurrencyValues(image: data.image, locale: locale, currency: currency).value(part)?.compare(text.utf8) == 0
    }

    /// A known code in capitals, with no letter behind it.
    private func code(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> CurrencyCode? {
        func isLetter(_ index: Int) -> Bool { index < text.count && (0x41...0x5A).contains(text[index] & ~0x20) }
        guard offset + 3 <= text.count, !isLetter(offset + 3),
            text[offset..<(offset + 3)].allSatisfy({ (0x41...0x5A).contains($0) })
        else { return nil }
        var bits: UInt32 = 0
        for index in 0..<3 { bits |= UInt32(text[offset + index]) << UInt32(8 * index) }
        let code = CurrencyCode(bits: bits)
        return data.row(of: code) == nil ? nil : code
    }
}
