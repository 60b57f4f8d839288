import LDMLSyntax
import PackedTables

/// One locale of an image, read like the runtime reads it.
struct ImageLocale {
    let image: PackedImage
    let row: Int
    /// The row of each currency.
    let currencies: [String: Int]

    var columns: LocaleRow { image[LocaleRow.self, row] }

    func numberingSystem(_ system: RowReference<NumberingSystemRow>?) -> String? {
        system.map { image.text(image[$0].identifier).string }
    }

    /// The row of `systems` for a numbering system and a format that the root may define for it: the locale's row, or
    /// else the root's if it has that format, or else the locale's latn.
    func system(_ name: String, _ format: SystemFormat?) -> SystemRow? {
        if let own = systemRow(name, in: row) { return own }
        let root = LocaleLookup(image: image).rootRow
        if let row = systemRow(name, in: root), let format, row.ownOfRoot.contains(format) {
            return row
        }
        return systemRow("latn", in: row)
    }

    private func systemRow(_ name: String, in locale: Int) -> SystemRow? {
        image[LocaleRow.self, locale].systems.range.map { image[SystemRow.self, $0] }.first {
            numberingSystem($0.numberingSystem) == name
        }
    }

    /// A pattern as text without quotes: tokens need none, and upstream quotes more than necessary.
    func pattern<Pool>(_ pattern: TextReference<Pool>?) -> String? {
        Self.unquoted(pattern.map { NumberPattern(image.text($0)).text })
    }

    static func unquoted(_ pattern: String?) -> String? { pattern?.filter { $0 != "'" } }

    func text<Pool>(_ text: TextReference<Pool>?) -> String? { text.map { image.text($0).string } }

    /// The currency values of the locale and its ancestors; the nearest wins.
    func currencyValues() -> [CurrencyValueKey: String] {
        var result: [CurrencyValueKey: String] = [:]
        for row in image.lineage(of: row) {
            for value in image.currencyValues(of: row) {
                let value = image[CurrencyValueRow.self, value]
                if result[value.key] == nil {
                    result[value.key] =
                        value.key.part == .pattern ? pattern(value.value) : image.text(value.value).string
                }
            }
        }
        return result
    }

    /// The compact patterns of a set, with their runs expanded, by cldr-json's keys.
    func compactPatterns(_ set: RowReference<CompactSetRow>) -> [String: String] {
        var result: [String: String] = [:]
        for row in image.compactPatterns(of: set) {
            let row = image[CompactPatternRow.self, row]
            let (key, magnitude, run) = (row.key, row.magnitude, row.run)
            let pattern = NumberPattern(image.text(row.pattern)).text
            for step in 0..<run.length {
                let number = "1" + String(repeating: "0", count: magnitude.zeros + step)
                let count = key.count.map(Self.keyword) ?? "?"
                let name = "\(number)-count-\(count)" + (key.alphaNextToNumber ? "-alt-alphaNextToNumber" : "")
                // Zeros are never quoted.
                let zeros = String(repeating: "0", count: run.zeros + step)
                result[name] = Self.unquoted(pattern)?.split(separator: "0", omittingEmptySubsequences: false)
                    .joined(separator: zeros)
            }
        }
        return result
    }

    /// The name of a count in cldr-json.
    static func keyword(_ count: CountForm) -> String {
        switch count {
        case .explicitZero: "0"
        case .explicitOne: "1"
        default: "\(count)"
        }
    }
}
