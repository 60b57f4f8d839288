import FormattedNumbers

/// A minimal program that formats an amount with FormattedNumbers' API.
@main
enum PrintsNumber {
    static func main() throws {
        print(FormattedMoney(1002.923389).formattedString)
    }
}
