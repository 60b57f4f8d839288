import Foundation
import TestSupport
import Testing

@testable import CurrencyAlignment

/// Compares the order of right-to-left characters with python-bidi's, in `reordered.tsv`.
struct ReorderedTests {
    private static func unescaped(_ text: Substring) throws -> [UInt32] {
        var scalars: [UInt32] = []
        var rest = text[...]
        while let first = rest.unicodeScalars.first {
            if rest.hasPrefix("\\u{"), let close = rest.firstIndex(of: "}") {
                scalars.append(try #require(UInt32(rest[..<close].dropFirst(3), radix: 16)))
                rest = rest[close...].dropFirst()
            } else {
                scalars.append(first.value)
                rest = Substring(rest.unicodeScalars.dropFirst())
            }
        }
        return scalars
    }

    /// Rule L2: reverses the text, and reverses left-to-right runs back.
    private static func seen(_ scalars: [UInt32]) -> [UInt32] {
        let levels = DirectionRuns(scalars).isLeftToRight
        var seen: [UInt32] = []
        var index = scalars.endIndex
        while index > 0 {
            let run = (0..<index).last { !levels[$0] }.map { $0 + 1 } ?? 0
            if run < index {
                seen += scalars[run..<index]
                index = run
            } else {
                index -= 1
                seen.append(scalars[index])
            }
        }
        return seen.filter { ![0x200E, 0x200F, 0x61C].contains($0) }
    }

    @Test func amountsAreSeenAsPythonBidiOrdersThem() throws {
        let file = PackageFolder.file("Tests/Extras/CurrencyAlignmentTests/Column/reordered.tsv")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
        #expect(lines.count > 100)
        for line in lines {
            let fields = line.split(separator: "\t")
            #expect(try Self.seen(Self.unescaped(fields[0])) == Self.unescaped(fields[1]), "\(line)")
        }
    }
}
