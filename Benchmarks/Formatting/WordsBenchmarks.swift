import Benchmark
import CurrencyFormat
import CurrencyWords
import NumberWords

/// Measures numbers in words with a speller that is held, and ICU's beside it, and amounts in words. Reading the rules, which
/// takes ICU milliseconds, is not measured.
func wordsBenchmarks() {
    let values = Amounts.units.map { DecimalValue(Int($0)) }

    // Words that inflect, words in one piece, words of plural categories, and characters.
    for locale in ["en", "de", "ru", "ja"] {
        Benchmark("number in words, \(locale)") { benchmark in
            let speller = try NumberWords.bundled.speller(for: LocaleIdentifier(locale))
            var text: [UInt8] = []
            benchmark.startMeasurement()
            for _ in benchmark.scaledIterations {
                for value in values {
                    text.removeAll(keepingCapacity: true)
                    try speller.append(value, to: &text)
                    blackHole(text.count)
                }
            }
        }

        Benchmark("ICU number in words, \(locale)") { benchmark in
            let speller = try ICUSpellerPeer(locale: locale)
            benchmark.startMeasurement()
            for _ in benchmark.scaledIterations { blackHole(try speller.spellAll(Amounts.units)) }
        }
    }

    Benchmark("amount in words, ru") { benchmark in
        let words = try CurrencyWords(.full, .euro, locale: .russianRussia)
        benchmark.startMeasurement()
        for _ in benchmark.scaledIterations {
            for value in values { blackHole(try words.text(of: value)) }
        }
    }
}
