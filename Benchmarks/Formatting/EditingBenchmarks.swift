import Benchmark
import CurrencyFormat
import FieldEngine

/// One edit of a field: a digit typed, the last one deleted, a text pasted. Fields stand as they are before it, "123.45"
/// in the locale's currency, filled from the right.
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
            // No reading fits: what stands behind the number is no currency, and the marks are of no convention.
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

/// A locale for each way through a field: a symbol behind, groups of two, digits of its own.
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
