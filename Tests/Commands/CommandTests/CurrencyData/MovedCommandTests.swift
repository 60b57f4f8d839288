#if os(Linux)
    import Foundation
    import TestSupport
    import Testing

    @testable import currency
    @testable import currency_data
    @testable import currency_executor

    /// Calling a command that moved out of `currency-data` reports its new program.
    struct MovedCommandTests {
        private static let tool = Tools.program(for: ["import"])

        @Test func eachIsACommandOfItsProgram() {
            for (name, moved) in MovedCommand.all {
                #expect(Tools.tool(for: [name]).configuration.commandName == moved.program)
            }
            let names = Set(
                [CurrencyTool.configuration, CurrencyExecutorTool.configuration].flatMap(\.subcommands)
                    .compactMap { $0.configuration.commandName })
            // `like` was never a command of `currency-data`.
            #expect(names == Set(MovedCommand.all.keys).union(["like"]))
        }

        /// The old behavior: parsing was strict unless lenient was requested.
        private static let lines: [([String], String, String)] = [
            (["format", "--locale", "de", "--currency", "EUR", "--", "-5"], "", "-5,00\u{A0}€\n"),
            (["parse", "--locale", "en", "--currency", "USD", "$5.00"], "", "5.00 USD\n"),
            (["parse", "--locale", "en", "--currency", "USD", "--lenient", "5"], "", "5 USD\n"),
            (["scan", "--locale", "en-US"], "it is $5.00\n", "-:1:6: 5.00 USD  $5.00\n"),
            (
                ["conformance"], "{\"label\":\"1\",\"locale\":\"en\",\"input\":\"5\"}\n",
                "{\"label\":\"1\",\"result\":\"5\"}\n"
            ),
            (
                ["fields"], "{\"label\":\"1\",\"engine\":\"decimal\",\"config\":{\"locale\":\"en\"},\"events\":[]}\n",
                "{\"label\":\"1\",\"states\":[]}\n"
            ),
        ]

        @Test(arguments: lines) func theProgramBesideIsRun(arguments: [String], input: String, output: String) throws {
            let result = try ProgramRun(Self.tool, arguments, input: input)
            #expect(result.output == output && result.code == 0, "\(result.message)")
        }

        @Test func strictReadingStaysStrict() throws {
            let result = try ProgramRun(Self.tool, ["parse", "--locale", "en", "--currency", "USD", "5"])
            #expect(result.output.hasPrefix("refused: ") && result.code == 1)
        }

        @Test func aProgramThatIsNotThereIsNamed() throws {
            let folder = try TemporaryFolder()
            defer { folder.remove() }
            let alone = URL(fileURLWithPath: folder.path + "/currency-data")
            try FileManager.default.copyItem(at: Self.tool, to: alone)
            let result = try ProgramRun(alone, ["format", "--locale", "de", "5"])
            #expect(result.code == 2)
            #expect(
                result.message == "currency-data: format is a command of currency: swift build --product currency\n")
        }
    }
#endif
