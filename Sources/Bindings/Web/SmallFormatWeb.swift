import CurrencyCore
import CurrencyEngine

// The small module's functions for JavaScript, compiled as Embedded Swift with the tables that standard formatting
// needs. `currency-format-small.mjs` calls them, as `currency-format.mjs` calls those of `CurrencyFormatWeb.swift`. The
// linker removes all code that these functions do not call.

/// A page has only one thread.
nonisolated(unsafe) private let input = UnsafeMutablePointer<UInt8>.allocate(capacity: inputCapacity)
nonisolated(unsafe) private let output = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 32768)
nonisolated(unsafe) private var plans: [FormatPlan] = []

private let inputCapacity = 8192

/// The results of failed functions, in place of a count. `CurrencyFormatWeb.swift` has the same numbers.
private enum Failure {
    static let locale: Int32 = -1
    static let currency: Int32 = -2
    static let number: Int32 = -3
    static let noRoom: Int32 = -4
    static let minorUnit: Int32 = -8
}

/// The address of the buffer into which the wrapper writes arguments.
@_cdecl("inputAddress")
public func inputAddress() -> UnsafeMutablePointer<UInt8> { input }

/// The size of that buffer, in bytes.
@_cdecl("inputSize")
public func inputSize() -> Int32 { Int32(inputCapacity) }

/// The address of the buffer from which the wrapper reads results.
@_cdecl("outputAddress")
public func outputAddress() -> UnsafeMutablePointer<UInt8>? { output.baseAddress }

private func text(_ start: Int32, _ count: Int32) -> String {
    String(decoding: UnsafeBufferPointer(start: input + Int(start), count: Int(count)), as: UTF8.self)
}

/// Makes the plan of a locale and a currency, whose texts are consecutive in the input, with the numbers of a display, a
/// sign and a rounding mode.
///
/// - Returns: The handle of the plan.
@_cdecl("makeStyle")
public func makeStyle(
    _ display: Int32, _ sign: Int32, _ rounding: Int32, _ localeCount: Int32, _ currencyCount: Int32
) -> Int32 {
    guard let locale = try? LocaleIdentifier(text(0, localeCount)) else { return Failure.locale }
    guard let currency = try? CurrencyCode(text(localeCount, currencyCount)) else { return Failure.currency }
    let data = CurrencyData(uncheckedLiteral: SmallImage.bytes)
    var style = CurrencyStyle(currency: currency, locale: locale, data: data)
    style.display = display == 0 ? .symbol : display == 1 ? .narrowSymbol : .code
    style.sign = sign == 0 ? .standard : .accounting
    style.options.rounding = RoundingMode.allCases[Int(rounding)]
    plans.append(style.plan)
    return Int32(plans.count - 1)
}

/// Formats a number with its shortest decimal digits.
///
/// - Returns: The number of bytes of the text in the output.
@_cdecl("formatNumber")
public func formatNumber(_ handle: Int32, _ number: Double) -> Int32 {
    plans[Int(handle)].write(number, into: output).map(Int32.init) ?? Failure.noRoom
}

/// Formats the decimal number in the input.
@_cdecl("formatDecimal")
public func formatDecimal(_ handle: Int32, _ count: Int32) -> Int32 {
    let text = UnsafeBufferPointer<UInt8>(start: input, count: Int(count))
    guard let value = try? DecimalValue(utf8: text) else { return Failure.number }
    return plans[Int(handle)].write(value, into: output).map(Int32.init) ?? Failure.noRoom
}

/// Formats an amount in the currency's minor units.
@_cdecl("formatMinorUnits")
public func formatMinorUnits(_ handle: Int32, _ minorUnits: Int64) -> Int32 {
    do throws(MoneyError) {
        return try plans[Int(handle)].write(minorUnits: minorUnits, into: output).map(Int32.init) ?? Failure.noRoom
    } catch {
        return Failure.minorUnit
    }
}
