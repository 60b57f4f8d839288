import ArgumentParser
import CurrencyFormat
import DataAudit
import Foundation

/// Running text in, amounts out.
struct ScanCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "scan",
        abstract: "Find amounts in running text, with their places and readings.",
        discussion: """
            currency-data scan --locale de mails.txt
            currency-data scan --json - <server.log
            A line for each amount: its place (file, line, byte in the line), the amount, the currency or all that it may
            be, the text, and other amounts that the digits may mean. Without --locale no separators are taken for
            granted. - stands for standard input.
            Exit codes: 0; 2 for wrong arguments; 3 for files that are not what they must be, and for input and output
            that cannot be read and written.
            """)

    @Option(help: "The locale's identifier, as BCP 47 or ICU write it. Without one, any convention.")
    var locale: String?

    @Option(help: "The code of the only currency that is looked for.")
    var currency: String?

    @Flag(help: "Take the marks of bank statements in the locale's region too, such as CR and DR.")
    var statement = false

    @OptionGroup(title: "Tables") var tables: TableOptions

    @OptionGroup(title: "Output") var output: OutputFormatOptions<TextOrJSON>

    @Argument(help: "The files; - for standard input.")
    var files: [String] = ["-"]

    func run() throws {
        var lines = OutputLines()
        try scan(to: &lines, standardInput: .standardInput)
    }

    /// Writes a line for each amount.
    func scan(to lines: inout OutputLines, standardInput: FileHandle) throws {
        try reporting {
            let search = try search()
            for file in files {
                if file == "-" {
                    try scan(standardInput, "-", search, &lines)
                } else {
                    guard let handle = FileHandle(forReadingAtPath: file) else {
                        throw LineReader.Unreadable(file: file, reason: "the file cannot be opened")
                    }
                    try scan(handle, file, search, &lines)
                }
            }
            try lines.flush()
        }
    }

    private func search() throws -> AmountSearch {
        let data = try tables.data()
        let identifier: LocaleIdentifier
        do throws(LocaleIdentifierError) {
            identifier = try locale.map { text throws(LocaleIdentifierError) in try LocaleIdentifier(text) } ?? .root
        } catch {
            throw InvalidArgument.locale(locale ?? "", error)
        }
        let conventions = statement ? AmountConventions.statement(in: identifier, data: data) : nil
        guard let code = try currency.map(FormOptions.code) else {
            return AmountSearch(CurrencyParser(locale: identifier, data: data, conventions: conventions))
        }
        let style = CurrencyStyle(currency: code, locale: identifier, data: data)
        return AmountSearch(CurrencyParser(style, conventions: conventions))
    }

    private func scan(_ handle: FileHandle, _ file: String, _ search: AmountSearch, _ lines: inout OutputLines) throws {
        // What others write is answered as it comes; files are read in pieces that are worth a thread.
        var reader =
            file == "-"
            ? LineReader(handle, name: "standard input") : LineReader(handle, name: file, chunk: 1 << 22)
        var number = 0
        // The closures may not both have it.
        var output = lines
        defer { lines = output }
        while try reader.nextLines(
            beforeWaiting: { try output.flush() },
            { (text: UnsafeBufferPointer<UInt8>) throws -> Void in
                for piece in try concurrentMap(Piece.pieces(of: text), { $0.found(by: search) }) {
                    for found in piece.found { try write(found, file, number + found.line, &output) }
                    number += piece.lineCount
                }
            }) != nil
        {}
    }

    private func write(_ found: Piece.Found, _ file: String, _ line: Int, _ lines: inout OutputLines) throws {
        let object = Object(found.amount, found.text, file, line)
        try lines.append { bytes in
            if output.value == .json {
                bytes.append(contentsOf: try JSONLine.bytes(of: object))
            } else {
                bytes.append(contentsOf: object.line.utf8)
            }
        }
    }

    /// Whole lines of a text that is searched by several threads.
    private struct Piece: @unchecked Sendable {
        struct Found: Sendable {
            /// Counted from 1 in the piece.
            var line: Int
            var amount: FoundAmount
            var text: String
        }

        /// Less is not worth a thread.
        private static let least = 1 << 17

        // The bytes stay while the reader's closure runs, which waits for all threads.
        let text: UnsafeBufferPointer<UInt8>

        /// The pieces of a text, as many as there are cores.
        static func pieces(of text: UnsafeBufferPointer<UInt8>) -> [Piece] {
            let size = max(least, text.count / ProcessInfo.processInfo.activeProcessorCount + 1)
            var result: [Piece] = []
            var start = 0
            while start < text.count {
                let rest = text[min(start + size, text.count)...]
                let end = rest.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? text.count
                result.append(Piece(text: UnsafeBufferPointer(rebasing: text[start..<end])))
                start = end
            }
            return result
        }

        func found(by search: AmountSearch) -> (found: [Found], lineCount: Int) {
            var found: [Found] = []
            var lineCount = 0
            LineReader.forEachLine(of: text) { line in
                lineCount += 1
                search.forEach(utf8: line) { amount in
                    let text = String(decoding: line[amount.range], as: UTF8.self)
                    found.append(Found(line: lineCount, amount: amount, text: text))
                }
            }
            return (found, lineCount)
        }
    }

    private struct Object: Encodable {
        var file: String
        /// Counted from 1.
        var lineNumber: Int
        /// Bytes in the line, from 0.
        var start: Int
        var end: Int
        var text: String
        var amount: String
        var currency: String?
        var candidates: [String]
        var otherReadings: [String]

        private enum CodingKeys: String, CodingKey {
            case file, start, end, text, amount, currency, candidates, otherReadings
            case lineNumber = "line"
        }

        init(_ found: FoundAmount, _ text: String, _ file: String, _ line: Int) {
            self.file = file
            lineNumber = line
            (start, end) = (found.range.lowerBound, found.range.upperBound)
            self.text = text
            amount = found.amount.description
            currency = found.currency?.description
            candidates = found.candidates.map { $0.currency.description }
            otherReadings = found.otherReadings.map(\.description)
        }

        var line: String {
            var line = "\(file):\(lineNumber):\(start): \(amount) \(currency ?? candidates.joined(separator: "|"))"
            line += "  \(text)"
            if !otherReadings.isEmpty { line += "  (or \(otherReadings.joined(separator: ", ")))" }
            return line
        }
    }
}
