import CurrencyCore

/// The general path, which writes any number with any digits and groups.
extension FormatPlan {
    /// An amount as it will be shown.
    struct Rounded {
        var amount: DecimalValue
        /// The fewest fraction digits to show.
        var minimumFraction: Int
        /// The power of ten that compact notation divided by.
        var compactExponent = 0
        /// The index of the form in compact notation, if the amount has a word.
        var compact: Int?
        /// The texts around the number, if the currency's name is shown.
        var name: NameAffixes.Choice?
        /// How many Unicode scalars the text is short of the padding's width; nil until it is measured.
        var missingWidth: Int?
    }

    func round(_ amount: DecimalValue) -> Rounded {
        let scaled = scale == 0 ? amount : amount.scaledToWrite(byPowerOfTen: scale)
        guard let compact else {
            let (rounded, minimumFraction) = digitRule.apply(scaled, rounding)
            return Rounded(
                amount: rounded, minimumFraction: minimumFraction,
                name: nameForm(for: rounded, minimumFraction: minimumFraction))
        }
        var minimumFraction = 0
        let number = CompactNumber(scaled, compact.patterns) {
            let (rounded, minimum) = digitRule.apply($0, rounding)
            // The closure may be called twice, and the last rounding counts.
            minimumFraction = minimum
            return rounded
        }
        let form = compact.form(for: number, fractionDigits: minimumFraction)
        let name = compactNameForm(scaled, number, minimumFraction: minimumFraction)
        return Rounded(
            amount: number.shown, minimumFraction: minimumFraction, compactExponent: number.exponent, compact: form,
            name: name)
    }

    /// The room for the text of a rounded amount, including the slack of the last store.
    func capacity(for rounded: Rounded) -> Int {
        let coefficientDigits = rounded.amount.coefficient.digitCount
        let exponent = rounded.amount.exponent
        let integerDigits = max(1, minimumInteger, coefficientDigits + exponent)
        let fractionDigits = max(rounded.minimumFraction, -exponent, 0)
        let groups = grouping.mostSeparators(integerDigits)
        let longestAffixes = max(forms.longest, compact?.longestAffixes ?? 0)
        return longestAffixes + (names?.longest ?? 0) + (padding?.capacity ?? 0)
            + Int(max(nan.count, infinity.count, zeroText?.count ?? 0))
            + (integerDigits + fractionDigits) * digits.count + groups * Int(group.count) + Int(decimal.count) + 32
    }

    /// Writes a rounded amount. The buffer must have room for `capacity(for:)` bytes.
    func writeGeneral(
        _ rounded: Rounded, _ out: UnsafeMutablePointer<UInt8>, _ recorder: inout some PartRecorder
    ) -> UnsafeMutablePointer<UInt8> {
        precondition(missingData == nil, "the data lacks what the style needs")
        if let padding, rounded.missingWidth == nil { return writePadded(rounded, padding, out, &recorder) }
        return storage.withUnsafeBufferPointer { buffer in
            let storage = buffer.baseAddress
            if let zeroText, rounded.amount.isZero {
                let end = zeroText.write(out, storage: storage)
                recorder.note(.literal, from: out, to: end)
                return end
            }
            guard let names, let choice = rounded.name else { return writeInner(rounded, out, storage, &recorder) }
            let name = names.forms[choice.index]
            var end = writePrefix(name, out, storage, nextToDigit: true, &recorder)
            end = writeInner(rounded, end, storage, &recorder)
            return writeSuffix(name, end, storage, nextToDigit: true, &recorder)
        }
    }

    /// The form of a rounded amount in compact notation, if it has a word.
    func compactForm(of rounded: Rounded) -> CompactNotation.Form? { rounded.compact.flatMap { compact?.forms[$0] } }

    /// Writes an amount without the currency's name.
    private func writeInner(
        _ rounded: Rounded, _ out: UnsafeMutablePointer<UInt8>, _ storage: UnsafePointer<UInt8>?,
        _ recorder: inout some PartRecorder
    ) -> UnsafeMutablePointer<UInt8> {
        guard let compact = compactForm(of: rounded) else {
            return write(rounded, forms, hidesNumber: false, out, storage, &recorder)
        }
        return write(rounded, compact.affixes, hidesNumber: compact.hidesNumber, out, storage, &recorder)
    }

    func write(
        _ rounded: Rounded, _ affixes: AffixForms, hidesNumber: Bool, _ out: UnsafeMutablePointer<UInt8>,
        _ storage: UnsafePointer<UInt8>?, _ recorder: inout some PartRecorder
    ) -> UnsafeMutablePointer<UInt8> {
        let amount = rounded.amount
        // NaN counts as zero without a sign.
        let sign = SignClass(isNegative: amount.isNegative, isZero: amount.isZero || amount.isNaN)
        let affixes = affixes.form(form(of: sign))
        if amount.isFinite, !hidesNumber { return writeNumber(rounded, affixes, out, storage, &recorder) }
        // If a text for NaN or infinity begins or ends with a digit, it has currency spacing there, like a number.
        let word = amount.isNaN ? nan : infinity
        let edges = hidesNumber ? DigitEdges() : word.withUTF8(storage) { DigitEdges($0) }
        var end = writePrefix(affixes, out, storage, nextToDigit: edges.first, &recorder)
        end = writePadding(.afterPrefix, rounded, end, &recorder)
        if !hidesNumber {
            let start = end
            end = word.write(end, storage: storage)
            recorder.note(amount.isNaN ? .nan : .infinity, from: start, to: end)
        }
        end = writePadding(.beforeSuffix, rounded, end, &recorder)
        return writeSuffix(affixes, end, storage, nextToDigit: edges.last, &recorder)
    }

