import TestSupport
@testable import CurrencyCore

/// Slow, obvious decimal arithmetic on lists of digits, as done on paper. Tests compare with it.
struct DigitModel: Equatable {
    var isNegative = false
    /// Most significant digit first, without leading zeros. Empty for zero.
    var digits: [UInt8] = []
    /// The power of ten of the last digit.
    var exponent = 0

    /// Splits the digits at `place`.
    private func split(at place: Int) -> (kept: [UInt8], dropped: [UInt8]) {
        let count = place - exponent
        if count <= 0 { return (digits, []) }
        if count <= digits.count { return (Array(digits.dropLast(count)), Array(digits.suffix(count))) }
        return ([], Array(repeating: 0, count: count - digits.count) + digits)
    }

    /// The two neighbors of a number that have no digits below `place`, and what decides between them.
    struct Cut {
        /// `down` has the kept digits; `up` is the next number away from zero.
        var down: DigitModel
        var up: DigitModel
        var isExact: Bool
        var isHalf = false
        var isAboveHalf = false
        var isOdd = false

        func goesUp(_ mode: RoundingMode) -> Bool {
            let isNegative = down.isNegative
            return switch mode {
            case .up: !isExact
            case .down: false
            case .ceiling: !isExact && !isNegative
            case .floor: !isExact && isNegative
            case .halfUp: isHalf || isAboveHalf
            case .halfDown: isAboveHalf
            case .halfEven: isAboveHalf || isHalf && isOdd
            case .halfOdd: isAboveHalf || isHalf && !isOdd
            case .halfCeiling: isAboveHalf || isHalf && !isNegative
            case .halfFloor: isAboveHalf || isHalf && isNegative
            }
        }
    }

    func cut(at place: Int) -> Cut {
        if place <= exponent { return Cut(down: self, up: self, isExact: true) }
        let (kept, dropped) = split(at: place)
        let isHalf = dropped.first == 5 && dropped.dropFirst().allSatisfy { $0 == 0 }
        return Cut(
            down: DigitModel(isNegative: isNegative, digits: kept, exponent: place),
            up: DigitModel(isNegative: isNegative, digits: Self.plusOne(kept), exponent: place),
            isExact: dropped.allSatisfy { $0 == 0 }, isHalf: isHalf,
            isAboveHalf: !isHalf && (dropped.first ?? 0) >= 5, isOdd: (kept.last ?? 0) % 2 == 1)
    }

    /// Rounds to a multiple of 10^`place`.
    func rounded(at place: Int, _ mode: RoundingMode) -> (value: DigitModel, isExact: Bool) {
        let cut = cut(at: place)
        return (cut.goesUp(mode) ? cut.up : cut.down, cut.isExact)
    }

    static func plusOne(_ digits: [UInt8]) -> [UInt8] {
        var result = digits
        for index in result.indices.reversed() {
            if result[index] < 9 {
                result[index] += 1
                return result
            }
            result[index] = 0
        }
        return [1] + result
    }

    /// ASCII digits with an exponent, which `DecimalValue` can parse.
    var text: String {
        var written = isNegative ? [UInt8(ascii: "-")] : []
        for digit in digits { written.append(digit + 48) }
        if digits.isEmpty { written.append(48) }
        return String(decoding: written, as: UTF8.self) + "E" + String(exponent)
    }

    init(isNegative: Bool, digits: [UInt8], exponent: Int) {
        self.isNegative = isNegative
        var zeros = 0
        while zeros < digits.count, digits[zeros] == 0 { zeros += 1 }
        self.digits = zeros == 0 ? digits : Array(digits[zeros...])
        self.exponent = exponent
    }

    /// Reads the digits of a value's scientific text, which has its own tests.
    init(_ value: DecimalValue) {
        let text = Array(value.scientificText.utf8)
        var written: [UInt8] = []
        var places = 0
        var power = 0
        var isPowerNegative = false
        var seenPoint = false
        var seenPower = false
        for byte in text {
            switch byte {
            case UInt8(ascii: "."): seenPoint = true
            case UInt8(ascii: "E"): seenPower = true
            case UInt8(ascii: "+"): break
            case UInt8(ascii: "-"): isPowerNegative = seenPower
            default:
                if seenPower {
                    power = power * 10 + Int(byte - 48)
                } else {
                    written.append(byte - 48)
                    places += seenPoint ? 1 : 0
                }
            }
        }
        self.init(
            isNegative: text.first == UInt8(ascii: "-"), digits: written,
            exponent: (isPowerNegative ? -power : power) - places)
    }

    /// A random number of up to `maximumDigits` digits. One in four ends in a half, a whole number or close to one.
    static func random(
        maximumDigits: Int, exponents: ClosedRange<Int>, using generator: inout SplitMix64
    ) -> DigitModel {
        let count = 1 + generator.below(maximumDigits)
        var digits: [UInt8] = []
        digits.reserveCapacity(count)
        for _ in 0..<count { digits.append(UInt8(generator.below(10))) }
        if generator.below(4) == 0 {
            let tail = generator.below(count)
            let first = [0, 4, 5, 9][generator.below(4)]
            let rest = generator.below(2) == 0 ? 0 : 9
            for index in tail..<count { digits[index] = UInt8(index == tail ? first : first == 5 ? 0 : rest) }
        }
        let exponent = exponents.lowerBound + generator.below(exponents.count)
        return DigitModel(isNegative: generator.below(2) == 0, digits: digits, exponent: exponent)
    }
}
