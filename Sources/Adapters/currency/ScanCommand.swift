import ArgumentParser
import CommandSupport
import ConcurrentWork
import CurrencyFormat
import CurrencyNames
import Foundation
import PackedTables

/// Running text in, amounts out.
struct ScanCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "scan",
        abstract: "Find amounts in running text, with their places and readings.",
        discussion: """
            currency scan --locale de mails.txt
            currency scan --json - <server.log

            The output has one line for each amount, with its place (file, line and byte in the line), the amount, its \
            currency or possible currencies, the text, and other amounts that the digits may mean. Without --locale, no \
            separators are assumed. A line may have up to 1,048,576 bytes. - reads standard input. Text must be UTF-8.

            Exit codes: 0; 2 for wrong arguments; 3 if a file is malformed, or input or output fails.
            """)

    @Option(help: "The locale's identifier, in BCP 47's or ICU's spelling. Default: the conventions of all locales.")
    var locale: String?

    @Option(help: "Find only amounts in this currency.")
    var currency: String?

    @Flag(help: "Read the debit and credit marks of the region's bank statements, such as CR and DR.")
    var statement = false

    @OptionGroup(title: "Tables") var tables: TableOptions

    @OptionGroup(title: "Output") var output: OutputFormatOptions<TextOrJSON>

    @Argument(help: "The files; - reads standard input.")
    var files: [String] = ["-"]

    func run() throws {
        var lines = OutputLines()
        try scan(to: &lines, standardInput: .standardInput)
    }

    /// Writes a line for each amount.
    func scan(to lines: inout OutputLines, standardInput: FileHandle) throws {
        try reporting {
            let search = try search()
            var foreign: [ForeignText] = []
            for file in files {
                let handle = file == "-" ? standardInput : FileHandle(forReadingAtPath: file)
                guard let handle else {
                    throw LineReader.Unreadable(file: file, reason: "the file cannot be opened")
                }
                if let text = try scan(handle, file, search, &lines) { foreign.append(text) }
            }
            try lines.flush()
            // What could be read is written first.
            if !foreign.isEmpty { throw Failure.notRun(foreign.map(\.description)) }
        }
    }

    private func search() throws -> AmountSearch {
        let data = try tables.data(or: .bundled)
        let names = try tables.names(or: .bundled)
        let identifier = try locale.map(FormOptions.locale) ?? .root
        let conventions = statement ? try FormOptions.statement(locale, data) : nil
        guard let code = try currency.map(FormOptions.code) else {
            return AmountSearch(CurrencyParser(locale: identifier, data: data, names: names, conventions: conventions))
        }
        let style = CurrencyStyle(currency: code, locale: identifier, data: data)
        return AmountSearch(CurrencyParser(style, names: names, conventions: conventions))
    }

    /// - Returns: Where the file is no UTF-8, and what it looks like.
    private func scan(
        _ handle: FileHandle, _ file: String, _ search: AmountSearch, _ lines: inout OutputLines
    ) throws -> ForeignText? {
        // What others write is answered as it comes; files are read in pieces that are worth some threads.
        var reader =
            file == "-"
            ? LineReader(handle, name: "standard input") : LineReader(handle, name: file, chunk: 1 << 20)
        let cores = ProcessInfo.processInfo.activeProcessorCount
        let isJSON = output.value == .json
        // The closures may not both have it.
        var output = lines
        defer { lines = output }
        var foreign: ForeignText?
        while true {
            let line = reader.count + 1
            let isRead: Void? = try reader.nextLines(
                beforeWaiting: { try output.flush() },
                { (text: UnsafeBufferPointer<UInt8>) throws -> Void in
                    if line == 1, let encoding = ForeignText.Encoding(wide: text) {
                        foreign = ForeignText(file: file, line: 1, byte: 0, encoding: encoding)
                        return
                    }
                    // What the threads have found is written before they go on, so that it takes bounded memory.
                    var pieces = Piece.pieces(of: text, from: line)[...]
                    while !pieces.isEmpty {
                        let found = try concurrentMap(Array(pieces.prefix(cores))) {
                            (lines: try $0.lines(of: file, search, isJSON: isJSON), foreign: $0.foreignText(in: file))
                        }
                        for piece in found {
                            try output.append(lines: piece.lines)
                            foreign = foreign ?? piece.foreign
                        }
                        pieces = pieces.dropFirst(cores)
                    }
                })
            if isRead == nil || foreign?.encoding.isWide == true { return foreign }
        }
    }

    /// Whole lines of a text that is searched by several threads.
    private struct Piece: @unchecked Sendable {
        /// Less is not worth a thread.
        private static let least = 1 << 17

        // The bytes stay while the reader's closure runs, which waits for all threads.
        let text: UnsafeBufferPointer<UInt8>
        /// The number of the first line, counted from 1 in the file.
        let line: Int

        /// The pieces of a text, each of which ends with a line.
        static func pieces(of text: UnsafeBufferPointer<UInt8>, from line: Int) -> [Piece] {
            var result: [Piece] = []
            var (start, line) = (0, line)
            while start < text.count {
                let rest = text[min(start + least, text.count)...]
                let end = rest.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? text.count
                let piece = UnsafeBufferPointer(rebasing: text[start..<end])
                result.append(Piece(text: piece, line: line))
                line += piece.count { $0 == UInt8(ascii: "\n") }
                start = end
            }
            return result
        }

        /// The first place that is no UTF-8.
        func foreignText(in file: String) -> ForeignText? {
            guard let place = UTF8Check.firstInvalidByte(text) else { return nil }
            let before = text[..<place]
            let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
            let line = self.line + before.count { $0 == UInt8(ascii: "\n") }
            return ForeignText(file: file, line: line, byte: place - start, encoding: .oneByte)
        }

        /// A line of output for each amount.
        func lines(of file: String, _ search: AmountSearch, isJSON: Bool) throws -> [UInt8] {
            var result: [UInt8] = []
            var number = self.line
            try LineReader.forEachLine(of: text) { line in
                // The search calls a closure that cannot throw.
                var failure: (any Error)?
                search.forEach(utf8: line) { amount in
                    let object = Object(amount, String(decoding: line[amount.range], as: UTF8.self), file, number)
                    do {
                        result += isJSON ? Array(try JSONLine.bytes(of: object)) : Array(object.line.utf8)
                        result.append(UInt8(ascii: "\n"))
                    } catch {
                        failure = error
                    }
                }
                if let failure { throw failure }
                number += 1
            }
            return result
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
            var line = "\(TerminalText.of(file)):\(lineNumber):\(start): \(amount) "
            line += "\(currency ?? candidates.joined(separator: "|"))  \(TerminalText.of(text))"
            if !otherReadings.isEmpty { line += "  (or \(otherReadings.joined(separator: ", ")))" }
            return line
        }
    }
}
