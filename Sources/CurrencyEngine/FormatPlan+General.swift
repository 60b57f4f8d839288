import CurrencyCore

/// The general path: any digits, any groups, any number.
extension FormatPlan {
    /// The amount with the decimals that are shown.
    func round(_ amount: DecimalValue) -> DecimalValue {
        guard amount.isFinite else { return amount }
        guard roundingIncrement > 0 else { return amount.rounded(toFractionDigits: maximumFraction, rounding) }
        let multiple = try? amount.rounded(
            toIncrement: UInt64(roundingIncrement), scale: maximumFraction, rounding)
        // Only a number of more than 38 digits before the increment's last place has no such multiple: it stays.
        return multiple ?? amount.rounded(toFractionDigits: maximumFraction, rounding)
    }

    /// Room for the text of a rounded amount, with the slack of the last store.
    func capacity(for amount: DecimalValue) -> Int {
        let integerDigits = max(1, amount.coefficient.digitCount + amount.exponent)
        let groups = grouping.primary == 0 ? 0 : integerDigits / max(1, min(grouping.primary, grouping.secondary)) + 1
        return longestAffixes + Int(max(nan.count, infinity.count)) + integerDigits * digits.count
            + groups * Int(group.count) + Int(decimal.count) + max(minimumFraction, maximumFraction) * digits.count + 32
    }

    /// Writes a rounded amount; there must be room for `capacity(for:)` bytes.
    func writeGeneral(
        _ amount: DecimalValue, _ out: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        storage.withUnsafeBufferPointer { buffer in
            let storage = buffer.baseAddress
            // NaN counts as a zero without a sign.
            let sign = SignClass(isNegative: amount.isNegative, isZero: amount.isZero || amount.isNaN)
            let affixes = affixes(form(of: sign))
            var end = affixes.prefix.write(out, storage: storage)
            if amount.isFinite {
                end = writeNumber(amount, end, storage)
                return affixes.suffix.write(end, storage: storage)
            }
            // The spacing was for digits.
            end -= Int(affixes.prefixSpacing)
            end = (amount.isNaN ? nan : infinity).write(end, storage: storage)
            let start = end
            end = affixes.suffix.write(end, storage: storage)
            let spacing = Int(affixes.suffixSpacing)
            if spacing > 0 { start.update(from: start + spacing, count: end - start - spacing) }
            return end - spacing
        }
    }

    private func writeNumber(
        _ amount: DecimalValue, _ out: UnsafeMutablePointer<UInt8>, _ storage: UnsafePointer<UInt8>?
    ) -> UnsafeMutablePointer<UInt8> {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: DecimalDigits.wideCapacity) { scratch in
            let ascii = scratch.baseAddress.unsafelyUnwrapped
            let count = amount.coefficient.isZero ? 0 : DecimalDigits.write(amount.coefficient, into: ascii)
            let exponent = amount.coefficient.isZero ? 0 : amount.exponent

            // The digit at 10^position; zero outside of the coefficient.
            func digit(_ position: Int) -> UInt8 {
                let index = count - 1 - (position - exponent)
                return index >= 0 && index < count ? ascii[index] &- 0x30 : 0
            }

            var end = out
            let integerDigits = max(1, count + exponent)
            let hasGroups = grouping.primary > 0 && integerDigits - grouping.primary >= grouping.minimum
            for position in stride(from: integerDigits - 1, through: 0, by: -1) {
                end = digits.write(digit(position), end, storage: storage)
                let above = position - grouping.primary
                if hasGroups, above >= 0, above % grouping.secondary == 0 {
                    end = group.write(end, storage: storage)
                }
            }
            let fractionDigits = fractionDigits(ascii, count, exponent)
            if fractionDigits == 0 { return end }
            end = decimal.write(end, storage: storage)
            for position in 1...fractionDigits {
                end = digits.write(digit(-position), end, storage: storage)
            }
            return end
        }
    }

    /// How many decimals are shown: up to the last that is not zero, and at least the minimum.
    private func fractionDigits(_ ascii: UnsafeMutablePointer<UInt8>, _ count: Int, _ exponent: Int) -> Int {
        if maximumFraction == minimumFraction { return minimumFraction }
        var last = count - 1
        while last >= 0, ascii[last] == 0x30 { last -= 1 }
        if last < 0 { return minimumFraction }
        return max(minimumFraction, count - 1 - last > -exponent ? 0 : -exponent - (count - 1 - last))
    }
}
