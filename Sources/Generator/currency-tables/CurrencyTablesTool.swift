import Foundation
import TableSlices

/// `currency-tables REQUEST OUTPUT`: writes the Swift files of a slice into a folder.
///
/// The build plugin CurrencyTablesPlugin runs it. It parses its two arguments itself, so that building a slice needs no
/// further package.
@main
enum CurrencyTablesTool {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        guard let request = arguments.first, let output = arguments.dropFirst().first, arguments.count == 2 else {
            fail(
                "usage: currency-tables REQUEST OUTPUT: writes the slice that a file such as currency-tables.json asks for",
                2)
        }
        do {
            let slice = try SliceRequestFile(path: request).files(of: CurrencyFormatPackage.tables())
            try slice.write(into: output)
            print(slice.summary)
        } catch {
            fail(String(describing: error), 1)
        }
    }

    /// Writes a message for every line: Xcode and SwiftPM show messages with a file, line and column at that position.
    private static func fail(_ message: String, _ code: Int32) -> Never {
        let lines = message.split(separator: "\n").map { $0.contains(": error: ") ? "\($0)\n" : "error: \($0)\n" }
        FileHandle.standardError.write(Data(lines.joined().utf8))
        exit(code)
    }
}
