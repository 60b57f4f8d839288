import CurrencyCore
import CurrencyEngine
import CurrencyFormat

#if NAMES
    import CurrencyNames
#endif

/// The forms of the comparison: the display is `form / 2`, and odd forms are accounting. The last display is the name,
/// for a module with names.
private func style(_ code: CurrencyCode, _ locale: LocaleIdentifier, form: Int32) -> CurrencyStyle {
    let display: CurrencyDisplay =
        switch form / 2 {
        case 0: .symbol
        case 1: .narrowSymbol
        case 2: .code
        default: name
        }
    return CurrencyStyle(code, locale: locale).display(display).sign(form % 2 == 0 ? .standard : .accounting)
}

#if NAMES
    private var name: CurrencyDisplay { .name(.bundled) }
    private let formCount: Int32 = 8
#else
    private var name: CurrencyDisplay { .none }
    private let formCount: Int32 = 6
#endif

/// The number of forms.
@_cdecl("forms")
public func forms() -> Int32 { formCount }

/// Writes an amount as UTF-8 into the caller's memory.
///
/// - Returns: The number of bytes; -1 for a malformed locale, -2 for a malformed currency code, -3 for a malformed
///   number and -4 if the text does not fit.
@_cdecl("format")
public func format(
    _ locale: UnsafePointer<UInt8>, _ localeCount: Int32, _ currency: UnsafePointer<UInt8>, _ currencyCount: Int32,
    _ amount: UnsafePointer<UInt8>, _ amountCount: Int32, _ form: Int32,
    _ output: UnsafeMutablePointer<UInt8>, _ capacity: Int32
) -> Int32 {
    func text(_ start: UnsafePointer<UInt8>, _ count: Int32) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: start, count: Int(count))
    }
    guard let identifier = try? LocaleIdentifier(String(decoding: text(locale, localeCount), as: UTF8.self)) else {
        return -1
    }
    guard let code = try? CurrencyCode(String(decoding: text(currency, currencyCount), as: UTF8.self)) else {
        return -2
    }
    guard let value = try? DecimalValue(utf8: text(amount, amountCount)) else { return -3 }
    let buffer = UnsafeMutableBufferPointer(start: output, count: Int(capacity))
    guard let count = style(code, identifier, form: form).plan.write(value, into: buffer) else { return -4 }
    return Int32(count)
}
