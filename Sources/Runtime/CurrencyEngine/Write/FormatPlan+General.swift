import CurrencyCore
import LDMLSyntax

/// The general path, which writes any number with any digits and groups.
extension FormatPlan {
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
            if let text = text(replacing: rounded) { return write(text, .literal, out, storage, &recorder) }
            guard let names, let choice = rounded.name else { return writeUnnamed(rounded, out, storage, &recorder) }
            let name = names.forms[choice.index]
            var end = writePrefix(name, out, storage, nextToDigit: true, &recorder)
            end = writeUnnamed(rounded, end, storage, &recorder)
            return writeSuffix(name, end, storage, nextToDigit: true, &recorder)
        }
    }

    /// The text for zero, if it replaces the amount.
    func text(replacing rounded: Rounded) -> PlanText? {
        guard let zeroText, rounded.amount.isZero else { return nil }
        return zeroText
    }

    /// Writes a text that is one part.
    // Inlined: budget thirty-digits.
    @inline(__always)
    func write(
        _ text: PlanText, _ kind: FormattedPart.Kind, _ out: UnsafeMutablePointer<UInt8>,
        _ storage: UnsafePointer<UInt8>?, _ recorder: inout some PartRecorder
    ) -> UnsafeMutablePointer<UInt8> {
        let end = text.write(out, storage: storage)
        recorder.note(kind, from: out, to: end)
        return end
    }

    /// The form of a rounded amount in compact notation, if it has a word.
    func compactForm(of rounded: Rounded) -> CompactNotation.Form? { rounded.compact.flatMap { compact?.forms[$0] } }

    /// The sign form of an amount. NaN counts as zero without a sign.
    func signForm(of amount: DecimalValue) -> SignForm {
        form(of: SignClass(isNegative: amount.isNegative, isZero: amount.isZero || amount.isNaN))
    }

    /// Writes an amount without the currency's name.
    func writeUnnamed(
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
        let affixes = affixes.form(signForm(of: amount))
        if amount.isFinite, !hidesNumber { return writeNumber(rounded, affixes, out, storage, &recorder) }
        // If a text for NaN or infinity begins or ends with a digit, it has currency spacing there, like a number.
        let word = amount.isNaN ? nan : infinity
        let (first, last) =
            hidesNumber ? (false, false) : word.withUTF8(storage) { ($0.beginsWithDigit, $0.endsWithDigit) }
        var end = writePrefix(affixes, out, storage, nextToDigit: first, &recorder)
        end = writePadding(.afterPrefix, rounded, end, &recorder)
        if !hidesNumber { end = write(word, amount.isNaN ? .nan : .infinity, end, storage, &recorder) }
        end = writePadding(.beforeSuffix, rounded, end, &recorder)
        return writeSuffix(affixes, end, storage, nextToDigit: last, &recorder)
    }

    /// Writes a prefix. Its currency spacing is written only if a digit follows.
    func writePrefix(
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
    func writeSuffix(
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
                if showsDecimal { out = write(decimal, .decimal, out, storage, &recorder) }
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

// MARK: Groups

extension FormatPlan {
    /// Writes an integer's digits, with separators between the groups.
    ///
    /// - Parameter ascii: The digits as ASCII, with room for eight more bytes after them.
    func writeGroups(
        _ ascii: UnsafePointer<UInt8>, _ count: Int, _ out: UnsafeMutablePointer<UInt8>,
        _ storage: UnsafePointer<UInt8>?, _ recorder: inout some PartRecorder
    ) -> UnsafeMutablePointer<UInt8> {
        var (next, rest, end) = (ascii, count, out)
        var length = grouping.firstGroup(of: count)
        while true {
            let start = end
            end = digits.write(next, count: length, end, storage: storage)
            recorder.note(.integer, from: start, to: end)
            rest -= length
            if rest == 0 { return end }
            end = write(group, .group, end, storage, &recorder)
            next += length
            length = grouping.group(ofRemaining: rest)
        }
    }
}

// MARK: Padding

extension FormatPlan {
    /// Writes a rounded amount with its padding.
    @inline(never)
    func writePadded(
        _ rounded: Rounded, _ padding: FormatOptions.Padding, _ out: UnsafeMutablePointer<UInt8>,
        _ recorder: inout some PartRecorder
    ) -> UnsafeMutablePointer<UInt8> {
        // Write the text without padding first, to measure it.
        var padded = rounded
        padded.missingWidth = 0
        var nothing = NoParts()
        let bare = writeGeneral(padded, out, &nothing)
        padded.missingWidth = max(0, padding.missing(UnsafeBufferPointer(start: out, count: bare - out)))
        let start = writePadding(.beforePrefix, padded, out, &recorder)
        let end = writeGeneral(padded, start, &recorder)
        return writePadding(.afterSuffix, padded, end, &recorder)
    }

    /// Writes the padding if it belongs at a position.
    // Inlined: budgets of names and not-a-number.
    @inline(__always)
    func writePadding(
        _ position: FormatOptions.Padding.Position, _ rounded: Rounded, _ out: UnsafeMutablePointer<UInt8>,
        _ recorder: inout some PartRecorder
    ) -> UnsafeMutablePointer<UInt8> {
        guard let missing = rounded.missingWidth, missing > 0 else { return out }
        return fill(position, missing, out, &recorder)
    }

    @inline(never)
    private func fill(
        _ position: FormatOptions.Padding.Position, _ count: Int, _ out: UnsafeMutablePointer<UInt8>,
        _ recorder: inout some PartRecorder
    ) -> UnsafeMutablePointer<UInt8> {
        guard let padding, padding.position == position else { return out }
        var end = out
        for _ in 0..<count {
            for byte in UTF8.encode(padding.character) ?? UTF8.encodedReplacementCharacter {
                end.pointee = byte
                end += 1
            }
        }
        recorder.note(.literal, from: out, to: end)
        return end
    }
}

/// Whether a text begins or ends with a decimal digit, as Konkani's NaN does: 0/0.
extension UnsafeBufferPointer<UInt8> {
    var beginsWithDigit: Bool { UTF8Scalar.first(self).map(GeneralCategory.isDecimalDigit) ?? false }
    var endsWithDigit: Bool { UTF8Scalar.last(self).map(GeneralCategory.isDecimalDigit) ?? false }
}
