import CurrencyFormat

/// Packs what was measured.
struct TablesBuilder {
    private var sections: [SmallTables.Section: [UInt8]] = [:]
    private var texts: [[UInt8]: Int] = [:]
    private var sets: [[[UInt8]]: Int] = [:]
    private var forms: [MeasuredForm: Int] = [:]

    /// The bytes of the tables.
    static func pack(_ measured: MeasuredLocales, _ aliases: [(identifier: String, locale: Int)]) -> [UInt8] {
        var builder = TablesBuilder()
        let references = builder.addSymbols(measured)
        builder.addLocales(measured, aliases, references)
        for code in measured.currencies {
            let facts = CurrencyData.bundled.facts(of: code)
            builder.append(Array(code.description.utf8), to: .currencies)
            builder.append(facts?.displayDigits ?? 2, 1, to: .currencies)
            builder.append(facts?.minorUnit ?? SmallStyle.noMinorUnit, 1, to: .currencies)
        }
        return builder.bytes
    }

    /// The directory and the sections.
    private var bytes: [UInt8] {
        var result: [UInt8] = []
        var place = 3 * (SmallTables.Section.allCases.count + 1)
        for section in SmallTables.Section.allCases {
            result += Self.number(place, 3)
            place += sections[section]?.count ?? 0
        }
        result += Self.number(place, 3)
        return result + SmallTables.Section.allCases.flatMap { sections[$0] ?? [] }
    }

    /// The sizes of the sections, for people.
    static func sizes(_ bytes: [UInt8]) -> String {
        bytes.withUnsafeBufferPointer { buffer in
            guard let start = buffer.baseAddress else { return "" }
            let tables = SmallTables(bytes: start)
            return SmallTables.Section.allCases.map { "\($0) \(tables.count($0, width: 1))" }.joined(separator: ", ")
        }
    }

    private static func number(_ value: Int, _ width: Int) -> [UInt8] {
        precondition(value >= 0 && value < 1 << (7 * width), "\(value) does not fit \(width) bytes of seven bits")
        return (0..<width).map { UInt8(value >> (7 * $0) & 0x7F) }
    }

    private mutating func append(_ bytes: [UInt8], to section: SmallTables.Section) {
        sections[section, default: []] += bytes
    }

    private mutating func append(_ value: Int, _ width: Int, to section: SmallTables.Section) {
        append(Self.number(value, width), to: section)
    }

    private func size(_ section: SmallTables.Section) -> Int { sections[section]?.count ?? 0 }

    /// The place of a text, which is there once.
    private mutating func reference(_ text: [UInt8]) -> Int {
        if let place = texts[text] { return place }
        let place = size(.texts)
        append(Self.number(text.count, 1) + text, to: .texts)
        texts[text] = place
        return place
    }

    // MARK: Symbols

    /// - Returns: for each number of a symbol what stands for it.
    private mutating func addSymbols(_ measured: MeasuredLocales) -> [Int] {
        var references = [SmallTables.codeReference, SmallTables.plainReference]
        // Those two are no places.
        append([0, 0], to: .symbolTexts)
        for (symbol, kind) in zip(measured.symbols, measured.classes) {
            references.append(size(.symbolTexts))
            append(Self.number(kind, 1), to: .symbolTexts)
            let core = Array(MeasuredLocales.core(symbol).utf8)
            append(Self.number(core.count, 1) + core, to: .symbolTexts)
        }
        return references
    }

    // MARK: Locales

    private mutating func addLocales(
        _ measured: MeasuredLocales, _ aliases: [(identifier: String, locale: Int)], _ references: [Int]
    ) {
        // Names and what they stand for, in the order of the table.
        var names = measured.locales.indices.map {
            (identifier: Array(measured.locales[$0].identifier.lowercased().utf8), locale: $0, isAlias: false)
        }
        names += aliases.map { (Array($0.identifier.lowercased().utf8), $0.locale, true) }
        names.sort { $0.identifier.lexicographicallyPrecedes($1.identifier) }
        var rows = Array(repeating: 0, count: measured.locales.count)
        for (row, name) in names.enumerated() where !name.isAlias { rows[name.locale] = row }

        let bases = Self.bases(measured.locales.map(\.symbols))
        for (row, name) in names.enumerated() {
            let locale = measured.locales[name.locale]
            append(size(.identifiers), 2, to: .locales)
            append(Self.number(name.identifier.count, 1) + name.identifier, to: .identifiers)
            let base = name.isAlias ? name.locale : bases[name.locale]
            append(base.map { rows[$0] } ?? row, 2, to: .locales)
            for form in locale.forms { append(reference(form), 2, to: .locales) }
            append(size(.symbols) / SmallTables.symbolWidth, 2, to: .locales)
            if name.isAlias { continue }
            let inherited = base.map { measured.locales[$0].symbols }
            for (key, symbol) in locale.symbols.enumerated()
            where symbol != inherited?[key] ?? Self.usual(key) {
                append(key, 2, to: .symbols)
                append(references[Int(symbol)], 2, to: .symbols)
            }
        }
        // Ends the symbols of the last one.
        append([UInt8](repeating: 0, count: SmallLocale.width - 2), to: .locales)
        append(size(.symbols) / SmallTables.symbolWidth, 2, to: .locales)
        for exception in measured.exceptions {
            let names =
                [rows[exception.locale]]
                + names.indices.filter {
                    names[$0].isAlias && names[$0].locale == exception.locale
                }
            for row in names {
                append(row, 2, to: .exceptions)
                append(exception.currency, 2, to: .exceptions)
                for form in exception.forms { append(reference(form), 2, to: .exceptions) }
            }
        }
    }

    /// The symbol where no locale says anything.
    private static func usual(_ key: Int) -> Int32 {
        key % 2 == 0 ? MeasuredLocales.codeSymbol : MeasuredLocales.plainSymbol
    }

    /// For each locale the one before it that it shares most symbols with; nil where that is not more than with none.
    private static func bases(_ symbols: [[Int32]]) -> [Int?] {
        symbols.indices.map { locale in
            var best: Int?
            var least = symbols[locale].indices.count { symbols[locale][$0] != usual($0) }
            for other in 0..<locale {
                var differences = 0
                for key in symbols[locale].indices where symbols[locale][key] != symbols[other][key] {
                    differences += 1
                    if differences >= least { break }
                }
                if differences < least { (best, least) = (other, differences) }
            }
            return best
        }
    }

    private mutating func reference(_ form: MeasuredForm) -> Int {
        if let number = forms[form] { return number }
        let row = [form.decimal, form.group, form.digits].map { reference($0) }
        let set = set(form.affixes)
        for place in row { append(place, 2, to: .forms) }
        append(set, 2, to: .forms)
        let number = forms.count
        forms[form] = number
        return number
    }

    private mutating func set(_ affixes: [[UInt8]]) -> Int {
        if let number = sets[affixes] { return number }
        let number = size(.affixes) / 2
        for text in affixes { append(reference(text), 2, to: .affixes) }
        sets[affixes] = number
        return number
    }
}
