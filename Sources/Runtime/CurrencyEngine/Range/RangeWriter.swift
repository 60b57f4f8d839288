import CurrencyCore
import LDMLSyntax
import PackedTables

/// Writes ranges of two numbers, with everything that they need.
final class RangeWriter: Sendable {
    private let numbers: FormatPlan
    /// The plan for numbers that look the same; nil if these are not written as approximate numbers.
    private let approximateNumbers: FormatPlan?
    /// The texts before, between and after the two numbers. No locale of CLDR has any before or after them.
    private let pattern: JoiningPattern
    private let isIsolated: Bool
    private let collapse: RangeCollapse
    private let identity: RangeIdentity
    private let compatibility: FormatOptions.Compatibility
    /// Whether to round approximate numbers twice, as ICU did before release 78.
    private let roundsTwice: Bool
    private let plurals: PluralRanges

    /// - Parameters:
    ///   - numbers: The plan for the two numbers.
    ///   - approximateNumbers: The plan for numbers that look the same; nil if these are not written as approximate.
    ///   - options: The options of the style whose ranges are written.
    init(_ numbers: FormatPlan, approximateNumbers: FormatPlan?, _ options: FormatOptions) {
        self.numbers = numbers
        self.approximateNumbers = approximateNumbers
        collapse = options.rangeCollapse
        identity = options.rangeIdentity
        compatibility = options.compatibility
        roundsTwice = compatibility == .icu && options.data.cldrMajorVersion < 48
        let filter = TextFilter(options)
        let tables = SystemTables(options)
        plurals = PluralRanges(localeRow: tables.locale, compatibility: compatibility, data: options.data)
        let pattern = JoiningPattern.range(tables)
        self.pattern = JoiningPattern(
            before: filter.apply(pattern.before), between: filter.apply(pattern.between),
            after: filter.apply(pattern.after))
        isIsolated = options.bidi == .isolate
    }

    /// Whether another writer writes every range the same way.
    func writesAs(_ other: RangeWriter) -> Bool {
        numbers == other.numbers && approximateNumbers == other.approximateNumbers && pattern == other.pattern
            && isIsolated == other.isIsolated && collapse == other.collapse && identity == other.identity
            && compatibility == other.compatibility && roundsTwice == other.roundsTwice && plurals == other.plurals
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(numbers)
        hasher.combine(pattern)
        hasher.combine(collapse)
        hasher.combine(identity)
    }
}

extension RangeWriter {
    func formatParts(
        from start: DecimalValue, to end: DecimalValue
    ) throws(FormatRangeError) -> FormattedRange {
        if compatibility == .ldml {
            if start.isNaN { throw .startIsNotANumber }
            if end.isNaN { throw .endIsNotANumber }
        }
        let (first, second) = (numbers.roundUnpadded(start), numbers.roundUnpadded(end))
        if numbers.looksAlike(first, second) {
            switch identity {
            case .range: break
            case .single: return single(numbers, first)
            case .approximatelyOrSingle where start == end: return single(numbers, first)
            case .approximatelyOrSingle, .approximately:
                let plan = approximateNumbers ?? numbers
                return single(plan, roundsTwice ? plan.roundTwice(start) : plan.roundUnpadded(start))
            }
        }
        return joined(first, second)
    }

    private func single(_ plan: FormatPlan, _ rounded: FormatPlan.Rounded) -> FormattedRange {
        formatted(plan, plan.capacity(for: rounded)) { $0.append(rounded, .all, .shared) }
    }

