import CurrencyFormat

extension CurrencyFormatConfiguration {
    /// The number of digits with which an amount is written, under Foundation's names.
    ///
    ///     .fractionLength(2)                                   1,234.50
    ///     .fractionLength(0...3)                               1,234.5
    ///     .integerLength(6...)                                 001,234.50
    ///     .integerAndFractionLength(integer: 2, fraction: 0)   34
    ///     .significantDigits(1...3)                            1,230
    ///
    /// Lengths are clamped to 0...100. A range without an upper end allows 100 digits, or any number of integer digits.
    public struct Precision: Hashable, Sendable, Codable {
        var significant: Limits?
        var fraction: Limits?
        var integer: Limits?

        /// The least and the most digits.
        struct Limits: Hashable, Codable {
            var minimum: Int { Int(least) }
            /// nil for no limit.
            var maximum: Int? { greatest.map { Int($0) } }

            // In a byte each: formats, which are copied often, stay small.
            private let least: UInt8
            private let greatest: UInt8?

            private enum CodingKeys: String, CodingKey {
                case least = "minimum"
                case greatest = "maximum"
            }

            static let most = 100

            init(_ length: Int) {
                least = UInt8(min(max(length, 0), Self.most))
                greatest = least
            }

            init(_ range: some RangeExpression<Int>) {
                let range = range.relative(to: 0..<Int.max)
                least = UInt8(min(max(range.lowerBound, 0), Self.most))
                let last = range.upperBound == .max ? Int.max : range.upperBound - 1
                greatest = last > Self.most ? nil : UInt8(max(last, Int(least)))
            }

            var range: ClosedRange<Int> { minimum...max(maximum ?? Self.most, minimum) }
        }
    }
}

extension CurrencyFormatConfiguration.Precision {
    /// Returns a precision of exactly this many significant digits, clamped to 0...100.
    public static func significantDigits(_ digits: Int) -> Self { Self(significant: Limits(digits)) }

    /// Returns a precision with the number of significant digits in a range, such as `2...4` or `...3`.
    public static func significantDigits(_ limits: some RangeExpression<Int>) -> Self {
        Self(significant: Limits(limits))
    }

    /// Returns a precision of exactly this many fraction digits, clamped to 0...100.
    public static func fractionLength(_ length: Int) -> Self { Self(fraction: Limits(length)) }

    /// Returns a precision with the number of fraction digits in a range, such as `0...2`.
    public static func fractionLength(_ limits: some RangeExpression<Int>) -> Self { Self(fraction: Limits(limits)) }

    /// Returns a precision of exactly this many integer digits: zeros are added, or digits on the left are dropped.
    public static func integerLength(_ length: Int) -> Self { Self(integer: Limits(length)) }

    /// Returns a precision with the number of integer digits in a range: zeros are added up to the minimum, and digits
    /// beyond the maximum are dropped on the left.
    public static func integerLength(_ limits: some RangeExpression<Int>) -> Self { Self(integer: Limits(limits)) }

    /// Returns a precision of exactly this many integer and fraction digits.
    public static func integerAndFractionLength(integer: Int, fraction: Int) -> Self {
        Self(fraction: Limits(fraction), integer: Limits(integer))
    }

    /// Returns a precision with the numbers of integer and fraction digits in ranges.
    public static func integerAndFractionLength(
        integerLimits: some RangeExpression<Int>, fractionLimits: some RangeExpression<Int>
    ) -> Self {
        Self(fraction: Limits(fractionLimits), integer: Limits(integerLimits))
    }
}

extension CurrencyFormatConfiguration.Precision {
    /// The engine's digits; nil for the currency's.
    var digits: CurrencyDigits? {
        if let significant { return .precision(.significant(significant.range)) }
        return fraction.map { .precision(.fraction($0.range)) }
    }

    /// Sets the integer digits of the engine's options. A maximum of zero sets no limit: no digits would be left.
    func setIntegerDigits(_ options: inout FormatOptions) {
        guard let integer else { return }
        options.minimumIntegerDigits = integer.minimum
        options.maximumIntegerDigits = integer.maximum == 0 ? nil : integer.maximum
    }
}

/// The engine's names of the same digits, so that one word serves styles and formats.
extension CurrencyFormatConfiguration.Precision {
    /// The same as `fractionLength`, under the engine's name.
    ///
    ///     5.formatted(.currency(.euro, locale: .germanGermany).precision(.fraction(0)))    // "5 €"
    public static func fraction(_ length: Int) -> Self { fractionLength(length) }

    /// The same as `fractionLength`, under the engine's name.
    public static func fraction(_ limits: some RangeExpression<Int>) -> Self { fractionLength(limits) }

    /// The same as `significantDigits`, under the engine's name.
    public static func significant(_ digits: Int) -> Self { significantDigits(digits) }

    /// The same as `significantDigits`, under the engine's name.
    public static func significant(_ limits: some RangeExpression<Int>) -> Self { significantDigits(limits) }
}
