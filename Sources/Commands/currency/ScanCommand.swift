import AmountSearch
import ArgumentParser
import CommandSupport
import CurrencyNames
import CurrencyParsing
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
            currency or possible currencies, and the text. A line with an amount that is not certain says "doubtful", all \
            its readings, the likeliest first, and the reasons. --explain adds the tokens that each amount takes, those \
            beside it, and the rule behind each doubt. Without --locale, no separators are assumed. On a bank's lines, the \
            currency is often in the heading only: with --statement and --currency, the "12,34 S" of German statements is \
            an amount, too. A line may have up to 1,048,576 bytes. - reads standard input. Text must be UTF-8.

            Exit codes: 0; 1 if an amount is doubtful, with --strict; 2 for wrong arguments; 3 if a file is malformed, or \
            input or output fails.
            """)

    @Option(help: "The locale's identifier, in BCP 47's or ICU's spelling. Default: the conventions of all locales.")
    var locale: String?

    @Option(
        help: """
            Find only amounts in this currency; with --statement also numbers without a currency that a mark follows.
            """)
    var currency: String?

    @Flag(help: "Read the debit and credit marks of the region's bank statements, such as CR and DR.")
    var statement = false

    @Flag(help: "End with code 1 if an amount is doubtful.")
    var strict = false

    @Flag(help: "Show the tokens of each amount, and its doubts.")
    var explain = false

    @OptionGroup(title: "Tables") var tables: TableOptions

    @OptionGroup(title: "Output") var output: OutputFormatOptions<TextOrJSON>

    @Argument(help: "The files; - reads standard input.")
    var files: [String] = ["-"]

    func run() throws {
        var lines = OutputLines()
        if try scan(to: &lines, standardInput: .standardInput), strict { throw ExitCode(1) }
    }

    /// Writes a line for each amount.
    ///
    /// - Returns: Whether one is doubtful.
    @discardableResult
    func scan(to lines: inout OutputLines, standardInput: FileHandle) throws -> Bool {
        try reporting {
            let search = try search()
            var foreign: [ForeignText] = []
            var isDoubtful = false
            for file in files {
                let handle = file == "-" ? standardInput : FileHandle(forReadingAtPath: file)
                guard let handle else {
                    throw LineReader.Unreadable(file: file, reason: "the file cannot be opened")
                }
                if let text = try scan(handle, file, search, &lines, &isDoubtful) { foreign.append(text) }
            }
            try lines.flush()
            // What could be read is written first.
            if !foreign.isEmpty { throw Failure.notRun(foreign.map(\.description)) }
            return isDoubtful
        }
    }

    /// A search, and the one for numbers without a currency if they are asked for.
    private struct Search: Sendable {
        let search: AmountSearch
        let marked: MarkedNumbers?

        /// Calls a closure with each amount of a line, as it is written, in order.
        func forEach(
            _ line: UnsafeBufferPointer<UInt8>, _ file: String, _ number: Int, isExplained: Bool,
            _ body: (ScannedAmount) throws -> Void
        ) throws {
            let tokens = isExplained || marked != nil ? search.tokens(utf8: line) : nil
            let shown = isExplained ? tokens : nil
            guard let marked, let tokens else {
                // The search calls a closure that cannot throw.
                var failure: (any Error)?
                search.forEach(utf8: line) { amount in
                    do { try body(ScannedAmount(amount, line, file, number, shown)) } catch { failure = error }
                }
                if let failure { throw failure }
                return
            }
            let found = search.amounts(utf8: line)
            let scanned =
                found.map { ScannedAmount($0, line, file, number, shown) }
                + marked.amounts(in: line, beside: found, tokens).map {
                    ScannedAmount($0.amount, in: $0.line, line, file, number, shown)
                }
            for amount in scanned.sorted(by: { $0.start < $1.start }) { try body(amount) }
        }
    }

    private func search() throws -> Search {
        let data = try tables.data(or: .bundled)
        let names = try tables.names(or: .bundled)
        let identifier = try locale.map(FormOptions.locale) ?? .root
        let conventions = statement ? try FallbackWarning.conventions(locale, in: data) : nil
        guard let code = try currency.map(FormOptions.code) else {
            let parser = CurrencyParser(locale: identifier, data: data, names: names, conventions: conventions)
            return Search(search: AmountSearch(parser), marked: nil)
        }
        let style = CurrencyStyle(currency: code, locale: identifier, data: data)
        let parser = CurrencyParser(style, names: names, conventions: conventions)
        let search = AmountSearch(parser)
        return Search(search: search, marked: MarkedNumbers(parser, search))
    }

    /// - Returns: Where the file is no UTF-8, and what it looks like.
    private func scan(
        _ handle: FileHandle, _ file: String, _ search: Search, _ lines: inout OutputLines,
        _ isDoubtful: inout Bool
    ) throws -> ForeignText? {
        // What others write is answered as it comes; files are read in pieces that are worth some threads.
        var reader =
            file == "-"
            ? LineReader(handle, name: "standard input") : LineReader(handle, name: file, chunk: 1 << 20)
        let cores = ProcessInfo.processInfo.activeProcessorCount
        let form = (isJSON: output.value == .json, isExplained: explain)
        // The closures may not both have it.
        var output = lines
        var hasDoubts = false
        defer {
            lines = output
            if hasDoubts { isDoubtful = true }
        }
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
                            (found: try $0.lines(of: file, search, form), foreign: $0.foreignText(in: file))
                        }
                        for piece in found {
                            try output.append(lines: piece.found.lines)
                            if piece.found.isDoubtful { hasDoubts = true }
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

        /// A line of output for each amount, and whether one is doubtful.
        func lines(
            of file: String, _ search: Search, _ form: (isJSON: Bool, isExplained: Bool)
        ) throws -> (lines: [UInt8], isDoubtful: Bool) {
            var result: [UInt8] = []
            var isDoubtful = false
            var number = self.line
            try LineReader.forEachLine(of: text) { line in
                try search.forEach(line, file, number, isExplained: form.isExplained) { scanned in
                    if !scanned.doubts.isEmpty { isDoubtful = true }
                    result += form.isJSON ? Array(try JSONLine.bytes(of: scanned)) : Array(scanned.lines.utf8)
                    result.append(UInt8(ascii: "\n"))
                }
                number += 1
            }
            return (result, isDoubtful)
        }
    }
}
