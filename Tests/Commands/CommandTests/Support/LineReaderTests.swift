import Foundation
import Testing

@testable import CommandSupport

@Suite struct LineReaderTests {
    private static func lines(of text: String) throws -> [String] {
        let pipe = Pipe()
        // Some texts exceed a pipe's capacity, and a task would block a thread that other tests need.
        Thread.detachNewThread {
            try? pipe.fileHandleForWriting.write(contentsOf: Data(text.utf8))
            try? pipe.fileHandleForWriting.close()
        }
        var reader = LineReader(pipe.fileHandleForReading)
        var lines: [String] = []
        while let line = try reader.next() { lines.append(String(decoding: line, as: UTF8.self)) }
        return lines
    }

    @Test func everyLineIsReadOnce() throws {
        #expect(try Self.lines(of: "") == [])
        #expect(try Self.lines(of: "one\n") == ["one"])
        #expect(try Self.lines(of: "one\ntwo") == ["one", "two"])
        #expect(try Self.lines(of: "\n\none\n\n") == ["", "", "one", ""])
    }

    @Test func linesMayBeLongerThanWhatIsReadAtOnce() throws {
        let long = String(repeating: "é", count: 300_000)
        #expect(try Self.lines(of: "a\n" + long + "\nb\n" + long) == ["a", long, "b", long])
    }

    /// A byte order mark at the start of a file is not part of the first line. Elsewhere it is a character.
    @Test func aByteOrderMarkIsNoText() throws {
        #expect(try Self.lines(of: "\u{FEFF}1234.5\n\u{FEFF}2") == ["1234.5", "\u{FEFF}2"])
        #expect(try Self.lines(of: "\u{FEFF}") == [])
        #expect(try Self.lines(of: "\u{FEFF}\n1") == ["", "1"])
        #expect(try Self.lines(of: "\u{FEFF}\u{FEFF}1") == ["\u{FEFF}1"])
        let input = Data("\u{FEFF}1234.5\n".utf8)
        #expect(try CommandOutput.lines(of: ["format", "--locale", "en", "-"], input: input) == ["1,234.5"])
    }

    /// Without a limit, a file without newlines would take memory of its size.
    @Test func aLineHasABound() throws {
        let most = String(repeating: "x", count: LineReader.longestLine)
        #expect(try Self.lines(of: "a\n" + most + "\n" + most) == ["a", most, most])
        let error = #expect(throws: LineReader.LineTooLong.self) { try Self.lines(of: "a\n" + most + "x\nb\n") }
        #expect(error?.description == "standard input: line 2 has more than 1048576 bytes")
        #expect(throws: LineReader.LineTooLong(file: "standard input", line: 1)) { try Self.lines(of: most + "x") }
        for command in [["format", "--locale", "en", "-"], ["scan"], ["parse", "--locale", "en", "--lenient", "-"]] {
            let failure = try CommandOutput.failure(of: command, input: Data((most + "x").utf8))
            #expect(failure.exitCode.rawValue == 3)
            #expect(failure.message == "standard input: line 1 has more than 1048576 bytes")
        }
    }

    @Test func aLineIsThereBeforeTheNextOneComes() throws {
        let pipe = Pipe()
        var reader = LineReader(pipe.fileHandleForReading)
        for line in ["first", "second"] {
            try pipe.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
            #expect(try reader.next().map { String(decoding: $0, as: UTF8.self) } == line)
        }
        try pipe.fileHandleForWriting.close()
        #expect(try reader.next() == nil)
    }

    /// CRLF ends a line. A carriage return anywhere else is part of it.
    @Test func carriageReturnsMayEndLines() throws {
        #expect(try Self.lines(of: "one\r\ntwo\r\n") == ["one", "two"])
        #expect(try Self.lines(of: "\r\n\rone\r\r\ntwo\r") == ["", "\rone\r", "two\r"])
    }

    @Test func whatMustBeDoneIsDoneBeforeWaiting() throws {
        let pipe = Pipe()
        try pipe.fileHandleForWriting.write(contentsOf: Data("one\ntwo\n".utf8))
        try pipe.fileHandleForWriting.close()
        var reader = LineReader(pipe.fileHandleForReading)
        var waits: [Int] = []
        var count = 0
        while try reader.next(beforeWaiting: { waits.append(count) }, { $0.count }) != nil { count += 1 }
        #expect(waits == [0, 2])
    }

    @Test func whatIsNoFileIsAnError() throws {
        let folder = try #require(FileHandle(forReadingAtPath: NSTemporaryDirectory()))
        var reader = LineReader(folder)
        let error = #expect(throws: LineReader.Unreadable.self) { try reader.next() }
        #expect(error?.description == "standard input cannot be read: Is a directory")
    }
}
