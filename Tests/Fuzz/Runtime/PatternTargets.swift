import CurrencyParsing
import NumberSkeletons

let patternTargets = [
    FuzzTarget("patterns", longest: 48) {
        let locales = SharedStyles.locales
        return { input in
            var reader = InputReader(input)
            let locale = locales[reader.below(locales.count)]
            let style = CurrencyStyle(.dollar, locale: locale)
            readPattern(String(decoding: reader.remaining(), as: UTF8.self), style)
        }
    },
    FuzzTarget("skeletons", longest: 96) {
        let locale = SharedStyles.locale("en")
        return { input in readSkeleton(String(decoding: input, as: UTF8.self), locale) }
    },
]

/// An accepted pattern is usable: its texts parse back.
private func readPattern(_ text: String, _ style: CurrencyStyle) {
    do throws(NumberFormatPatternError) {
        let plan = style.pattern(try NumberFormatPattern(text)).plan
        for amount in [DecimalValue.zero, 1234, -1_234_567] {
            let written = plan.format(amount)
            do throws(AmountParseError) {
                let read = try plan.parse(written)
                require(plan.format(read) == written, "\(text) writes \(written), read as \(read)")
            } catch {
                // Only an ambiguous text may fail, for example because of digits in the affixes.
                require(error.reason == .ambiguous, "\(text) writes \(written), not read: \(error)")
            }
        }
    } catch {
        require((0...text.utf8.count).contains(error.offset), "\(text): an offset outside of the text")
    }
}

/// An accepted skeleton has a style, whose own skeleton is equivalent.
private func readSkeleton(_ text: String, _ locale: LocaleIdentifier) {
    do throws(NumberSkeletonError) {
        let style = try NumberStyle(skeleton: text, locale: locale, data: .bundled)
        let plan = style.plan
        guard let skeleton = try? style.skeleton else { return }
        let again = try NumberStyle(skeleton: skeleton, locale: locale, data: .bundled).plan
        for amount in [DecimalValue.zero, 1234, -1_234_567, 0.5625] {
            let (first, second) = (plan.format(amount), again.format(amount))
            require(first == second, "\(text) writes \(first), and its skeleton \(skeleton) writes \(second)")
        }
    } catch {
        require((0...text.utf8.count).contains(error.offset), "\(text): an offset outside of the text")
    }
}
