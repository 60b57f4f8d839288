import Foundation
import TestSupport
import Testing

@testable import CommandSupport

/// Input text cannot control the terminal.
struct TerminalTextTests {
    private static let rows: [(text: String, shown: String)] = [
        ("", ""), ("1.234,50 €", "1.234,50 €"), ("a\u{1B}[31mb", "a⟨U+001B⟩[31mb"), ("\u{7}", "⟨U+0007⟩"),
        ("one\ntwo\tthree\r\n", "one⟨U+000A⟩two⟨U+0009⟩three⟨U+000D⟩⟨U+000A⟩"),
        ("\u{7F}\u{9B}2J", "⟨U+007F⟩⟨U+009B⟩2J"),
        ("\u{202E}txt.exe", "⟨U+202E⟩txt.exe"), ("\u{2066}\u{2069}", "⟨U+2066⟩⟨U+2069⟩"), ("\u{2028}", "⟨U+2028⟩"),
        // Characters that occur in amounts.
        ("\u{200F}٥\u{A0}\u{202F}\u{61C}\u{200E}", "\u{200F}٥\u{A0}\u{202F}\u{61C}\u{200E}"),
    ]

    @Test(arguments: rows) func controlsAreShownByTheirCodePoints(text: String, shown: String) {
        #expect(TerminalText.of(text) == shown)
    }

    @Test func linesStayLines() {
        #expect(TerminalText.of(lines: "Error: \u{1B}c\nUsage: x\n") == "Error: ⟨U+001B⟩c\nUsage: x\n")
    }

    #if os(Linux)
        private static let commands: [[String]] = [
            ["format", "--locale", "\u{1B}[31m", "5"], ["format", "--locale", "en", "\u{1B}[31m"],
            ["format", "--locale", "en", "--image", "\u{1B}[31m", "5"], ["scan", "\u{1B}[31m"], ["\u{1B}[31m"],
            ["diff", "\u{1B}[31m", "x"], ["diff", "--\u{1B}[31m"], ["format", "--\u{1B}[31m", "--locale", "en", "5"],
            ["audit", "--against", "\u{1B}[31m"], ["import", "--icu", "--iso4217", "\u{1B}[31m"],
            ["parse", "--locale", "en", "--currency", "USD", "5\u{1B}[31m"],
        ]

        @Test(arguments: commands) func noCommandPassesThemOn(arguments: [String]) throws {
            let run = try ProgramRun(Tools.program(for: arguments), arguments)
            let text = run.output + run.message
            #expect(run.code != 0)
            #expect(!text.isEmpty && !text.contains("\u{1B}"))
        }
    #endif

    /// Both file names and amounts come from the input.
    @Test func namesOfFilesAreShownByTheirCodePoints() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let file = try folder.file("a\u{1B}]0;x\u{7}\nb", "it is $5.00\n")
        let lines = try CommandOutput.lines(of: ["scan", "--locale", "en-US", file])
        #expect(lines == ["\(folder.path)/a⟨U+001B⟩]0;x⟨U+0007⟩⟨U+000A⟩b:1:6: 5.00 USD  $5.00"])
    }
}
