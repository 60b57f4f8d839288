import CCurrencyFormat
import CurrencyColumns
import CurrencyParsing

// The functions of currency_format.h for one amount.

/// The buffer of a caller, into which a text is written.
struct TextPlace {
    let buffer: UnsafeMutableBufferPointer<UInt8>
    let length: UnsafeMutablePointer<Int>

    init(
        _ text: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?
    ) throws(Failure) {
        guard let length else { throw .null("length") }
        guard text != nil || capacity == 0 else { throw .null("text") }
        buffer = UnsafeMutableBufferPointer(
            start: UnsafeMutableRawPointer(text)?.assumingMemoryBound(to: UInt8.self), count: capacity)
        self.length = length
    }

    /// - Parameters:
    ///   - count: The length of the text in the buffer; nil where it did not fit.
    ///   - whole: The text, to know how long it is.
    func finish(_ count: Int?, _ whole: () -> String) throws(Failure) {
        if let count {
            length.pointee = count
            return
        }
        length.pointee = whole().utf8.count
        throw .room(length.pointee, buffer.count)
    }

    func write(_ text: String) throws(Failure) {
        var text = text
        let count = text.withUTF8 { bytes -> Int? in
            guard bytes.count <= buffer.count else { return nil }
            _ = buffer.update(fromContentsOf: bytes)
            return bytes.count
        }
        try finish(count) { text }
    }
}

/// A text that a caller passes with its length.
func bytes(
    _ text: UnsafePointer<CChar>?, _ length: Int, _ name: String
) throws(Failure) -> UnsafeBufferPointer<UInt8> {
    guard text != nil || length == 0 else { throw .null(name) }
    return UnsafeBufferPointer(
        start: UnsafeRawPointer(text)?.assumingMemoryBound(to: UInt8.self), count: length)
}

/// `currency_format_data_version`, which the header documents.
@_cdecl("currency_format_data_version")
public func dataVersion(
    _ text: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?,
    _ error: UnsafeMutablePointer<currency_format_error>?
) -> Int32 {
    answer(error) { () throws(Failure) in
        let data = CurrencyData.bundled
        try TextPlace(text, capacity, length).write("\(data.source), ISO 4217 \(data.isoPublished)")
    }
}

/// `currency_format_write_decimal`, which the header documents.
@_cdecl("currency_format_write_decimal")
public func writeDecimal(
    _ plan: OpaquePointer?, _ digits: UnsafePointer<CChar>?, _ digitsLength: Int,
    _ text: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?,
    _ error: UnsafeMutablePointer<currency_format_error>?
) -> Int32 {
    answer(error) { () throws(Failure) in
        let plan = try held(plan).plan
        let place = try TextPlace(text, capacity, length)
        let value = try decimal(try bytes(digits, digitsLength, "digits"))
        try place.finish(plan.write(value, into: place.buffer)) { plan.format(value) }
    }
}

/// `currency_format_write_double`, which the header documents.
@_cdecl("currency_format_write_double")
public func writeDouble(
    _ plan: OpaquePointer?, _ number: Double, _ text: UnsafeMutablePointer<CChar>?, _ capacity: Int,
    _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<currency_format_error>?
) -> Int32 {
    answer(error) { () throws(Failure) in
        let plan = try held(plan).plan
        let place = try TextPlace(text, capacity, length)
        try place.finish(plan.write(number, into: place.buffer)) { plan.format(number) }
    }
}

/// `currency_format_write_minor_units`, which the header documents.
@_cdecl("currency_format_write_minor_units")
public func writeMinorUnits(
    _ plan: OpaquePointer?, _ minorUnits: Int64, _ text: UnsafeMutablePointer<CChar>?, _ capacity: Int,
    _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<currency_format_error>?
) -> Int32 {
    answer(error) { () throws(Failure) in
        let plan = try held(plan).plan
        let place = try TextPlace(text, capacity, length)
        do throws(MoneyError) {
            if let count = try plan.write(minorUnits: minorUnits, into: place.buffer) {
                place.length.pointee = count
                return
            }
            place.length.pointee = try plan.format(minorUnits: minorUnits).utf8.count
        } catch {
            throw Failure(error)
        }
        throw .room(place.length.pointee, capacity)
    }
}

/// `currency_format_parse`, which the header documents.
@_cdecl("currency_format_parse")
public func parse(
    _ plan: OpaquePointer?, _ amount: UnsafePointer<CChar>?, _ amountLength: Int,
    _ text: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?,
    _ error: UnsafeMutablePointer<currency_format_error>?
) -> Int32 {
    answer(error) { () throws(Failure) in
        let parser = try held(plan).parser
        let place = try TextPlace(text, capacity, length)
        let amount = try bytes(amount, amountLength, "amount")
        try place.write(try parser.decimal(amount).plainText)
    }
}

/// `currency_format_parse_minor_units`, which the header documents.
@_cdecl("currency_format_parse_minor_units")
public func parseMinorUnits(
    _ plan: OpaquePointer?, _ amount: UnsafePointer<CChar>?, _ amountLength: Int,
    _ minorUnits: UnsafeMutablePointer<Int64>?, _ error: UnsafeMutablePointer<currency_format_error>?
) -> Int32 {
    answer(error) { () throws(Failure) in
        let parser = try held(plan).parser
        guard let minorUnits else { throw .null("minor_units") }
        minorUnits.pointee = try parser.minorUnits(try bytes(amount, amountLength, "amount"))
    }
}
