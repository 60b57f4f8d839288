import CurrencyCore

/// One number of a range, rounded: its digits, and what stands around them.
struct RangeEnd: Hashable, Sendable {
    /// Digits and separators, or ∞ or NaN.
    var number: [AffixSegment]
    var affixes: RangeAffixes
    var isNegative: Bool
    /// Decimals that the digits ask for at least: 1 and 1.0 are not the same, even where both show 1.5.
    var minimumFraction: Int

    /// The number with its affixes, by itself.
    func pieces(_ source: FormattedRangePart.Source) -> [RangePiece] {
        affixes.apply(to: bare(source), source)
    }

    /// The number without affixes.
    func bare(_ source: FormattedRangePart.Source) -> [RangePiece] {
        number.map { RangePiece(segment: $0, source: source) }
    }
}

extension FormatPlan {
    func rangeEnd(_ amount: DecimalValue) -> RangeEnd {
        let rounded = round(amount)
        if let zeroText, rounded.amount.isZero {
            let text = storage.withUnsafeBufferPointer { storage in
                withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Int(zeroText.count) + 16) { scratch in
                    let base = scratch.baseAddress.unsafelyUnwrapped
                    let end = zeroText.write(base, storage: storage.baseAddress)
                    return Array(UnsafeBufferPointer(start: base, count: end - base))
                }
            }
            return RangeEnd(
                number: [AffixSegment(kind: .literal, bytes: text)], affixes: RangeAffixes(),
                isNegative: rounded.amount.isNegative, minimumFraction: 0)
        }
        let sign = SignClass(
            isNegative: rounded.amount.isNegative, isZero: rounded.amount.isZero || rounded.amount.isNaN)
        let forms = rounded.compact?.affixes ?? forms
        var affixes = RangeAffixes(forms, form(of: sign))
        affixes.hidesNumber = rounded.compact?.hidesNumber ?? false
        return RangeEnd(
            number: bareNumber(rounded), affixes: affixes, isNegative: rounded.amount.isNegative,
            minimumFraction: rounded.minimumFraction)
    }

    /// The parts of a number without its affixes.
    private func bareNumber(_ rounded: Rounded) -> [AffixSegment] {
        storage.withUnsafeBufferPointer { storage in
            withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity(for: rounded)) { scratch in
                let base = scratch.baseAddress.unsafelyUnwrapped
                var collector = PartCollector(base: base)
                _ = write(rounded, AffixForms(), hidesNumber: false, base, storage.baseAddress, &collector)
                return collector.parts.map { part in
                    AffixSegment(kind: part.kind, bytes: Array(scratch[part.range]))
                }
            }
        }
    }
}

extension RangeAffixes {
    init(_ forms: AffixForms, _ form: SignForm) {
        let texts = forms.form(form)
        let parts = forms.parts(form)
        let before = texts.prefixSpacing > 0 ? 1 : 0
        let after = texts.suffixSpacing > 0 ? 1 : 0
        prefix = Array(parts.prefix.dropLast(before))
        suffix = Array(parts.suffix.dropFirst(after))
        prefixSpacing = Array(parts.prefix.suffix(before))
        suffixSpacing = Array(parts.suffix.prefix(after))
    }
}