    /// Formats a range, with isolates around what the closure writes.
    private func formatted(
        _ plan: FormatPlan, _ capacity: Int, _ write: (inout RangeText) -> Void
    ) -> FormattedRange {
        plan.storage.withUnsafeBufferPointer { storage in
            withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity + 8) { scratch in
                // The allocation is never empty.
                var text = RangeText(plan, storage.baseAddress, scratch.baseAddress.unsafelyUnwrapped)
                // U+2068 is FIRST STRONG ISOLATE; U+2069 is POP DIRECTIONAL ISOLATE.
                if isIsolated { text.append("\u{2068}".utf8) }
                write(&text)
                if isIsolated { text.append("\u{2069}".utf8) }
                return text.formatted
            }
        }
    }

    // If text is repeated around each number, spaces go around the separator, unless it already has some: "1–3 USD",
    // but "1 USD – 3 USD". This is ICU's rule. Only Pattern_White_Space counts as spaces, so a separator with thin
    // spaces, like Macedonian's, gets plain spaces in addition.
    //
    // See https://www.unicode.org/reports/tr31/#R3 for Pattern_White_Space.

    /// The text between the two numbers.
    private func separator(isSpaced: Bool) -> [UInt8] {
        guard isSpaced else { return pattern.between }
        let space = [UInt8(ascii: " ")]
        return pattern.between.withUnsafeBufferPointer { bytes in
            (UTF8Scalar.first(bytes).map(UnicodeProperty.isPatternWhiteSpace) ?? false ? [] : space) + bytes
                + (UTF8Scalar.last(bytes).map(UnicodeProperty.isPatternWhiteSpace) ?? false ? [] : space)
        }
    }

    /// Joins both numbers. The outer name is shared first; affixes are shared only if the name is.
    private func joined(_ first: FormatPlan.Rounded, _ second: FormatPlan.Rounded) -> FormattedRange {
        let storage = numbers.storage
        let (affixes, hidesNumber) = numbers.affixes(of: first)
        let sharesAffixes =
            numbers.affixes(of: second) == (affixes, hidesNumber) && collapse.joins(affixes, storage)
        // Names of different plural categories are forms of the same name.
        let sharesName = collapse != .none
        let category = plurals.category(start: numbers.category(of: first), end: numbers.category(of: second))
        let name = sharesName ? numbers.names?.form(category) : nil
        let isRepeated =
            (!sharesName && (numbers.name(of: first)?.characterCount(storage) ?? 0) > 0)
            || (!sharesAffixes && affixes.characterCount(storage) > 0)
        let separator = separator(isSpaced: isRepeated)
        let patternLength = pattern.before.count + separator.count + pattern.after.count
        let capacity = numbers.capacity(for: first) + numbers.capacity(for: second) + patternLength
        return formatted(numbers, capacity) { text in
            text.append(pattern.before)
            // ICU puts a name that precedes the numbers after their shared prefix: "-Kina 1–2".
            let nameIsInside = compatibility == .icu && sharesAffixes
            if let name, !nameIsInside { text.appendPrefix(name) }
            let beginsWithDigit = sharesAffixes && !hidesNumber && text.beginsWithDigit(first)
            if sharesAffixes { text.appendPrefix(affixes, nextToDigit: beginsWithDigit && !nameIsInside) }
            if let name, nameIsInside { text.appendPrefix(name) }
            if beginsWithDigit, nameIsInside { text.append(affixes.spacingBeforeNumber(storage)) }
            if !sharesAffixes || !hidesNumber {
                let texts: RangeText.Texts = sharesAffixes ? .number : sharesName ? .affixes : .all
                text.append(first, texts, .startRange)
                text.append(separator)
                text.append(second, texts, .endRange)
            }
            if sharesAffixes { text.appendSuffix(affixes, nextToDigit: !hidesNumber && text.utf8.endsWithDigit) }
            if let name { text.appendSuffix(name) }
            text.append(pattern.after)
        }
    }
}

extension RangeCollapse {
    /// Whether equal affixes are written once.
    fileprivate func joins(_ affixes: AffixForms.Form, _ storage: PlanStorage) -> Bool {
        switch self {
        case .none: false
        case .all: true
        case .auto: affixes.characterCount(storage) > 1
        // ICU does not treat a permille sign as a unit.
        case .unit: affixes.contains(.currency, storage) || affixes.contains(.percentSign, storage)
        }
    }
}

