import CurrencyCore

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

let decimalTargets = [
    FuzzTarget("decimals", longest: 64) { { input in readDecimal(input) } },
    FuzzTarget("doubles", longest: 8) {
        { input in
            var reader = InputReader(input)
            readDouble(Double(bitPattern: reader.integer(bytes: 8)))
        }
    },
]

/// A decimal's texts parse back to it. Subtraction reverses addition, and multiplication reverses division.
private func readDecimal(_ input: Bytes) {
    let halves = input.split(separator: 0x20, maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = halves.first, let value = try? DecimalValue(utf8: first) else { return }
    for text in [value.plainText, value.description, value.scientificText] {
        guard let again = try? DecimalValue(text) else { fatalError("\(value) is written as \(text)") }
        require(again == value || (again.isNaN && value.isNaN), "\(value) is written as \(text)")
    }
    guard halves.count == 2, let other = try? DecimalValue(utf8: halves[1]) else { return }
    if let sum = try? value + other {
        require((try? other + value) == sum || sum.isNaN, "\(value) + \(other) is \(sum), and not the other way around")
        // An exact sum can be reversed.
        if sum.isFinite, let back = try? sum - other { require(back == value, "\(sum) - \(other) is \(back)") }
    }
    if let (quotient, remainder) = try? value.quotientAndRemainder(dividingBy: other),
        let product = try? quotient * other, let dividend = try? product + remainder
    {
        require(dividend == value, "\(value) / \(other) is \(quotient) and \(remainder)")
        require(remainder.magnitude < other.magnitude, "\(value) / \(other) leaves \(remainder)")
    }
    for digits in [0, 2, 9] {
        _ = try? value.multiplied(by: other, fractionDigits: digits)
        _ = try? value.divided(by: other, fractionDigits: digits, .halfUp)
    }
    require(!(value < other && other < value), "\(value) and \(other) are each smaller")
}

/// A binary number's digits are the shortest that the C library parses back to it.
private func readDouble(_ double: Double) {
    let value = DecimalValue(double)
    guard double.isFinite else {
        require(!value.isFinite, "\(double) is \(value)")
        return
    }
    let text = value.scientificText
    require(strtod(text, nil) == double, "\(double) is \(text)")
    // The standard library's description is also the shortest.
    let swift = try? DecimalValue("\(double)")
    require(swift == value, "\(double) is \(value)")
}
