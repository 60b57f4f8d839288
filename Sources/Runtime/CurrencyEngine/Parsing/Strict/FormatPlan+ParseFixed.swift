import CurrencyCore

// The fast path for nearly every amount: a fixed number of fraction digits and short affixes. It is the inverse of
// FormatPlan+Fixed and FormatPlan+Localized, and removes the affixes; `readNumber` reads what is left.
// A text that it cannot read is not refused: the general path decides, and says what is wrong.
//
// Forced inlining and unchecked operators hold the budgets of strict-parsing and reading-decimals, and where plans are made
// that of resolving.

extension FormatPlan {
    /// A number times 10^`maximumFraction`.
    struct FixedReading {
        /// Below 10^18.
        var magnitude: UInt64
        var isNegative: Bool

        @inline(__always)
        var units: Int64 {
            let units = Int64(truncatingIfNeeded: magnitude)
            return isNegative ? 0 &- units : units
        }
    }

    /// The amount of a text that the fast path reads; zero may be negative.
    @inline(__always)
    func fixedAmount(utf8 text: UnsafeBufferPointer<UInt8>) -> DecimalValue? {
        guard let reading = readFixed(text) else { return nil }
        let amount = DecimalValue(
            minorUnits: Int64(truncatingIfNeeded: reading.magnitude), scale: maximumFraction)
        return reading.isNegative ? amount.negated : amount
    }

    /// The amount in minor units of a text that the fast path reads.
    @inline(__always)
    func fixedMinorUnits(utf8 text: UnsafeBufferPointer<UInt8>) -> Int64? {
        maximumFraction == minorUnit ? readFixed(text)?.units : nil
    }

    /// Reads a whole text; nil leaves it to the general path.
    @inline(__always)
    func readFixed(_ bytes: UnsafeBufferPointer<UInt8>) -> FixedReading? {
        guard canParseFixed, let text = bytes.baseAddress else { return nil }
        let count = bytes.count
        // No affix has a digit and numbers begin and end with one, so a text is divided in one way at most.
        if let reading = readFixed(text, count, forms.plain.prefix, forms.plain.suffix, .plain) { return reading }
        if let reading = readFixed(text, count, forms.minus.prefix, forms.minus.suffix, .minus) { return reading }
        return readFixed(text, count, forms.plus.prefix, forms.plus.suffix, .plus)
    }

    @inline(__always)
    private func readFixed(
        _ text: UnsafePointer<UInt8>, _ count: Int, _ prefix: PlanText, _ suffix: PlanText, _ form: SignForm
    ) -> FixedReading? {
        let (before, behind) = (Int(prefix.count), Int(suffix.count))
        guard before &+ behind < count, prefix.matchesInline(text), suffix.matchesInline(text + (count &- behind)),
            let magnitude = path == .plain
                ? readNumber(ASCIILanes(), secondary: 3, text + before, text + (count &- behind))
                : readLocalizedNumber(text + before, text + (count &- behind))
        else { return nil }
        if self.form(of: magnitude == 0 ? .positiveZero : .positive) == form {
            return FixedReading(magnitude: magnitude, isNegative: false)
        }
        if self.form(of: magnitude == 0 ? .negativeZero : .negative) == form {
            return FixedReading(magnitude: magnitude, isNegative: true)
        }
        return nil
    }
}

extension FormatPlan {
    /// Whether no separator is lacking or has a digit. This path can then read the plan's texts where no affix has a digit,
    /// and no two forms are written alike, so that one form at most fits a text.
    @inline(__always)
    static func canRead(
        _ decimal: PlanText, _ group: PlanText, _ grouping: Grouping, _ digitRule: DigitRule, _ digits: DigitShapes
    ) -> Bool {
        (digitRule.maximumFraction == 0 || decimal.count > 0) && (!grouping.hasGroups || group.count > 0)
            && !decimal.hasDigit(digits) && !group.hasDigit(digits)
    }
}

extension PlanText {
    /// Whether an inline text has an ASCII digit or one of ten others.
    @inline(__always)
    func hasDigit(_ digits: DigitShapes) -> Bool {
        if count == 0 { return false }
        return low.digitsOfASCII | (count > 8 ? high.digitsOfASCII : 0) != 0
            || !digits.isASCII && hasOtherDigit(digits)
    }

    /// Whether an inline text has one of ten digits.
    private func hasOtherDigit(_ digits: DigitShapes) -> Bool {
        if count < digits.count { return false }
        // Digits of several bytes differ in the last one only.
        let (first, rest) = (UInt8(truncatingIfNeeded: digits.zero), digits.count &- 1)
        if rest > 0, (low | high).isASCII || low.places(of: first) | high.places(of: first) == 0 { return false }
        let last = UInt8(truncatingIfNeeded: digits.zero >> UInt32(8 &* rest))
        var (lowPlaces, highPlaces) = (low.places(ofDigitsFrom: last), high.places(ofDigitsFrom: last))
        for index in 0..<rest {
            let byte = UInt8(truncatingIfNeeded: digits.zero >> UInt32(8 &* index))
            let (lowBytes, highBytes) = (low.places(of: byte), high.places(of: byte))
            let distance = UInt64(8 &* (rest &- index))
            lowPlaces &= lowBytes &<< distance
            highPlaces &= highBytes &<< distance | lowBytes &>> (64 &- distance)
        }
        return lowPlaces | highPlaces != 0
    }
}

// Of each of eight bytes the low seven bits plus a number reach the top bit from some value on.
extension UInt64 {
    private static var ones: UInt64 { 0x0101_0101_0101_0101 }
    private static var tops: UInt64 { 0x8080_8080_8080_8080 }

    @inline(__always)
    fileprivate var isASCII: Bool { self & Self.tops == 0 }

    /// The top bit of each of eight bytes that has a value.
    @inline(__always)
    fileprivate func places(of byte: UInt8) -> UInt64 {
        let difference = self ^ UInt64(byte) &* Self.ones
        return ~((difference & ~Self.tops) &+ ~Self.tops | difference) & Self.tops
    }

    /// The top bit of each of eight bytes that has one of ten values in a row.
    @inline(__always)
    fileprivate func places(ofDigitsFrom zero: UInt8) -> UInt64 {
        let (low, first) = (self & ~Self.tops, UInt64(zero & 0x7F))
        let fromDigits = low &+ (0x80 &- first) &* Self.ones
        let behindDigits = low &+ (0x76 &- first) &* Self.ones
        return fromDigits & ~behindDigits & ~(self ^ UInt64(zero) &* Self.ones) & Self.tops
    }

    /// The top bit of each of eight bytes that is an ASCII digit.
    @inline(__always)
    var digitsOfASCII: UInt64 {
        places(ofDigitsFrom: 0x30)
    }
}
