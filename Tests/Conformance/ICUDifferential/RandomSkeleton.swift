import TestSupport

/// Random skeletons in ICU's grammar, with long and concise stems.
///
/// See <https://unicode-org.github.io/icu/userguide/format_parse/numbers/skeletons.html>.
enum RandomSkeleton {
    /// Each list is one setting. A skeleton has at most one stem of it.
    private static let settings: [[String]] = [
        ["compact-short", "compact-long", "K", "KK", "notation-simple"],
        [
            "rounding-mode-half-even", "rounding-mode-half-odd", "rounding-mode-half-ceiling",
            "rounding-mode-half-floor", "rounding-mode-half-down", "rounding-mode-half-up", "rounding-mode-ceiling",
            "rounding-mode-floor", "rounding-mode-down", "rounding-mode-up",
        ],
        ["group-off", "group-min2", "group-auto", "group-on-aligned", "group-thousands", ",_", ",?", ",!"],
        [
            "integer-width/+", "integer-width/*00", "integer-width/##00", "integer-width/#", "integer-width-trunc",
            "00", "0", "000",
        ],
        [
            "latin", "numbering-system/arab", "numbering-system/deva", "numbering-system/hanidec",
            "numbering-system/fullwide",
        ],
        [
            "unit-width-narrow", "unit-width-short", "unit-width-iso-code", "unit-width-formal", "unit-width-variant",
            "unit-width-hidden", "unit-width-full-name",
        ],
        [
            "sign-auto", "sign-always", "sign-never", "sign-except-zero", "sign-negative", "sign-accounting",
            "sign-accounting-always", "sign-accounting-except-zero", "sign-accounting-negative", "+!", "+_", "+?", "+-",
            "()", "()!", "()?", "()-",
        ],
        ["decimal-auto", "decimal-always"],
        ["scale/100", "scale/0.001", "scale/1", "scale/10"],
    ]

    private static func precision(_ random: inout SplitMix64) -> String {
        func zeros(_ character: String, _ count: Int) -> String { String(repeating: character, count: count) }
        let wildcard = random.element(of: ["*", "+"])
        func fraction(_ random: inout SplitMix64) -> String {
            let low = random.next(below: 4)
            switch random.next(below: 4) {
            case 0: return low == 0 ? "precision-integer" : "." + zeros("0", low)
            case 1 where low > 0: return "." + zeros("0", low) + wildcard
            default: return "." + zeros("0", low) + zeros("#", random.next(below: 4))
            }
        }
        func significant(_ random: inout SplitMix64) -> String {
            zeros("@", 1 + random.next(below: 3)) + zeros("#", random.next(below: 4))
        }
        let stem: String
        switch random.next(below: 9) {
        case 0, 1: stem = fraction(&random)
        case 2: stem = significant(&random)
        case 3: stem = zeros("@", 1 + random.next(below: 3)) + wildcard
        case 4: stem = fraction(&random) + "/" + significant(&random) + random.element(of: ["r", "s"])
        case 5: stem = fraction(&random) + "/" + zeros("@", 1 + random.next(below: 3)) + wildcard
        case 6: stem = fraction(&random) + "/@" + zeros("#", random.next(below: 3))
        case 7:
            stem =
                "precision-increment/" + random.element(of: ["0.05", "0.50", "25", "5", "1", "0.125", "100", "10.0"])
        default:
            stem = random.element(of: [
                "precision-unlimited", ".+", "precision-currency-standard", "precision-currency-cash",
            ])
        }
        return random.next(below: 4) == 0 ? stem + "/w" : stem
    }

    static func valid(_ random: inout SplitMix64, currency: String) -> String {
        var stems: [String] = []
        switch random.next(below: 6) {
        case 0: break
        case 1: stems.append(random.element(of: ["percent", "permille", "%", "base-unit", "%x100"]))
        default: stems.append("currency/" + (random.next(below: 4) == 0 ? currency.lowercased() : currency))
        }
        if random.next(below: 3) > 0 { stems.append(precision(&random)) }
        for setting in settings where random.next(below: 4) == 0 {
            let stem = random.element(of: setting)
            if stem.hasPrefix("scale"), stems.contains("%x100") { continue }
            stems.append(stem)
        }
        // Shuffles the stems: their order does not matter.
        for index in stems.indices.reversed() { stems.swapAt(index, random.next(below: index + 1)) }
        return stems.joined(separator: random.element(of: [" ", "  ", "\t", "\n", " "]))
    }

    /// A valid skeleton with one character or stem changed.
    static func damaged(_ random: inout SplitMix64, currency: String) -> String {
        var text = valid(&random, currency: currency)
        if random.next(below: 4) == 0 {
            let more = [
                "scientific", "engineering", "E0", "EE+!00", "measure-unit/length-meter", "unit/meter", "currency",
                "scale/3", "scale", "rounding-mode-unnecessary", "sign-accounting-never", "group", "usage/road", "()",
                "percent", "EUR", "precision-increment/0", "numbering-system/nosuch", "integer-width/", "/w", "K/w",
                "numbering-system/hans", "currency/E1R", "currency/EURO", "scale/-1", "precision-increment/1e2",
            ]
            return text + " " + random.element(of: more)
        }
        var scalars = Array(text.unicodeScalars)
        let characters = Array("0#@*+./-_!?()%Kwrs, x".unicodeScalars)
        let place = random.next(below: max(1, scalars.count))
        switch random.next(below: 3) {
        case 0 where !scalars.isEmpty: scalars.remove(at: place)
        case 1 where !scalars.isEmpty: scalars[place] = random.element(of: characters)
        default: scalars.insert(random.element(of: characters), at: place)
        }
        text = String(String.UnicodeScalarView(scalars))
        return text
    }
}
