import LocaleResolution
import PackedTables
import TableWriter

/// A public enum with text as raw values, written so that it compiles fast and needs no code at start.
///
/// The compiler's form, `enum Name: String`, compares the text with one case after the other and compiles slowly.
/// Here the cases are plain numbers in ascending order of their raw values, which are in one text.
struct RawValueEnum {
    struct Case {
        var name: String
        var rawValue: String
        var documentation: String
        /// Whether the case exists only in some programs, as determined by the enum's handwritten `exists(_:)`. Its
        /// name then begins with an underscore.
        var isConditional = false

        /// The declared name, without backticks.
        var declaredName: String { isConditional ? "_" + name : name }
        var identifier: String { SwiftIdentifier.escaped(declaredName) }
    }

    var name: String
    /// The description of the enum, for its documentation.
    var documentation: [String]
    var header: FileHeader
    var cases: [Case]
    var aliases: [CaseAlias]
    /// A number for each case, which the runtime then need not look up.
    var numbers: Numbers?

    /// The names that programs can use.
    var listing: CaseListing { CaseListing(of: name, cases: cases, aliases: aliases) }

    private var hasConditionalCases: Bool { cases.contains { $0.isConditional } }

    struct Numbers {
        var name: String
        var documentation: String
        /// The values in the order of the cases.
        var values: [Int]
    }

    func text() throws(EnumEmissionError) -> String {
        let table = try RawValueTable(cases.map(\.rawValue))
        var source = SwiftSource()
        header.write(to: &source)
        source.line()
        writeCases(to: &source)
        source.line()
        writeOrdinals(to: &source, table)
        source.line()
        writeRawValues(to: &source)
        source.line()
        writeComparison(to: &source)
        if !aliases.isEmpty {
            source.line()
            writeAliases(to: &source)
        }
        source.line()
        try writeTable(to: &source, table)
        var bytes = table.values + table.starts
        if let numbers {
            source.line()
            bytes += try writeNumbers(numbers, to: &source)
        }
        source.line()
        let checksum = bytes.withUnsafeBufferPointer { Checksum.crc32($0) }
        let names = aliases.filter { !$0.isNearMiss }.count
        source.comment(
            "Total: \(table.count) cases, \(names) aliases, \(bytes.count) bytes, CRC-32 "
                + String(checksum, radix: 16, uppercase: true))
        return source.text
    }
}

extension RawValueEnum {
    private func writeCases(to source: inout SwiftSource) {
        for (index, paragraph) in documentation.enumerated() {
            if index > 0 { source.line("///") }
            source.documentation(paragraph)
        }
        source.block("public enum \(name): Sendable") { source in
            for enumCase in cases {
                source.documentation(enumCase.documentation)
                source.line("case \(enumCase.identifier)")
            }
        }
    }

    /// The number of a case is the compiler's representation in memory.
    private func writeOrdinals(to source: inout SwiftSource, _ table: RawValueTable) {
        let tag = table.count <= 256 ? "UInt8" : "UInt16"
        source.block("extension \(name)") { source in
            source.documentation("How many cases there are.")
            source.line("static var caseCount: Int { \(table.count) }")
            source.line()
            source.documentation(
                "The number of the case, from 0. In memory a case without payload is its number in the order of "
                    + "declaration, in one byte for up to 256 cases and in two beyond; the bit casts stop the program "
                    + "where the sizes differ, which the compiler decides.")
            source.line("var ordinal: Int { Int(unsafeBitCast(self, to: \(tag).self)) }")
            source.line()
            source.documentation("The case with a number, which the caller has made sure of.")
            source.block("init(uncheckedOrdinal ordinal: Int)") { source in
                source.line("assert((0..<Self.caseCount).contains(ordinal))")
                source.line("self = unsafeBitCast(\(tag)(truncatingIfNeeded: ordinal), to: Self.self)")
            }
        }
        source.line()
        source.block("extension \(name): CaseIterable") { source in
            let those = hasConditionalCases ? "All cases that the program has" : "All cases"
            source.documentation("\(those), in ascending order of their raw values.")
            source.block("public static var allCases: [Self]") { source in
                let filter = hasConditionalCases ? ".filter(exists)" : ""
                source.line("(0..<caseCount).map { Self(uncheckedOrdinal: $0) }\(filter)")
            }
        }
    }

