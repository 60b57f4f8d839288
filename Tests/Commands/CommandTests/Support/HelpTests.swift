import ArgumentParser
import Foundation
import Testing

@testable import currency
@testable import currency_data
@testable import currency_executor

/// The help text in a terminal of eighty columns.
struct HelpTests {
    private static let pages: [(page: String, narrow: String, wide: String)] = Tools.all.flatMap { tool in
        ([nil] + tool.configuration.subcommands).map { command in
            func help(_ columns: Int) -> String {
                command.map { tool.helpMessage(for: $0, columns: columns) } ?? tool.helpMessage(columns: columns)
            }
            let names = [tool, command].compactMap { $0?.configuration.commandName }
            return (names.joined(separator: " "), help(80), help(10_000))
        }
    }

    /// The lines between the overview's first line and the usage, each a paragraph or an example.
    private static func discussion(_ help: String) -> [String] {
        let lines = help.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return lines.prefix { !$0.hasPrefix("USAGE") }.drop { !$0.isEmpty }.filter { !$0.isEmpty }
    }

    /// A source line that ends inside a sentence would be wrapped again by the terminal.
    @Test func noLineIsBrokenTwice() {
        #expect(Self.pages.count >= 18)
        for (page, _, wide) in Self.pages {
            for line in Self.discussion(wide) where !Self.isExample(line) {
                #expect(line.hasSuffix(".") || line.hasSuffix(":"), "\(page): \(line)")
            }
        }
    }

    private static func isExample(_ line: String) -> Bool {
        ["currency ", "currency-data ", "currency-executor ", "{"].contains { line.hasPrefix($0) }
    }

    /// Users copy examples; a wrapped one would not run as intended.
    @Test func examplesFit() {
        for (page, _, wide) in Self.pages {
            for line in Self.discussion(wide) where Self.isExample(line) {
                #expect(line.count <= 80, "\(page): \(line)")
            }
        }
    }

    @Test func commandsOfTablesStandInGroups() {
        let help = CurrencyDataTool.helpMessage(columns: 80)
        let groups = CurrencyDataTool.configuration.groupedSubcommands.map(\.name)
        #expect(groups.count > 1 && CurrencyDataTool.configuration.ungroupedSubcommands.isEmpty)
        for name in groups { #expect(help.contains("\n\(name.uppercased())"), "\(name)\n\(help)") }
    }

    @Test func helpHasNoInvisibleCharacters() {
        for (page, narrow, _) in Self.pages {
            let hidden = narrow.unicodeScalars.filter {
                $0 != "\n" && $0 != " "
                    && [.spaceSeparator, .control, .format].contains($0.properties.generalCategory)
            }
            #expect(hidden.isEmpty, "\(page)")
        }
    }
}
