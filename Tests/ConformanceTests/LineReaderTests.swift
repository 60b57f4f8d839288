import Foundation
import Testing

@testable import currency_data

@Suite struct LineReaderTests {
    private static func lines(of text: String) -> [String] {
        let pipe = Pipe()
        // A pipe holds less than some of these texts, and a task would take a thread that other tests wait for.
        Thread.detachNewThread {
            try? pipe.fileHandleForWriting.write(contentsOf: Data(text.utf8))
            try? pipe.fileHandleForWriting.close()
        }
        var reader = LineReader(pipe.fileHandleForReading)
        var lines: [String] = []
        while let line = reader.next() { lines.append(String(decoding: line, as: UTF8.self)) }
        return lines
    }

    @Test func everyLineIsReadOnce() {
        #expect(Self.lines(of: "") == [])
        #expect(Self.lines(of: "one\n") == ["one"])
        #expect(Self.lines(of: "one\ntwo") == ["one", "two"])
        #expect(Self.lines(of: "\n\none\n\n") == ["", "", "one", ""])
    }

    @Test func linesMayBeLongerThanWhatIsReadAtOnce() {
        let long = String(repeating: "é", count: 300_000)
        #expect(Self.lines(of: "a\n" + long + "\nb\n" + long) == ["a", long, "b", long])
    }

    @Test func aLineIsThereBeforeTheNextOneComes() throws {
        let pipe = Pipe()
        var reader = LineReader(pipe.fileHandleForReading)
        for line in ["first", "second"] {
            try pipe.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
            #expect(reader.next().map { String(decoding: $0, as: UTF8.self) } == line)
        }
        try pipe.fileHandleForWriting.close()
        #expect(reader.next() == nil)
    }
}
