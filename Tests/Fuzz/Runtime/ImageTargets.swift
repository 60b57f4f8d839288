import CurrencyParsing
import PackedTables
import SmallNames
import SmallTables

// An image with a wrong checksum is refused at once, and one of random bytes soon after. So an input is a list of
// changes to a small image, which then gets a valid checksum.

let imageTargets = [
    FuzzTarget("images", longest: 64) {
        let hostile = HostileImage(smallTables(), .data, sealed: sealTables)
        return { input in
            if let data = try? CurrencyData(hostile.changed(by: input)) { use(data) }
        }
    },
    FuzzTarget("name-images", longest: 64) {
        let hostile = HostileImage(smallNames(), .names, sealed: sealNames)
        let locales = ["de", "de-AT", "und", "fr"].map(SharedStyles.locale)
        return { input in
            if let names = try? CurrencyNames(hostile.changed(by: input)) { use(names, locales) }
        }
    },
]

/// Where the directory has a table's position, and how its rows are divided.
struct ChangedTable {
    var entry: Int
    var rowWidth: Int
    var columns: [Range<Int>]
}

struct HostileImage {
    private let image: [UInt8]
    private let tables: [ChangedTable]
    /// The start and length of each table.
    private let places: [(start: Int, count: Int)]
    private let sealed: ([UInt8]) -> [UInt8]

    init(_ image: [UInt8], _ layout: PackedLayout, sealed: @escaping ([UInt8]) -> [UInt8]) {
        self.sealed = sealed
        self.image = image
        tables = layout.tables.map { table in
            ChangedTable(
                entry: PackedLayout.directoryOffset + Int(table.rawValue) * DirectoryEntry.width,
                rowWidth: table.rowWidth,
                columns: table.columns.map { $0.offset..<($0.offset + $0.width) })
        }
        places = tables.map { table in
            func number(_ offset: Int) -> Int {
                Int(image[offset]) | Int(image[offset + 1]) << 7 | Int(image[offset + 2]) << 14
            }
            return (number(table.entry), number(table.entry + 3))
        }
    }

    /// The image with the changes of an input: to a column of a row, to any byte, or to a table's position.
    func changed(by input: Bytes) -> [UInt8] {
        var bytes = image
        var reader = InputReader(input)
        while !reader.isAtEnd {
            let choice = reader.byte()
            let index = Int(choice & 0x3F) % tables.count
            let (table, place) = (tables[index], places[index])
            switch choice >> 6 {
            case 0, 1:
                guard place.count >= table.rowWidth else { continue }
                let row = reader.below(place.count / table.rowWidth) * table.rowWidth
                let columns = table.columns.isEmpty ? [0..<table.rowWidth] : table.columns
                let column = reader.element(of: columns)
                // Each byte holds seven bits of a number.
                for offset in column.prefix(3) { bytes[place.start + row + offset] = reader.byte() & 0x7F }
            case 2:
                let offset = PackedLayout.directoryOffset + reader.below(bytes.count - PackedLayout.directoryOffset)
                bytes[offset] = reader.byte()
            default:
                let offset = table.entry + reader.below(DirectoryEntry.width)
                bytes[offset] = reader.byte() & 0x7F
            }
        }
        return sealed(bytes)
    }
}

/// Writes a valid checksum into the header.
private func sealTables(_ image: [UInt8]) -> [UInt8] {
    var header = ImageHeader()
    image.withUnsafeBufferPointer {
        header.putChecksum(of: Bytes(rebasing: $0[PackedLayout.directoryOffset...]))
    }
    // The checksum is the last field of the header.
    let packed = ((try? header.bytes()) ?? []).suffix(5)
    var image = image
    image.replaceSubrange((PackedLayout.directoryOffset - packed.count)..<PackedLayout.directoryOffset, with: packed)
    return image
}

private let codes = ["EUR", "JPY", "USD", "XXX"].compactMap { try? CurrencyCode($0) }
private let identifiers = ["de", "ar", "und", "de-DD", "iw-u-nu-arab", "fr", "ar-u-nu-hanidec"].map(SharedStyles.locale)

/// Makes every kind of call that a program can make with the data.
private func use(_ data: CurrencyData) {
    _ = (data.cldrVersion, data.source, data.isoPublished, data.localeIdentifiers, data.numberingSystems)
    for code in data.currencyCodes { _ = (data.facts(of: code), try? data.regions(using: code)) }
    for region in ["DE", "US", "001"] { _ = try? data.currencies(ofRegion: region) }
    if let date = CalendarDate(year: 2026, month: 1, day: 1) { _ = try? data.currency(numericCode: 978, on: date) }
    for (index, locale) in identifiers.enumerated() {
        _ = data.locale(for: locale)
        var style = CurrencyStyle(currency: codes[index % codes.count], locale: locale, data: data)
        style.sign = index % 2 == 0 ? .standard : .accounting
        style.options.compatibility = index % 3 == 0 ? .icu : .ldml
        style.display = index % 4 == 3 ? .narrowSymbol : .symbol
        if index % 3 == 1 { style.options.notation = .compact(index % 2 == 0 ? .short : .long) }
        if let plan = try? style.checkedPlan() {
            for amount in [DecimalValue(-1_234_567), 0.5, .nan] {
                let text = plan.format(amount)
                _ = try? plan.parse(text)
            }
            if index == 1 { _ = try? plan.format(minorUnits: .max) }
        }
        if index % 2 == 0 { _ = try? CurrencyParser(style).parse("5 JP¥") }
        if index == 0 { _ = try? CurrencyParser(locale: locale, data: data).parse("\u{200F}€ 5") }
        if index == 2 { _ = try? PercentStyle(locale: locale, data: data).checkedPlan().format(0.25) }
    }
}

/// Looks up every name that the image can contain.
private func use(_ names: CurrencyNames, _ locales: [LocaleIdentifier]) {
    for locale in locales {
        for code in codes {
            let style = CurrencyStyle(currency: code, locale: locale, data: .bundled).display(.name(names))
            for amount in [DecimalValue.zero, 1, 5] { _ = style.plan.format(amount) }
        }
        _ = try? CurrencyParser(CurrencyStyle(currency: codes[0], locale: locale, data: .bundled), names: names)
            .parse("5 Euro")
    }
}
