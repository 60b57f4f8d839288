import CurrencyEngine

/// ECMA-402's options for decimals.
///
///     minimum   maximum   decimals of USD
///                         2...2
///        3                3...3
///                  1      1...1
///        0         4      0...4
///        4         1      an error
///
/// See <https://tc39.es/ecma402/#sec-setnfdigitoptions>.
struct FractionDigitOptions: Hashable {
    private static let names = (minimum: "minimumFractionDigits", maximum: "maximumFractionDigits")

    private let minimum: Int?
    private let maximum: Int?

    init(_ options: JSONFields) throws(RequestError) {
        minimum = try Self.digits(Self.names.minimum, options)
        maximum = try Self.digits(Self.names.maximum, options)
        if let minimum, let maximum, minimum > maximum {
            throw .range(
                option: options.path(Self.names.maximum), value: String(maximum),
                expected: "at least \(Self.names.minimum), which is \(minimum)")
        }
    }

    private static func digits(_ name: String, _ options: JSONFields) throws(RequestError) -> Int? {
        guard let digits = try options.integer(name) else { return nil }
        guard (0...100).contains(digits) else {
            throw .range(option: options.path(name), value: String(digits), expected: "0 to 100")
        }
        return digits
    }

    /// The decimals of a currency that has so many itself.
    func range(currencyDigits: Int) -> ClosedRange<Int> {
        switch (minimum, maximum) {
        case (nil, nil): currencyDigits...currencyDigits
        case (let minimum?, nil): minimum...max(currencyDigits, minimum)
        case (nil, let maximum?): min(currencyDigits, maximum)...maximum
        case (let minimum?, let maximum?): minimum...max(minimum, maximum)
        }
    }
}
