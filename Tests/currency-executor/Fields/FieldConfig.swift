import CurrencyFormat
import FieldEngine
import Foundation

/// The settings of a field.
struct FieldConfig: Decodable {
    enum Entry: String, Decodable {
        case fromRight, free

        var mode: EntryMode {
            switch self {
            case .fromRight: .fromRight
            case .free: .free
            }
        }
    }

    struct MaskString: Decodable {
        var string: String
        var startIndex: Int
        var displaysAt: Int?
    }

    var locale: String?
    var currency: String?
    var hasDecimals: Bool?
    var fractionDigits: Int?
    var entry: Entry?
    var minValue: Number?
    var maxValue: Number?
    var maxIntegers: Int?
    var clearsWhenValueIsZero: Bool?
    var keyboard: String?
    var formatStrings: [MaskString]?
    var allowed: String?
    var maxLength: Int?
    var format: FieldRequest.Format?

    private enum CodingKeys: String, CodingKey, CaseIterable {
        case locale, currency, hasDecimals, fractionDigits, entry, minValue, maxValue, maxIntegers
        case clearsWhenValueIsZero, keyboard, formatStrings, allowed, maxLength, format
    }

    init() {}

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        try decoder.allow(CodingKeys.self)
        locale = try fields.decodeIfPresent(String.self, forKey: .locale)
        currency = try fields.decodeIfPresent(String.self, forKey: .currency)
        hasDecimals = try fields.decodeIfPresent(Bool.self, forKey: .hasDecimals)
        fractionDigits = try fields.decodeIfPresent(Int.self, forKey: .fractionDigits)
        entry = try fields.decodeIfPresent(Entry.self, forKey: .entry)
        minValue = try fields.decodeIfPresent(Number.self, forKey: .minValue)
        maxValue = try fields.decodeIfPresent(Number.self, forKey: .maxValue)
        maxIntegers = try fields.decodeIfPresent(Int.self, forKey: .maxIntegers)
        clearsWhenValueIsZero = try fields.decodeIfPresent(Bool.self, forKey: .clearsWhenValueIsZero)
        keyboard = try fields.decodeIfPresent(String.self, forKey: .keyboard)
        formatStrings = try fields.decodeIfPresent([MaskString].self, forKey: .formatStrings)
        allowed = try fields.decodeIfPresent(String.self, forKey: .allowed)
        maxLength = try fields.decodeIfPresent(Int.self, forKey: .maxLength)
        format = try fields.decodeIfPresent(FieldRequest.Format.self, forKey: .format)
    }
}

extension FieldConfig {
    /// A field of amounts, numbers or percentages.
    ///
    /// `decimals` means two fraction digits if true, as in CurrencyText, and none if false. If omitted, the currency
    /// decides.
    func entry(_ engine: FieldRequest.Engine, _ data: CurrencyData) throws -> AmountEntry {
        let name = try needed(locale, "locale")
        let locale: LocaleIdentifier
        do throws(LocaleIdentifierError) {
            locale = try LocaleIdentifier(name)
        } catch {
            throw FieldRequestError.unsupported("the locale \"\(name)\": \(error)")
        }
        var options = EntryOptions(
            limits: InputLimits(
                minimum: minValue?.value, maximum: maxValue?.value, integerDigits: maxIntegers,
                // Other keyboards have no minus.
                allowsNegative: keyboard == nil || keyboard == "numbersAndPunctuation"),
            clearsWhenZero: clearsWhenValueIsZero ?? false,
            fractionDigits: fractionDigits ?? hasDecimals.map { $0 ? 2 : 0 })
        switch engine {
        case .decimal:
            options.mode = entry?.mode ?? .free
            return AmountEntry(DecimalStyle(locale: locale, data: data), options)
        case .percent:
            options.mode = entry?.mode ?? .free
            return AmountEntry(PercentStyle(locale: locale, data: data), options)
        case .currency, .mask, .textinput:
            options.mode = entry?.mode ?? .fromRight
            let code = try needed(currency, "currency")
            do {
                return try AmountEntry(
                    checking: CurrencyStyle(currency: CurrencyCode(code), locale: locale, data: data), options)
            } catch {
                throw FieldRequestError.unsupported("the currency \"\(code)\": \(error)")
            }
        }
    }

    /// A mask. Its characters are a named class or the characters of a text.
    func mask() throws -> Mask {
        let strings = (formatStrings ?? []).map {
            FormatString(string: $0.string, startIndex: $0.startIndex, displaysAt: $0.displaysAt)
        }
        let characters: CharacterClass? =
            switch allowed {
            case nil: nil
            case "decimalDigits", "digits": .decimalDigits
            case "letters": .letters
            case "alphanumerics": .alphanumerics
            case let text?: CharacterClass(text)
            }
        return Mask(strings, allowed: characters, maximumLength: maxLength)
    }

    private func needed<Part>(_ part: Part?, _ name: String) throws -> Part {
        guard let part else { throw FieldRequestError.missing("config.\(name)") }
        return part
    }
}
