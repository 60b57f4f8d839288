import CurrencyCore
import CurrencyEngine

/// Finds every amount that a plan writes as a text, by formatting the possible amounts.
///
/// Each form of the affixes that fits both ends of the text leaves a range for the number. Every amount that the number
/// may mean is formatted again, and counts if the bytes are the same, so the parser follows every rule of the formatter.
/// Forms and readings of a number are few and do not depend on the text, so this is linear in its length.
struct StrictReader {
    let plan: FormatPlan
    /// The whole text.
    let whole: UnsafeBufferPointer<UInt8>
    /// The text without the currency's name, and its start.
    private var text: UnsafeBufferPointer<UInt8>
    private var start = 0
    /// The amounts that the plan writes as this text.
    private(set) var values: [DecimalValue] = []
    /// The first amount that could be read but is written differently.
    private(set) var otherwiseWritten: DecimalValue?
    /// Whether the number being read may mean another amount, so that no spelling can be proposed.
    private var mayHaveOtherReading = false
    /// The offset of a 39th digit.
    private var surplusDigit: Int?

    init(_ plan: FormatPlan, _ text: UnsafeBufferPointer<UInt8>) {
        self.plan = plan
        self.text = text
        whole = text
    }

    mutating func read() {
        if let zeroText = plan.zeroText, zeroText.equals(whole, plan.storage) { take(.zero) }
        for shell in shells {
            let prefix = Int(shell.prefix.count)
            let suffix = Int(shell.suffix.count)
            guard prefix + suffix <= whole.count, shell.prefix.matches(whole, at: 0, storage: plan.storage),
                shell.suffix.matches(whole, at: whole.count - suffix, storage: plan.storage)
            else { continue }
            text = UnsafeBufferPointer(rebasing: whole[prefix..<(whole.count - suffix)])
            start = prefix
            for form in forms {
                for sign in plan.usedForms { read(form, sign) }
            }
        }
    }

    /// The texts that the currency's name puts around everything, one for each plural; empty ones if there is no name.
    private var shells: [AffixForms.Form] { plan.names?.forms ?? [AffixForms.Form()] }

    /// All forms that the plan has.
    private var forms: [StrictForm] { plan.compact?.strictForms(plan.forms) ?? [StrictForm(affixes: plan.forms)] }

    /// Reads with the affixes as they are, and without their currency spacing, which is written only next to digits.
    private mutating func read(_ form: StrictForm, _ sign: SignForm) {
        let affixes = form.affixes.form(sign)
        let (prefix, suffix) = (affixes.prefix.bytes(plan.storage), affixes.suffix.bytes(plan.storage))
        for inPrefix in affixes.prefixSpacing == 0 ? [0] : [0, Int(affixes.prefixSpacing)] {
            for inSuffix in affixes.suffixSpacing == 0 ? [0] : [0, Int(affixes.suffixSpacing)] {
                let (before, behind) = (prefix.dropLast(inPrefix), suffix.dropFirst(inSuffix))
                guard before.count + behind.count <= text.count, text.starts(with: before),
                    text.suffix(behind.count).elementsEqual(behind)
                else { continue }
                readNumber(before.count..<(text.count - behind.count), form, sign)
            }
        }
    }

    private mutating func readNumber(_ range: Range<Int>, _ form: StrictForm, _ sign: SignForm) {
        let number = UnsafeBufferPointer(rebasing: text[range])
        if form.hidesNumber {
            guard range.isEmpty else { return }
            // A word without a number: "mille". It may stand for any number in its plural category.
            for digit in 1...9 as ClosedRange<UInt8> {
                var digits = DigitReader()
                _ = digits.appendInteger(digit)
                take(digits, form, sign, fractionDigits: 0)
            }
            return
        }
        if plan.nan.equals(number, plan.storage) {
            if plan.signForms.write(.positiveZero, as: sign) { take(.nan) }
        } else if plan.infinity.equals(number, plan.storage) {
            take(.infinity, as: sign, isZero: false)
        }
        var reader = StrictNumber(plan, number)
        let readings = reader.readings()
        mayHaveOtherReading = reader.mayHaveOtherReading
        for reading in readings {
            take(reading.digits, form, sign, fractionDigits: reading.fractionDigits)
        }
        if let offset = reader.surplusDigit { surplusDigit = start + range.lowerBound + offset }
    }

    private mutating func take(_ digits: DigitReader, _ form: StrictForm, _ sign: SignForm, fractionDigits: Int) {
        for exponent in form.exponents {
            if let value = digits.value(isNegative: false, scaledBy: exponent - plan.scale - fractionDigits) {
                take(value, as: sign, isZero: digits.isZero)
            }
        }
    }

    /// Adds the number or its negation, whichever is written in the form; the positive one if both are.
    private mutating func take(_ value: DecimalValue, as sign: SignForm, isZero: Bool) {
        if plan.signForms.write(SignClass(isNegative: false, isZero: isZero), as: sign) {
            take(value)
        } else if plan.signForms.write(SignClass(isNegative: true, isZero: isZero), as: sign) {
            take(value.negated)
        }
    }

    private mutating func take(_ value: DecimalValue) {
        if !plan.writes(value, as: whole) {
            if !mayHaveOtherReading { otherwiseWritten = otherwiseWritten ?? value }
        } else if !values.contains(value) {
            values.append(value)
        }
    }
}

// MARK: Errors

extension StrictReader {
    /// The reason why the text is rejected, if no amount was found.
    var error: AmountParseError {
        if let surplusDigit { return AmountParseError(.tooManyDigits, at: surplusDigit, expected: .fewerDigits) }
        var furthest: AmountParseError?
        for shell in shells {
            for form in forms {
                for sign in plan.usedForms {
                    let diagnosis = StrictDiagnosis(
                        plan: plan, text: whole, shell: shell, form: form.affixes.form(sign),
                        hidesNumber: form.hidesNumber)
                    guard let error = diagnosis.error else { continue }
                    if error.offset > furthest?.offset ?? -1 { furthest = error }
                }
            }
        }
        var error = furthest ?? AmountParseError(.spelling, at: 0, expected: .wellFormed)
        guard let value = otherwiseWritten else {
            error.wellFormed = spelledWithSpaces
            return error
        }
        let spelling = plan.withText(of: value) { written in
            // The text has the right shape, but is spelled differently.
            let offset = zip(written, whole).prefix { $0 == $1 }.count
            if offset > error.offset || furthest == nil {
                error = AmountParseError(.spelling, at: offset, expected: .wellFormed)
            }
            return String(decoding: written, as: UTF8.self)
        }
        // If rounding changes the amount, the spelling belongs to another amount.
        if plan.strictReadings(of: spelling).contains(value) { error.wellFormed = spelling }
        return error
    }
}

// Not nested in the reader: an array of forms would then link it into programs that never parse.

/// A form of the plan: affixes, and the powers of ten by which the number between them may have been divided.
struct StrictForm {
    var affixes: AffixForms
    var hidesNumber = false
    var exponents = [0]
}
