import CurrencyCore
import CurrencyFormat
import CurrencyParsing
import CurrencyReader

// The engine as functions for JavaScript, compiled as Embedded Swift, which `currency-format.mjs` calls. Texts are
// UTF-8 in an input and an output buffer, and styles and options are numbers.

/// A page has only one thread.
nonisolated(unsafe) private let input = UnsafeMutablePointer<UInt8>.allocate(capacity: inputCapacity)
nonisolated(unsafe) private let output = UnsafeMutablePointer<UInt8>.allocate(capacity: outputCapacity)
/// Kind, start and end of each part of the last formatted text.
nonisolated(unsafe) private var parts: [Int32] = []
nonisolated(unsafe) private var styles: [HeldStyle] = []
/// The handles of freed styles, for reuse.
nonisolated(unsafe) private var freeHandles: [Int32] = []

private let inputCapacity = 8192
private let outputCapacity = 32768

/// A style, and its plan after the first amount.
private struct HeldStyle {
    var style: CurrencyStyle { didSet { forget() } }
    var fraction: (minimum: Int?, maximum: Int?) = (nil, nil) { didSet { forget() } }
    private var plan: FormatPlan?
    private var ranges: RangePlan?
    private var parser: CurrencyParser?

    init(_ style: CurrencyStyle) { self.style = style }

    /// What the numbers are: amounts of the currency, or numbers without one.
    var kind = Kind.currency { didSet { forget() } }

    enum Kind: CaseIterable {
        case currency, decimal, percent
    }

    /// The style with the requested fraction digits.
    private var resolved: CurrencyStyle {
        precision(style.resolvedOptions).map { style.precision($0) } ?? style
    }

    private var decimal: DecimalStyle {
        var numbers = DecimalStyle(locale: style.options.locale, data: style.options.data)
        numbers.options = style.options
        return precision(numbers.resolvedOptions).map { numbers.precision($0) } ?? numbers
    }

    private var percent: PercentStyle {
        var numbers = PercentStyle(locale: style.options.locale, data: style.options.data)
        let scale = numbers.options.scale
        numbers.options = style.options
        numbers.options.scale = scale
        return precision(numbers.resolvedOptions).map { numbers.precision($0) } ?? numbers
    }

    /// The requested fraction digits; nil if there are none. If only one bound is set, the usual digits give the other.
    private func precision(_ usual: ResolvedOptions) -> NumberPrecision? {
        guard fraction.minimum != nil || fraction.maximum != nil else { return nil }
        let (least, most) = (usual.minimumFractionDigits ?? 0, usual.maximumFractionDigits ?? 0)
        let minimum = fraction.minimum ?? min(least, fraction.maximum ?? least)
        return .fraction(minimum...(fraction.maximum ?? max(most, minimum)))
    }

    /// Discards everything that was looked up.
    mutating func forget() { (plan, ranges, parser) = (nil, nil, nil) }

    mutating func currentPlan() -> FormatPlan {
        if let plan { return plan }
        let made =
            switch kind {
            case .currency: resolved.plan
            case .decimal: decimal.plan
            case .percent: percent.plan
            }
        plan = made
        return made
    }

    mutating func currentRanges() -> RangePlan {
        if let ranges { return ranges }
        let made =
            switch kind {
            case .currency: resolved.rangePlan
            case .decimal: decimal.rangePlan
            case .percent: percent.rangePlan
            }
        ranges = made
        return made
    }

    mutating func currentParser() -> CurrencyParser {
        if let parser { return parser }
        let made = CurrencyParser(resolved)
        parser = made
        return made
    }
}

/// The results of failed functions, in place of a count.
private enum Failure {
    static let locale: Int32 = -1
    static let currency: Int32 = -2
    static let number: Int32 = -3
    static let noRoom: Int32 = -4
    static let option: Int32 = -5
    static let handle: Int32 = -6
    /// The output has the text of an error, and `errorOffset()` has its place.
    static let described: Int32 = -7
    /// The same, and `errorReadings()` and `errorDoubts()` have what the text may mean.
    static let ambiguous: Int32 = -8
}

