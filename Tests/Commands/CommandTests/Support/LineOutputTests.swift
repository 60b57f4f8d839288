#if os(Linux)
    import Foundation
    import TestSupport
    import Testing

    @testable import CommandSupport

    /// Lines that cannot be read or written end a command with an error. Output that another program waits for arrives
    /// promptly.
    struct LineOutputTests {
        private static let commands: [[String]] = [
            ["format", "--locale", "en", "5"], ["format", "--locale", "en", "--json", "--parts", "5"],
            ["format", "--locale", "en", "-"], ["parse", "--locale", "en", "--currency", "USD", "$5.00"],
            ["parse", "--locale", "en", "--strict", "-"], ["conformance"], ["fields"],
        ]

        /// Runs a command with a text as its input.
        private static func run(_ arguments: [String], input: String) throws -> ProgramRun {
            try ProgramRun(Tools.program(for: arguments), arguments, input: input)
        }

        @Test(arguments: commands) func aFullDiskIsAnError(arguments: [String]) throws {
            let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
            let run = try ProgramRun(Tools.program(for: arguments), arguments, input: "5\n", output: full)
            #expect(run.code == 3)
            #expect(
                run.message
                    == "\(Tools.program(for: arguments).lastPathComponent): standard output cannot be written: No space left on device\n"
            )
        }

        @Test(arguments: commands.filter { $0.contains("-") || ["conformance", "fields"].contains($0[0]) })
        func inputThatIsNoFileIsAnError(arguments: [String]) throws {
            let folder = try #require(FileHandle(forReadingAtPath: NSTemporaryDirectory()))
            let run = try ProgramRun(Tools.program(for: arguments), arguments, input: folder)
            #expect(run.code == 3)
            #expect(
                run.message
                    == "\(Tools.program(for: arguments).lastPathComponent): standard input cannot be read: Is a directory\n"
            )
        }

        /// A program that sends a line and waits for the answer receives it, although the output is buffered.
        private static let dialogues: [([String], String, String)] = [
            (["format", "--locale", "en", "--currency", "USD", "-"], "5\n", "$5.00\n"),
            (["parse", "--locale", "en", "--currency", "USD", "-"], "$5.00\n", "5.00 USD\n"),
            (
                ["conformance"], "{\"label\":\"1\",\"locale\":\"en\",\"input\":\"5\"}\n",
                "{\"label\":\"1\",\"result\":\"5\"}\n"
            ),
        ]

        @Test(arguments: dialogues)
        func answersComeAtOnce(arguments: [String], question: String, answer: String) throws {
            let (input, output) = (Pipe(), Pipe())
            let program = try StartedProgram(
                Tools.program(for: arguments), arguments, input: input.fileHandleForReading,
                output: output.fileHandleForWriting)
            for _ in 0..<3 {
                try input.fileHandleForWriting.write(contentsOf: Data(question.utf8))
                let bytes = try output.fileHandleForReading.read(upToCount: answer.utf8.count)
                #expect(bytes.map { String(decoding: $0, as: UTF8.self) } == answer)
            }
            try input.fileHandleForWriting.close()
            #expect(try program.end().code == 0)
        }

        private static let exitCodes: [([String], Int32)] = [
            (["format", "--locale", "en", "5"], 0), (["format", "--locale", "en", "x"], 2), (["format", "5"], 2),
            (["format", "--locale", "en", "-"], 3), (["format", "--locale", "en", "--image", "no-such-file", "5"], 3),
            (["parse", "--locale", "en", "--currency", "USD", "$5.00"], 0),
            (["parse", "--locale", "en", "--currency", "USD", "5x"], 1), (["nosuch"], 2), (["--version"], 0),
            (["image", "--snapshot", "/nonexistent", "--output", "/dev/null"], 3),
            (["verify", "--snapshot", "/nonexistent"], 3),
        ]

        @Test(arguments: exitCodes)
        func exitCodesAreThoseOfTheHelp(arguments: [String], code: Int32) throws {
            #expect(try Self.run(arguments, input: "x\n").code == code)
        }

        /// The warning goes to standard error, the text to standard output.
        @Test func fallbacksAreSaid() throws {
            let result = try Self.run(["format", "--locale", "klingon", "5"], input: "")
            #expect(result.code == 0)
            #expect(
                result.message
                    == "currency: warning: there is no locale \"klingon\"; the root locale is used\n"
            )
            let badLine = try Self.run(["format", "--locale", "en", "-"], input: "1\nabc\n")
            #expect(
                badLine.message == """
                    currency: line 2: "abc" is not an amount: expected a sign, a digit, NaN or Infinity at byte 0
                    currency: 1 line could not be formatted

                    """)
        }
    }
#endif
