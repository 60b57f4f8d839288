import Foundation
import Testing

@testable import currency_data

@Suite struct LineReaderTests {
    private static func lines(of text: String) throws -> [String] {
        let pipe = Pipe()
        // A pipe holds less than some of these texts, and a task would take a thread that other tests wait for.
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

    /// Lines of other systems end so; a carriage return anywhere else is the line's.
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
