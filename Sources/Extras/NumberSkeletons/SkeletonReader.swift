import CurrencyEngine
import LDMLSyntax

// The grammar:
//
//     skeleton   [token {white space {white space} token}]
//     token      stem {"/" option}
//
// A skeleton may make each setting only once.

/// The settings of a skeleton's stems, before the kind of number is known.
struct SkeletonFields {
    enum Unit {
        case none
        case currency(CurrencyCode)
        case percent(PercentStyle.Unit, offset: Int)
    }

    var unit = Unit.none
    var notation = FormatOptions.Notation.standard
    var precision: SkeletonPrecision?
    var trailingZeros = TrailingZeroDisplay.auto
    var rounding = RoundingMode.halfEven
    var grouping: GroupingStrategy?
    var minimumIntegerDigits: Int?
    var maximumIntegerDigits: Int?
    var numberingSystem: String?
    var width = SkeletonStem.Width.short
    var widthOffset = 0
    var sign: (display: SignDisplay, sign: CurrencySign) = (.auto, .standard)
    var decimal = DecimalSeparatorDisplay.auto
    var scale = 0
}

/// Reads the tokens of a skeleton in order.
struct SkeletonReader {
    /// The names of the numbering systems that have digits.
    private let numberingSystems: [String]
    private let bytes: [UInt8]
    private var offset = 0
    private var seen: [NumberSkeletonError.Setting] = []
    private(set) var fields = SkeletonFields()

    init(_ text: String, numberingSystems: [String]) {
        bytes = Array(text.utf8)
        self.numberingSystems = numberingSystems
    }

    mutating func read() throws(NumberSkeletonError) {
        while true {
            while let length = spaceLength { offset += length }
            if offset == bytes.count { return }
            try readToken()
        }
    }

    /// The length in bytes of the white space at the offset, which is Unicode's Pattern_White_Space.
    private var spaceLength: Int? {
        guard offset < bytes.count else { return nil }
        // The bytes come from a string, so every scalar is complete.
        let length = UTF8Scalar.length(bytes[offset])
        let scalar = bytes.withUnsafeBufferPointer { UTF8Scalar.decode($0, from: offset, length) }
        return UnicodeProperty.isPatternWhiteSpace(scalar) ? length : nil
    }

    /// The bytes up to the next slash or white space.
    private mutating func next() -> ArraySlice<UInt8> {
        let start = offset
        while offset < bytes.count, bytes[offset] != UInt8(ascii: "/"), spaceLength == nil {
            offset += UTF8Scalar.length(bytes[offset])
        }
        return bytes[start..<offset]
    }

    private var hasOption: Bool { offset < bytes.count && bytes[offset] == UInt8(ascii: "/") }

    /// Reads the option after a slash; nil if there is no slash.
    private mutating func option() throws(NumberSkeletonError) -> ArraySlice<UInt8>? {
        guard hasOption else { return nil }
        let slash = offset
        offset += 1
        let option = next()
        if option.isEmpty { throw .unexpectedOption(offset: slash) }
        return option
    }

    private mutating func requiredOption(
        _ stem: ArraySlice<UInt8>
    ) throws(NumberSkeletonError) -> ArraySlice<UInt8> {
        guard let option = try option() else {
            throw .missingOption(of: String(decoding: stem, as: UTF8.self), offset: stem.startIndex)
        }
        return option
    }

    private mutating func see(_ setting: NumberSkeletonError.Setting, _ offset: Int) throws(NumberSkeletonError) {
        if seen.contains(setting) { throw .repeated(setting, offset: offset) }
        seen.append(setting)
    }

    private mutating func readToken() throws(NumberSkeletonError) {
        let stem = next()
        let start = stem.startIndex
        // Stems such as ".00" and "@@#" are made of digits; all others are words.
        switch stem.first {
        case UInt8(ascii: "."):
            try see(.precision, start)
            try readFraction(try SkeletonDigits(stem).fraction())
        case UInt8(ascii: "@"):
            try see(.precision, start)
            fields.precision = .digits(.significant(try SkeletonDigits(stem).significant()))
            try readTrailingZeros()
        case UInt8(ascii: "0"):
            try see(.integerWidth, start)
            fields.minimumIntegerDigits = try SkeletonDigits(stem).integer()
        case UInt8(ascii: "E") where SkeletonDigits(stem).isScientific:
            throw .unsupported(.scientific, offset: start)
        default:
            guard let word = SkeletonStem(stem) else {
                throw .unknownStem(String(decoding: stem, as: UTF8.self), offset: start)
            }
            try read(word, stem)
        }
        if hasOption { throw .unexpectedOption(offset: offset) }
    }