nonisolated(unsafe) private var describedCount: Int32 = 0
nonisolated(unsafe) private var offset: Int32 = 0
nonisolated(unsafe) private var ambiguity: (readings: [AmountReading], doubts: [AmountDoubt]) = ([], [])

/// The address of the buffer into which the wrapper writes arguments.
@_cdecl("inputAddress")
public func inputAddress() -> UnsafeMutablePointer<UInt8> { input }

/// The size of that buffer, in bytes.
@_cdecl("inputSize")
public func inputSize() -> Int32 { Int32(inputCapacity) }

/// The address of the buffer from which the wrapper reads results.
@_cdecl("outputAddress")
public func outputAddress() -> UnsafeMutablePointer<UInt8> { output }

/// The number of bytes of the last described error.
@_cdecl("errorLength")
public func errorLength() -> Int32 { describedCount }

/// The UTF-8 offset of the last error in a text.
@_cdecl("errorOffset")
public func errorOffset() -> Int32 { offset }

/// Writes what the last ambiguous text may mean: a plain decimal number on each line, the likeliest first.
///
/// - Returns: The number of bytes in the output.
@_cdecl("errorReadings")
public func errorReadings() -> Int32 {
    var lines = ""
    for reading in ambiguity.readings { lines += reading.amount.plainText + "\n" }
    return write(lines)
}

/// Writes the doubts about the last ambiguous text: on each line a name, and the start and end of the reason's place.
///
/// - Returns: The number of bytes in the output.
@_cdecl("errorDoubts")
public func errorDoubts() -> Int32 {
    var lines = ""
    for doubt in ambiguity.doubts {
        lines += doubt.kind.rawValue + " \(doubt.range.lowerBound) \(doubt.range.upperBound)\n"
    }
    return write(lines)
}

private func text(_ start: Int32, _ count: Int32) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: input + Int(start), count: Int(max(0, count)))
}

private func write(_ text: String) -> Int32 {
    let count = text.utf8.count
    guard count <= outputCapacity else { return Failure.noRoom }
    for (index, byte) in text.utf8.enumerated() { output[index] = byte }
    return Int32(count)
}

private func describe(_ error: String, at place: Int) -> Int32 {
    describedCount = max(0, write(error))
    offset = Int32(place)
    return Failure.described
}

// MARK: Styles

/// Makes a style of a locale and a currency, whose texts are consecutive in the input.
///
/// - Returns: The handle of the style.
@_cdecl("makeStyle")
public func makeStyle(_ localeCount: Int32, _ currencyCount: Int32) -> Int32 {
    guard let locale = try? LocaleIdentifier(String(decoding: text(0, localeCount), as: UTF8.self)) else {
        return Failure.locale
    }
    let currency = String(decoding: text(localeCount, currencyCount), as: UTF8.self)
    guard let code = try? CurrencyCode(currency) else { return Failure.currency }
    let style = HeldStyle(CurrencyStyle(code, locale: locale))
    if let handle = freeHandles.popLast() {
        styles[Int(handle)] = style
        return handle
    }
    styles.append(style)
    return Int32(styles.count - 1)
}

/// Frees the memory of a style. Its handle may then be reused.
@_cdecl("freeStyle")
public func freeStyle(_ handle: Int32) -> Int32 {
    guard styles.indices.contains(Int(handle)) else { return Failure.handle }
    styles[Int(handle)].forget()
    freeHandles.append(handle)
    return 0
}

