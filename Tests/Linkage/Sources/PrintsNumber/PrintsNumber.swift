import FormattedNumbers

/// The least program that formats an amount as FormattedNumbers does.
@main
enum PrintsNumber {
    static func main() throws {
        print(FormattedMoney(1002.923389).formattedString)
    }
}
