import TestSupport

/// Random number patterns, made of the parts of LDML's grammar.
///
/// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Number_Patterns>.
enum RandomPattern {
    static let literals = [
        "", "", "", "a", " ", "\u{A0}", "x'#'", "''", "'it''s'", "(", "-", "+", "--", "+-", "'-'", "€", "\u{200E}-",
        "د", "'E'", "😀",
        "'0'", "'''", "A",
    ]
    // Without ¤¤¤¤¤, for which ICU writes U+FFFD.
    static let symbols = ["¤", "¤ ", "¤¤", " ¤¤", "%", " %", "‰", "\u{A0}¤", "¤-", "-¤", "¤'x'"]

    /// A pattern that both engines accept with the same meaning.
    static func valid(_ random: inout SplitMix64) -> String {
        var hasMultiplier = false
        func affix(_ random: inout SplitMix64) -> String {
            var text = ""
            for _ in 0..<random.next(below: 3) {
                let symbol = random.next(below: 3) == 0
                let part = symbol ? random.element(of: symbols) : random.element(of: literals)
                if part == "'''" { continue }
                let multiplies = part.contains("%") || part.contains("‰")
                if multiplies, hasMultiplier { continue }
                hasMultiplier = hasMultiplier || multiplies
                // Currency signs of two adjacent parts would be read as one.
                if text.hasSuffix("¤"), part.hasPrefix("¤") { continue }
                // Adjacent apostrophes would be read together.
                if text.hasSuffix("'"), part.hasPrefix("'") { continue }
                text += part
            }
            return text
        }
        let prefix = affix(&random)
        let body = number(&random)
        var pattern = prefix + body + affix(&random)
        if random.next(below: 3) == 0 {
            hasMultiplier = true
            let negative = affix(&random)
            pattern += ";" + negative + (random.next(below: 2) == 0 ? body : "0") + affix(&random)
        }
        return pattern
    }

    static func number(_ random: inout SplitMix64) -> String {
        if random.next(below: 6) == 0 {
            return String(repeating: "#", count: random.next(below: 3))
                + grouped(String(repeating: "@", count: 1 + random.next(below: 4)), &random)
                + String(repeating: "#", count: random.next(below: 4))
        }
        let hashes = String(repeating: "#", count: random.next(below: 4))
        var numerals = String(repeating: "0", count: random.next(below: 5))
        if random.next(below: 8) == 0 { numerals += random.element(of: ["5", "25", "1", "50", "125"]) }
        let integer = grouped(hashes + numerals, &random)
        if random.next(below: 3) == 0, !integer.isEmpty { return integer + (random.next(below: 6) == 0 ? "." : "") }
        var decimals = String(repeating: "0", count: random.next(below: 4))
        if random.next(below: 4) == 0 { decimals += random.element(of: ["5", "25", "05", "10", "2", "500"]) }
        decimals += String(repeating: "#", count: random.next(below: 3))
        if integer.isEmpty, decimals.isEmpty { return "0" }
        return decimals.isEmpty ? integer : integer + "." + decimals
    }

    private static func grouped(_ digits: String, _ random: inout SplitMix64) -> String {
        var result = Array(digits)
        if result.count < 2 { return digits }
        for _ in 0..<random.next(below: 3) {
            let place = 1 + random.next(below: result.count - 1)
            if result[place] == "," || result[place - 1] == "," { continue }
            result.insert(",", at: place)
        }
        return String(result)
    }

    /// Random characters of the syntax: usually not a pattern.
    static func noise(_ random: inout SplitMix64) -> String {
        let characters = [
            "#", "#", "0", "0", "0", ",", ".", ";", "@", "'", "¤", "%", "‰", "-", "+", "E", "*", "x", " ", "5",
        ]
        var text = ""
        for _ in 0..<(1 + random.next(below: 8)) { text += random.element(of: characters) }
        return text
    }

    /// A valid pattern with one character changed.
    static func damaged(_ random: inout SplitMix64) -> String {
        var characters = Array(valid(&random).unicodeScalars)
        let place = random.next(below: max(1, characters.count))
        switch random.next(below: 3) {
        case 0 where !characters.isEmpty: characters.remove(at: place)
        case 1 where !characters.isEmpty: characters[place] = random.element(of: Array("#0,.;@'¤%-E*".unicodeScalars))
        default: characters.insert(random.element(of: Array("#0,.;@'¤%-E*".unicodeScalars)), at: place)
        }
        return String(String.UnicodeScalarView(characters))
    }
}
