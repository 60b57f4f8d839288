/// Ten custom digits.
///
///     let digits = try NumberDigits("〇一二三四五六七八九")
///     DecimalStyle(locale: .englishUnitedStates).symbols(try NumberSymbols(digits: digits)).format(2048)  // "二,〇四八"
///
/// To use a numbering system of CLDR, pass its name instead: `style.numberingSystem("deva")`.
///
/// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Numbering_Systems>.
public struct NumberDigits: Hashable, Sendable {
    /// The digits from zero to nine.
    public let scalars: [Unicode.Scalar]

    /// Makes digits from a text of ten scalars, in the order from zero to nine.
    ///
    /// - Throws: `NumberDigitsError` if there are not ten scalars, if two are the same, or if they differ in length.
    public init(_ text: String) throws(NumberDigitsError) {
        try self.init(scalars: Array(text.unicodeScalars))
    }

    /// Makes digits from ten texts of one scalar each, in the order from zero to nine.
    ///
    /// - Throws: `NumberDigitsError` for the same reasons, and if one of the texts is not one scalar.
    public init(_ digits: [String]) throws(NumberDigitsError) {
        var scalars: [Unicode.Scalar] = []
        for (index, digit) in digits.enumerated() {
            var found = digit.unicodeScalars.makeIterator()
            guard let scalar = found.next(), found.next() == nil else { throw .notOneScalar(digit: index) }
            scalars.append(scalar)
        }
        try self.init(scalars: scalars)
    }

    private init(scalars: [Unicode.Scalar]) throws(NumberDigitsError) {
        guard scalars.count == 10 else { throw .count(found: scalars.count) }
        for index in 0..<10 {
            if let earlier = scalars[..<index].firstIndex(of: scalars[index]) {
                throw .repeated(digit: index, sameAs: earlier)
            }
            guard UTF8.width(scalars[index]) == UTF8.width(scalars[0]) else { throw .otherLength(digit: index) }
        }
        self.scalars = scalars
    }

    /// The value of a digit, from 0 to 9.
    func value(of scalar: Unicode.Scalar) -> Int? {
        scalars.firstIndex(of: scalar)
    }
}

/// The reason why texts are not ten digits.
public enum NumberDigitsError: Error, Hashable, Sendable {
    /// There are not ten digits.
    case count(found: Int)
    /// The text for this digit, from 0 to 9, is empty or longer than one scalar.
    case notOneScalar(digit: Int)
    /// The digit has more or fewer UTF-8 bytes than zero.
    case otherLength(digit: Int)
    /// Two digits are the same.
    case repeated(digit: Int, sameAs: Int)
}

extension NumberDigitsError: CustomStringConvertible {
    /// The error as text, in English.
    public var description: String {
        switch self {
        case .count(let found): "expected ten digits, found \(found)"
        case .notOneScalar(let digit): "the text for the digit \(digit) is not one Unicode scalar"
        case .otherLength(let digit): "the digit \(digit) has another length in UTF-8 than the digit 0"
        case .repeated(let digit, let other): "the digit \(digit) is the same as the digit \(other)"
        }
    }
}
