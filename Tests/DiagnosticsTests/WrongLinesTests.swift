import Foundation
import TestSupport
import Testing

/// The compiler's messages for wrong lines that people write. The files in `Lines` have them as comments above each
/// line, reviewed by a person: a misleading message is fixed, not recorded.
struct WrongLinesTests {
    @Test(
        .enabled(if: Compiler.isThere, "the messages are those of Swift 6.3, for modules that SwiftPM built"),
        arguments: ["WithoutFoundation", "WithFoundation"])
    func messagesAreAsTheyWereRead(name: String) throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Lines/\(name).swift")
        let expected = Self.comments(of: try String(contentsOf: file, encoding: .utf8))
        try #require(expected.count >= 10)
        let found = try Compiler.messages(of: file)
        for message in expected where !found.contains(message) {
            Issue.record("line \(message.line) is not answered by \(message.text)")
        }
        for message in found where !expected.contains(message) {
            Issue.record("line \(message.line) is answered by \(message.text)")
        }
    }

    struct Message: Equatable {
        var line: Int
        var text: String
    }

    /// The expected messages in comments, each with the number of the line below them.
    private static func comments(of source: String) -> [Message] {
        var messages: [Message] = []
        var above: [String] = []
        for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let text = line.trimmingCharacters(in: .whitespaces)
            if text.hasPrefix("// error: ") || text.hasPrefix("// warning: ") {
                above.append(String(text.dropFirst(3)))
            } else {
                messages += above.map { Message(line: index + 1, text: $0) }
                above = []
            }
        }
        return messages
    }
}

/// The compiler that built these tests.
private enum Compiler {
    static var isThere: Bool {
        guard modules != nil, let version = try? run(["--version"]) else { return false }
        return version.contains("Swift version 6.3")
    }

    /// The modules that were built with the tests.
    private static var modules: URL? {
        let candidates = Bundle.allBundles.map(\.bundleURL) + [URL(fileURLWithPath: CommandLine.arguments[0])]
        return candidates.lazy
            .map { $0.deletingLastPathComponent().appendingPathComponent("Modules") }
            .first { modules in
                let module = modules.appendingPathComponent("CurrencyFormat.swiftmodule")
                return FileManager.default.fileExists(atPath: module.path)
            }
    }

    /// The errors and warnings of a file.
    static func messages(of file: URL) throws -> [WrongLinesTests.Message] {
        let modules = try #require(modules)
        let output = try run([
            "-typecheck", "-swift-version", "6", "-diagnostic-style", "llvm", "-I", modules.path, file.path,
        ])
        return output.split(separator: "\n").compactMap { line in
            guard line.hasPrefix(file.path + ":") else { return nil }
            // LINE:COLUMN: KIND: TEXT
            let fields = line.dropFirst(file.path.count + 1).split(separator: ":", maxSplits: 2)
            guard fields.count == 3, let number = Int(fields[0]) else { return nil }
            let text = fields[2].trimmingCharacters(in: .whitespaces)
            return text.hasPrefix("note: ") ? nil : WrongLinesTests.Message(line: number, text: text)
        }
    }

    /// What the compiler prints.
    private static func run(_ arguments: [String]) throws -> String {
        let run = try ProgramRun("swiftc", arguments)
        return run.output + run.message
    }
}
