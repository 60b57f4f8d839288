import CurrencyFormat

/// Options that have their default are not written, so that styles stored today stay readable when options are added.
///
///     let style = CurrencyStyle(.euro, locale: .germanGermany).display(.code)
///     let stored = try JSONEncoder().encode(style)        // {"currency":"EUR","display":"code","options":{"locale":"de-DE"}}
///     try JSONDecoder().decode(CurrencyStyle.self, from: stored) == style                             // true
///
/// The form is
/// `{"currency": "EUR", "display": "code", "sign": "accounting", "digits": {"fraction": [0, 2]}, "options": …}`.
///
/// `display` is `symbol`, `narrowSymbol`, `formalSymbol`, `variantSymbol`, `code`, `none`, `name` or `{"custom": "💶"}`;
/// `digits` is `display`, `iso`, `cash`, `pattern`, or a precision. Names of currencies are not written: for a style
/// with `name` the decoder's `userInfo` has them, under `currencyNames`.
extension CurrencyStyle: Codable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case currency, display, sign, digits, options
    }

    /// Reads the currency, the locale and the options; missing ones have their defaults.
    ///
    /// - Throws: `DecodingError` with the path of an unknown option or an invalid value.
    public init(from decoder: any Decoder) throws {
        let reader = try OptionReader(decoder, CodingKeys.self)
        let options = try reader.required(.options, FormatOptions.self)
        self.init(
            currency: try reader.required(.currency, CurrencyCode.self), locale: options.locale, data: options.data)
        self.options = options
        if let value = try reader.value(.display, CodedDisplay.self) { display = value.display }
        if let value = try reader.named(.sign, CurrencySign.self) { sign = value }
        if let value = try reader.value(.digits, CodedDigits.self) { digits = value.digits }
    }

    /// Writes the currency, the locale, and the options that differ from their defaults.
    ///
    /// - Throws: `EncodingError` if the data is not the bundled data, see `FormatOptions`; or if the style writes the
    ///   name of a custom currency.
    public func encode(to encoder: any Encoder) throws {
        guard customName == nil else {
            throw EncodingError.invalidValue(
                self,
                EncodingError.Context(
                    codingPath: encoder.codingPath,
                    debugDescription: "the name of a custom currency is not stored: make the style after decoding"))
        }
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(currency, forKey: .currency)
        if display != .symbol { try container.encode(CodedDisplay(display), forKey: .display) }
        if sign != .standard { try container.encode(sign.codedName, forKey: .sign) }
        if digits != .display { try container.encode(CodedDigits(digits), forKey: .digits) }
        try container.encode(options, forKey: .options)
    }
}

extension CodingUserInfoKey {
    /// The key for the data of stored styles, if it is not the bundled data.
    public static let currencyData: CodingUserInfoKey = {
        guard let key = CodingUserInfoKey(rawValue: "CurrencyFoundation.currencyData") else {
            preconditionFailure("every text is a key")
        }
        return key
    }()
}

/// `"code"`, `{"custom":"💶"}`
private struct CodedDisplay: Codable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case custom
    }

    private static var named: [(name: String, display: CurrencyDisplay)] {
        [
            ("symbol", .symbol), ("narrowSymbol", .narrowSymbol), ("formalSymbol", .formalSymbol),
            ("variantSymbol", .variantSymbol), ("code", .code), ("none", .none),
        ]
    }

    private static let name = "name"

    let display: CurrencyDisplay

    init(_ display: CurrencyDisplay) {
        self.display = display
    }

    init(from decoder: any Decoder) throws {
        guard let text = try? decoder.singleValueContainer().decode(String.self) else {
            display = .custom(try OptionReader(decoder, CodingKeys.self).required(.custom, String.self))
            return
        }
        if text == Self.name {
            display = .name(try decoder.currencyNames())
        } else if let found = Self.named.first(where: { $0.name == text }) {
            display = found.display
        } else {
            let names = (Self.named.map(\.name) + [Self.name]).joined(separator: ", ")
            throw DecodingError.dataCorrupted(
                DecodingError.Context(
                    codingPath: decoder.codingPath, debugDescription: "\"\(text)\" is not one of \(names)"))
        }
    }

    func encode(to encoder: any Encoder) throws {
        if case .custom(let text) = display {
            var container = encoder.container(keyedBy: CodingKeys.self)
            return try container.encode(text, forKey: .custom)
        }
        var container = encoder.singleValueContainer()
        try container.encode(Self.named.first { $0.display == display }?.name ?? Self.name)
    }
}

/// `"iso"`, `{"fraction":[0,2]}`
private struct CodedDigits: Codable {
    private static var named: [(name: String, digits: CurrencyDigits)] {
        [("display", .display), ("iso", .iso), ("cash", .cash), ("pattern", .pattern)]
    }

    let digits: CurrencyDigits

    init(_ digits: CurrencyDigits) {
        self.digits = digits
    }

    init(from decoder: any Decoder) throws {
        let text = try? decoder.singleValueContainer().decode(String.self)
        if let found = Self.named.first(where: { $0.name == text }) {
            digits = found.digits
        } else {
            digits = .precision(try NumberPrecision(from: decoder))
        }
    }

    func encode(to encoder: any Encoder) throws {
        if case .precision(let precision) = digits { return try precision.encode(to: encoder) }
        var container = encoder.singleValueContainer()
        try container.encode(Self.named.first { $0.digits == digits }?.name)
    }
}
