import CCurrencyFormat
import CurrencyColumns

/// Why a call or a row has no result, as C gets it.
struct Failure: Error, Hashable {
    let code: Int32
    let message: String
    /// Where a text is wrong, in UTF-8 bytes; -1 where there is no such place.
    let offset: Int64

    init<Code: FixedWidthInteger>(_ code: Code, _ message: String, at offset: Int = -1) {
        self.code = Int32(code)
        self.message = message
        self.offset = Int64(offset)
    }
}

// MARK: Errors of the engine

extension Failure {
    static func null(_ argument: String) -> Failure {
        Failure(CURRENCY_FORMAT_NULL, "\(argument) is NULL, expected a pointer")
    }

    static func room(_ length: Int, _ capacity: Int) -> Failure {
        Failure(CURRENCY_FORMAT_ROOM, "the text has \(length) bytes, and the buffer \(capacity)")
    }

    static func arrow(_ message: String) -> Failure { Failure(CURRENCY_FORMAT_ARROW, message) }

    init(_ error: MoneyError) { self.init(CURRENCY_FORMAT_MINOR_UNIT, error.description) }

    init(_ error: DecimalError) {
        var place = -1
        switch error {
        case .unexpectedText(let offset, _): place = offset
        case .tooManyDigits(let offset), .outOfRange(_, let offset): place = offset ?? -1
        default: break
        }
        self.init(CURRENCY_FORMAT_NUMBER, error.description, at: place)
    }

    init(_ error: AmountParseError, in text: String) {
        let code = error.reason == .ambiguous ? CURRENCY_FORMAT_AMBIGUOUS : CURRENCY_FORMAT_TEXT
        self.init(code, error.description(in: text), at: error.offset)
    }

    init(_ error: ColumnError) {
        switch error {
        case .tooLong: self.init(CURRENCY_FORMAT_TOO_LONG, error.description)
        default: self.init(CURRENCY_FORMAT_ARROW, error.description)
        }
    }
}

// MARK: The error of a call

/// Runs a call, and gives its code. Where it fails, the error is written if the caller has room for one.
func answer(
    _ place: UnsafeMutablePointer<currency_format_error>?, _ body: () throws(Failure) -> Void
) -> Int32 {
    do throws(Failure) {
        try body()
        return Int32(CURRENCY_FORMAT_OK)
    } catch {
        if let place { error.write(to: place) }
        return error.code
    }
}

extension Failure {
    /// Writes the members that the caller's structure has; a message that is too long ends with a whole character.
    fileprivate func write(to place: UnsafeMutablePointer<currency_format_error>) {
        typealias Layout = MemoryLayout<currency_format_error>
        guard place.pointee.size >= Layout.size, let start = Layout.offset(of: \.message) else { return }
        place.pointee.code = code
        place.pointee.offset = offset
        let room = UnsafeMutableRawPointer(place) + start
        let capacity = MemoryLayout.size(ofValue: place.pointee.message) - 1
        var count = 0
        for scalar in message.unicodeScalars {
            // A zero byte would end the message for C.
            let scalar = scalar.value == 0 ? "\u{FFFD}" : scalar
            let bytes = UTF8.width(scalar)
            if count + bytes > capacity { break }
            for byte in scalar.utf8 {
                room.storeBytes(of: byte, toByteOffset: count, as: UInt8.self)
                count += 1
            }
        }
        room.storeBytes(of: 0, toByteOffset: count, as: UInt8.self)
    }
}

extension Failure: CustomStringConvertible {
    var description: String { message }
}