/// Sets an option to a value, both as numbers. `currency-format.mjs` has their names in the same order.
@_cdecl("setOption")
public func setOption(_ handle: Int32, _ option: Int32, _ value: Int32) -> Int32 {
    guard styles.indices.contains(Int(handle)) else { return Failure.handle }
    func pick<Value>(_ values: [Value], _ set: (Value) -> Void) -> Int32 {
        guard values.indices.contains(Int(value)) else { return Failure.option }
        set(values[Int(value)])
        return 0
    }
    let place = Int(handle)
    switch option {
    case 0:
        return pick([CurrencyDisplay.symbol, .narrowSymbol, .code, .formalSymbol, .variantSymbol, .none]) {
            styles[place].style.display = $0
        }
    case 1: return pick([CurrencySign.standard, .accounting]) { styles[place].style.sign = $0 }
    case 2: return pick(SignDisplay.allCases) { styles[place].style.options.signDisplay = $0 }
    case 3: return pick(GroupingStrategy.allCases) { styles[place].style.options.grouping = $0 }
    case 4:
        return pick([FormatOptions.Notation.standard, .compact(.short), .compact(.long)]) {
            styles[place].style.options.notation = $0
        }
    case 5: return pick(RoundingMode.allCases) { styles[place].style.options.rounding = $0 }
    case 6: return pick(TrailingZeroDisplay.allCases) { styles[place].style.options.trailingZeros = $0 }
    case 7: return pick(SpaceStyle.allCases) { styles[place].style.options.spaces = $0 }
    case 8: return pick(BidiStyle.allCases) { styles[place].style.options.bidi = $0 }
    case 9: return pick([CurrencyDigits.display, .iso, .cash]) { styles[place].style.digits = $0 }
    case 10: return pick([FormatOptions.Compatibility.ldml, .icu]) { styles[place].style.options.compatibility = $0 }
    case 11, 12:
        guard (0...100).contains(value) else { return Failure.option }
        if option == 11 {
            styles[place].fraction.minimum = Int(value)
        } else {
            styles[place].fraction.maximum = Int(value)
        }
        let fraction = styles[place].fraction
        if let minimum = fraction.minimum, let maximum = fraction.maximum, minimum > maximum { return Failure.option }
        return 0
    case 13: return pick(HeldStyle.Kind.allCases) { styles[place].kind = $0 }
    default: return Failure.option
    }
}

/// Sets how a style shows its currency.
func setDisplay(of handle: Int32, _ display: CurrencyDisplay) -> Int32 {
    guard styles.indices.contains(Int(handle)) else { return Failure.handle }
    styles[Int(handle)].style.display = display
    return 0
}

/// Sets the numbering system whose name is in the input.
@_cdecl("setNumberingSystem")
public func setNumberingSystem(_ handle: Int32, _ count: Int32) -> Int32 {
    guard styles.indices.contains(Int(handle)) else { return Failure.handle }
    let name = String(decoding: text(0, count), as: UTF8.self)
    guard let style = try? styles[Int(handle)].style.numberingSystem(name) else { return Failure.option }
    styles[Int(handle)].style = style
    return 0
}

// MARK: Locales

/// Looks up the currency of the locale in the input on a day.
///
/// - Returns: The number of bytes of its code in the output; 0 if the locale has no region or the region has no
///   currency.
@_cdecl("localeCurrency")
public func localeCurrency(_ year: Int32, _ month: Int32, _ day: Int32, _ count: Int32) -> Int32 {
    guard let locale = try? LocaleIdentifier(String(decoding: text(0, count), as: UTF8.self)) else {
        return Failure.locale
    }
    guard let date = CalendarDate(year: Int(year), month: Int(month), day: Int(day)) else {
        return describe("there is no such day", at: 0)
    }
    guard let code = try? CurrencyData.bundled.currency(of: locale, on: date) else { return 0 }
    return write(code.description)
}

// MARK: Formatting

private func written(_ count: Int?) -> Int32 { count.map { Int32($0) } ?? Failure.noRoom }

private var outputBuffer: UnsafeMutableBufferPointer<UInt8> {
    UnsafeMutableBufferPointer(start: output, count: outputCapacity)
}

/// Formats a number with its shortest decimal digits.
///
/// - Returns: The number of bytes of the text in the output.
@_cdecl("formatNumber")
public func formatNumber(_ handle: Int32, _ number: Double) -> Int32 {
    guard styles.indices.contains(Int(handle)) else { return Failure.handle }
    return written(styles[Int(handle)].currentPlan().write(number, into: outputBuffer))
}

/// Formats the decimal number in the input.
@_cdecl("formatDecimal")
public func formatDecimal(_ handle: Int32, _ count: Int32) -> Int32 {
    guard styles.indices.contains(Int(handle)) else { return Failure.handle }
    guard let value = try? DecimalValue(utf8: text(0, count)) else { return Failure.number }
    return written(styles[Int(handle)].currentPlan().write(value, into: outputBuffer))
}

