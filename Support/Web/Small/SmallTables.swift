// What the small WebAssembly module knows, as tables of what the engine writes. `small-tables` makes them with the engine and
// compares what is written from them with the engine, for every locale and every currency.
//
//     sections      for each its offset, of three bytes, and the end of the last
//     locales       identifier, base, forms, first symbol       sorted by identifier; a last row ends the symbols
//     identifiers   texts, in lower case
//     symbols       key, symbol                                 sorted by key in each locale; else those of its base
//     symbolTexts   class, text
//     currencies    three letters, digits, minor unit           sorted by letters
//     forms         decimal and grouping separator, digits, affixes
//     affixes       for each class of symbols a text: the sizes of groups and the affixes
//     exceptions    locale, currency, forms                     of currencies that have formats of their own
//     texts         texts
//
// There are two forms, the standard and the accounting one. Numbers have seven bits to a byte, the lowest first, so that
// all bytes are UTF-8. Texts follow their length.

/// The tables in memory, which are not checked: they are part of the module.
struct SmallTables {
    enum Section: Int, CaseIterable {
        case locales, identifiers, symbols, symbolTexts, currencies, forms, affixes, exceptions, texts
    }

    let bytes: UnsafePointer<UInt8>

    func start(_ section: Section) -> Int { number(3 * section.rawValue, 3) }

    func count(_ section: Section, width: Int) -> Int {
        (number(3 * section.rawValue + 3, 3) - start(section)) / width
    }

    /// A number of some bytes.
    func number(_ place: Int, _ width: Int) -> Int {
        var result = 0
        for index in 0..<width { result |= Int(bytes[place + index]) << (7 * index) }
        return result
    }

    func text(_ place: Int) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: bytes + place + 1, count: Int(bytes[place]))
    }
}

/// A row of `locales`.
struct SmallLocale {
    static let width = 10

    let tables: SmallTables
    let row: Int

    private var place: Int { tables.start(.locales) + row * Self.width }
    var identifier: UnsafeBufferPointer<UInt8> {
        tables.text(tables.start(.identifiers) + tables.number(place, 2))
    }
    /// The locale whose symbols it shares, but for its own; the locale itself where it shares none.
    var base: Int { tables.number(place + 2, 2) }
    func form(isAccounting: Bool) -> Int { tables.number(place + (isAccounting ? 6 : 4), 2) }
    var firstSymbol: Int { tables.number(place + 8, 2) }
}

extension SmallTables {
    var localeCount: Int { count(.locales, width: SmallLocale.width) - 1 }

    /// The locale that serves an identifier, in which case and the kind of hyphens do not matter.
    ///
    /// The table has what CLDR has locales for, and all that is served otherwise than by cutting its region off. An identifier
    /// with more subtags must be in the table.
    func locale(_ identifier: UnsafeBufferPointer<UInt8>) -> Int? {
        if let row = row(of: identifier) { return row }
        let length = identifier.count - 3
        // A language, or a language and a script.
        let isLanguage = length == 2 || length == 3
        let hasScript = (length == 7 || length == 8) && Self.isHyphen(identifier[length - 5])
        guard isLanguage || hasScript, Self.isHyphen(identifier[length]), Self.isLetter(identifier[length + 1]),
            Self.isLetter(identifier[length + 2])
        else { return nil }
        guard let row = row(of: UnsafeBufferPointer(rebasing: identifier[..<length])), row != root else { return nil }
        return row
    }

    /// Regions mean a language by themselves: `und-FR` is no locale of the root.
    private var root: Int? {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 3) { buffer in
            (buffer[0], buffer[1], buffer[2]) = (UInt8(ascii: "u"), UInt8(ascii: "n"), UInt8(ascii: "d"))
            return row(of: UnsafeBufferPointer(buffer))
        }
    }

    private static func isHyphen(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") }

    private static func isLetter(_ byte: UInt8) -> Bool {
        byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
    }

    private func row(of identifier: UnsafeBufferPointer<UInt8>) -> Int? {
        var (low, high) = (0, localeCount)
        while low < high {
            let middle = (low + high) / 2
            let order = Self.compare(identifier, SmallLocale(tables: self, row: middle).identifier)
            if order == 0 { return middle }
            if order > 0 { low = middle + 1 } else { high = middle }
        }
        return nil
    }

    private static func compare(
        _ identifier: UnsafeBufferPointer<UInt8>, _ other: UnsafeBufferPointer<UInt8>
    ) -> Int {
        for index in 0..<min(identifier.count, other.count) {
            var byte = identifier[index]
            if isHyphen(byte) { byte = UInt8(ascii: "-") }
            if byte >= UInt8(ascii: "A"), byte <= UInt8(ascii: "Z") { byte |= 0x20 }
            if byte != other[index] { return Int(byte) - Int(other[index]) }
        }
        return identifier.count - other.count
    }

    static var currencyWidth: Int { 5 }

    /// The row of a currency.
    func currency(_ code: SmallCode) -> Int? {
        var (low, high) = (0, count(.currencies, width: Self.currencyWidth))
        while low < high {
            let middle = (low + high) / 2
            let place = start(.currencies) + middle * Self.currencyWidth
            let found = Int(bytes[place]) << 16 | Int(bytes[place + 1]) << 8 | Int(bytes[place + 2])
            if found == code.order { return middle }
            if found < code.order { low = middle + 1 } else { high = middle }
        }
        return nil
    }

    static var symbolWidth: Int { 4 }
    /// What stands for a symbol where it is the code.
    static var codeReference: Int { 0 }
    /// What stands for a narrow symbol where it is the plain one.
    static var plainReference: Int { 1 }

    /// The reference to the symbol of a currency; nil where no locale that the locale is based on has one.
    func symbol(_ currency: Int, isNarrow: Bool, in locale: Int) -> Int? {
        let wanted = 2 * currency + (isNarrow ? 1 : 0)
        var row = locale
        while true {
            let locale = SmallLocale(tables: self, row: row)
            let end = SmallLocale(tables: self, row: row + 1).firstSymbol
            var (low, high) = (locale.firstSymbol, end)
            while low < high {
                let middle = (low + high) / 2
                let place = start(.symbols) + middle * Self.symbolWidth
                let key = number(place, 2)
                if key == wanted { return number(place + 2, 2) }
                if key < wanted { low = middle + 1 } else { high = middle }
            }
            if locale.base == row { return nil }
            row = locale.base
        }
    }

    static var exceptionWidth: Int { 8 }

    /// The form of a currency's amounts.
    func form(_ currency: Int?, in locale: Int, isAccounting: Bool) -> Int {
        if let currency {
            for row in 0..<count(.exceptions, width: Self.exceptionWidth) {
                let place = start(.exceptions) + row * Self.exceptionWidth
                if number(place, 2) == locale, number(place + 2, 2) == currency {
                    return number(place + (isAccounting ? 6 : 4), 2)
                }
            }
        }
        return SmallLocale(tables: self, row: locale).form(isAccounting: isAccounting)
    }
}

/// A code of three capital letters, the first highest.
struct SmallCode {
    let order: Int

    /// - Returns: Nil for what is not three letters.
    init?(_ text: UnsafeBufferPointer<UInt8>) {
        guard text.count == 3 else { return nil }
        var order = 0
        for byte in text {
            let capital = byte & ~0x20
            guard capital >= UInt8(ascii: "A"), capital <= UInt8(ascii: "Z") else { return nil }
            order = order << 8 | Int(capital)
        }
        self.order = order
    }

    init(order: Int) {
        self.order = order
    }
}
