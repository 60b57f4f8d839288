import Testing

@testable import CommandSupport

/// The error names the misspelled option, not an option that is missing because of it.
struct UnknownOptionTests {
    private static let rows: [(line: String, message: String)] = [
        ("format --lokale de 5", "there is no option --lokale; did you mean --locale?"),
        ("format 5 --lokale=de", "there is no option --lokale; did you mean --locale?"),
        ("parse --local de 5", "there is no option --local; did you mean --locale?"),
        ("scan --lokale de", "there is no option --lokale; did you mean --locale?"),
        ("import --icu --iso42177 x", "there is no option --iso42177; did you mean --iso4217?"),
        ("image --outptu x", "there is no option --outptu; did you mean --output?"),
        ("format --locale de --colour 5", "there is no option --colour; currency format --help lists all"),
        ("emit --nonsense", "there is no option --nonsense; currency-data emit --help lists all"),
    ]

    @Test(arguments: rows) func itIsNamedWithTheNearOne(line: String, message: String) {
        let run = CommandRun(line.split(separator: " ").map(String.init))
        #expect(run.code == 2)
        #expect(run.message == message)
    }

    /// Other errors do not change.
    @Test func otherErrorsStay() {
        #expect(CommandRun(["format", "5"]).message.contains("Missing expected argument '--locale <locale>'"))
        #expect(CommandRun(["format", "--locale", "de", "--digits", "x", "5"]).message.contains("--digits"))
        #expect(CommandRun(["format", "--locale", "de", "--", "--lokale"]).message.contains("is not an amount"))
    }
}
