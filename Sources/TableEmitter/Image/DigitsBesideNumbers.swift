import DataSnapshot
import LDMLSyntax
import LocaleModel
import PackedTables

/// Looks for digits of any numbering system in what stands beside the digits of an amount.
///
/// The runtime reads amounts fast where there are none: a text is then divided in one way at most.
struct DigitsBesideNumbers {
    private let digits: Set<Unicode.Scalar>

    init(_ snapshot: Snapshot) {
        let systems = snapshot.supplemental.numberingSystems.values.compactMap(\.digits)
        digits = Set(systems.joined().flatMap(\.unicodeScalars)).union("0123456789".unicodeScalars)
    }

    /// Whether locales have any of their own.
    func areFound(in locales: [LocaleFacts]) -> Bool {
        locales.contains { locale in
            locale.values.contains { field, value in
                switch field.place {
                case .text: isFound(inText: value)
                case .pattern: isFound(inPattern: value)
                case nil: false
                }
            }
        }
    }

    func isFound(inText text: String) -> Bool { text.unicodeScalars.contains { digits.contains($0) } }

    func isFound(inPattern pattern: String) -> Bool {
        NumberPattern.with(pattern) { pattern in
            pattern.affixes.contains { isFound(inText: pattern.text($0.start..<$0.end)) }
        }
    }
}

extension LocaleField {
    fileprivate enum Place {
        /// The value stands beside the digits of amounts.
        case text
        /// The value's affixes do.
        case pattern
    }

    /// How the value stands beside the digits of amounts; nil where it does not.
    fileprivate var place: Place? {
        switch self {
        case .symbol(_, let kind):
            [.decimal, .group, .plusSign, .minusSign, .currencyDecimal, .currencyGroup].contains(kind) ? .text : nil
        case .spacing(_, _, .insertBetween): .text
        case .currency(_, let part): part == .pattern ? .pattern : .text
        case .pattern(_, let kind): [.decimal, .percent, .scientific].contains(kind) ? nil : .pattern
        default: nil
        }
    }
}

extension SelfCheck {
    /// Whether there are digits is looked for in the model; where there are none, in each text of the image too.
    func compareDigitsBesideNumbers() throws(EmitError) {
        let digits = DigitsBesideNumbers(snapshot)
        let isFound = digits.areFound(in: localeRows.keys.compactMap { inheritance.locales[$0] })
        try compare(image.identity.hasDigitsBesideNumbers, isFound, "", "hasDigitsBesideNumbers")
        if isFound { return }
        let (symbols, values, spacings) = (
            image.rows(of: SymbolRow.self), image.rows(of: CurrencyValueRow.self), image.rows(of: SpacingRow.self)
        )
        var texts: [TextReference<Texts>] = []
        for row in 0..<symbols.count {
            let set = symbols[row]
            texts += [set.decimal, set.group, set.plusSign, set.minusSign]
            texts += [set.currencyDecimal, set.currencyGroup].compactMap(\.self)
        }
        for row in 0..<spacings.count {
            texts += [spacings[row].beforeCurrency.insertBetween, spacings[row].afterCurrency.insertBetween]
        }
        var patterns: [TextReference<Texts>] = []
        for row in 0..<values.count {
            if values[row].key.part == .pattern {
                patterns.append(values[row].value)
            } else {
                texts.append(values[row].value)
            }
        }
        let sets = image.rows(of: CurrencyPatternRow.self)
        for row in 0..<sets.count {
            for variants in [sets[row].standard, sets[row].accounting] {
                patterns.append(variants.pattern)
                patterns += [variants.alphaNextToNumber, variants.noCurrency].compactMap(\.self)
            }
        }
        let found =
            texts.map { image.text($0).string }.first(where: digits.isFound(inText:))
            ?? patterns.map { image.text($0).string }.first(where: digits.isFound(inPattern:))
        try compare(found == nil, true, "", "hasDigitsBesideNumbers: none, where there is \(found ?? "")")
    }
}
