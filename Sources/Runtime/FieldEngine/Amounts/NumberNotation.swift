/// The components of formatted amounts, taken from the plans that format them.
struct NumberNotation: Sendable {
    typealias Scalars = [Unicode.Scalar]

    /// The text before and after a number.
    struct Affixes: Hashable {
        var prefix: Scalars = []
        var suffix: Scalars = []

        /// Creates the affixes that a plan writes around a number.
        init(_ number: FormattedNumber) {
            let isOfNumber: (FormattedPart) -> Bool = { $0.kind == .integer || $0.kind == .fraction }
            guard let first = number.parts.first(where: isOfNumber), let last = number.parts.last(where: isOfNumber)
            else { return }
            let bytes = Array(number.text.utf8)
            prefix = Self.scalars(bytes[..<first.range.lowerBound])
            suffix = Self.scalars(bytes[last.range.upperBound...])
        }

        private static func scalars(_ bytes: ArraySlice<UInt8>) -> Scalars {
            Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
        }
    }

    /// The affixes of formatted amounts.
    let plain: Affixes
    let negative: Affixes
    /// The affixes of negative numbers without a currency.
    let bareNegative: Affixes
    /// The text before the fraction; empty if there is no fraction.
    let decimal: Scalars
    /// The digits from zero to nine.
    let digits: Scalars
    /// Whether the locale's digits are not decimal digits in Unicode, such as 〇一二.
    private let hasOwnDigits: Bool

    /// - Parameters:
    ///   - bare: The plan for plain numbers of the locale, without grouping and without a fraction.
    ///   - decimal: The decimal separator; empty if there is no fraction.
    init(_ plan: FormatPlan, bare: FormatPlan, decimal: String) {
        plain = Affixes(plan.formatParts(1))
        negative = Affixes(plan.formatParts(-1))
        bareNegative = Affixes(bare.formatParts(-1))
        self.decimal = Array(decimal.unicodeScalars)
        let written = bare.formatParts(1_234_567_890)
        let all = written.parts.filter { $0.kind == .integer }.flatMap { Array(written.text(of: $0).unicodeScalars) }
        digits = all.count == 10 ? [all[9]] + all[..<9] : Array("0123456789".unicodeScalars)
        hasOwnDigits = digits.contains { !GeneralCategory.isDecimalDigit($0.value) }
    }

    /// The value of a digit of any script, or of one of the locale's digits.
    func digit(_ scalar: Unicode.Scalar) -> UInt8? {
        if let digit = GeneralCategory.decimalDigit(scalar.value) { return digit.value }
        guard hasOwnDigits else { return nil }
        return digits.firstIndex(of: scalar).map { UInt8($0) }
    }

    /// The text that a minus sign without digits has.
    var lonelySign: String { Self.text(bareNegative.prefix + bareNegative.suffix) }

    static func text(_ scalars: some Sequence<Unicode.Scalar>) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        return String(text)
    }
}
