import ArgumentParser
import CommandSupport
import CurrencyFormat

/// The command line of everybody who writes and reads amounts.
@main
struct CurrencyTool: Tool {
    static let configuration = CommandConfiguration(
        commandName: "currency",
        abstract: "Formats and parses amounts in any locale, and finds them in running text.",
        discussion: exitCodes,
        version: """
            \(ToolVersion.text(of: "currency"))
            CLDR \(CurrencyData.bundled.cldrVersion) (\(CurrencyData.bundled.source))
            ISO 4217 of \(CurrencyData.bundled.isoPublished)
            """,
        subcommands: [FormatCommand.self, ParseCommand.self, ScanCommand.self, LikeCommand.self])

    static func main() { start() }
}
