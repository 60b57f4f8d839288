import ArgumentParser
import Foundation
import Testing

@testable import currency
@testable import currency_data
@testable import currency_executor

/// Help as a terminal of eighty columns shows it.
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

    /// The lines between the overview's first one and the usage, each a paragraph or an example.
    private static func discussion(_ help: String) -> [String] {
        let lines = help.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return lines.prefix { !$0.hasPrefix("USAGE") }.drop { !$0.isEmpty }.filter { !$0.isEmpty }
    }

    /// A line that ends within a sentence is broken where it was written, and once more by the terminal.
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

    /// Examples are copied; a broken one is not what was meant.
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

    /// Nobody sees them.
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
