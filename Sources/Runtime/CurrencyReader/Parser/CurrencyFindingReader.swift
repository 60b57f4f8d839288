import CurrencyCore
import CurrencyEngine
import PackedTables

/// Reads amounts in any currency, and finds the currency in the text.
package final class CurrencyFindingReader: Sendable {
    package let syntax: AmountSyntax
    package let finder: CurrencyFinder
    /// Readers for currencies with their own separators in the locale, such as the escudo with "$".
    private let ownSeparators: [KnownCurrencyReader]

    init(
        _ locale: LocaleIdentifier, _ data: CurrencyData, _ names: CurrencyNames?,
        _ conventions: AmountConventions? = nil
    ) {
        let plain = CurrencyStyle(currency: .unknown, locale: locale, data: data).display(.none)
        let syntax = AmountSyntax(plain.plan, plain.options, conventions, isPrepared: true)
        self.syntax = syntax
        finder = CurrencyFinder(data, locale, names, isIndexed: true)
        ownSeparators = finder.currenciesWithOwnSeparators.map {
            KnownCurrencyReader(
                CurrencyStyle(currency: $0, locale: locale, data: data), names, conventions, plain: syntax)
        }
    }

    /// Makes a reader that also reads recorded names, which running text uses.
    package init(forRunningText reader: CurrencyFindingReader) {
        syntax = reader.syntax
        var finder = reader.finder
        finder.acceptsWords = true
        finder.isForRunningText = true
        self.finder = finder
        ownSeparators = reader.ownSeparators
    }

    package func read(
        _ text: UnsafeBufferPointer<UInt8>, _ selection: CurrencySelection
    ) throws(AmountParseError) -> ReadAmount {
        // In running text without a language, no separators are the locale's own, and only the currency says what they mean.
        let hasOwn = !(finder.isForRunningText && finder.identifier.tag.isRoot)
        if !hasOwn, let read = readByConventions(text, selection, hasOwn), !read.parsed.candidates.isEmpty {
            return read
        }
        do throws(AmountParseError) {
            return try read(text, selection, syntax)
        } catch {
            if let read = readOwnSeparators(text, of: nil) { return read }
            if error.mayBeSeparators, let read = readByConventions(text, selection, hasOwn) { return read }
            throw error
        }
    }

    private func readByConventions(
        _ text: UnsafeBufferPointer<UInt8>, _ selection: CurrencySelection, _ hasOwn: Bool
    ) -> ReadAmount? {
        OtherConventions.read(text, syntax, hasOwn: hasOwn, minorUnit: minorUnit(of:)) { text, syntax in
            try? read(text, selection, syntax)
        }
    }

    private func read(
        _ text: UnsafeBufferPointer<UInt8>, _ selection: CurrencySelection, _ syntax: AmountSyntax
    ) throws(AmountParseError) -> ReadAmount {
        var reader = LenientReader(text, syntax, .any(finder))
        try reader.read()
        var candidates = try accepted(reader.currencies, text, selection)
        var otherPowers: [Int] = []
        if reader.unitPower != 0, let range = reader.currencies.last {
            // A fils is a thousandth of some dinars, and a hundredth of the dirham.
            let all = finder.find(text, at: range.lowerBound).found.filter { found in
                candidates.contains { $0.currency == found.currency }
            }
            otherPowers = all.map { $0.power - reader.unitPower }.filter { $0 != 0 }
            let found = all.filter { $0.power == reader.unitPower }
            candidates = candidates.filter { one in found.contains { $0.currency == one.currency } }
        }
        for unit in reader.minorParts.compactMap({ $0.unit }) {
            let power = candidates.lazy.compactMap { unit.unit(of: $0.currency)?.power }.first
            guard let power else { throw AmountParseError(.otherCurrency, at: unit.end, expected: .end) }
            candidates = candidates.filter { unit.unit(of: $0.currency)?.power == power }
        }
        // A currency with its own separators has a separate reader.
        if candidates.count == 1, let read = readOwnSeparators(text, of: candidates[0].currency) { return read }
        if reader.period != nil, let first = candidates.first {
            // The meaning of the period depends on the minor unit, so keep only currencies with the same one.
            candidates = candidates.filter { self.minorUnit(of: [$0]) == self.minorUnit(of: [first]) }
        }
        var read = try reader.outcome(
            proposes: false, minorUnit: minorUnit(of: candidates), currency: candidates.first?.currency)
        for power in otherPowers {
            read.doubt(.otherMinorUnit, read.place, read.parsed.amount.scaled(byPowerOfTen: power))
        }
        if candidates.count > 1 {
            candidates = candidates.filter { readsAlike($0.currency, text, read.parsed.amount) }
        }
        let isSure = candidates.count == 1 && !finder.isDoubtful(candidates[0], reader.currencies, text)
        read.parsed.currency = isSure ? candidates[0].currency : nil
        read.parsed.candidates = candidates
        if candidates.isEmpty { read.parsed.notes.insert(.withoutCurrency) }
        return read
    }

    /// The currencies that some texts mean, limited to those that the conventions accept.
    private func accepted(
        _ ranges: [Range<Int>], _ text: UnsafeBufferPointer<UInt8>, _ selection: CurrencySelection
    ) throws(AmountParseError) -> [CurrencyCandidate] {
        guard let currencies = syntax.conventions?.currencies, let range = ranges.last else {
            return try finder.candidates(ranges, text, selection)
        }
        let candidates = try finder.candidates(ranges, text, .all).filter { currencies.contains($0.currency) }
        if candidates.isEmpty {
            throw AmountParseError(
                .otherCurrency, at: range.lowerBound, expected: .currency,
                found: String(decoding: text[range], as: UTF8.self))
        }
        return candidates
    }

    private func minorUnit(of read: ReadAmount) -> Int? { minorUnit(of: read.parsed.candidates) }

    /// The most fraction digits in the written minor units of the currencies, which are two if there is none; nil if one of them has no
    /// minor unit.
    package func minorUnit(of candidates: [CurrencyCandidate]) -> Int? {
        if candidates.isEmpty { return 2 }
        let units = candidates.compactMap { finder.data.facts(of: $0.currency)?.writtenMinorUnit }
        return units.count == candidates.count ? units.max() : nil
    }

    /// Reads an amount in a currency that has its own separators.
    private func readOwnSeparators(_ text: UnsafeBufferPointer<UInt8>, of wanted: CurrencyCode?) -> ReadAmount? {
        for reader in ownSeparators where wanted == nil || reader.style.currency == wanted {
            guard let read = try? reader.read(text) else { continue }
            // The escudo's text in Cape Verde is invisible, because its sign is the separator.
            let isMeant =
                reader.currency.isInvisible
                ? read.number?.hasDecimal ?? true : !read.parsed.notes.contains(.withoutCurrency)
            if isMeant { return read }
        }
        return nil
    }

    /// Whether a currency's own separators, if it has any, give the same amount.
    private func readsAlike(_ currency: CurrencyCode, _ text: UnsafeBufferPointer<UInt8>, _ amount: DecimalValue)
        -> Bool
    {
        ownSeparators.allSatisfy { reader in
            reader.style.currency != currency || (try? reader.read(text))?.parsed.amount == amount
        }
    }
}

extension CurrencyFinder {
    /// The currencies that all texts of an amount may mean: in "$5 USD", "USD" decides what "$" leaves open.
    package func candidates(
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
