import Foundation
import SliceRecords
import TableSlices

/// Records the output of slices and reports changes. The package's commands run it. It parses its few arguments
/// itself, so that users of the commands need no further package.
@main
enum CurrencyRecordTool {
    private static let usage = """
        usage: currency-record write REQUEST...    writes the record of each slice, and its Swift files where they are committed
               currency-record audit REQUEST...    says what each slice writes otherwise than its record
               currency-record diff OLD NEW        says what differs between two records
        A REQUEST is a file such as currency-tables.json. Exit codes: 0 all is the same, 1 there are differences, 2 wrong usage,
        3 a file cannot be used.
        """

    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        let paths = Array(arguments.dropFirst())
        do {
            switch (arguments.first, paths.count) {
            case ("write", 1...): try write(paths)
            case ("audit", 1...): try audit(paths)
            case ("diff", 2): try report([("", differences(paths[0], paths[1]))])
            default: fail(usage, 2)
            }
        } catch {
            fail("error: \(error)", 3)
        }
    }

    private static func write(_ paths: [String]) throws {
        let tables = try CurrencyFormatPackage.tables()
        for path in paths {
            for file in try RecordedSlice(request: path).write(from: tables) { print("wrote \(file)") }
        }
    }

    private static func audit(_ paths: [String]) throws {
        let tables = try CurrencyFormatPackage.tables()
        try report(paths.map { ($0, try RecordedSlice(request: $0).differences(in: tables)) })
    }

    private static func differences(_ old: String, _ new: String) throws -> RecordDifferences {
        RecordDifferences(from: try SliceRecord(path: old), to: try SliceRecord(path: new))
    }

    private static func report(_ found: [(path: String, differences: RecordDifferences)]) {
        for (path, differences) in found {
            if !path.isEmpty { print("\(path)") }
            for line in differences.lines { print(line) }
        }
        if found.contains(where: { !$0.differences.changes.isEmpty }) { exit(1) }
    }

    private static func fail(_ message: String, _ code: Int32) -> Never {
        FileHandle.standardError.write(Data((message + "\n").utf8))
        exit(code)
    }
}
