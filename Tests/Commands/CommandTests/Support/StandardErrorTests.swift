#if os(Linux)
    import Foundation
    import SnapshotSupport
    import TestSupport
    import Testing

    @testable import CommandSupport

    /// An unwritable standard error changes neither the output nor the exit code. Help that cannot be written is an
    /// error.
    struct StandardErrorTests {
        /// Runs a program from a shell, which can close streams.
        private static func run(_ command: String, of name: String = "format") throws -> ProgramRun {
            try ProgramRun("bash", ["-c", command, Tools.program(for: [name]).path])
        }

        /// Full, closed, and a pipe without a reader.
        @Test(arguments: ["2>/dev/full", "2>&-", "2> >(exec true)"])
        func linesAreWrittenAllTheSame(redirection: String) throws {
            let lines = "1\nabc\n" + String(repeating: "x\n", count: 5_000) + "2\n"
            let result = try Self.run(
                "set -o pipefail; printf '\(lines)' | \"$0\" format --locale en - \(redirection) | grep .")
            #expect(result.output == "1\n2\n")
            #expect(result.code == 3)
        }

        /// The image is the next file that is opened. It must not receive messages for a closed standard error.
        @Test func whatIsSaidIsInNoOtherFile() throws {
            let folder = try TemporaryFolder()
            defer { folder.remove() }
            let snapshot = try OwnSnapshot.copy()
            defer { try? FileManager.default.removeItem(at: snapshot) }
            let command = "\"$0\" image --snapshot '\(snapshot.path)' --output /dev/stdout"
            let whole = try Self.run("\(command) | sha256sum", of: "image")
            #expect(try Self.run("\(command) 2>&- | sha256sum", of: "image").output == whole.output)
            #expect(try Self.run("\"$0\" format --locale klingon 5 2>&-").output == "5\n")
        }

        @Test func closedStreamsAreErrors() throws {
            #expect(try Self.run("\"$0\" format --locale en 5 >&-").code == 3)
            #expect(try Self.run("\"$0\" format --locale en - <&-").code == 3)
        }

        @Test(arguments: ["--help", "help", "help format", "format --help", "--version", "scan -h"])
        func helpThatCannotBeWrittenIsAnError(arguments: String) throws {
            #expect(try Self.run("\"$0\" \(arguments) >/dev/full").code == 3)
            let whole = try Self.run("\"$0\" \(arguments)")
            #expect(whole.code == 0 && whole.output.hasSuffix("\n"))
        }
    }
#endif
