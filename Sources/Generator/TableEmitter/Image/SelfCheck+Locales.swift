import LocaleModel
import LocaleResolution
import PackedTables

/// Checks the locales, their parents, and that each is found by its identifier.
extension SelfCheck {
    func compareLocales() throws(EmitError) {
        var expected = Set(inheritance.locales.keys)
        if let wanted = selection.locales {
            expected = [LocaleFacts.rootIdentifier]
            for identifier in wanted { expected.formUnion(inheritance.parents.chain(from: identifier)) }
        }
        try compare(names: localeRows.keys, expected, "locales")
        try compareOrder(of: LocaleRow.self, rows: localeRows.count) { $0.identifier }
        var compactTables = CompactTables(image: image)
        var currencyValues = CurrencyValueIndex(self)
        for (locale, row) in localeRows.sorted(by: { $0.value < $1.value }) {
            let chain = inheritance.parents.chain(from: locale)
            try compareIdentity(of: locale, row, chain)
            try compareNumberingSystems(of: locale, row, chain)
            try compareSystems(of: locale, row, chain, &compactTables)
            try compareCurrencyValues(of: locale, row, chain, &currencyValues)
        }
        try compareSentinel()
    }

    /// The last row repeats the one before it, except for the start of its currency values, which is their end.
    private func compareSentinel() throws(EmitError) {
        let sentinel = LocaleLookup(image: image).localeCount
        var expected = image[LocaleRow.self, sentinel - 1]
        expected.firstCurrencyValue = RowReference(image.rowCount(of: CurrencyValueRow.self))
        let found = image[LocaleRow.self, sentinel]
        try compare(try? found.bytes(), try? expected.bytes(), "", "the row behind the locales")
    }

    private func compareIdentity(of locale: String, _ row: Int, _ chain: [String]) throws(EmitError) {
        let lookup = LocaleLookup(image: image)
        try compare(lookup.row(for: Self.tag(locale)), row, locale, "the row that its identifier leads to")
        try compare(lookup.fallbackRow(for: Self.tag(locale)), row, locale, "the row that its subtags lead to")
        var regional = Self.tag(locale)
        regional.region = regional.region ?? lookup.likelyRegion(of: regional)
        try compare(
            lookup.row(for: regional), lookup.fallbackRow(for: regional), locale,
            "the row that it leads to with its likely region")
        let own = image[LocaleRow.self, row]
        let parent = image[own.parent]
        try compare(image.text(parent.identifier), chain.count > 1 ? chain[1] : locale, locale, "parent")
        let digits = inheritance.find(.minimumGroupingDigits, along: chain)?.value
        try compare(
            String(own.minimumGroupingDigits), digits ?? "nothing", locale,
            LocaleField.minimumGroupingDigits.path)
    }

    private func compareNumberingSystems(of locale: String, _ row: Int, _ chain: [String]) throws(EmitError) {
        let row = image[LocaleRow.self, row]
        let systems: [(NumberingSystemRole, RowReference<NumberingSystemRow>?)] = [
            (.default, row.defaultSystem), (.native, row.nativeSystem), (.traditional, row.traditionalSystem),
            (.finance, row.financeSystem),
        ]
        for (role, system) in systems {
            let name = system.map { image.text(image[$0].identifier) }
            let field = LocaleField.numberingSystem(role)
            try compare(name, inheritance.find(field, along: chain)?.value, locale, field.path)
        }
    }

    /// The tag that requests a locale.
    static func tag(_ identifier: String) -> LanguageTag {
        var tag = LanguageTag.root
        for (index, part) in identifier.split(separator: "-").enumerated() {
            guard let subtag = Subtag(ascii: part.utf8) else { continue }
            if index == 0 {
                tag.language = subtag
            } else if subtag.count == 4, subtag.isAlphabetic {
                tag.script = subtag
            } else if subtag.count <= 3 {
                tag.region = subtag
            } else {
                tag.variants.append(subtag)
            }
        }
        return tag
    }
}

// MARK: Currencies of locales

extension SelfCheck {
    /// The currency fields that each locale owns, by the codes in the image.
    struct CurrencyValueIndex {
        private let check: SelfCheck
        private var fields: [String: [LocaleField]] = [:]

        init(_ check: SelfCheck) {
            self.check = check
        }

        mutating func fields(of locale: String) -> [LocaleField] {
            if let known = fields[locale] { return known }
            let own = (check.inheritance.locales[locale]?.values.keys ?? [:].keys).filter {
                guard case .currency(let code, _) = $0 else { return false }
                return check.currencyRows[code] != nil
            }
            fields[locale] = own
            return own
        }
    }

    /// The values of the locale and its ancestors must be found, and the locale must have no others.
    private func compareCurrencyValues(
        of locale: String, _ row: Int, _ chain: [String], _ index: inout CurrencyValueIndex
    ) throws(EmitError) {
        let rows = image.currencyValues(of: row)
        try compare(rows.count, index.fields(of: locale).count, locale, "the number of own currency values")
        for row in rows.dropFirst() {
            let keys = [row - 1, row].map { image[CurrencyValueRow.self, $0].key }
            try compare(
                keys[0] < keys[1], true, locale, "currencies: the key of row \(row) is behind the one before it")
        }
        var values: [Int: CurrencyValues] = [:]
        for owner in chain {
            for field in index.fields(of: owner) {
                let expected = inheritance.find(field, along: chain)?.value
                let found = currencyValue(field, row, &values)
                guard case .currency(_, .pattern) = field, let expected else {
                    try compare(found, expected, locale, field.path)
                    continue
                }
                try comparePattern(found?.string, expected, locale, field.path)
                if owner != locale { continue }
                try comparePatternForm(expected, .oneNumber, locale, field.path)
            }
        }
    }

    /// The value that the runtime finds for a currency.
    private func currencyValue(
        _ field: LocaleField, _ locale: Int, _ known: inout [Int: CurrencyValues]
    ) -> PackedText? {
        guard case .currency(let code, let part) = field, let currency = currencyRows[code],
            let part = Self.part(part)
        else { return nil }
        let values = known[currency] ?? CurrencyValues(image: image, locale: locale, currency: currency)
        known[currency] = values
        return values.value(part)
    }

    /// A part of the tables by its name, which is the same on both sides.
    private static func part(_ part: CurrencyPart) -> CurrencyValueKey.Part? {
        CurrencyValueKey.Part.allCases.first { "\($0)" == "\(part)" }
    }
}
