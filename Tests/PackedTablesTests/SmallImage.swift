import PackedTables
import Testing

/// An image of three locales and three currencies, written by hand: every table has rows, and styles work with it.
enum SmallImage {
    static let locales = ["ar", "de", "und"]
    static let currencies = ["EUR", "JPY", "USD"]

    static func bytes() throws -> [UInt8] {
        try writer().image()
    }

    static func with<Result>(_ bytes: [UInt8], _ body: (PackedImage) throws -> Result) throws -> Result {
        try bytes.withUnsafeBufferPointer { buffer in
            try body(PackedImage(uncheckedBase: buffer.baseAddress.unsafelyUnwrapped, count: buffer.count))
        }
    }

    static func writer() throws -> PackedWriter {
        var writer = PackedWriter()
        _ = try writer.pool("", in: .text)
        try writeSymbols(&writer)
        try writeIdentity(&writer)
        try writeSystems(&writer)
        try writeNotation(&writer)
        try writeCurrencies(&writer)
        try writeLocales(&writer)
        return writer
    }

    /// The symbols of `writeLocales`, by their first bytes.
    private static func writeSymbols(_ writer: inout PackedWriter) throws {
        for symbols in [["$"], ["JP¥"], ["¥"], ["€", "€\u{200F}"]] {
            let byte = try #require(CurrencySymbolTexts.firstByte(of: symbols[0]))
            try writer.append([Int(byte), writer.byteCount(of: .text)], to: .currencySymbols)
            for symbol in symbols { _ = try writer.pool(symbol, in: .text) }
        }
        try writer.append([255, writer.byteCount(of: .text)], to: .currencySymbols)
    }

    private static func writeIdentity(_ writer: inout PackedWriter) throws {
        try writer.append(
            [writer.pool("48", in: .text), writer.pool("by hand", in: .text), writer.pool("2026-01-01", in: .text), 0],
            to: .image)
        try writer.append(
            [writer.pool("iw", in: .identifiers), writer.pool("he", in: .identifiers)], to: .languageAliases)
        try writer.append([PackedWriter.ascii("DD"), PackedWriter.ascii("DE")], to: .territoryAliases)
        try writer.append(
            [writer.pool("de", in: .identifiers), writer.pool("Latn-DE", in: .identifiers)], to: .likelySubtags)
        try writer.append([writer.pool("de-XA", in: .identifiers), 2], to: .parentLocales)
    }

    private static func writeSystems(_ writer: inout PackedWriter) throws {
        let digits: [(String, String?)] = [
            ("arab", "٠١٢٣٤٥٦٧٨٩"), ("hanidec", "〇一二三四五六七八九"), ("latn", "0123456789"), ("roman", nil),
        ]
        for (name, digits) in digits {
            try writer.append(
                [writer.pool(name, in: .identifiers), digits.map { try writer.pool($0, in: .text) + 1 } ?? 0],
                to: .numberingSystems)
        }
        let symbols: [[String]] = [
            [".", ",", "%", "+", "-", "~", "‰", "∞", "NaN"],
            ["٫", "٬", "٪", "\u{61C}+", "\u{61C}-", "~", "؉", "∞", "ليس رقم"],
        ]
        for set in symbols {
            var row: [Int] = []
            for text in set { row.append(try writer.pool(text, in: .text)) }
            // Marks of money for the first set only.
            row += set[0] == "." ? [try writer.pool(",", in: .text) + 1, try writer.pool(".", in: .text) + 1] : [0, 0]
            try writer.append(row, to: .symbolSets)
        }
        func optional(_ text: String) throws -> Int { try writer.pool(text, in: .text) + 1 }
        for (standard, accounting) in [
            ("¤#,##0.00", "¤#,##0.00;(¤#,##0.00)"), ("#,##,##0.00\u{A0}¤", "'x'#,##0.00\u{A0}¤;#,##0.00-\u{A0}¤"),
        ] {
            try writer.append(
                [
                    writer.pool(standard, in: .text), optional("¤\u{A0}#,##0.00"), optional("#,##0.00"),
                    writer.pool(accounting, in: .text), optional("¤\u{A0}#,##0.00;(¤\u{A0}#,##0.00)"),
                    optional("#,##0.00;(#,##0.00)"), 3,
                ], to: .currencyPatternSets)
        }
        let match = try writer.pool("[[:^S:]&[:^Z:]]", in: .text)
        let digit = try writer.pool("[:digit:]", in: .text)
        let space = try writer.pool("\u{A0}", in: .text)
        try writer.append([match, digit, space, match, digit, space], to: .spacingSets)
    }

