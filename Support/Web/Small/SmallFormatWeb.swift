// The small module's functions for JavaScript, compiled as Embedded Swift with the tables that `small-tables` writes.
// `currency-format-small.mjs` calls them: texts go in and out as UTF-8 through two places in the module's memory, and a style
// is a number that says all of it, so that nothing is kept for it.

/// Runs on the one thread of a page. All at once, so that the memory does not grow afterwards.
nonisolated(unsafe) private let input = UnsafeMutablePointer<UInt8>.allocate(
    capacity: inputCapacity + SmallStyle.capacity + SmallNumber.capacity)
private var output: UnsafeMutablePointer<UInt8> { input + inputCapacity }
private var digits: UnsafeMutablePointer<UInt8> { output + SmallStyle.capacity }
/// The style that was used last, which is nearly always the next one too.
nonisolated(unsafe) private var last: (handle: Int32, style: SmallStyle)?

private let inputCapacity = 1024

/// What functions give in place of a count; the numbers are those of `CurrencyFormatWeb.swift`.
private enum Failure {
    static let locale: Int32 = -1
    static let currency: Int32 = -2
    static let number: Int32 = -3
    static let option: Int32 = -5
    static let handle: Int32 = -6
    static let minorUnit: Int32 = -8
}

private var tables: SmallTables { SmallTables(bytes: SmallTableBytes.bytes.utf8Start) }

@_cdecl("inputAddress")
public func inputAddress() -> UnsafeMutablePointer<UInt8> { input }

@_cdecl("inputSize")
public func inputSize() -> Int32 { Int32(inputCapacity) }

@_cdecl("outputAddress")
public func outputAddress() -> UnsafeMutablePointer<UInt8> { output }

/// Finds the style of a locale and a currency, whose texts stand one after the other in the input, with a display and a sign
/// by their numbers.
///
/// - Returns: its handle: the locale's row, the letters of the code, display and sign.
@_cdecl("makeStyle")
public func makeStyle(_ display: Int32, _ sign: Int32, _ localeCount: Int32, _ currencyCount: Int32) -> Int32 {
    guard SmallStyle.Display(rawValue: Int(display)) != nil, sign == 0 || sign == 1 else { return Failure.option }
    let locale = UnsafeBufferPointer<UInt8>(start: input, count: Int(localeCount))
    guard let row = tables.locale(locale) else { return Failure.locale }
    let currency = UnsafeBufferPointer<UInt8>(start: input + Int(localeCount), count: Int(currencyCount))
    guard let code = SmallCode(currency) else { return Failure.currency }
    var letters = 0
    for shift in [16, 8, 0] { letters = letters << 5 | code.order >> shift & 0x1F }
    return Int32(truncatingIfNeeded: row << 18 | letters << 3) | display << 1 | sign
}

private func style(of handle: Int32) -> SmallStyle? {
    if let last, last.handle == handle { return last.style }
    let row = Int(handle >> 18)
    guard handle >= 0, row < tables.localeCount, let display = SmallStyle.Display(rawValue: Int(handle >> 1 & 3)) else {
        return nil
    }
    var order = 0
    for shift: Int32 in [13, 8, 3] { order = order << 8 | Int(handle >> shift & 0x1F | 0x40) }
    let style = SmallStyle(
        tables, locale: row, SmallCode(order: order), display, isAccounting: handle & 1 == 1)
    last = (handle, style)
    return style
}

/// Formats the decimal number in the input.
///
/// - Returns: the bytes of the text in the output.
@_cdecl("formatDecimal")
public func formatDecimal(_ handle: Int32, _ count: Int32) -> Int32 {
    guard let style = style(of: handle) else { return Failure.handle }
    let text = UnsafeBufferPointer<UInt8>(start: input, count: Int(count))
    guard var number = SmallNumber(text, digits) else { return Failure.number }
    return Int32(truncatingIfNeeded: style.write(&number, into: output))
}

/// Formats a number of hundredths, a whole one of less than 2^53; that of -0 is negative.
@_cdecl("formatHundredths")
public func formatHundredths(_ handle: Int32, _ hundredths: Double) -> Int32 {
    guard let style = style(of: handle) else { return Failure.handle }
    guard let whole = Int64(exactly: hundredths.magnitude) else { return Failure.number }
    var number = SmallNumber(minorUnits: whole, scale: 2, digits)
    number.isNegative = hundredths.sign == .minus
    return Int32(truncatingIfNeeded: style.write(&number, into: output))
}

/// Formats an amount in the currency's minor units.
@_cdecl("formatMinorUnits")
public func formatMinorUnits(_ handle: Int32, _ minorUnits: Int64) -> Int32 {
    guard let style = style(of: handle) else { return Failure.handle }
    guard let minorUnit = style.minorUnit else { return Failure.minorUnit }
    var number = SmallNumber(minorUnits: minorUnits, scale: minorUnit, digits)
    return Int32(truncatingIfNeeded: style.write(&number, into: output))
}
