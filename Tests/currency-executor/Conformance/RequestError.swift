import CurrencyEngine
import CurrencyWords
import NumberSkeletons
import PaymentServices
import PriceSamples

/// Why a request to the conformance executor has no result.
enum RequestError: Error, Equatable {
    /// The line is not a JSON object.
    case notAnObject
    /// A required field is missing.
    case missing(field: String)
    /// A field or an option has the wrong JSON type.
    case type(field: String, expected: String)
    /// Neither the executor nor ECMA-402 has such a field or option.
    case unknown(field: String)
    /// ECMA-402's RangeError: the value is not one of the option's.
    case range(option: String, value: String, expected: String)
    /// ECMA-402 supports this; the engine does not yet.
    case unsupported(String)
    case locale(String, LocaleIdentifierError)
    case currency(String, CurrencyCodeError)
    case number(String, DecimalError)
    case minorUnits(MinorUnitError)
    case spelling(NumberWordsError)
    case words(CurrencyWordsError)
    case price(PriceSampleError)
    case pattern(String, NumberFormatPatternError)
    case skeleton(String, NumberSkeletonError)
    /// The image is a slice without the required data.
    case data(CurrencyDataError)
}

extension RequestError: CustomStringConvertible {
    var description: String {
        switch self {
        case .notAnObject: "the line is not a JSON object"
        case .missing(let field): "\(field) is missing"
        case .type(let field, let expected): "\(field) must be \(expected)"
        case .unknown(let field): "there is no \(field)"
        case .range(let option, let value, let expected): "\(option) is \(value), but must be \(expected)"
        case .unsupported(let what): "unsupported: \(what)"
        case .locale(let text, let error): "\"\(text)\" is not a locale: \(error)"
        case .currency(let text, let error): "\"\(text)\" is not a currency: \(error)"
        case .number(let text, let error): "\"\(text)\" is not a number: \(error)"
        case .minorUnits(let error): error.description
        case .spelling(let error): error.description
        case .words(let error): error.description
        case .price(let error): error.description
        case .pattern(let text, let error): "\"\(text)\" is not a pattern: \(error)"
        case .skeleton(let text, let error): "\"\(text)\" is not a skeleton: \(error)"
        case .data(let error): error.description
        }
    }
}
