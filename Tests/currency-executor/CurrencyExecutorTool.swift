import ArgumentParser
import CommandSupport

/// The command line for test suites: reads requests and writes answers, one line of JSON each.
@main
struct CurrencyExecutorTool: Tool {
    static let configuration = CommandConfiguration(
        commandName: "currency-executor",
        abstract: "Answers requests on standard input, for test suites of any language.",
        discussion: exitCodes,
        version: ToolVersion.text(of: "currency-executor"),
        subcommands: [ConformanceCommand.self, FieldsCommand.self])

    static func main() { start() }
}
