import ArgumentParser
import CurrencyFormat
import CurrencyNames
import Foundation
import TestSupport
import Testing

@testable import currency_data

/// Images reduced to the named locales and currencies, in any spelling, and errors for unknown names.
struct ImageCommandTests {
    private static let snapshot = PackageFolder.file("Data/Snapshot").path

    /// The data of the image that the command writes.
    private static func data(_ arguments: String...) throws -> CurrencyData {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let run = CommandRun(["image", "--snapshot", snapshot, "--output", folder.path + "/image"] + arguments)
        #expect(run.code == 0, "\(run.message)")
        return try CurrencyData(try Data(contentsOf: URL(fileURLWithPath: folder.path + "/image")))
    }

    @Test func namesHaveAnySpelling() throws {
        let data = try Self.data("--locales", "DE_at, iw", "--currencies", "huf,Usd")
        #expect(data.localeIdentifiers == ["de", "de-AT", "he", "und"])
        #expect(data.currencyCodes.map(\.description) == ["HUF", "USD"])
    }

    /// An image of ICU data has no names. They are in a separate file, which `CurrencyNames` reads.
    @Test func namesAreAFileOfTheirOwn() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let (image, file) = (folder.path + "/image", folder.path + "/names")
        let made = CommandRun(["image", "--snapshot", Self.snapshot, "--output", image, "--names-output", file])
        #expect(made.code == 0, "\(made.message)")
        let names = try CurrencyNames(Data(contentsOf: URL(fileURLWithPath: file)))
        // From the same snapshot as the bundled names.
        let style = CurrencyStyle(.zloty, locale: .polish).display(.name(names))
        for amount in [1, 2, 5, 1.5] as [DecimalValue] {
            #expect(style.format(amount) == style.display(.name(.bundled)).format(amount))
        }
        let arguments = ["--image", image, "--locale", "en", "--currency", "PLN", "--display", "name", "2"]
        #expect(try CommandOutput.lines(of: ["format", "--names-image", file] + arguments) == ["2.00 Polish zlotys"])
    }

    private static let wrongNames: [([String], String)] = [
        (["--locales", "de,klingon"], "--locales: \"klingon\" is not a locale of the data"),
        (["--locales", ""], "at least one name was expected"), (["--locales", "de,,fr"], "name 2 of 3 is empty"),
        (["--currencies", "QQQ"], "--currencies: unknown currency QQQ"),
        (["--currencies", "euro"], "--currencies: \"euro\" is not a currency: expected three letters, found 4 bytes"),
        (["--features", "fact"], "There is no feature \"fact\"; features are "),
        (["--json", "--format", "text"], "--json means --format json"),
    ]

    @Test(arguments: wrongNames)
    func whatNamesNothingIsAnErrorOfUsage(arguments: [String], message: String) throws {
        let run = CommandRun(["image", "--snapshot", Self.snapshot, "--output", "/dev/null"] + arguments)
        #expect(run.code == 2)
        #expect(run.message.contains(message), "\(run.message)")
    }

    /// Data missing from an image is a data error with exit code 3 and no output.
    @Test func whatAnImageLacksIsAnError() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let image = folder.path + "/image"
        let made = CommandRun([
            "image", "--snapshot", Self.snapshot, "--locales", "en", "--currencies", "EUR", "--features", "regions",
            "--output", image,
        ])
        #expect(made.code == 0, "\(made.message)")
        let dollars = ["--image", image, "--locale", "en", "--currency", "USD"]
        for arguments in [
            ["format"] + dollars + ["5"], ["format"] + dollars + ["5..6"], ["parse"] + dollars + ["$5.00"],
            ["parse", "--lenient"] + dollars + ["$5.00"],
        ] {
            let (lines, failure) = try CommandOutput.run(arguments)
            #expect(lines.isEmpty && failure?.exitCode == ExitCode(3))
            #expect(failure?.message == "\(CurrencyDataError.currency(CurrencyCode(literal: "USD")))")
        }
        let euros = ["format", "--image", image, "--locale", "en", "--currency", "EUR"]
        #expect(try CommandOutput.lines(of: euros + ["5"]) == ["€5.00"])
        let missing = CurrencyDataError.feature(.notation)
        for arguments in [["5..6"], ["--compact", "short", "5"]] {
            let failure = try CommandOutput.failure(of: euros + arguments)
            #expect(failure.exitCode == ExitCode(3) && failure.message == "\(missing)")
        }
        let options = #"{"style":"currency","currency":"USD"}"#
        let request = #"{"label":"1","op":"format","locale":"en","options":\#(options),"input":"5"}"# + "\n"
        let answers = try CommandOutput.lines(of: ["conformance", "--image", image], input: Data(request.utf8))
        #expect(answers.count == 1 && answers.allSatisfy { $0.contains("error") && $0.contains("USD") })
    }

    private static let wrongFiles: [([String], String)] = [
        (["--snapshot", "/nonexistent", "--output", "/dev/null"], "/nonexistent: there is no such folder"),
        (
            ["--snapshot", snapshot, "--locales", "de", "--output", "/nonexistent/image"],
            "/nonexistent/image cannot be written: No such file or directory"
        ),
        (
            ["--snapshot", snapshot, "--locales", "de", "--output", "/dev/full"],
            "/dev/full cannot be written: No space left on device"
        ),
    ]

    @Test(arguments: wrongFiles)
    func filesAreNamed(arguments: [String], message: String) {
        let run = CommandRun(["image"] + arguments)
        #expect(run.code == 3)
        #expect(run.message.hasPrefix(message), "\(run.message)")
    }

    @Test func commandsThatDoNotExist() {
        let run = CommandRun(["imprt", "--icu"])
        #expect(run.code == 2)
        #expect(run.message.contains("There is no command 'imprt'; commands are import, emit, verify, image"))
    }
}
