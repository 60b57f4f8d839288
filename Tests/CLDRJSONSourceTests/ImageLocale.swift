import PackedTables

/// One locale of an image, read as the runtime reads it.
struct ImageLocale {
    let image: PackedImage
    let row: Int
    /// The row of each currency.
    let currencies: [String: Int]

    func value(_ column: Column) -> Int {
        image.value(.locales, row, column)
    }

    func numberingSystem(_ column: Column) -> String? {
        let row: Int?
        if case .row = column.content {
            row = value(column)
        } else {
            row = image.optionalRow(.locales, self.row, column)
        }
        return row.map { image.text(.numberingSystems, $0, NumberingSystemColumn.identifier).string }
    }

    /// The row of `systems` for a numbering system and what the root may have of its own: the locale's row; else the
    /// root's, where it has that of its own; else the locale's latn.
    func system(_ name: String, _ formats: SystemFormats) -> Int? {
        if let own = systemRow(name, in: row) { return own }
        let root = LocaleLookup(image: image).rootRow
        if let row = systemRow(name, in: root),
            !SystemFormats(rawValue: image.value(.systems, row, SystemColumn.ownOfRoot)).isDisjoint(with: formats)
        {
            return row
        }
        return systemRow("latn", in: row)
    }

    private func systemRow(_ name: String, in locale: Int) -> Int? {
        let first = image.value(.locales, locale, LocaleColumn.firstSystem)
        return (first..<(first + image.value(.locales, locale, LocaleColumn.systemCount))).first {
            let system = image.value(.systems, $0, SystemColumn.numberingSystem)
            return image.text(.numberingSystems, system, NumberingSystemColumn.identifier).string == name
        }
    }

    func text(_ table: TableID, _ row: Int, _ column: Column) -> String? {
        if case .optionalText = column.content { return image.optionalText(table, row, column)?.string }
        return image.text(table, row, column).string
    }

    /// What the locale and its ancestors say of currencies, the nearest winning.
    func currencyValues() -> [CurrencyValueKey: String] {
        var result: [CurrencyValueKey: String] = [:]
        var row = row
        while true {
            let rows =
                image.value(
                    .locales, row, LocaleColumn.firstCurrencyValue)..<image.value(
                    .locales, row + 1, LocaleColumn.firstCurrencyValue)
            for value in rows {
                let key = CurrencyValueKey(
                    rawValue: image.value(.currencyValues, value, CurrencyValueColumn.key))
                if result[key] == nil {
                    result[key] = image.text(.currencyValues, value, CurrencyValueColumn.value).string
                }
            }
            let parent = image.value(.locales, row, LocaleColumn.parent)
            if parent == row { return result }
            row = parent
        }
    }

    /// The compact patterns of a set with their runs written out, by the keys that cldr-json has.
    func compactPatterns(_ set: Int) -> [String: String] {
        var result: [String: String] = [:]
        let rows =
            image.value(
                .compactSets, set, CompactSetColumn.firstPattern)..<image.value(
                .compactSets, set + 1, CompactSetColumn.firstPattern)
        for row in rows {
            let key = CompactKey(rawValue: image.value(.compactPatterns, row, CompactPatternColumn.category))
            let magnitude = CompactMagnitude(
                rawValue: image.value(.compactPatterns, row, CompactPatternColumn.zeros))
            let run = CompactRun(rawValue: image.value(.compactPatterns, row, CompactPatternColumn.run))
            let pattern = image.text(.compactPatterns, row, CompactPatternColumn.pattern).string
            for step in 0..<run.length {
                let number = "1" + String(repeating: "0", count: magnitude.zeros + step)
                let count = key.count.map(Self.keyword) ?? "?"
                let name = "\(number)-count-\(count)" + (key.alphaNextToNumber ? "-alt-alphaNextToNumber" : "")
                result[name] = widened(pattern, zeros: run.zeros + step)
            }
        }
        return result
    }

    /// What cldr-json calls a count.
    static func keyword(_ count: CountForm) -> String {
        switch count {
        case .explicitZero: "0"
        case .explicitOne: "1"
        default: "\(count)"
        }
    }

    /// A pattern with its one zero that is not quoted written so often.
    private func widened(_ pattern: String, zeros: Int) -> String {
        let parts = pattern.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
        var isDone = false
        // Quotes stand around every second part.
        let result = parts.enumerated().map { index, part -> String in
            guard index % 2 == 0, !isDone, let zero = part.firstIndex(of: "0") else { return part }
            isDone = true
            return part[..<zero] + String(repeating: "0", count: zeros) + part[part.index(after: zero)...]
        }
        return result.joined(separator: "'")
    }
}
