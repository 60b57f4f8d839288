import CurrencyEngine

/// Writes the stems for the options that styles share, in ICU's order.
struct SkeletonWriter {
    /// The stems of the notation, the unit and the precision, in this order.
    var kind: [String]
    var width: String?
    var isAccounting = false
    let options: FormatOptions

    func skeleton() throws(NoSkeletonError) -> String {
        try check()
        var stems = kind
        func append<Value: Equatable>(_ value: Value, unless standard: Value, _ words: [SkeletonStem.Word<Value>]) {
            if value == standard { return }
            if let word = words.first(where: { $0.value == value }) { stems.append(word.word) }
        }
        append(options.rounding, unless: .halfEven, SkeletonStem.roundings)
        if let grouping = options.grouping, let word = SkeletonStem.groupings.first(where: { $0.value == grouping }) {
            stems.append(word.word)
        }
        if let width = try integerWidth() { stems.append(width) }
        if let width { stems.append(width) }
        if let sign = try sign() { stems.append(sign) }
        if options.decimalSeparator == .always { stems.append("decimal-always") }
        if options.scale != 0 { stems.append("scale/" + Self.powerOfTen(options.scale)) }
        return stems.joined(separator: " ")
    }

    /// The stem of a notation, which comes first in the skeleton.
    static func notation(_ notation: FormatOptions.Notation) -> [String] {
        if notation == .standard { return [] }
        return SkeletonStem.notations.filter { $0.value == notation }.prefix(1).map { $0.word }
    }

    private func check() throws(NoSkeletonError) {
        if options.pattern != nil { throw .noStem(.pattern) }
        if options.symbols != NumberSymbols() { throw .noStem(.symbols) }
        if options.groupingSizes != nil { throw .noStem(.groupingSizes) }
        if options.zeroText != nil { throw .noStem(.zeroText) }
        if options.spaces != .cldr { throw .noStem(.spaces) }
        if options.bidi != .cldr { throw .noStem(.bidi) }
        if options.trailingZeros == .asWritten { throw .noStem(.writtenZeros) }
        if options.hasTextsOfModules { throw .noStem(.enclosingText) }
    }

    private func integerWidth() throws(NoSkeletonError) -> String? {
        let minimum = min(max(0, options.minimumIntegerDigits ?? 1), DigitRule.limit)
        let zeros = String(repeating: "0", count: minimum)
        guard let wanted = options.maximumIntegerDigits else {
            return minimum == 1 ? nil : "integer-width/*" + zeros
        }
        let maximum = max(wanted, minimum)
        // ICU does not accept more.
        if maximum > 999 { throw .noStem(.maximumIntegerDigits) }
        if maximum == 0 { return "integer-width-trunc" }
        return "integer-width/" + String(repeating: "#", count: maximum - minimum) + zeros
    }

    private func sign() throws(NoSkeletonError) -> String? {
        if isAccounting, options.signDisplay == .never { throw .noStem(.accountingWithoutSign) }
        let wanted: CurrencySign = isAccounting ? .accounting : .standard
        if !isAccounting, options.signDisplay == .auto { return nil }
        return SkeletonStem.signs.first { $0.value.display == options.signDisplay && $0.value.sign == wanted }?.word
    }

    private static func powerOfTen(_ exponent: Int) -> String {
        // Clamp to the range of decimals; beyond it, the results are infinity and zero anyway.
        let exponent = min(max(exponent, -DecimalValue.maximumExponent), DecimalValue.maximumExponent)
        if exponent >= 0 { return "1" + String(repeating: "0", count: exponent) }
        return "0." + String(repeating: "0", count: -exponent - 1) + "1"
    }
}

// MARK: Precision

extension SkeletonWriter {
    /// The stem for digits, followed by the one for trailing zeros.
    ///
    /// - Parameter precision: The precision; nil for the digits of compact notation, which need no stem.
    static func precision(
        _ precision: NumberPrecision?, _ trailingZeros: TrailingZeroDisplay
    ) throws(NoSkeletonError) -> [String] {
        let strips = trailingZeros == .stripIfInteger
        // Spell out ICU's default digits of compact notation, because "/w" needs a stem to follow.
        guard let precision else { return strips ? ["precision-integer/@@*/w"] : [] }
        return [try DigitRule(precision).stem + (strips ? "/w" : "")]
    }
}

extension DigitRule {
    /// The skeleton's stem for this value.
    fileprivate var stem: String {
        get throws(NoSkeletonError) {
            switch kind {
            case .fraction: return fractionStem
            case .significant: return significantStem
            case .bothMore where keepsBothMinimums:
                if minimumSignificant != 1 { throw .noStem(.precision) }
                return fractionStem + "/" + String(repeating: "@", count: maximumSignificant) + "*"
            case .bothLess where keepsBothMinimums:
                if minimumSignificant != 1 { throw .noStem(.precision) }
                return fractionStem + "/" + significantStem
            case .bothMore: return fractionStem + "/" + significantStem + "r"
            case .bothLess: return fractionStem + "/" + significantStem + "s"
            case .increment: return "precision-increment/" + incrementText
            case .unlimited:
                if minimumFraction == 0 { return "precision-unlimited" }
                return "." + String(repeating: "0", count: minimumFraction) + "*"
            }
        }
    }

    private var fractionStem: String {
        if maximumFraction == 0 { return "precision-integer" }
        return "." + String(repeating: "0", count: minimumFraction)
            + String(repeating: "#", count: maximumFraction - minimumFraction)
    }

    private var significantStem: String {
        String(repeating: "@", count: minimumSignificant)
            + String(repeating: "#", count: maximumSignificant - minimumSignificant)
    }

    /// The increment, with as many fraction digits as are shown.
    private var incrementText: String {
        let digits = increment.description
        if maximumFraction == 0 { return digits }
        let zeros = String(repeating: "0", count: max(0, maximumFraction + 1 - digits.utf8.count))
        let padded = Array((zeros + digits).utf8)
        let point = padded.count - maximumFraction
        return String(decoding: padded[..<point], as: UTF8.self) + "."
            + String(decoding: padded[point...], as: UTF8.self)
    }
}