/// Formats an amount in the currency's minor units.
@_cdecl("formatMinorUnits")
public func formatMinorUnits(_ handle: Int32, _ minorUnits: Int64) -> Int32 {
    guard styles.indices.contains(Int(handle)) else { return Failure.handle }
    do throws(MoneyError) {
        return written(try styles[Int(handle)].currentPlan().write(minorUnits: minorUnits, into: outputBuffer))
    } catch {
        return describe("the currency has no minor unit", at: 0)
    }
}

/// Formats the decimal number in the input, and stores the parts for `partNumber`.
@_cdecl("formatParts")
public func formatParts(_ handle: Int32, _ count: Int32) -> Int32 {
    guard styles.indices.contains(Int(handle)) else { return Failure.handle }
    guard let value = try? DecimalValue(utf8: text(0, count)) else { return Failure.number }
    let number = styles[Int(handle)].currentPlan().formatParts(value)
    parts.removeAll(keepingCapacity: true)
    for part in number.parts {
        parts.append(Int32(FormattedPart.Kind.allCases.firstIndex(of: part.kind) ?? 0))
        parts.append(Int32(part.range.lowerBound))
        parts.append(Int32(part.range.upperBound))
    }
    return write(number.text)
}

/// One of the parts' numbers. Each part has three: its kind, and its start and end in UTF-8. After the last, returns
/// -1.
@_cdecl("partNumber")
public func partNumber(_ index: Int32) -> Int32 { parts.indices.contains(Int(index)) ? parts[Int(index)] : -1 }

/// Formats the range between two decimal numbers, whose texts are consecutive in the input.
@_cdecl("formatRange")
public func formatRange(_ handle: Int32, _ startCount: Int32, _ endCount: Int32) -> Int32 {
    guard styles.indices.contains(Int(handle)) else { return Failure.handle }
    guard let start = try? DecimalValue(utf8: text(0, startCount)),
        let end = try? DecimalValue(utf8: text(startCount, endCount))
    else { return Failure.number }
    guard let range = try? styles[Int(handle)].currentRanges().format(from: start, to: end) else {
        return describe("a range has no end that is not a number", at: 0)
    }
    return write(range)
}

/// Formats a column of minor units as consecutive UTF-8 texts, with the end of each text.
///
/// - Parameters:
///   - ends: Memory for a 32-bit number for each row, after a first number, which is 0.
///   - capacity: The size of the memory at `bytes`, in bytes.
/// - Returns: The number of written bytes; -4 if they do not fit.
@_cdecl("formatColumn")
public func formatColumn(
    _ handle: Int32, _ rows: UnsafePointer<Int64>, _ count: Int32, _ ends: UnsafeMutablePointer<Int32>,
    _ bytes: UnsafeMutablePointer<UInt8>, _ capacity: Int32
) -> Int32 {
    guard styles.indices.contains(Int(handle)) else { return Failure.handle }
    let plan = styles[Int(handle)].currentPlan()
    var end = 0
    ends[0] = 0
    for row in 0..<Int(count) {
        let room = UnsafeMutableBufferPointer(start: bytes + end, count: Int(capacity) - end)
        do throws(MoneyError) {
            guard let length = try plan.write(minorUnits: rows[row], into: room) else { return Failure.noRoom }
            end += length
        } catch {
            return describe("the currency has no minor unit", at: 0)
        }
        ends[row + 1] = Int32(end)
    }
    return Int32(end)
}

// MARK: Parsing

/// Parses the amount in the input, in a style's currency.
///
/// - Returns: The number of bytes of the plain decimal number in the output.
@_cdecl("parseAmount")
public func parseAmount(_ handle: Int32, _ count: Int32) -> Int32 {
    guard styles.indices.contains(Int(handle)) else { return Failure.handle }
    guard styles[Int(handle)].kind == .currency else { return describe("only amounts of a currency are parsed", at: 0) }
    do throws(AmountParseError) {
        return write(try styles[Int(handle)].currentParser().parse(utf8: text(0, count)).amount.plainText)
    } catch {
        let described = describe(error.description, at: error.offset)
        guard error.reason == .ambiguous else { return described }
        ambiguity = (error.readings, error.doubts)
        return Failure.ambiguous
    }
}