    /// Writes a prefix. Its currency spacing is written only if a digit follows.
    private func writePrefix(
        _ affixes: AffixForms.Form, _ out: UnsafeMutablePointer<UInt8>, _ storage: UnsafePointer<UInt8>?,
        nextToDigit: Bool, _ recorder: inout some PartRecorder
    ) -> UnsafeMutablePointer<UInt8> {
        let end = affixes.prefix.write(out, storage: storage)
        let dropped = nextToDigit ? 0 : Int(affixes.prefixSpacing)
        recorder.note(
            affixes.prefixParts, of: affixes.prefix, storage, droppingFirst: 0, droppingLast: dropped, from: out)
        return end - dropped
    }

    /// Writes a suffix. Its currency spacing is written only if a digit precedes it.
    private func writeSuffix(
        _ affixes: AffixForms.Form, _ out: UnsafeMutablePointer<UInt8>, _ storage: UnsafePointer<UInt8>?,
        nextToDigit: Bool, _ recorder: inout some PartRecorder
    ) -> UnsafeMutablePointer<UInt8> {
        let end = affixes.suffix.write(out, storage: storage)
        let dropped = nextToDigit ? 0 : Int(affixes.suffixSpacing)
        if dropped > 0 { out.update(from: out + dropped, count: end - out - dropped) }
        recorder.note(
            affixes.suffixParts, of: affixes.suffix, storage, droppingFirst: dropped, droppingLast: 0, from: out)
        return end - dropped
    }

    private func writeNumber(
        _ rounded: Rounded, _ affixes: AffixForms.Form, _ out: UnsafeMutablePointer<UInt8>,
        _ storage: UnsafePointer<UInt8>?, _ recorder: inout some PartRecorder
    ) -> UnsafeMutablePointer<UInt8> {
        let amount = rounded.amount
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: DecimalDigits.wideCapacity) { scratch in
            let written = scratch.baseAddress.unsafelyUnwrapped
            let count = amount.coefficient.isZero ? 0 : DecimalDigits.write(amount.coefficient, into: written)
            let exponent = amount.coefficient.isZero ? 0 : amount.exponent
            /// Whether the coefficient has a zero, or no digit, at a power of ten.
            func isZero(at power: Int) -> Bool {
                let index = count + exponent - 1 - power
                return index < 0 || index >= count || written[index] == 0x30
            }

            let fractionDigits = fractionDigits(written, count, exponent, minimum: rounded.minimumFraction)
            let showsDecimal = fractionDigits > 0 || alwaysShowsDecimal
            var integerDigits = max(minimumInteger, count + exponent)
            if integerDigits > maximumInteger {
                integerDigits = maximumInteger
                while integerDigits > minimumInteger, isZero(at: integerDigits - 1) { integerDigits -= 1 }
            }
            // The number must not be empty, and the first significant digit of zero is its zero.
            if integerDigits == 0, !showsDecimal || (count == 0 && digitRule.kind == .significant) {
                integerDigits = 1
            }

            return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: integerDigits + fractionDigits + 8) {
                ascii in
                // Take the digits from the first integer digit on, or zeros where the coefficient has no digits.
                let digitCount = integerDigits + fractionDigits
                let ascii = ascii.baseAddress.unsafelyUnwrapped
                ascii.update(repeating: 0x30, count: digitCount)
                let first = count + exponent - integerDigits
                // If no integer digit is kept, a zero replaces them.
                let kept = max(0, maximumInteger == 0 ? count + exponent : first)
                let end = min(count, first + digitCount)
                if kept < end { (ascii + (kept - first)).update(from: written + kept, count: end - kept) }

                var out = writePrefix(
                    affixes, out, storage, nextToDigit: digits.areDecimalNumbers && integerDigits > 0, &recorder)
                out = writePadding(.afterPrefix, rounded, out, &recorder)
                out = writeGroups(ascii, integerDigits, out, storage, &recorder)
                if showsDecimal {
                    let start = out
                    out = decimal.write(out, storage: storage)
                    recorder.note(.decimal, from: start, to: out)
                }
                let start = out
                out = digits.write(ascii + integerDigits, count: fractionDigits, out, storage: storage)
                recorder.note(.fraction, from: start, to: out)
                out = writePadding(.beforeSuffix, rounded, out, &recorder)
                let endsInDigit = digits.areDecimalNumbers && (fractionDigits > 0 || !showsDecimal)
                return writeSuffix(affixes, out, storage, nextToDigit: endsInDigit, &recorder)
            }
        }
    }

    /// How many fraction digits to show: up to the last one that is not zero, and at least the minimum.
    private func fractionDigits(
        _ ascii: UnsafeMutablePointer<UInt8>, _ count: Int, _ exponent: Int, minimum: Int
    ) -> Int {
        var last = count - 1
        while last >= 0, ascii[last] == 0x30 { last -= 1 }
        if last < 0 { return minimum }
        return max(minimum, -exponent - (count - 1 - last))
    }
}
