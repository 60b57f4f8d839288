/// A number while it is being typed. It can have any number of digits, no digits, or only a sign.
struct AmountDraft: Hashable {
    var isNegative = false
    /// The digits, each from 0 to 9, and at most one decimal separator if the user types it.
    var elements: [UInt8] = []

    var point: Int? { elements.firstIndex(of: NumberLayout.Element.point) }

    var isEmpty: Bool { elements.isEmpty }

    var isZero: Bool { elements.allSatisfy { $0 == 0 || $0 == NumberLayout.Element.point } }

    /// The numbers of digits before and after the separator.
    var digitCounts: (integer: Int, fraction: Int) {
        guard let point else { return (elements.count, 0) }
        return (point, elements.count - point - 1)
    }

    /// Removes leading zeros, and inserts one before a separator that has no digit before it.
    mutating func trimZeros() {
        let integer = point ?? elements.count
        let zeros = elements[..<integer].prefix { $0 == 0 }.count
        // One zero stays if it is the whole integer.
        elements.removeFirst(zeros == integer ? max(0, zeros - 1) : zeros)
        if elements.first == NumberLayout.Element.point { elements.insert(0, at: 0) }
    }

    /// The number. If there is no separator, the last `scale` digits are the fraction. Nil if there are no digits or
    /// more than 38.
    func value(scale: Int) -> DecimalValue? {
        let point = point
        let exponent = point.map { elements.count - $0 - 1 } ?? scale
        guard !elements.isEmpty, elements.count > (point == nil ? 0 : 1) else { return nil }
        var coefficient: UInt64 = 0
        var isWide = false
        for digit in elements where digit != NumberLayout.Element.point {
            let (product, overflow) = coefficient.multipliedReportingOverflow(by: 10)
            isWide = isWide || overflow || product > UInt64(Int64.max) - 9
            if isWide { break }
            coefficient = product + UInt64(digit)
        }
        if isWide { return wideValue(exponent) }
        let value = DecimalValue(minorUnits: Int64(coefficient), scale: exponent)
        return isNegative ? value.negated : value
    }

    private func wideValue(_ exponent: Int) -> DecimalValue? {
        var text = isNegative ? Array("-".utf8) : []
        for digit in elements where digit != NumberLayout.Element.point { text.append(UInt8(ascii: "0") + digit) }
        text += "e-\(exponent)".utf8
        return try? DecimalValue(utf8: text)
    }

    /// Creates the draft of a number with at most `fractionDigits` fraction digits.
    ///
    /// - Parameter fromRight: Whether the draft has all its fraction digits and no separator.
    init(_ value: DecimalValue, fractionDigits: Int, fromRight: Bool) {
        isNegative = value.isNegative
        let text = value.magnitude.plainText
        var fraction: Int?
        for byte in text.utf8 {
            if byte == UInt8(ascii: ".") {
                fraction = 0
                if !fromRight { elements.append(NumberLayout.Element.point) }
            } else if (0x30...0x39).contains(byte) {
                elements.append(byte - 0x30)
                fraction = fraction.map { $0 + 1 }
            }
        }
        if fromRight { elements += repeatElement(0, count: max(0, fractionDigits - (fraction ?? 0))) }
        if fromRight { trimZeros() }
    }

    init(isNegative: Bool = false, elements: [UInt8] = []) {
        self.isNegative = isNegative
        self.elements = elements
    }
}