extension AffixForms.Form {
    /// The number of Unicode scalars in both affixes, without currency spacing.
    fileprivate func characterCount(_ storage: PlanStorage) -> Int {
        let bytes =
            prefix.bytes(storage).dropLast(Int(prefixSpacing)) + suffix.bytes(storage).dropFirst(Int(suffixSpacing))
        return bytes.count { $0 & 0xC0 != 0x80 }
    }

    /// The currency spacing at the end of the prefix.
    fileprivate func spacingBeforeNumber(_ storage: PlanStorage) -> [UInt8] {
        prefix.bytes(storage).suffix(Int(prefixSpacing))
    }

    fileprivate func contains(_ kind: FormattedPart.Kind, _ storage: PlanStorage) -> Bool {
        storage.withUnsafeBufferPointer { storage in
            prefixParts.contains(kind, in: prefix, storage.baseAddress)
                || suffixParts.contains(kind, in: suffix, storage.baseAddress)
        }
    }
}

extension FormatPlan {
    /// Rounds an amount. Ranges are not padded.
    fileprivate func roundUnpadded(_ amount: DecimalValue) -> Rounded {
        var rounded = round(amount)
        rounded.missingWidth = 0
        return rounded
    }

    /// Rounds an approximate amount twice, as ICU did before release 78: after rounding and cutting off integer digits,
    /// it rounded the rest once more.
    fileprivate func roundTwice(_ amount: DecimalValue) -> Rounded {
        let first = roundUnpadded(amount)
        guard first.amount.isFinite else { return first }
        let kept = first.amount.cut(toIntegerDigits: maximumInteger)
        var plan = self
        plan.digitRule.strippedMinimum = first.minimumFraction
        return plan.roundUnpadded(kept.scaled(byPowerOfTen: first.compactExponent - scale))
    }

    /// The affixes of a rounded amount, and whether they replace its number, as "mille" does.
    fileprivate func affixes(of rounded: Rounded) -> (form: AffixForms.Form, hideNumber: Bool) {
        if text(replacing: rounded) != nil { return (AffixForms.Form(), false) }
        let compact = compactForm(of: rounded)
        return ((compact?.affixes ?? forms).form(signForm(of: rounded.amount)), compact?.hidesNumber ?? false)
    }

    /// The currency's name around a rounded amount.
    fileprivate func name(of rounded: Rounded) -> AffixForms.Form? {
        guard let names, let choice = rounded.name, text(replacing: rounded) == nil else { return nil }
        return names.forms[choice.index]
    }

    /// The plural category that the currency's name was chosen for.
    fileprivate func category(of rounded: Rounded) -> PluralCategory {
        name(of: rounded) == nil ? .other : rounded.name?.category ?? .other
    }

    /// Whether two numbers look the same, apart from the form of the currency's name. Numbers with other minimums of
    /// fraction digits do not, even if both are written as 1.5.
    fileprivate func looksAlike(_ first: Rounded, _ second: Rounded) -> Bool {
        func written(_ rounded: Rounded) -> FormattedNumber {
            var unnamed = rounded
            unnamed.name = nil
            return formatParts(unnamed)
        }
        let (one, other) = (written(first), written(second))
        return one.text.utf8.elementsEqual(other.text.utf8) && one.parts == other.parts
            && first.amount.isNegative == second.amount.isNegative && first.minimumFraction == second.minimumFraction
    }
}

extension DecimalValue {
    /// The number with at most its last `count` integer digits.
    fileprivate func cut(toIntegerDigits count: Int) -> DecimalValue {
        // All exponents are far below this bound, and `.max` must not overflow.
        let kept = count > 100_000 ? count : count - exponent
        if kept >= coefficient.digitCount { return self }
        if kept <= 0 { return isNegative ? DecimalValue.zero.negated : .zero }
        let rest = coefficient.quotientAndRemainder(dividingByPowerOfTen: kept).remainder
        return (try? DecimalValue(isNegative: isNegative, coefficient: rest, exponent: exponent)) ?? self
    }
}
