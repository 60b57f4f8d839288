import AmountSearch
import CurrencyCore
import CurrencyFormat
import CurrencyNames
import CurrencyParsing
import CurrencyReader
import NumberSkeletons

/// Repeatedly gives each reader texts of one repeated unit, in three lengths.
///
/// Counting the instructions of each call of `countedCall` shows whether the reader's work grows linearly with the
/// text's length or faster. For each call, the program prints the reader, the unit and the length.
@main
enum ReadsHostileText {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        for reader in readers where arguments.isEmpty || arguments.contains(reader.name) {
            for unit in units {
                // The first call creates everything that is created only once.
                reader.read(text(unit, 64))
                for length in [1000, 4000, 16_000] {
                    let text = text(unit, length)
                    countedCall(reader, text)
                    print(reader.name, unit.name, text.utf8.count)
                }
            }
        }
    }

    static func text(_ unit: Unit, _ length: Int) -> String {
        var text = unit.start
        while text.utf8.count < length { text += unit.text }
        return text
    }

    typealias Unit = (name: String, start: String, text: String)

    /// The repeated unit, after a prefix that the reader accepts.
    static let units: [Unit] = [
        ("digits", "$1", "1"), ("zeros", "", "0"), ("groups", "$1", ",111"), ("wrong-groups", "$1", ",1"),
        ("decimal-marks", "$1", ".1"), ("many-decimals", "$1.", "5"), ("spaces", "$", " "),
        ("no-break-spaces", "1", "\u{A0}"), ("bidi-marks", "$", "\u{200F}"), ("signs", "", "-"), ("brackets", "", "("),
        ("symbols", "", "$"), ("letters", "1 ", "k"), ("words", "1 ", "US dollars "), ("arabic", "", "\u{661}"),
        ("apostrophes", "1", "'"), ("currency-signs", "", "\u{A4}"), ("numbers", "", "1 "), ("hashes", "", "#"),
        ("pattern-groups", "", "#,"), ("stems", "", "sign-always "), ("slashes", "currency/USD", "/"),
        ("ranges", "", "$5 to 5 "), ("joins", "$5", "-5"),
    ]

    struct Reader: Sendable {
        var name: String
        var read: @Sendable (String) -> Void
    }

    static let dollars = CurrencyStyle(.usDollar, locale: .englishUnitedStates)

    static let readers = [
        strict("strict", dollars), strict("strict-accounting", dollars.sign(.accounting)),
        strict("strict-compact", dollars.compact()), strict("strict-decimals", dollars.precision(.fraction(0...9))),
        strict("strict-names", dollars.display(.name(.bundled))),
        strict("strict-indian", CurrencyStyle(.indianRupee, locale: .hindiIndia)),
        strict("strict-arabic", CurrencyStyle(.egyptianPound, locale: .arabicEgypt)),
        lenient("lenient", CurrencyParser(dollars)),
        lenient("lenient-names", CurrencyParser(dollars, names: .bundled)),
        lenient("any-currency", CurrencyParser(locale: .swedishSweden)),
        readings("readings", CurrencyParser(locale: .englishUnitedStates)),
        search("search", AmountSearch(CurrencyParser(locale: .englishUnitedStates))),
        Reader(name: "decimal") { _ = try? DecimalValue($0) },
        Reader(name: "pattern") { _ = try? NumberFormatPattern($0) },
        Reader(name: "skeleton") { text in
            guard let locale = try? LocaleIdentifier("en") else { return }
            _ = try? NumberStyle(skeleton: text, locale: locale, data: .bundled)
        },
        Reader(name: "locale") { _ = try? LocaleIdentifier($0) },
    ]

    static func strict(_ name: String, _ style: CurrencyStyle) -> Reader {
        let plan = style.plan
        return Reader(name: name) { _ = try? plan.parse($0) }
    }

    static func search(_ name: String, _ search: AmountSearch) -> Reader {
        Reader(name: name) { _ = search.amounts(in: $0) }
    }

    static func lenient(_ name: String, _ parser: CurrencyParser) -> Reader {
        Reader(name: name) { _ = try? parser.parse($0) }
    }

    static func readings(_ name: String, _ parser: CurrencyParser) -> Reader {
        Reader(name: name) { _ = parser.readings(of: $0) }
    }
}

/// The call whose instructions are counted. Its name identifies it.
@inline(never)
func countedCall(_ reader: ReadsHostileText.Reader, _ text: String) {
    reader.read(text)
}
