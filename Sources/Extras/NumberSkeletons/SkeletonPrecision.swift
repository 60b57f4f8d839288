import CurrencyEngine
import LDMLSyntax

/// The digits that a skeleton asks for, either as numbers or by currency.
enum SkeletonPrecision {
    case digits(NumberPrecision)
    case currency(CurrencyDigits)
}

/// Stems and options that are made of digits: `.00##`, `@@#`, `/@@*`.
struct SkeletonDigits {
    private let bytes: ArraySlice<UInt8>
    private let limit = DigitRule.limit

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
    }

    /// Whether a byte stands for a minimum without a maximum. Both signs are read; ICU wrote `+` before release 67.
    static func isWildcard(_ byte: UInt8?) -> Bool {
        byte == UInt8(ascii: "*") || byte == UInt8(ascii: "+")
    }

    /// How often a byte is repeated from an offset on.
    private func run(of byte: UInt8, from start: Int) -> Int {
        bytes[start...].prefix { $0 == byte }.count
    }

    private func checked(_ count: Int) throws(NumberSkeletonError) -> Int {
        if count > limit { throw .tooManyDigits(offset: bytes.startIndex, limit: limit) }
        return count
    }

    /// `.`, then `0`, then `#` or a wildcard.
    func fraction() throws(NumberSkeletonError) -> ClosedRange<Int> {
        let start = bytes.startIndex + 1
        let minimum = try checked(run(of: UInt8(ascii: "0"), from: start))
        let rest = start + minimum
        if bytes[rest...].count == 1, Self.isWildcard(bytes[rest]) { return minimum...Int.max }
        let hashes = run(of: UInt8(ascii: "#"), from: rest)
        guard rest + hashes == bytes.endIndex else { throw .malformed(offset: rest + hashes, expected: .fraction) }
        return minimum...(try checked(minimum + hashes))
    }

    /// `@`, then `#` or a wildcard.
    func significant() throws(NumberSkeletonError) -> ClosedRange<Int> {
        let (range, end) = try significantDigits()
        guard end == bytes.endIndex else { throw .malformed(offset: end, expected: .significantDigits) }
        return range
    }

    private func significantDigits() throws(NumberSkeletonError) -> (ClosedRange<Int>, end: Int) {
        let minimum = try checked(run(of: UInt8(ascii: "@"), from: bytes.startIndex))
        let rest = bytes.startIndex + minimum
        if rest < bytes.endIndex, Self.isWildcard(bytes[rest]) { return (minimum...Int.max, rest + 1) }
        let hashes = run(of: UInt8(ascii: "#"), from: rest)
        return (minimum...(try checked(minimum + hashes)), rest + hashes)
    }

    /// Reads the option after a fraction. `r` keeps more digits, `s` fewer. Without either, `@@*` is a minimum, and
    /// `@##` is a maximum that zeros of the fraction may exceed.
    func besideFraction(_ fraction: ClosedRange<Int>) throws(NumberSkeletonError) -> NumberPrecision {
        let (range, end) = try significantDigits()
        let isOpen = range.upperBound == .max
        switch bytes[end...].first {
        case nil where isOpen:
            return .bothMinimums(fraction: fraction, significant: 1...range.lowerBound, .morePrecision)
        case nil where range.lowerBound == 1:
            return .bothMinimums(fraction: fraction, significant: range, .lessPrecision)
        case UInt8(ascii: "r") where !isOpen && end + 1 == bytes.endIndex:
            return .both(fraction: fraction, significant: range, .morePrecision)
        case UInt8(ascii: "s") where !isOpen && end + 1 == bytes.endIndex:
            return .both(fraction: fraction, significant: range, .lessPrecision)
        default:
            throw .malformed(offset: end, expected: .significantDigitsBesideFraction)
        }
    }

    /// `E` or `EE`, then `+!` or `+?` or neither, then `0`.
    var isScientific: Bool {
        var rest = bytes.dropFirst()
        if rest.first == UInt8(ascii: "E") { rest = rest.dropFirst() }
        if rest.starts(with: "+!".utf8) || rest.starts(with: "+?".utf8) { rest = rest.dropFirst(2) }
        return !rest.isEmpty && rest.allSatisfy { $0 == UInt8(ascii: "0") }
    }

    /// Only `0`.
    func integer() throws(NumberSkeletonError) -> Int {
        let count = try checked(run(of: UInt8(ascii: "0"), from: bytes.startIndex))
        let end = bytes.startIndex + count
        guard end == bytes.endIndex else { throw .malformed(offset: end, expected: .integerDigits) }
        return count
    }

    /// A wildcard or `#`, then `0`. The maximum is nil after a wildcard.
    func integerWidth() throws(NumberSkeletonError) -> (minimum: Int, maximum: Int?) {
        let isOpen = Self.isWildcard(bytes.first)
        let hashes = isOpen ? 1 : run(of: UInt8(ascii: "#"), from: bytes.startIndex)
        let minimum = try checked(run(of: UInt8(ascii: "0"), from: bytes.startIndex + hashes))
        let end = bytes.startIndex + hashes + minimum
        guard end == bytes.endIndex else { throw .malformed(offset: end, expected: .integerWidth) }
        return (minimum, isOpen ? nil : try checked(hashes + minimum))
    }

    /// A rounding increment: digits with at most one point.
    func increment() throws(NumberSkeletonError) -> NumberPrecision {
        var step = 0
        var scale: Int?
        for index in bytes.indices {
            let byte = bytes[index]
            if byte == UInt8(ascii: "."), scale == nil {
                scale = 0
                continue
            }
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else {
                throw .malformed(offset: index, expected: .positiveDecimal)
            }
            let (tens, first) = step.multipliedReportingOverflow(by: 10)
            let (sum, second) = tens.addingReportingOverflow(Int(byte - UInt8(ascii: "0")))
            guard !first, !second, Int64(sum) < 1_000_000_000_000_000_000 else {
                throw .tooManyDigits(offset: index, limit: PatternDigits.incrementDigits)
            }
            step = sum
            scale = scale.map { $0 + 1 }
        }
        guard step > 0 else { throw .malformed(offset: bytes.startIndex, expected: .positiveDecimal) }
        return .increment(step, scale: try checked(scale ?? 0))
    }

    /// The exponent of a power of ten.
    func powerOfTen() throws(NumberSkeletonError) -> Int {
        let number: DecimalValue
        do {
            number = try DecimalValue(String(decoding: bytes, as: UTF8.self))
        } catch {
            throw .malformed(offset: bytes.startIndex, expected: .positiveDecimal)
        }
        guard number.isFinite, !number.isNegative, !number.isZero else {
            throw .malformed(offset: bytes.startIndex, expected: .positiveDecimal)
        }
        let exponent = number.magnitudeExponent
        guard number == DecimalValue(1).scaled(byPowerOfTen: exponent) else {
            throw .unsupported(.scaleByOtherThanPowersOfTen, offset: bytes.startIndex)
        }
        return exponent
    }
}
