import Benchmark
import CurrencyFormat
import FieldEngine

/// Measures one edit of a field: typing a digit, deleting the last one, pasting a text. Before each edit, the field
/// shows "123.45" in the locale's currency and fills from the right.
func editingBenchmarks() {
    for locale in EditedLocale.all {
        var field = FieldEditor(AmountEntry(CurrencyStyle(locale.currency, locale: locale.locale)))
        field.apply(.begin)
        field.type("12345")
        let before = field
        let edits: [(name: String, apply: @Sendable (inout FieldEditor<AmountEntry>) -> Void)] = [
            ("typed digit", { $0.type("6") }),
            ("backspace", { $0.backspace() }),
            ("paste of its own text", { [text = field.state.text] in $0.paste(text) }),
            ("paste of a plain number", { $0.paste("1234.50") }),
            // Must be rejected: the text after the number is no currency, or no convention has these separators.
            ("paste with a word", { $0.paste("12 abc") }),
            ("paste of three numbers", { $0.paste("1.2.3") }),
            ("paste of another currency", { $0.paste("5 CHF") }),
        ]
        for edit in edits {
            Benchmark("\(edit.name), \(locale.name)") { benchmark in
                for _ in benchmark.scaledIterations {
                    for _ in 0..<Amounts.count {
                        var field = before
                        edit.apply(&field)
                        blackHole(field.state.text)
                    }
                }
            }
        }
    }
}

/// A locale for each path through a field: a trailing symbol, groups of two digits, local digits.
private struct EditedLocale: Sendable {
    var name: String
    var locale: CurrencyLocale
    var currency: Currency

    static let all = [
        EditedLocale(name: "de-DE", locale: .germanGermany, currency: .euro),
        EditedLocale(name: "en-IN", locale: .englishIndia, currency: .indianRupee),
        EditedLocale(name: "ar-EG", locale: .arabicEgypt, currency: .egyptianPound),
    ]
}
