import CurrencyCore

/// Reads amounts of any currency, which is found in the text.
final class CurrencyFindingReader: Sendable {
    let syntax: AmountSyntax
    let finder: CurrencyFinder
    /// Readers for currencies with their own separators in the locale, such as the escudo with its "$".
    private let ownSeparators: [KnownCurrencyReader]

    init(_ locale: LocaleIdentifier, _ data: CurrencyData, _ names: CurrencyNames?) {
        let plain = CurrencyStyle(currency: .unknown, locale: locale, data: data).display(.none)
        let syntax = AmountSyntax(plain.plan, plain.options, isPrepared: true)
        self.syntax = syntax
        finder = CurrencyFinder(data, locale, names, isIndexed: true)
        ownSeparators = finder.currenciesWithOwnSeparators.map {
            KnownCurrencyReader(CurrencyStyle(currency: $0, locale: locale, data: data), names, plain: syntax)
        }
    }

    /// The reader that reads recorded names too, as running text has them.
    init(forRunningText reader: CurrencyFindingReader) {
        syntax = reader.syntax
        var finder = reader.finder
        finder.acceptsWords = true
        self.finder = finder
        ownSeparators = reader.ownSeparators
    }

    func read(
        _ text: UnsafeBufferPointer<UInt8>, _ selection: CurrencySelection
    ) throws(AmountParseError) -> ReadAmount {
        var reader = LenientReader(text, syntax, finder)
        let amount: DecimalValue
        var candidates: [CurrencyCandidate]
        do throws(AmountParseError) {
            try reader.read()
            candidates = try finder.candidates(reader.currencies, text, selection)
            // A currency with its own separators has its own reader.
            if candidates.count == 1, let read = readOwnSeparators(text, of: candidates[0].currency) { return read }
            amount = try reader.amount(proposes: false)
        } catch {
            guard let read = readOwnSeparators(text, of: nil) else { throw error }
            return read
        }
        if candidates.count > 1 { candidates = candidates.filter { readsAlike($0.currency, text, amount) } }
        var result = ParsedAmount(
            amount: amount, currency: candidates.count == 1 ? candidates[0].currency : nil, candidates: candidates,
            notes: reader.allNotes, separators: reader.separators)
        if candidates.isEmpty { result.notes.insert(.withoutCurrency) }
        return ReadAmount(parsed: result, start: reader.numberStart, number: reader.number)
    }

    /// An amount of a currency that has its own separators.
    private func readOwnSeparators(_ text: UnsafeBufferPointer<UInt8>, of wanted: CurrencyCode?) -> ReadAmount? {
        for reader in ownSeparators where wanted == nil || reader.style.currency == wanted {
            if let read = try? reader.read(text), !read.parsed.notes.contains(.withoutCurrency) { return read }
        }
        return nil
    }

    /// Whether a currency's own separators, if it has some, give the same amount.
    private func readsAlike(_ currency: CurrencyCode, _ text: UnsafeBufferPointer<UInt8>, _ amount: DecimalValue)
        -> Bool
    {
        ownSeparators.allSatisfy { reader in
            reader.style.currency != currency || (try? reader.read(text))?.parsed.amount == amount
        }
    }
}

extension CurrencyFinder {
    /// The currencies that all of some texts mean: in "$5 USD" one says what the other leaves open.
    func candidates(
        _ ranges: [Range<Int>], _ text: UnsafeBufferPointer<UInt8>, _ selection: CurrencySelection
    ) throws(AmountParseError) -> [CurrencyCandidate] {
        guard let last = ranges.last else { return [] }
        var common = candidates(text, at: last.lowerBound, ranges.count == 1 ? selection : .all)
        if common.isEmpty { throw AmountParseError(.withdrawnCurrency, at: last.lowerBound, expected: .currency) }
        for range in ranges.dropLast() {
            let others = find(text, at: range.lowerBound).found
            common = common.filter { candidate in others.contains { $0.currency == candidate.currency } }
        }
        if common.isEmpty {
            let behind = ranges[1]
            throw AmountParseError(
                .otherCurrency, at: behind.lowerBound, expected: .end,
                found: String(decoding: text[behind], as: UTF8.self))
        }
        guard ranges.count > 1 else { return common }
        let found = find(text, at: last.lowerBound).found.filter { found in
            common.contains { $0.currency == found.currency }
        }
        let selected = ordered(found, selection)
        return common.filter { candidate in selected.contains { $0.currency == candidate.currency } }
    }
}
