import CurrencyCore
import CurrencyEngine

// number   = integer [decimal [fraction]] | decimal fraction
// integer  = digits | first group {separator group}      one separator throughout

/// Digits whose shapes are in a plan's storage.
struct StoredDigits {
    private let shapes: DigitShapes
    private let storage: PlanStorage
    /// The scalar of zero, which identifies the digits' script.
    let zero: UInt32

    /// Nil if the digits are consecutive scalars, which need no storage.
    init?(_ plan: FormatPlan) {
        guard plan.digits.table != nil else { return nil }
        shapes = plan.digits
        storage = plan.storage
        zero = shapes.zeroScalar(storage)
    }

    func read(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> UInt8? {
        shapes.read(text, at: offset, storage: storage)
    }
}

/// A number in lenient parsing: any digits of one script, with or without groups, and the separators of a convention.
///
/// Bidi marks may be anywhere. Groups must have the sizes of the convention: "1,2,3" is not a number.
typealias LenientNumber = NumberScan<ConventionSeparators>

/// The digits of all scripts, only one of which a number may use, and the separators of a convention.
struct ConventionSeparators: NumberPolicy {
    let convention: NumberSeparators
    /// Digits that are read from a table: hanidec, and custom ones.
    let shapes: StoredDigits?
    /// How the separators were read.
    fileprivate(set) var separators = SeparatorReading()
    fileprivate(set) var hasBidiMarks = false
    /// The zero of the digits' script.
    fileprivate(set) var zero: UInt32 = 0
    /// The first grouping error. Reading continues after it, so that the number can be spelled correctly.
    fileprivate(set) var groupingError: AmountParseError?
    // A comparison with nil would compare errors, which needs the tables of Unicode's normalisation.
    var hasGroupingError: Bool { groupingError.map { _ in true } ?? false }
    /// The number of commas and of periods that are grouping separators.
    fileprivate var commas = 0
    fileprivate var periods = 0
    fileprivate var separator = LenientScalar.Class.other

    init(_ convention: NumberSeparators, _ shapes: StoredDigits?) {
        self.convention = convention
        self.shapes = shapes
    }

    static var keepsDigits: Bool { true }

    static func element(
        of scan: inout NumberScan<Self>
    ) throws(AmountParseError) -> (element: NumberElement, length: Int)? {
        guard let scalar = scan.scalar(at: scan.end) else { return scan.finish() }
        switch scalar.kind {
        case .digit:
            try scan.check(scalar)
            return (.digit(scalar.digit), scalar.length)
        case .bidiMark:
            // Embeddings, overrides and marks from right to left show the digits around them as another number.
            if let character = InvisibleCharacter(rawValue: scalar.scalar),
                !character.isMark || scan.goesOn(behind: scan.end + scalar.length)
            {
                throw AmountParseError(.invisible(character), at: scan.end, expected: .digit)
            }
            scan.policy.hasBidiMarks = true
            return (.mark, scalar.length)
        default:
            guard let role = scan.policy.convention.role(of: scalar), !scalar.isListMark else { return scan.finish() }
            if role == .group { return try scan.isGroup(scalar) ? (.group, scalar.length) : scan.finish() }
            if scan.hasDecimal { throw AmountParseError(.secondDecimalSeparator, at: scan.end, expected: .end) }
            scan.closeGroups()
            scan.policy.separators.decimal = Unicode.Scalar(scalar.scalar)
            return (.decimal, scalar.length)
        }
    }
}

extension LenientNumber {
    init(
        _ text: UnsafeBufferPointer<UInt8>, at start: Int, _ convention: NumberSeparators, _ shapes: StoredDigits?
    ) {
        self.init(text, at: start, ConventionSeparators(convention, shapes))
    }

    /// Reads a number at another offset of the text, in the same convention.
    func another(at start: Int) -> LenientNumber { LenientNumber(text, at: start, policy.convention, policy.shapes) }

    var separators: SeparatorReading { policy.separators }
    var groupingError: AmountParseError? { policy.groupingError }
    var hasGroupingError: Bool { policy.hasGroupingError }

    func scalar(at offset: Int) -> LenientScalar? {
        guard let scalar = LenientScalar(text, at: offset) else { return nil }
        if let shapes = policy.shapes, scalar.kind == .other, let digit = shapes.read(text, at: offset) {
            var result = scalar
            (result.kind, result.digit, result.zero) = (.digit, digit, shapes.zero)
            return result
        }
        return scalar
    }

    /// Checks that a digit is in the same script as the others, and that its group has room for it.
    fileprivate mutating func check(_ digit: LenientScalar) throws(AmountParseError) {
        if !hasDigits {
            policy.zero = digit.zero
        } else if digit.zero != policy.zero {
            throw AmountParseError(.mixedDigits, at: end, expected: .digit)
        }
        if !hasDecimal, grouping.isFull(sinceSeparator, isFirst: groups == 0) { note(.groupSeparator) }
    }

    private var grouping: Grouping { policy.convention.grouping }

