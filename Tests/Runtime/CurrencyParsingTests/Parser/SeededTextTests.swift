import CurrencyParsing
import TestSupport
import Testing

/// Texts of all kinds, from a seed: nothing traps, offsets lie in the text, and what is read strictly is written so.
struct SeededTextTests {
    private static let pieces: [String] = [
        "$", "€", "USD", "EUR", "kr", "-", "+", "(", ")", "−", "0", "1", "9", "00", "123", "1,234", "1.234", ",", ".",
        "'",
        "’", " ", "\u{A0}", "\u{202F}", "\u{200E}", "\u{2068}", "٣", "٫", "٬", "１", "〇", "e5", "0x", "K", "M", "NaN",
        "∞",
        "🙂", "\u{301}", "99999999999999999999", "\0",
    ]

    private static let styles: [CurrencyStyle] = {
        let dollars = CurrencyStyle(.dollar, locale: .englishUnitedStates)
        let rupees = CurrencyStyle(.indianRupee, locale: .hindiIndia)
        let pounds = CurrencyStyle(.egyptianPound, locale: .arabicEgypt)
        return [
            dollars, dollars.sign(.accounting), dollars.compact(), dollars.precision(.fraction(0...9)),
            dollars.digits(.precision(.significant(1...5))), dollars.integerDigits(minimum: 0, maximum: 4),
            dollars.scale(byPowerOfTen: -6000), dollars.zeroText("0"), dollars.display(.custom("1")),
            CurrencyStyle(.euro, locale: .germanGermany), rupees, pounds, pounds.bidi(.isolate),
        ]
    }()

    @Test
    func nothingTrapsAndOffsetsLieInTheText() throws {
        var random = SplitMix64(printing: 4217)
        let parsers = Self.styles.map { ($0.plan, CurrencyParser($0)) }
        let any = CurrencyParser(locale: .swedishSweden)
        for round in 0..<1_000 {
            var bytes: [UInt8] = []
            for _ in 0..<random.below(8) { bytes += Array(Self.pieces[random.below(Self.pieces.count)].utf8) }
            // Bytes that are no UTF-8 now and then.
            if random.below(4) == 0, !bytes.isEmpty { bytes[random.below(bytes.count)] = UInt8(random.below(256)) }
            let (plan, parser) = parsers[random.below(parsers.count)]
            bytes.withUnsafeBufferPointer { text in
                do throws(AmountParseError) {
                    let amount = try plan.parse(utf8: text)
                    #expect(Array(plan.format(amount).utf8) == bytes, "\(bytes)")
                } catch {
                    #expect((0...bytes.count).contains(error.offset), "\(bytes): \(error)")
                }
                do throws(AmountParseError) {
                    _ = try parser.parse(utf8: text)
                } catch {
                    #expect((0...bytes.count).contains(error.offset), "\(bytes): \(error)")
                }
            }
            if round % 200 == 0 { _ = any.readings(of: String(decoding: bytes, as: UTF8.self)) }
        }
    }

    /// Minor units have a way of their own through most texts that people type; it reads them as `parse` does,
    /// where that gives one amount.
    @Test
    func minorUnitsAreThoseOfTheAmount() throws {
        var random = SplitMix64(printing: 4217)
        let pieces = [
            "-", " ", "\u{A0}", "\u{202F}", "0", "5", "12", "1.234", "1,234", "1,23,456", "123", ",", ".", "٫", "٣٤",
        ]
        var read = 0
        for style in Self.styles where style.digits == .display {
            let parser = CurrencyParser(style)
            let code = style.currency.description
            let symbols = [
                style.format(0).filter { !$0.isNumber && $0 != "." && $0 != "," && $0 != "٫" }, code, code.lowercased(),
                "€",
            ]
            for _ in 0..<400 {
                var text = ""
                for _ in 0..<random.below(7) {
                    text += random.below(4) == 0 ? symbols[random.below(4)] : pieces[random.below(pieces.count)]
                }
                text += [",50", ".50", "٫٥٠", "", " " + symbols[0], ",50 \(code)", ".50 \(code)"][random.below(7)]
                let units = try? parser.parseMinorUnits(text)
                let amount = try? parser.parse(text).amount.minorUnits(scale: 2)
                #expect(units == amount, "\(style.options.locale), \(text)")
                read += units == nil ? 0 : 1
            }
        }
        #expect(read > 300)
    }
}
