import CurrencyEngine
import NumberSkeletons

/// The format of a number: ECMA-402's options, an ICU number skeleton, or a pattern.
///
///     {"options":{"style":"percent"}}
///     {"skeleton":"percent .00"}
///     {"pattern":"#,##0.00","options":{"roundingMode":"floor"}}
///
/// Anything that a skeleton or a pattern does not specify is as in ICU, such as half-even rounding.
///
/// See <https://unicode-org.github.io/icu/userguide/format_parse/numbers/skeletons.html>.
enum RequestedStyle: Hashable {
    case options(NumberFormatOptions)
    case skeleton(String)
    case pattern(NumberFormatPattern, RoundingMode)

    init(_ fields: JSONFields, _ data: CurrencyData) throws(RequestError) {
        let skeleton = try fields.string("skeleton")
        let pattern = try fields.string("pattern")
        let options = try fields.object("options")
        switch (skeleton, pattern, options) {
        case (nil, nil, _):
            self = .options(try NumberFormatOptions(options ?? .none, data))
        case (let skeleton?, nil, nil):
            self = .skeleton(skeleton)
        case (nil, let pattern?, let options):
            try options?.allow(only: ["roundingMode"])
            let rounding = try options?.word("roundingMode", DigitOptions.roundingModes) ?? .halfEven
            do throws(NumberFormatPatternError) {
                self = .pattern(try NumberFormatPattern(pattern), rounding)
            } catch {
                throw .pattern(pattern, error)
            }
        case (_?, _?, _), (_?, _, _?):
            throw .unknown(field: "request with a skeleton and a pattern or options")
        }
    }

    /// The style in a locale.
    func style(
        locale: LocaleIdentifier, data: CurrencyData, names: CurrencyNames, compatibility: FormatOptions.Compatibility
    ) throws(RequestError) -> any FormattingStyle {
        switch self {
        case .options(let options):
            return try options.style(locale: locale, data: data, names: names, compatibility: compatibility)
        case .skeleton(let skeleton):
            do throws(NumberSkeletonError) {
                return try NumberStyle(skeleton: skeleton, locale: locale, data: data, names: names)
                    .compatibility(compatibility)
            } catch {
                if case .unsupported(let feature, _) = error { throw .unsupported("\(feature) in skeletons") }
                throw .skeleton(skeleton, error)
            }
        case .pattern(let pattern, let rounding):
            return DecimalStyle(locale: locale, data: data).pattern(pattern).rounding(rounding)
                .compatibility(compatibility)
        }
    }
}
