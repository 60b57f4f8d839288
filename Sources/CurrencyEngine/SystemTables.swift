import CurrencyCore
import PackedTables

/// The rows that hold for a locale and a numbering system.
///
/// A locale lists the systems that it or an ancestor says something of. For any other, LDML's root decides: what
/// the root has of its own for the system counts, all else is the locale's latn.
struct SystemTables: Sendable {
    let image: PackedImage
    let locale: Int
    /// The row of `numberingSystems`; always one with ten digits.
    let numberingSystem: Int
    let symbols: Int
    /// The row of `systems` whose spacing, compact decimals and joining patterns hold.
    let notation: Int
    /// The row of `systems` whose compact currencies and unit patterns hold: these go with the currency patterns.
    let currencyNotation: Int
    private let decimal: Int
    private let percent: Int

    init(_ options: __shared FormatOptions) {
        self.init(options.data.image, locale: options.localeRow, options.locale.numberingSystem)
    }

    init(_ image: PackedImage, locale: Int, _ wanted: Subtag?) {
        self.image = image
        self.locale = locale
        let system = Self.resolve(wanted, image, locale)
        numberingSystem = system
        if let row = Self.row(of: system, in: locale, image) {
            symbols = image.value(.systems, row, SystemColumn.symbols)
            (notation, currencyNotation, decimal, percent) = (row, row, row, row)
            return
        }
        let latin = Self.latin(of: locale, image)
        let rootRow = Self.row(of: system, in: LocaleLookup(image: image).rootRow, image)
        let ownOfRoot = rootRow.map { SystemFormats(rawValue: image.value(.systems, $0, SystemColumn.ownOfRoot)) }
        func row(_ format: SystemFormats) -> Int { ownOfRoot?.contains(format) == true ? rootRow ?? latin : latin }
        symbols = image.value(.systems, row(.symbols), SystemColumn.symbols)
        (notation, currencyNotation, decimal, percent) = (latin, row(.currency), row(.decimal), row(.percent))
    }

    var currencyPatterns: Int { image.value(.systems, currencyNotation, SystemColumn.currencyPatterns) }
    var spacing: Int { image.value(.systems, notation, SystemColumn.spacing) }
    var decimalPattern: PackedText { image.text(.systems, decimal, SystemColumn.decimal) }
    var percentPattern: PackedText { image.text(.systems, percent, SystemColumn.percent) }

    /// The locale's row of `systems` for latn.
    var latin: Int { Self.latin(of: locale, image) }
    /// The row of the locale's latn symbols.
    var latinSymbols: Int { image.value(.systems, latin, SystemColumn.symbols) }

    private static func latin(of locale: Int, _ image: PackedImage) -> Int {
        row(of: find("latn", in: image) ?? 0, in: locale, image)
            ?? image.value(.locales, locale, LocaleColumn.firstSystem)
    }

    /// The system that a locale uses for what was asked.
    ///
    /// `native`, `traditio` and `finance` stand for systems of the locale. An algorithmic system has no digits to
    /// put in place, and an unknown one is ignored: numbers are then written in latn and in the default system.
    ///
    /// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#otherNumberingSystems>.
    private static func resolve(_ wanted: Subtag?, _ image: PackedImage, _ locale: Int) -> Int {
        func value(_ column: Column) -> Int { image.value(.locales, locale, column) }
        let system: Int
        switch wanted {
        case nil, Subtag("default"):
            system = value(LocaleColumn.defaultSystem)
        case Subtag("native"):
            system = value(LocaleColumn.nativeSystem)
        case Subtag("traditio"), Subtag("traditional"):
            system =
                image.optionalRow(.locales, locale, LocaleColumn.traditionalSystem)
                ?? value(LocaleColumn.nativeSystem)
        case Subtag("finance"):
            system =
                image.optionalRow(.locales, locale, LocaleColumn.financeSystem)
                ?? value(LocaleColumn.defaultSystem)
        case let name?:
            system = find(name, in: image) ?? value(LocaleColumn.defaultSystem)
        }
        let hasDigits = image.value(.numberingSystems, system, NumberingSystemColumn.digits) != 0
        return hasDigits ? system : find("latn", in: image) ?? 0
    }

    private static func find(_ name: StaticString, in image: PackedImage) -> Int? {
        find(Subtag(name), in: image)
    }

    private static func find(_ name: Subtag, in image: PackedImage) -> Int? {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 8) { buffer in
            for index in 0..<name.count { buffer[index] = name[index] }
            let key = UnsafeBufferPointer(rebasing: buffer[..<name.count])
            var low = 0
            var high = image.rowCount(of: .numberingSystems)
            while low < high {
                let middle = (low + high) / 2
                let order = image.text(.numberingSystems, middle, NumberingSystemColumn.identifier).compare(key)
                if order == 0 { return middle }
                if order < 0 { low = middle + 1 } else { high = middle }
            }
            return nil
        }
    }

    private static func row(of system: Int, in locale: Int, _ image: PackedImage) -> Int? {
        let first = image.value(.locales, locale, LocaleColumn.firstSystem)
        for row in first..<(first + image.value(.locales, locale, LocaleColumn.systemCount))
        where image.value(.systems, row, SystemColumn.numberingSystem) == system {
            return row
        }
        return nil
    }

    @inline(__always)
    func symbol(_ column: Column) -> PackedText {
        image.text(.symbolSets, symbols, column)
    }

    /// The caller's symbol, or the locale's.
    @inline(__always)
    func text(_ custom: KeptText?, _ column: Column) -> PackedText {
        custom?.packed ?? symbol(column)
    }

    @inline(__always)
    func optionalSymbol(_ column: Column) -> PackedText? {
        image.optionalText(.symbolSets, symbols, column)
    }
}
