import CurrencyCore
import CurrencyEngine
import CurrencyFormat

/// Plans and parsers of each kind; the first byte of an input chooses one.
private let styles: [CurrencyStyle] = {
    let dollars = CurrencyStyle(.dollar, locale: .englishUnitedStates)
    return [
        dollars, dollars.sign(.accounting), dollars.compact(), dollars.digits(.range(0...9)),
        CurrencyStyle(.euro, locale: .germanGermany), CurrencyStyle(.indianRupee, locale: .hindiIndia),
        CurrencyStyle(.egyptianPound, locale: .arabicEgypt),
    ]
}()
private let plans = styles.map { $0.plan }
private let parsers = styles.map { CurrencyParser($0) }
private let anyCurrency = CurrencyParser(locale: .swedishSweden)

/// What is read strictly is written so, errors lie in the text, and nothing traps.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    guard count > 0 else { return 0 }
    let text = UnsafeBufferPointer(start: start + 1, count: count - 1)
    let index = Int(start[0]) % plans.count
    do throws(ParseError) {
        let amount = try plans[index].parse(utf8: text)
        precondition(plans[index].format(amount).utf8.elementsEqual(text), "read, but written otherwise")
    } catch {
        precondition((0...text.count).contains(error.offset), "an offset outside of the text")
    }
    do throws(ParseError) {
        _ = try (start[0] < 16 ? anyCurrency : parsers[index]).parse(utf8: text)
    } catch {
        precondition((0...text.count).contains(error.offset), "an offset outside of the text")
    }
    return 0
}
