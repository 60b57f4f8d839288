/// What stands around an amount in files and messages. § stands for the amount.
enum Surroundings {
    static let all = [
        "§", "\"§\"", "“§”", "'§'", "x,§,y", "x;§;y", "x\t§\ty", "{\"x\":\"§\"}", "<td>§</td>", "(§)", "[§]", "{§}",
        "|§|",
        "| § |", "x: § y", "x:§", "x=§", "\u{A0}§\u{A0}", "\u{200B}§\u{200B}", "\u{FEFF}§", "x\n§\ny", "«§»", "x § y.",
        "> §",
        "*§*",
    ]

    /// A text in a surrounding.
    static func put(_ text: String, in surrounding: String) -> String {
        surrounding.split(separator: "§", maxSplits: 1, omittingEmptySubsequences: false).joined(separator: text)
    }
}