    private static func writeNotation(_ writer: inout PackedWriter) throws {
        try writer.append([0], to: .compactSets)
        for (zeros, pattern) in [(3, "0K"), (6, "0M")] {
            try writer.append(
                [14, zeros, 2 * 8 + 1, writer.pool(pattern, in: .notationText)], to: .compactPatterns)
        }
        // The sentinel ends the last set.
        try writer.append([2], to: .compactSets)
        for pattern in ["{0} {1}", "{0}%", "{0}‰"] {
            try writer.append([7, writer.pool(pattern, in: .notationText)], to: .unitPatterns)
        }
        try writer.append([1, 1, 2, 1], to: .measureUnitSets)
        try writer.append(
            [
                writer.pool("~{0}", in: .notationText), writer.pool("≥{0}", in: .notationText),
                writer.pool("≤{0}", in: .notationText), writer.pool("{0}–{1}", in: .notationText),
                0, 1, 1,
            ], to: .miscellaneousSets)
        try writer.append([3, writer.pool("i = 1 and v = 0", in: .notationText)], to: .pluralRules)
        try writer.append([7, writer.pool("", in: .notationText)], to: .pluralRules)
        try writer.append([3 * 8 + 7, 7], to: .pluralRanges)
        try writer.append([writer.pool("de", in: .identifiers), 0, 2, 0, 1], to: .pluralLanguages)
    }

    private static func writeCurrencies(_ writer: inout PackedWriter) throws {
        for (code, digits, number) in [("EUR", 2, 978), ("JPY", 0, 392), ("USD", 2, 840)] {
            try writer.append([PackedWriter.ascii(code), digits, 0, digits, 5], to: .currencies)
            try writer.append([digits + 1, number + 1, 1, 0], to: .currencyFacts)
        }
        for (row, region) in ["DE", "JP", "US"].enumerated() {
            try writer.append([PackedWriter.ascii(region), row], to: .regions)
            try writer.append(
                [PackedWriter.ascii(Self.currencies[row]), 1999 * 512 + 1 * 32 + 1, 0, 1], to: .regionCurrencies)
        }
        try writer.append([PackedWriter.ascii("ZZZ"), 3], to: .regions)
    }

    private static func writeLocales(_ writer: inout PackedWriter) throws {
        let decimal = try writer.pool("#,##0.###", in: .text)
        let percent = try writer.pool("#,##0%", in: .text)
        for (system, symbols, patterns, own) in [(0, 1, 1, 7), (2, 0, 0, 0)] {
            try writer.append(
                [system, symbols, patterns, decimal, percent, 0, 1, 1, 1, 1, own], to: .systems)
        }
        func locale(_ name: String, system: Int, firstSystem: Int, count: Int, values: Int) throws -> [Int] {
            [
                try writer.pool(name, in: .identifiers), 2, system, system, 0, 2, 1, firstSystem, count, values, 1,
            ]
        }
        var rows = [
            try locale("ar", system: 0, firstSystem: 0, count: 2, values: 0),
            try locale("de", system: 2, firstSystem: 1, count: 1, values: 1),
            try locale("und", system: 2, firstSystem: 0, count: 2, values: 2),
        ]
        rows.append(rows[2])
        rows[3][9] = 6
        for row in rows { try writer.append(row, to: .locales) }
        let values: [(Int, String)] = [
            (0, "€\u{200F}"), (8 * 2, "$"), (0, "€"), (8 * 1, "JP¥"), (8 * 1 + 1, "¥"), (8 * 2 + 4, "¤¤ #,##0.00"),
        ]
        for (key, value) in values {
            try writer.append([key, writer.pool(value, in: .text)], to: .currencyValues)
        }
    }
}
