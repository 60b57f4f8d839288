import ArgumentParser
import CurrencyFormat
import Foundation
import SnapshotSupport
import TestSupport
import Testing

@testable import CommandSupport
@testable import currency_data

@Suite struct ExplainCommandTests {
    private static func command(_ arguments: [String], snapshot: String = OwnSnapshot.directory) throws
        -> ExplainCommand
    {
        let folders = ["--snapshot", snapshot, "--decisions", PackageFolder.file("Data/Decisions").path]
        return try #require(try CurrencyDataTool.parseAsRoot(["explain"] + folders + arguments) as? ExplainCommand)
    }

    /// The explanation of an amount, from a snapshot with only its locale.
    private static func explanation(_ arguments: String..., locale: String? = nil) throws -> [String: Any] {
        let snapshot = try OwnSnapshot.copy(locales: [locale ?? arguments[0]])
        defer { try? FileManager.default.removeItem(at: snapshot) }
        let text = try command(arguments + ["--format", "json"], snapshot: snapshot.path).explanationText()
        return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    @Test func amountsMayBeNegative() throws {
        let explanation = try Self.explanation("de-AT", "EUR", "-1234.5")
        #expect(explanation["amount"] as? String == "-1234.5")
        #expect(explanation["text"] as? String == "-€\u{a0}1.234,50")
        #expect((explanation["runs"] as? [[String: Any]])?.count == 8)
    }

    @Test func optionsAreThoseOfFormat() throws {
        let explanation = try Self.explanation("pl", "PLN", "22", "--display", "name", "--digits", "0")
        #expect(explanation["text"] as? String == "22 złote polskie")
        let runs = try #require(explanation["runs"] as? [[String: Any]])
        #expect(runs.compactMap { $0["value"] as? String }.last == "names/PLN/few")
    }

    /// The rules stand in CLDR 48's rbnf/fr.xml, which fr-CA inherits.
    @Test func aNumberInWordsNamesItsRules() throws {
        let text = try Self.command(["fr-CA", "21", "--rule-set", "spellout-numbering"]).explanationText()
        let lines = text.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
        for line in [
            "vingt-et-un 21 %spellout-numbering 0: =%spellout-cardinal-masculine=",
            "vingt-et-un 21 %spellout-cardinal-masculine 20: vingt[->%%et-un>]", "et-un 1 %%et-un 1: et-un",
            "walked fr-CA → fr", "snapshot rules/fr.json rules/SpelloutRules",
        ] {
            #expect(lines.contains(line), "\(line)")
        }
    }

    @Test func aRuleSetThatALocaleLacksIsAnErrorOfUsage() throws {
        let command = try Self.command(["ja", "1", "--rule-set", "spellout-cardinal-feminine"])
        #expect { try command.run() } throws: { ($0 as? Failure)?.exitCode == ExitCode(2) }
    }

    @Test func stylesWithoutACurrencyTakeANumber() throws {
        let explanation = try Self.explanation("tr", "0.25", "--style", "percent")
        #expect(explanation["text"] as? String == "%25")
        #expect(explanation["currency"] == nil)
    }

    @Test func withoutAnAmountThereAreValues() throws {
        let explanation = try Self.explanation("zh-TW", locale: "zh-Hant")
        #expect(explanation["locale"] as? String == "zh-Hant")
        #expect((explanation["runs"] as? [Any])?.isEmpty == true)
        #expect((explanation["values"] as? [Any])?.count ?? 0 > 30)
    }

    /// Errors in arguments are reported before anything is read: the folder does not exist.
    @Test(arguments: [
        (["x", "EUR", "1"], "\"x\" is not a locale"), (["de", "EU", "1"], "\"EU\" is not a currency"),
        (["de", "EUR", "1,5"], "\"1,5\" is not an amount"),
    ])
    func malformedArgumentsAreNamed(arguments: [String], expected: String) throws {
        let parsed = try CurrencyDataTool.parseAsRoot(["explain"] + arguments + ["--snapshot", "/nowhere"])
        let command = try #require(parsed as? ExplainCommand)
        do {
            _ = try command.explanationText()
            Issue.record("\(arguments) was taken")
        } catch {
            #expect(error is InvalidArgument)
            #expect(String(describing: error).hasPrefix(expected))
        }
        #expect { try command.run() } throws: { ($0 as? Failure)?.exitCode == ExitCode(2) }
    }

    @Test(arguments: [["", "EUR", "5"], ["klingon", "EUR", "5"], ["de-AT", "QQQ", "5"], ["de-AT", "qqq"]])
    func whatNamesNothingIsAnErrorOfUsage(arguments: [String]) throws {
        let command = try Self.command(arguments)
        #expect { try command.run() } throws: { ($0 as? Failure)?.exitCode == ExitCode(2) }
    }

    @Test func identifiersHaveManySpellings() throws {
        #expect(try Self.explanation("de_at", "eur", "5", locale: "de-AT")["text"] as? String == "€\u{a0}5,00")
    }

    @Test(arguments: [
        ["--sources", "/nowhere"], ["--cldr-json", "/nowhere"], ["--ldml", "/nowhere"], ["--iso4217", "/nowhere"],
        ["--decisions", "/nowhere"], ["--snapshot", "/nowhere"],
    ])
    func theFolderIsNamed(options: [String]) throws {
        let command = try Self.command(["de", "EUR", "1"] + options)
        #expect { try command.run() } throws: { ($0 as? Failure)?.message.hasPrefix("/nowhere: ") == true }
    }

    @Test(arguments: [
        ["de", "EUR", "1", "2"], ["de", "--bogus"], ["de", "EUR", "1", "--style", "percent"],
        ["de", "EUR", "1", "--increment", "0.05", "--digits", "2"], ["de", "EUR", "1", "--format", "xml"], [],
    ])
    func whatDoesNotFitIsAnErrorOfUsage(arguments: [String]) throws {
        #expect {
            _ = try CurrencyDataTool.parseAsRoot(["explain"] + arguments)
        } throws: { CurrencyDataTool.exitCode(for: $0) == .validationFailure }
    }

    @Test(arguments: [
        ["--snapshot", "/nowhere"], ["--sources", "/nowhere"], ["--decisions", "/nowhere"],
        ["--cldr-json", "/nowhere"], ["--ldml", "/nowhere"], ["--iso4217", "/nowhere"],
    ])
    func whatCannotBeReadIsBadInput(options: [String]) throws {
        let command = try Self.command(["de", "EUR", "1"] + options)
        #expect { try command.run() } throws: { ($0 as? Failure)?.exitCode == ExitCode(3) }
    }
}
