import CommandSupport

/// Classifies the difference between two strings for one amount by what a customer sees.
enum StringClass {
    /// The first class in which the strings differ, from changes of the amount to changes of its appearance.
    static func of(_ left: String, _ right: String) -> FindingClass {
        let (a, b) = (Shape(left), Shape(right))
        if a.digits != b.digits { return .digits }
        if a.isNative != b.isNative { return .numberingSystem }
        if VisibleText.withoutBidi(left) == VisibleText.withoutBidi(right) { return .bidi }
        if VisibleText.ink(left) == VisibleText.ink(right) { return .spacing }
        if a.signs != b.signs { return .sign }
        if a.currency != b.currency { return .symbol }
        if a.currencyIsFirst != b.currencyIsFirst { return .order }
        if a.separators.count != b.separators.count { return .grouping }
        if a.separators.last != b.separators.last, a.separators.dropLast() == b.separators.dropLast() {
            return a.separators.count == 1 ? .groupMark : .decimalSeparator
        }
        if a.separators != b.separators { return .groupMark }
        return a.groups == b.groups ? .sign : .grouping
    }

    /// A string split into digits, the text between them, signs, and the rest.
    private struct Shape {
        var digits: [Int] = []
        var isNative: [UInt32] = []
        var separators: [String] = []
        /// The number of digits between separators.
        var groups: [Int] = []
        var signs = ""
        var currency = ""
        var currencyIsFirst = false

        init(_ text: String) {
            let scalars = Array(text.unicodeScalars)
            let places = scalars.indices.filter { scalars[$0].properties.numericType == .decimal }
            guard let first = places.first, let last = places.last else { return }
            var gap = ""
            var run = 0
            for index in scalars.indices {
                let scalar = scalars[index]
                if let value = scalar.properties.numericValue, scalar.properties.numericType == .decimal {
                    digits.append(Int(value))
                    isNative.append(scalar.value - UInt32(value))
                    if !gap.isEmpty {
                        separators.append(gap)
                        groups.append(run)
                        gap = ""
                        run = 0
                    }
                    run += 1
                } else if index > first, index < last {
                    gap.unicodeScalars.append(scalar)
                } else if "-\u{2212}+()\u{2010}\u{2011}".unicodeScalars.contains(scalar) {
                    signs.unicodeScalars.append(scalar)
                } else if !VisibleText.isBidi(scalar), !VisibleText.isSpace(scalar) {
                    if currency.isEmpty { currencyIsFirst = index < first }
                    currency.unicodeScalars.append(scalar)
                }
            }
            groups.append(run)
        }
    }
}