    private mutating func readFraction(_ fraction: ClosedRange<Int>) throws(NumberSkeletonError) {
        fields.precision = .digits(fraction == 0...Int.max ? .unlimited : .fraction(fraction))
        let slash = offset
        if let option = try option() {
            guard option.first == UInt8(ascii: "@") else {
                offset = slash
                return try readTrailingZeros()
            }
            fields.precision = .digits(try SkeletonDigits(option).besideFraction(fraction))
        }
        try readTrailingZeros()
    }

    private mutating func readTrailingZeros() throws(NumberSkeletonError) {
        guard let option = try option() else { return }
        guard option.elementsEqual([UInt8(ascii: "w")]) else {
            throw .unexpectedOption(offset: option.startIndex - 1)
        }
        fields.trailingZeros = .stripIfInteger
    }
}

// MARK: Words

extension SkeletonReader {
    private mutating func read(_ word: SkeletonStem, _ stem: ArraySlice<UInt8>) throws(NumberSkeletonError) {
        let start = stem.startIndex
        switch word {
        case .notation(let notation):
            try see(.notation, start)
            fields.notation = notation
        case .baseUnit:
            try see(.unit, start)
        case .percent(let unit):
            try see(.unit, start)
            fields.unit = .percent(unit, offset: start)
        case .percentOfHundred:
            try see(.unit, start)
            try see(.scale, start)
            fields.unit = .percent(.percent, offset: start)
            fields.scale = 2
        case .integerPrecision:
            try see(.precision, start)
            try readFraction(0...0)
        case .precision(let precision):
            try see(.precision, start)
            fields.precision = precision
            try readTrailingZeros()
        case .rounding(let mode):
            try see(.roundingMode, start)
            fields.rounding = mode
        case .grouping(let strategy):
            try see(.grouping, start)
            fields.grouping = strategy
        case .truncatedInteger:
            try see(.integerWidth, start)
            (fields.minimumIntegerDigits, fields.maximumIntegerDigits) = (0, 0)
        case .latin:
            try see(.symbols, start)
            fields.numberingSystem = "latn"
        case .width(let width):
            try see(.unitWidth, start)
            (fields.width, fields.widthOffset) = (width, start)
        case .sign(let display, let sign):
            try see(.sign, start)
            fields.sign = (display, sign)
        case .decimal(let display):
            try see(.decimal, start)
            fields.decimal = display
        case .unsupported(let feature):
            throw .unsupported(feature, offset: start)
        case .currency, .increment, .integerWidth, .numberingSystem, .scale:
            try readWithOption(word, stem)
        }
    }

    private mutating func readWithOption(_ word: SkeletonStem, _ stem: ArraySlice<UInt8>) throws(NumberSkeletonError) {
        let start = stem.startIndex
        let option = try requiredOption(stem)
        switch word {
        case .currency:
            try see(.unit, start)
            guard let code = try? CurrencyCode(String(decoding: option, as: UTF8.self)) else {
                throw .malformed(offset: option.startIndex, expected: .currencyCode)
            }
            fields.unit = .currency(code)
        case .increment:
            try see(.precision, start)
            fields.precision = .digits(try SkeletonDigits(option).increment())
            try readTrailingZeros()
        case .integerWidth:
            try see(.integerWidth, start)
            let width = try SkeletonDigits(option).integerWidth()
            (fields.minimumIntegerDigits, fields.maximumIntegerDigits) = (width.minimum, width.maximum)
        case .numberingSystem:
            try see(.symbols, start)
            guard let name = numberingSystems.first(where: { option.elementsEqual($0.utf8) }) else {
                throw .malformed(offset: option.startIndex, expected: .numberingSystem)
            }
            fields.numberingSystem = name
        default:
            try see(.scale, start)
            fields.scale = try SkeletonDigits(option).powerOfTen()
        }
    }
}
