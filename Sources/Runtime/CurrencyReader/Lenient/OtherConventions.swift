import CurrencyCore
import CurrencyEngine
import PackedTables

// The conventions that are tried besides the locale's:
//
//     1,234.50     1.234,50     1'234.50     1'234,50     12,34,567.50
//     1.234'50     in Spain and Italy, by hand
//
// Each of them also groups with spaces: "1 234,50". They read a text that the locale's separators refuse: "7.5 €" in German is
// seven and a half, since a group has three digits. If several read it otherwise, it is ambiguous.

/// Reads numbers by the separators of other countries.
package enum OtherConventions {
    /// The locale's separators, followed by the common ones.
    private static func all(for syntax: AmountSyntax) -> [NumberSeparators] {
        var result = [syntax.separators]
        if syntax.latinSeparators != syntax.separators { result.append(syntax.latinSeparators) }
        func add(_ decimal: Unicode.Scalar, _ group: Unicode.Scalar, secondary: Int = 3) {
            let other = NumberSeparators(
                decimal: NumberSeparators.Separator(decimal.value), group: NumberSeparators.Separator(group.value),
                grouping: Grouping(secondary: secondary))
            if !result.contains(other) { result.append(other) }
        }
        add(".", ",")
        add(",", ".")
        add(".", "'")
        add(",", "'")
        add(".", ",", secondary: 2)
        if syntax.apostropheIsDecimal { add("'", ".") }
        return result
    }

    /// The amount of a text that the locale's separators do not read, by all others that do. Amounts that the currency cannot
    /// have are left out, unless there is no other: "12.500 €" in French is 12500. If several are left, the amount is doubtful.
    ///
    /// - Parameters:
    ///   - hasOwn: Whether the syntax has separators of its own, which were tried.
    ///   - minorUnit: The fraction digits that the currency of an amount can have; nil if any number of them.
    static func read(
        _ text: UnsafeBufferPointer<UInt8>, _ syntax: AmountSyntax, hasOwn: Bool = true,
        minorUnit: (ReadAmount) -> Int?,
        with read: (UnsafeBufferPointer<UInt8>, AmountSyntax) -> ReadAmount?
    ) -> ReadAmount? {
        if let text = withOtherMark(text, syntax) {
            return text.withUnsafeBufferPointer { text in
                for separators in Self.all(for: syntax) {
                    if let read = read(text, AmountSyntax(syntax, separators: separators)) { return read }
                }
                return nil
            }
        }
        var all: [ReadAmount] = []
        for separators in Self.all(for: syntax).dropFirst(hasOwn ? 1 : 0) {
            guard var other = read(text, AmountSyntax(syntax, separators: separators)) else { continue }
            other.trustSeparator()
            if !all.contains(where: { $0.readings == other.readings }) { all.append(other) }
        }
        // A fraction of three digits may be a group, unless a word multiplies it: "1.234 млрд" is either.
        func mayBeGroup(_ read: ReadAmount) -> Bool {
            guard let number = read.number, (minorUnit(read) ?? 3) < 3, !read.parsed.notes.contains(.scaleWord) else {
                return false
            }
            return number.fractionDigits == 3 && number.integerDigits > 0 && !number.startsWithZero
        }
        let possible = all.filter { !mayBeGroup($0) }
        if possible.isEmpty, var only = all.first {
            // "1'250.000" pesos are more than a thousand.
            only.doubt(.separator, only.place, only.parsed.amount.scaled(byPowerOfTen: 3))
            only.preferLast()
            return only
        }
        var result = possible.first
        if let read = result, let group = digitsOfGroup(read, syntax, minorUnit(read)) {
            result?.doubt(.separator, read.place, read.parsed.amount.scaled(byPowerOfTen: group))
        }
        for other in possible.dropFirst() { result?.doubt(.separator, other.place, other.parsed.amount) }
        // "1.200 milhões" are rather twelve hundred.
        if possible.count > 1, possible[0].parsed.notes.contains(.scaleWord), possible[0].number?.fractionDigits == 3 {
            result?.preferLast()
        }
        return result
    }

    /// A text whose number has more marks than a convention, with those of one; nil for other texts:
    ///
    ///     55.000.00           55.000,00: the locale's decimal sign between groups, too; in "1,234,56" a digit may be missing
    ///     1'234,567.89        1,234,567.89: the mark for millions of Latin America
    private static func withOtherMark(_ text: UnsafeBufferPointer<UInt8>, _ syntax: AmountSyntax) -> [UInt8]? {
        if syntax.tag.language == Subtag("es"), let text = withoutMarkOfMillions(text) { return text }
        guard let first = text.firstIndex(where: { $0.isDigit }), let last = text.lastIndex(where: { $0.isDigit })
        else {
            return nil
        }
        let number = text[first...last]
        let groups = number.split(omittingEmptySubsequences: false) { $0 == 0x2C || $0 == 0x2E }
        let marks = number.filter { $0 == 0x2C || $0 == 0x2E }
        guard groups.count > 2, marks.allSatisfy({ UInt32($0) == syntax.separators.decimal?.scalar }),
            groups.allSatisfy({ $0.allSatisfy { $0.isDigit } }),
            1...3 ~= groups[0].count, groups.last?.count == 2,
            groups[1..<(groups.count - 1)].allSatisfy({ $0.count == 3 })
        else { return nil }
        var result = Array(text)
        result[last - 2] = marks[0] == 0x2C ? 0x2E : 0x2C
        return result
    }

    /// A text in which an apostrophe sets off the millions and another mark the thousands, with that mark for both.
    private static func withoutMarkOfMillions(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
        guard let place = text.firstIndex(of: UInt8(ascii: "'")), place > 0, text[place - 1].isDigit,
            place + 7 < text.count, text[place + 4] == 0x2C || text[place + 4] == 0x2E,
            ((place + 1)..<(place + 4)).allSatisfy({ text[$0].isDigit }),
            ((place + 5)..<(place + 8)).allSatisfy({ text[$0].isDigit })
        else { return nil }
        var result = Array(text)
        result[place] = text[place + 4]
        return result
    }

    /// How many digits behind a mark that groups in the locale may be a group, as the currency has fewer fraction digits:
    /// "15,00円" in Japanese, "12,3456 $" in English. Nil in "0,123", which has no group, in "1.234,50", which shows what
    /// groups, in "24,9900", where zeros fill the fraction, and in "1,13325", since no group has so many digits.
    private static func digitsOfGroup(_ read: ReadAmount, _ syntax: AmountSyntax, _ minorUnit: Int?) -> Int? {
        guard let number = read.number, let minorUnit, number.fractionDigits > minorUnit, number.groups == 0,
            !(number.startsWithZero && number.integerDigits == 1), !read.parsed.notes.contains(.scaleWord),
            number.separators.decimal.map({ LenientScalar.kind($0.value) }) == syntax.separators.group?.kind
        else { return nil }
        let isFilled =
            (try? read.parsed.amount.quantized(toFractionDigits: minorUnit)) == read.parsed.amount
            && (try? read.parsed.amount.quantized(toFractionDigits: 1)) != read.parsed.amount
        // "$10,000000" lacks a mark.
        let mayBeGroup =
            minorUnit == 0 || number.fractionDigits < 4 || number.fractionDigits == 4 && !isFilled
            || number.fractionDigits == 6
        return mayBeGroup ? number.fractionDigits : nil
    }
}