    private func writeRawValues(to source: inout SwiftSource) {
        source.block("extension \(name): RawRepresentable") { source in
            let none = hasConditionalCases ? "the program has no such case" : "no case has it"
            source.documentation(
                "The case with a raw value, or nil where \(none). Allocates nothing for native strings.")
            source.line("///")
            source.documentation("- Complexity: O(log *n*) in the number of cases.")
            source.block("public init?(rawValue: String)") { source in
                source.line("var text = rawValue")
                source.line("guard let ordinal = text.withUTF8({ Self.rawValues.ordinal(of: $0) }) else { return nil }")
                source.line("self.init(uncheckedOrdinal: ordinal)")
                if hasConditionalCases { source.line("if !Self.exists(self) { return nil }") }
            }
            source.line()
            source.documentation("The text that stands for the case in files and messages.")
            source.block("public var rawValue: String") { source in
                source.line("String(decoding: Self.rawValues.bytes(at: ordinal), as: UTF8.self)")
            }
        }
    }

    /// Without these, the standard library's defaults for raw values would compare and hash texts.
    private func writeComparison(to source: inout SwiftSource) {
        source.block("extension \(name): Hashable") { source in
            source.block("public static func == (left: Self, right: Self) -> Bool") { source in
                source.line("left.ordinal == right.ordinal")
            }
            source.line()
            source.block("public static func != (left: Self, right: Self) -> Bool") { source in
                source.line("left.ordinal != right.ordinal")
            }
            source.line()
            source.block("public func hash(into hasher: inout Hasher)") { source in
                source.line("hasher.combine(ordinal)")
            }
        }
    }

    private func writeAliases(to source: inout SwiftSource) {
        source.documentation("Other names for cases: those that existing code has, or that people look for.")
        source.block("extension \(name)") { source in
            for alias in aliases {
                let target = SwiftIdentifier.escaped(alias.target)
                source.documentation(
                    alias.isRemoved
                        ? "The data has it no longer; the case `\(alias.target)` replaces it."
                        : alias.isNearMiss
                            ? "Unavailable: it is `\(alias.target)`." : "The case `\(alias.target)`.")
                if alias.isMisspelt || alias.isRemoved {
                    source.line("@available(*, deprecated, renamed: \"\(alias.target)\")")
                } else if alias.isNearMiss {
                    source.line("@available(*, unavailable, renamed: \"\(alias.target)\")")
                }
                // A program has the code of those that it uses. Linkers keep the descriptors that properties have for
                // key paths; a property that is read by `_read` has none.
                let name = SwiftIdentifier.escaped(alias.name)
                source.line(
                    "@_alwaysEmitIntoClient @_borrowed public static var \(name): Self { _read { yield .\(target) } }")
            }
        }
    }

    private func writeTable(to source: inout SwiftSource, _ table: RawValueTable) throws(EnumEmissionError) {
        do {
            try source.block("extension \(name)") { (source: inout SwiftSource) throws(InvalidUTF8) in
                source.line("@inline(__always)")
                source.block("static var rawValues: RawValues") { source in
                    source.line("RawValues(rawValueTexts, starts: rawValueStarts, count: caseCount)")
                }
                source.line()
                source.documentation("Rows: \(table.count). Bytes: \(table.values.count).")
                try source.staticString("rawValueTexts", modifiers: "private static", table.values)
                source.line()
                source.documentation("Rows: \(table.count + 1). Bytes: \(table.starts.count).")
                try source.staticString("rawValueStarts", modifiers: "private static", table.starts)
            }
        } catch {
            throw .notASCII(String(decoding: table.values, as: UTF8.self))
        }
    }

    /// Returns the bytes of the table.
    private func writeNumbers(_ numbers: Numbers, to source: inout SwiftSource) throws(EnumEmissionError) -> [UInt8] {
        var digits: [UInt8] = []
        for value in numbers.values {
            guard (0..<1 << 12).contains(value) else { throw .number(value, of: numbers.name) }
            digits += [6, 0].map { RawValueTable.zeroDigit + UInt8(value >> $0 & 0x3F) }
        }
        let table = numbers.name + "s"
        do {
            try source.block("extension \(name)") { (source: inout SwiftSource) throws(InvalidUTF8) in
                source.documentation(numbers.documentation)
                source.block("var \(numbers.name): Int") { source in
                    source.line("let digits = Self.\(table).utf8Start + 2 &* ordinal")
                    source.line("return Int(digits[0]) &<< 6 &+ Int(digits[1]) &- 0xC30")
                }
                source.line()
                source.documentation(
                    "The number of each case: two digits as in the starts of `RawValues`. Rows: \(numbers.values.count). "
                        + "Bytes: \(digits.count).")
                try source.staticString(table, modifiers: "private static", digits)
            }
        } catch {
            throw .notASCII(String(decoding: digits, as: UTF8.self))
        }
        return digits
    }
}
