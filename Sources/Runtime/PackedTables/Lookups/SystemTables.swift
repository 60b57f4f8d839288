// Forced inlining holds the budgets of resolving.

/// The rows that apply to a locale and a numbering system.
///
/// A locale lists the systems for which it, or an ancestor below the root, has data. By LDML's aliases, any other
/// system uses the root's own data for that system, and the locale's latn for everything else.
@usableFromInline
package struct SystemTables: Sendable {
    @usableFromInline package let image: PackedImage
    @usableFromInline package let texts: PackedTexts<Texts>
    package let locale: Int
    /// The row of `numberingSystems`, which always has ten digits.
    @usableFromInline package let numberingSystem: RowReference<NumberingSystemRow>
    @usableFromInline package let symbols: RowReference<SymbolRow>
    /// The row of `systems` whose spacing, compact decimals and miscellaneous patterns apply.
    @usableFromInline package let notation: RowReference<SystemRow>
    /// The row of `systems` whose currency patterns, compact currencies and unit patterns apply.
    @usableFromInline package let currencyNotation: RowReference<SystemRow>
    /// The row of `systems` whose decimal pattern applies.
    @usableFromInline package let decimal: RowReference<SystemRow>
    /// The row of `systems` whose percent pattern applies.
    @usableFromInline package let percent: RowReference<SystemRow>

    /// - Parameters:
    ///   - locale: The row of the locale.
    ///   - wanted: The numbering system that the caller asked for; nil for the locale's default.
    package init(_ image: PackedImage, locale: Int, _ wanted: Subtag?) {
        let localeRow = image[LocaleRow.self, locale]
        var system = localeRow.defaultSystem
        // The default replaces an unknown system.
        if let wanted { system = Self.system(named: wanted, of: locale, image) ?? system }
        // An algorithmic system does not have ten digits, so latn replaces it.
        if image[system].digits == nil { system = Self.find(Subtag("latn"), in: image) ?? RowReference(0) }
        self.image = image
        texts = image.texts(of: Texts.self)
        self.locale = locale
        numberingSystem = system
        if let row = Self.row(of: system, in: localeRow.systems, image) {
            symbols = image[row].symbols
            (notation, currencyNotation, decimal, percent) = (row, row, row, row)
        } else {
            let latin = Self.latin(of: locale, image)
            let root = Self.row(of: system, in: image[LocaleRow.self, Self.root(of: locale, image)].systems, image)
            func row(_ format: SystemFormat) -> RowReference<SystemRow> {
                guard let root, image[root].ownOfRoot.contains(format) else { return latin }
                return root
            }
            symbols = image[row(.symbols)].symbols
            (notation, currencyNotation, decimal, percent) = (latin, row(.currency), row(.decimal), row(.percent))
        }
    }

    @inlinable @_transparent
    package var symbolRow: SymbolRow { image[symbols] }
    @inlinable @_transparent
    package var currencyPatterns: RowReference<CurrencyPatternRow> { image[currencyNotation].currencyPatterns }
    @inlinable @_transparent
    package var spacing: SpacingRow { image[image[notation].spacing] }
    @inlinable @_transparent
    package var decimalPattern: PackedText { texts[image[decimal].decimal] }
    @inlinable @_transparent
    package var percentPattern: PackedText { texts[image[percent].percent] }
    /// The ten digits, or an empty text if there are none.
    @inlinable @_transparent
    package var digits: PackedText { image[numberingSystem].digits.map { texts[$0] } ?? PackedText("") }

    /// The locale's row of `systems` for latn.
    package var latin: RowReference<SystemRow> { Self.latin(of: locale, image) }
    /// The row of the locale's symbols for latn.
    package var latinSymbols: RowReference<SymbolRow> { image[latin].symbols }

    private static func latin(of locale: Int, _ image: PackedImage) -> RowReference<SystemRow> {
        let systems = image[LocaleRow.self, locale].systems
        // The locale has few systems, so looking through these is faster than searching all systems.
        for row in systems.range {
            let system = image[image[SystemRow.self, row].numberingSystem]
            if image.text(system.identifier).compare(PackedText("latn").utf8) == 0 { return RowReference(row) }
        }
        return systems.first
    }

    /// The most distant of a locale's ancestors.
    private static func root(of locale: Int, _ image: PackedImage) -> Int {
        image.nearest(to: locale) { image[LocaleRow.self, $0].parent.index == $0 } ?? locale
    }

    /// Whether a name stands for a system that depends on the locale.
    package static func standsForSystemOfLocale(_ name: Subtag) -> Bool { ofLocale(name, LocaleRow()) != nil }

    /// The system of a locale that a name stands for; nil if the name is that of a system.
    private static func ofLocale(_ name: Subtag, _ row: LocaleRow) -> RowReference<NumberingSystemRow>? {
        switch name {
        case Subtag("default"): row.defaultSystem
        case Subtag("native"): row.nativeSystem
        case Subtag("traditio"), Subtag("traditional"): row.traditionalSystem ?? row.nativeSystem
        case Subtag("finance"): row.financeSystem ?? row.defaultSystem
        default: nil
        }
    }

    /// The numbering system that a name stands for in a locale; nil if there is none.
    ///
    /// `native`, `traditio` and `finance` stand for systems of the locale.
    ///
    /// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#otherNumberingSystems>.
    private static func system(
        named name: Subtag, of locale: Int, _ image: PackedImage
    ) -> RowReference<NumberingSystemRow>? {
        ofLocale(name, image[LocaleRow.self, locale]) ?? find(name, in: image)
    }

    private static func find(_ name: Subtag, in image: PackedImage) -> RowReference<NumberingSystemRow>? {
        LocaleLookup.withIdentifier(name) { name in
            image.row(of: name, in: NumberingSystemRow.self) { $0.identifier }.map { RowReference($0) }
        }
    }

    private static func row(
        of system: RowReference<NumberingSystemRow>, in systems: RowRun<SystemRow>, _ image: PackedImage
    ) -> RowReference<SystemRow>? {
        let rows = image.rows(of: SystemRow.self)
        return rows.row(systems.range) { $0.numberingSystem == system }.map { RowReference($0) }
    }
}
