import LocaleModel
import LocaleResolution
import PackedTables

/// Locales: which there are, what they inherit from, and that each is found by its identifier.
extension SelfCheck {
    func compareLocales() throws(EmitError) {
        var expected = Set(inheritance.locales.keys)
        if let wanted = selection.locales {
            expected = [LocaleFacts.rootIdentifier]
            for identifier in wanted { expected.formUnion(inheritance.parents.chain(from: identifier)) }
        }
        try compare(names: localeRows.keys, expected, "locales")
        try compareOrder(of: .locales, LocaleColumn.identifier, rows: localeRows.count)
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

    /// The last row repeats the one before it, save where its currency values begin: there they end.
    private func compareSentinel() throws(EmitError) {
        let sentinel = image.rowCount(of: .locales) - 1
        for column in PackedLayout.columns(.locales) {
            let isEnd = column.offset == LocaleColumn.firstCurrencyValue.offset
            let expected =
                isEnd ? image.rowCount(of: .currencyValues) : image.value(.locales, sentinel - 1, column)
            try compare(
                image.value(.locales, sentinel, column), expected, "",
                "the row behind the locales, byte \(column.offset)")
        }
    }

    private func compareIdentity(of locale: String, _ row: Int, _ chain: [String]) throws(EmitError) {
        let found = LocaleLookup(image: image).row(for: Self.tag(locale))
        try compare(found, row, locale, "the row that its identifier leads to")
        let parent = image.value(.locales, row, LocaleColumn.parent)
        try compare(
            image.text(.locales, parent, LocaleColumn.identifier), chain.count > 1 ? chain[1] : locale, locale, "parent"
        )
        let digits = inheritance.find(.minimumGroupingDigits, along: chain)?.value
        try compare(
            String(image.value(.locales, row, LocaleColumn.minimumGroupingDigits)), digits ?? "nothing", locale,
            LocaleField.minimumGroupingDigits.path)
    }

    private func compareNumberingSystems(of locale: String, _ row: Int, _ chain: [String]) throws(EmitError) {
        let columns: [(NumberingSystemRole, Column)] = [
            (.default, LocaleColumn.defaultSystem), (.native, LocaleColumn.nativeSystem),
            (.traditional, LocaleColumn.traditionalSystem), (.finance, LocaleColumn.financeSystem),
        ]
        for (role, column) in columns {
            let system: Int?
            if case .row = column.content {
                system = image.value(.locales, row, column)
            } else {
                system = image.optionalRow(.locales, row, column)
            }
            let name = system.map { image.text(.numberingSystems, $0, NumberingSystemColumn.identifier) }
            let field = LocaleField.numberingSystem(role)
            try compare(name, inheritance.find(field, along: chain)?.value, locale, field.path)
        }
    }

    /// A locale's identifier as the tag that asks for it.
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
    /// The currency fields that each locale has of its own, by the codes that are in the image.
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

    /// What the locale or an ancestor says of currencies must be found, and the locale must have nothing else.
    private func compareCurrencyValues(
        of locale: String, _ row: Int, _ chain: [String], _ index: inout CurrencyValueIndex
    ) throws(EmitError) {
        let first = image.value(.locales, row, LocaleColumn.firstCurrencyValue)
        let end = image.value(.locales, row + 1, LocaleColumn.firstCurrencyValue)
        try compare(end - first, index.fields(of: locale).count, locale, "the number of own currency values")
        for key in first..<max(first, end - 1)
        where image.value(.currencyValues, key, CurrencyValueColumn.key)
            >= image.value(.currencyValues, key + 1, CurrencyValueColumn.key)
        {
            throw .readBackDiffers(
                locale: locale, field: "currencies", expected: "keys that rise",
                found: "\(image.value(.currencyValues, key + 1, CurrencyValueColumn.key))")
        }
        for owner in chain {
            for field in index.fields(of: owner) {
                let expected = inheritance.find(field, along: chain)?.value
                try compare(currencyValue(field, row), expected, locale, field.path)
                guard case .currency(_, .pattern) = field, owner == locale, let expected else { continue }
                try comparePatternForm(expected, .oneNumber, locale, field.path)
            }
        }
    }

    /// The value that the runtime finds: in the locale's run, by binary search, or in an ancestor's.
    private func currencyValue(_ field: LocaleField, _ locale: Int) -> PackedText? {
        guard case .currency(let code, let part) = field, let currency = currencyRows[code],
            let part = Self.part(part)
        else { return nil }
        let key = CurrencyValueKey(currency: currency, part).rawValue
        var row = locale
        while true {
            var low = image.value(.locales, row, LocaleColumn.firstCurrencyValue)
            var high = image.value(.locales, row + 1, LocaleColumn.firstCurrencyValue)
            while low < high {
                let middle = (low + high) / 2
                let found = image.value(.currencyValues, middle, CurrencyValueColumn.key)
                if found == key { return image.text(.currencyValues, middle, CurrencyValueColumn.value) }
                if found < key { low = middle + 1 } else { high = middle }
            }
            let parent = image.value(.locales, row, LocaleColumn.parent)
            if parent == row { return nil }
            row = parent
        }
    }

    /// A part of the tables by its name, which both sides have in common.
    private static func part(_ part: CurrencyPart) -> CurrencyValueKey.Part? {
        CurrencyValueKey.Part.allCases.first { "\($0)" == "\(part)" }
    }
}
