import CurrencyEngine

/// The request on a line.
///
///     {"label":"1","locale":"es-MX","input":"-1234.5","options":{"style":"currency","currency":"EUR"}}
///     {"label":"2","op":"localeNormalize","locale":"SR_rs_LATN"}
enum ConformanceRequest {
    case format(FormatRequest)
    case localeNormalize(LocaleRequest)
    case localeParent(LocaleRequest)
    case parse(ParseRequest)
    case amounts(AmountsRequest)
    case minorUnits(MinorUnitsRequest)
    case bestLocale(BestLocaleRequest)
    case like(LikeRequest)
    case spell(SpellRequest)
    case words(WordsRequest)

    init(
        _ fields: JSONFields, _ data: CurrencyData, _ names: CurrencyNames,
        _ compatibility: FormatOptions.Compatibility
    ) throws(RequestError) {
        switch try fields.string("op") ?? "format" {
        case "format":
            self = .format(try FormatRequest(fields, data))
        case "localeNormalize":
            self = .localeNormalize(try LocaleRequest(fields))
        case "localeParent":
            self = .localeParent(try LocaleRequest(fields))
        case "parse":
            self = .parse(try ParseRequest(fields, data, names, compatibility))
        case "amounts":
            self = .amounts(try AmountsRequest(fields))
        case "minorUnits":
            self = .minorUnits(try MinorUnitsRequest(fields))
        case "bestLocale":
            self = .bestLocale(try BestLocaleRequest(fields))
        case "like":
            self = .like(try LikeRequest(fields, data, names))
        case "spell":
            self = .spell(try SpellRequest(fields))
        case "words":
            self = .words(try WordsRequest(fields))
        case let operation:
            throw .range(
                option: "op", value: operation,
                expected:
                    "format, parse, amounts, localeNormalize, localeParent, minorUnits, bestLocale, like, spell, words")
        }
    }
}
