import CCurrencyFormat
import CurrencyColumns
import CurrencyFormat

// The functions of currency_format.h for all readings of a text.

/// `currency_format_readings`, which the header documents.
@_cdecl("currency_format_readings")
public func readings(
    _ plan: OpaquePointer?, _ amount: UnsafePointer<CChar>?, _ amountLength: Int,
    _ text: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?,
    _ doubts: UnsafeMutablePointer<currency_format_doubt>?, _ doubtsCapacity: Int,
    _ doubtsCount: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<currency_format_error>?
) -> Int32 {
    answer(error) { () throws(Failure) in
        let parser = try held(plan).parser
        let place = try TextPlace(text, capacity, length)
        guard let doubtsCount else { throw .null("doubts_count") }
        guard doubts != nil || doubtsCapacity == 0 else { throw .null("doubts") }
        let read = try parser.allReadings(try bytes(amount, amountLength, "amount"))
        doubtsCount.pointee = read.doubts.count
        try place.write(read.amounts.map { $0.plainText + "\n" }.joined())
        guard read.doubts.count <= doubtsCapacity else {
            throw Failure(CURRENCY_FORMAT_ROOM, "there are \(read.doubts.count) doubts, and room for \(doubtsCapacity)")
        }
        for (index, doubt) in read.doubts.enumerated() {
            doubts?[index] = currency_format_doubt(
                kind: doubt.kind.number, start: Int64(doubt.range.lowerBound), end: Int64(doubt.range.upperBound))
        }
    }
}

/// `currency_format_doubt_name`, which the header documents.
@_cdecl("currency_format_doubt_name")
public func doubtName(_ kind: Int32) -> UnsafePointer<CChar>? { DoubtTexts.all[kind]?.name }

/// `currency_format_doubt_reason`, which the header documents.
@_cdecl("currency_format_doubt_reason")
public func doubtReason(_ kind: Int32) -> UnsafePointer<CChar>? { DoubtTexts.all[kind]?.reason }

/// The texts of a kind of doubt as C gets them. They exist as long as the library.
private struct DoubtTexts: @unchecked Sendable {
    // Nobody writes to them.
    let name: UnsafePointer<CChar>
    let reason: UnsafePointer<CChar>

    private init(_ kind: AmountDoubt.Kind) {
        (name, reason) = (Self.constant(kind.rawValue), Self.constant(kind.description))
    }

    private static func constant(_ text: String) -> UnsafePointer<CChar> {
        let bytes = text.utf8CString
        let room = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
        for (index, byte) in bytes.enumerated() { room[index] = byte }
        return UnsafePointer(room)
    }

    static let all = Dictionary(uniqueKeysWithValues: AmountDoubt.Kind.allCases.map { ($0.number, DoubtTexts($0)) })
}

extension AmountDoubt.Kind {
    /// The number of the kind in the header.
    var number: Int32 {
        switch self {
        case .sign: Int32(CURRENCY_FORMAT_DOUBT_SIGN)
        case .scale: Int32(CURRENCY_FORMAT_DOUBT_SCALE)
        case .cents: Int32(CURRENCY_FORMAT_DOUBT_CENTS)
        case .group: Int32(CURRENCY_FORMAT_DOUBT_GROUP)
        case .currency: Int32(CURRENCY_FORMAT_DOUBT_CURRENCY)
        case .number: Int32(CURRENCY_FORMAT_DOUBT_NUMBER)
        case .neighbour: Int32(CURRENCY_FORMAT_DOUBT_NEIGHBOUR)
        }
    }
}

/// `currency_format_readings_column`, which the header documents.
@_cdecl("currency_format_readings_column")
public func readingsColumn(
    _ plan: OpaquePointer?, _ texts: currency_format_column,
    _ currencies: UnsafePointer<currency_format_column>?, _ locales: UnsafePointer<currency_format_column>?,
    _ scale: Int32, _ readings: currency_format_result, _ errors: UnsafePointer<currency_format_result>?,
    _ error: UnsafeMutablePointer<currency_format_error>?
) -> Int32 {
    answer(error) { () throws(Failure) in
        let plan = try held(plan)
        guard Decimal128Column.scales.contains(Int(scale)) else {
            throw Failure(CURRENCY_FORMAT_OPTION, "scale is \(scale), expected 0 to 38")
        }
        let column = try ArrowColumn(texts, "texts")
        let rows = try ReadRows(
            try column.texts(), try RowPlans(plan, column, currencies, locales), scale: Int(scale))
        try export(rows.contents, to: readings, "readings", rows.errors, to: errors)
    }
}
