import CurrencyCore
import CurrencyEngine
import CurrencyFormat

// The first byte of an input chooses what reads the rest.

/// Plans and parsers of each kind.
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
    switch start[0] {
    case 0..<16: fuzzLenient(anyCurrency, text)
    case 16..<64: fuzzPattern(String(decoding: text, as: UTF8.self))
    case 64..<96: fuzzSkeleton(String(decoding: text, as: UTF8.self))
    default:
        fuzzStrict(plans[Int(start[0]) % plans.count], text)
        fuzzLenient(parsers[Int(start[0]) % plans.count], text)
    }
    return 0
}

private func fuzzStrict(_ plan: FormatPlan, _ text: UnsafeBufferPointer<UInt8>) {
    do throws(ParseError) {
        let amount = try plan.parse(utf8: text)
        precondition(plan.format(amount).utf8.elementsEqual(text), "read, but written otherwise")
    } catch {
        precondition((0...text.count).contains(error.offset), "an offset outside of the text")
    }
}

private func fuzzLenient(_ parser: CurrencyParser, _ text: UnsafeBufferPointer<UInt8>) {
    do throws(ParseError) {
        _ = try parser.parse(utf8: text)
    } catch {
        precondition((0...text.count).contains(error.offset), "an offset outside of the text")
    }
}

/// A pattern that is accepted can be used: what it writes is read back.
private func fuzzPattern(_ text: String) {
    do throws(NumberFormatPatternError) {
        let pattern = try NumberFormatPattern(text)
        let plan = styles[0].pattern(pattern).plan
        for amount in [DecimalValue.zero, 1234, -1_234_567] {
            let written = plan.format(amount)
            do throws(ParseError) {
                let read = try plan.parse(written)
                precondition(plan.format(read) == written, "read, but written otherwise")
            } catch {
                // Only two amounts of one text may stop it; and digits in the affixes are such.
                precondition(error.reason == .ambiguous, "written, but not read: \(error)")
            }
        }
    } catch {
        precondition((0...text.utf8.count).contains(error.offset), "an offset outside of the text")
    }
}

/// A skeleton that is accepted has a style, whose own skeleton means the same.
private func fuzzSkeleton(_ text: String) {
    guard let locale = try? LocaleIdentifier("en") else { return }
    do throws(NumberSkeletonError) {
        let style = try NumberStyle(skeleton: text, locale: locale, data: .bundled)
        let written = style.format(1234)
        guard let skeleton = try? style.skeleton else { return }
        let again = try NumberStyle(skeleton: skeleton, locale: locale, data: .bundled)
        precondition(again.format(1234) == written, "the style's own skeleton means something else")
    } catch {
        precondition((0...text.utf8.count).contains(error.offset), "an offset outside of the text")
    }
}
