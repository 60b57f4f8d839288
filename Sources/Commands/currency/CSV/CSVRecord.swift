// RFC 4180, section 2, with any separator and line ends of LF or CRLF:
//
//     record = field *(separator field)
//     field  = *(any byte but the separator, a quotation mark and a line end)
//            / quote *(any byte but a quotation mark / quote quote) quote
//
// https://www.rfc-editor.org/rfc/rfc4180#section-2

/// The fields of a line of CSV, or of several lines if a quoted field has line ends.
struct CSVRecord: Equatable {
    /// What the grammar does not allow, with the offset of the quotation mark or byte in the record.
    enum Mistake: Error, Equatable, CustomStringConvertible {
        /// A quoted field has no end.
        case unclosedQuote(at: Int)
        /// A quotation mark in a field that does not begin with one.
        case quoteInField(at: Int)
        /// Something other than a separator after a quoted field.
        case textAfterQuote(at: Int)

        var offset: Int {
            switch self {
            case .unclosedQuote(let offset), .quoteInField(let offset), .textAfterQuote(let offset): offset
            }
        }

        var description: String {
            switch self {
            case .unclosedQuote: "a quotation mark opens a field, and none closes it"
            case .quoteInField:
                "a quotation mark inside a field; expected the field in quotation marks, and this one doubled"
            case .textAfterQuote: "text after a quoted field; expected the separator or the end of the line"
            }
        }
    }

    static let quote = UInt8(ascii: "\"")

    private(set) var fields: [[UInt8]] = []

    private enum State {
        case start, plain, quoted, closed
    }

    /// - Parameter separator: The byte between fields; nil if the record is one field.
    init(_ text: some Sequence<UInt8>, separator: UInt8?) throws(Mistake) {
        var field: [UInt8] = []
        var (state, opening) = (State.start, 0)
        for (offset, byte) in text.enumerated() {
            if byte == separator, state != .quoted {
                fields.append(field)
                (field, state) = ([], .start)
                continue
            }
            switch (state, byte) {
            case (.start, Self.quote): (state, opening) = (.quoted, offset)
            case (.plain, Self.quote): throw .quoteInField(at: offset)
            case (.quoted, Self.quote): state = .closed
            case (.closed, Self.quote):
                field.append(byte)
                state = .quoted
            case (.closed, _): throw .textAfterQuote(at: offset)
            case (.start, _), (.plain, _):
                field.append(byte)
                state = .plain
            case (.quoted, _): field.append(byte)
            }
        }
        if state == .quoted { throw .unclosedQuote(at: opening) }
        fields.append(field)
    }
}
