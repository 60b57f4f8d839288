import CurrencyFoundation
import Foundation

/// A Foundation `Formatter` that uses a format, for code that needs one.
///
///     let formatter = CurrencyStyleFormatter(CurrencyFormatStyle(.euro, locale: .germanGermany))
///     formatter.string(for: Decimal(5))       // "5,00 €"
///     formatter.string(for: 1234.5)           // "1.234,50 €"
///     formatter.string(for: "five")           // nil
///
/// It formats `Decimal`, `DecimalValue`, integers, `Double`, `Float`, `NSNumber`, and `Money` in the format's currency.
/// It parses text to `NSDecimalNumber`. On Linux, where Foundation's formatters do not create objects from text, use
/// `number(from:)`.
public final class CurrencyStyleFormatter: Formatter {
    /// The format that formats and parses the text.
    public var style: CurrencyFormatStyle<Decimal>

    /// Creates a formatter for a format.
    public init(_ style: CurrencyFormatStyle<Decimal>) {
        self.style = style
        super.init()
    }

    /// Reads what `encode(with:)` wrote. Returns nil for anything else, which is an error of the unarchiver, and for
    /// formats with currency names, which are not archived.
    public required init?(coder: NSCoder) {
        guard let data = coder.decodeObject(of: NSData.self, forKey: Self.styleKey),
            let style = try? JSONDecoder().decode(CurrencyFormatStyle<Decimal>.self, from: data as Data)
        else { return nil }
        self.style = style
        super.init(coder: coder)
    }

    public override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        if let data = try? JSONEncoder().encode(style) { coder.encode(data as NSData, forKey: Self.styleKey) }
    }

    public override func copy(with zone: NSZone? = nil) -> Any {
        CurrencyStyleFormatter(style)
    }

    private static let styleKey = "CurrencyStyle"

    #if canImport(Darwin)
        public override func string(for object: Any?) -> String? { text(for: object) }

        public override func attributedString(
            for object: Any, withDefaultAttributes attributes: [NSAttributedString.Key: Any]? = nil
        ) -> NSAttributedString? {
            guard let amount = Self.amount(of: object, style.currency) else { return nil }
            let parts = style.plan.formatParts(style.configuration.scaled(amount))
            let text = NSMutableAttributedString(AttributedString(parts))
            text.addAttributes(attributes ?? [:], range: NSRange(location: 0, length: text.length))
            return text
        }

        /// Parses text leniently to an `NSDecimalNumber`.
        public override func getObjectValue(
            _ object: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
            errorDescription: AutoreleasingUnsafeMutablePointer<NSString?>?
        ) -> Bool {
            do {
                object?.pointee = NSDecimalNumber(decimal: try number(from: string))
                return true
            } catch {
                errorDescription?.pointee = String(describing: error) as NSString
                return false
            }
        }
    #else
        public override func string(for object: Any) -> String? { text(for: object) }
    #endif

    /// Parses an amount leniently.
    ///
    /// On other platforms, `getObjectValue` calls this method; Foundation on Linux does not have it.
    ///
    /// - Throws: `AmountParseError`; `DecimalConversionError` if the amount does not fit.
    public func number(from text: String) throws -> Decimal {
        try style.parseStrategy.parse(text)
    }

    private func text(for object: Any?) -> String? {
        guard let amount = Self.amount(of: object, style.currency) else { return nil }
        return style.plan.format(style.configuration.scaled(amount))
    }

    private static func amount(of object: Any?, _ currency: CurrencyCode) -> DecimalValue? {
        switch object {
        case let number as NSDecimalNumber: number.decimalValue.decimalValue
        case let money as Money: money.currency == currency ? money.amount : nil
        // On Apple's platforms every NSNumber is also each type of number that holds it exactly.
        case let number as NSNumber: DecimalValue(number)
        case let number as any DecimalConvertible: number.decimalValue
        default: nil
        }
    }
}

extension DecimalValue {
    /// The number of an object, by its Objective-C type.
    init(_ number: NSNumber) {
        switch UInt8(bitPattern: number.objCType.pointee) {
        case UInt8(ascii: "d"): self.init(number.doubleValue)
        case UInt8(ascii: "f"): self = number.floatValue.decimalValue
        case UInt8(ascii: "Q"), UInt8(ascii: "L"), UInt8(ascii: "I"), UInt8(ascii: "S"), UInt8(ascii: "C"):
            self.init(number.uint64Value)
        default: self.init(number.int64Value)
        }
    }
}