    /// Whether a separator belongs to the number.
    fileprivate mutating func isGroup(_ scalar: LenientScalar) throws(AmountParseError) -> Bool {
        let next = scalarAfterMarks(end + scalar.length)
        if scalar.kind == .space {
            guard !hasDecimal, integerDigits > 0, next?.kind == .digit else { return false }
        }
        if hasDecimal { throw AmountParseError(.grouping, at: end, expected: .end) }
        if integerDigits == 0 { throw AmountParseError(.unexpectedText, at: end, expected: .digit) }
        // A separator before a dash means that there are no cents.
        if scalar.kind == .comma || scalar.kind == .period, next?.isDash ?? false { return false }
        let isFirst = groups == 0
        if isFirst {
            policy.separator = scalar.kind
            policy.separators.group = Unicode.Scalar(scalar.scalar)
        }
        // Spaces do not set off groups of two: "3 12 500 €" may be several numbers.
        let mayBeSeveral = !isFirst && scalar.kind == .space && grouping.secondary != grouping.primary
        if mayBeSeveral || startsWithZero || policy.separator != scalar.kind
            || !grouping.maySeparate(after: sinceSeparator, isFirst: isFirst)
        {
            note(.digit)
        }
        if next?.kind != .digit {
            throw AmountParseError(in: text, at: end + scalar.length, .digit, .grouping)
        }
        if scalar.kind == .comma { policy.commas += 1 }
        if scalar.kind == .period { policy.periods += 1 }
        return true
    }

    /// Whether a digit, or a separator and a digit, is at an offset, behind some marks.
    fileprivate func goesOn(behind start: Int) -> Bool {
        var offset = start
        while let scalar = scalar(at: offset) {
            if scalar.kind == .digit { return true }
            guard scalar.kind == .bidiMark || policy.convention.role(of: scalar) != nil else { return false }
            offset += scalar.length
        }
        return false
    }

    private func scalarAfterMarks(_ offset: Int) -> LenientScalar? {
        var offset = offset
        while let scalar = scalar(at: offset) {
            if scalar.kind != .bidiMark { return scalar }
            offset += scalar.length
        }
        return nil
    }

    /// The offset of a fraction digit; nil if there are fewer.
    func offset(ofFractionDigit index: Int) -> Int? {
        guard index < fractionDigits else { return nil }
        var offset = fractionStart
        var digits = 0
        while let scalar = scalar(at: offset), scalar.kind != .digit || digits < index {
            digits += scalar.kind == .digit ? 1 : 0
            offset += scalar.length
        }
        return offset
    }

    /// Adds two digits after the integer as its fraction; false if there is no room for them.
    mutating func appendFraction(_ tens: UInt8, _ ones: UInt8) -> Bool {
        hasDecimal = true
        fractionDigits += 2
        return digits.appendFraction(tens) && digits.appendFraction(ones)
    }

    fileprivate mutating func closeGroups() {
        if groups > 0, sinceSeparator != grouping.primary { note(.digit) }
    }

    /// Closes the last group, and notes the other reading, at the end of the number.
    fileprivate mutating func finish() -> (element: NumberElement, length: Int)? {
        if !hasDecimal { closeGroups() }
        return nil
    }

    private mutating func note(_ expected: AmountParseError.Expected) {
        if !hasGroupingError { policy.groupingError = AmountParseError(in: text, at: end, expected, .grouping) }
    }

    /// Whether a grouping separator may have been meant as the decimal separator: a comma or a period that occurs once, or
    /// any separator with less than a group after it.
    var separatorMayBeDecimal: Bool {
        if hasDecimal { return false }
        return policy.commas == 1 || policy.periods == 1 || groups > 0 && sinceSeparator < grouping.primary
    }

    /// The number if its only separator, a comma or period before a group of the wrong size, was meant as the decimal
    /// separator: "1.5", "12.34" and "0.500" if a period sets off groups; nil for "1.2345", which may be either.
    func likelyDecimal(isNegative: Bool, scaledBy power: Int) -> DecimalValue? {
        guard hasGroupingError, !hasDecimal, groups == 1, policy.commas + policy.periods == 1,
            sinceSeparator <= 2 || startsWithZero
        else { return nil }
        return digits.value(isNegative: isNegative, scaledBy: power - sinceSeparator)
    }

    /// The number if its only separator, three digits before the end, had the other meaning.
    ///
    /// - Parameter mayBeAny: Whether marks other than commas and periods may have another meaning, as in rials, which have no
    ///   fraction.
    func separatorsOtherReading(mayBeAny: Bool) -> DecimalValue? {
        guard integerDigits > 0, integerDigits <= 6, !hasGroupingError else { return nil }
        if hasDecimal {
            guard groups == 0, fractionDigits == 3, integerDigits <= 3, !startsWithZero,
                let mark = policy.separators.decimal.map({ LenientScalar.kind($0.value) }),
                mayBeAny || mark == .comma || mark == .period
            else { return nil }
            return digits.value(isNegative: false, scaledBy: 3)
        }
        guard groups == 1, policy.separator == .comma || policy.separator == .period else { return nil }
        return digits.value(isNegative: false, scaledBy: -3)
    }
}
