import PackedTables

/// The languages of a region, as CLDR's information on territories has them: official ones first, those that most
/// people write before others.
///
/// See <https://www.unicode.org/reports/tr35/tr35-info.html#Supplemental_Territory_Information>.
package struct RegionLanguages {
    /// A language of a region.
    package struct Language {
        /// The language, with a script where CLDR names one, and the region.
        package let tag: LanguageTag
        /// Whether it is official, be it in a part of the region only.
        package let isOfficial: Bool
        /// How many of a thousand people write it.
        package let share: Int
    }

    /// The languages, in order of preference; empty for a region without any.
    package let languages: [Language]

    /// - Parameter region: The code, of two letters or three digits, in upper case.
    /// - Complexity: a binary search.
    package init(of region: Subtag) {
        let rows = PrintedRows(RegionLanguageTable.languages, width: 13)
        guard region.count <= 3, let found = rows.row(of: (region, 3)) else {
            languages = []
            return
        }
        var first = found
        while first > 0, rows.subtag(first - 1, at: 0, width: 3) == region { first -= 1 }
        var languages: [Language] = []
        for row in first..<rows.count {
            guard rows.subtag(row, at: 0, width: 3) == region else { break }
            guard let language = rows.subtag(row, at: 3, width: 3) else { continue }
            let tag = LanguageTag(language: language, script: rows.subtag(row, at: 6, width: 4), region: region)
            languages.append(
                Language(
                    tag: tag, isOfficial: rows.subtag(row, at: 10, width: 1) != nil, share: rows.number(row, at: 11)))
        }
        self.languages = languages
    }

    /// The code of two letters for one of three, such as `CH` for `CHE`; nil if CLDR does not know it.
    package static func region(ofCode code: Subtag) -> Subtag? {
        let rows = PrintedRows(RegionLanguageTable.codes, width: 5)
        return rows.row(of: (code, 3)).flatMap { rows.subtag($0, at: 3, width: 2) }
    }
}
