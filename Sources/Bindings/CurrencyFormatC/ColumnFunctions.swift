import CCurrencyFormat
import CurrencyColumns

// The functions of currency_format.h for columns.

/// `currency_format_write_column`, which the header documents.
@_cdecl("currency_format_write_column")
public func writeColumn(
    _ plan: OpaquePointer?, _ amounts: currency_format_column,
    _ currencies: UnsafePointer<currency_format_column>?, _ locales: UnsafePointer<currency_format_column>?,
    _ texts: currency_format_result, _ errors: UnsafePointer<currency_format_result>?,
    _ error: UnsafeMutablePointer<currency_format_error>?
) -> Int32 {
    write(plan, amounts, "amounts", AmountColumn.init(_:), currencies, locales, texts, errors, error)
}

/// `currency_format_write_minor_units_column`, which the header documents.
@_cdecl("currency_format_write_minor_units_column")
public func writeMinorUnitsColumn(
    _ plan: OpaquePointer?, _ minorUnits: currency_format_column,
    _ currencies: UnsafePointer<currency_format_column>?, _ locales: UnsafePointer<currency_format_column>?,
    _ texts: currency_format_result, _ errors: UnsafePointer<currency_format_result>?,
    _ error: UnsafeMutablePointer<currency_format_error>?
) -> Int32 {
    write(plan, minorUnits, "minor_units", AmountColumn.init(minorUnits:), currencies, locales, texts, errors, error)
}

private func write(
    _ plan: OpaquePointer?, _ amounts: currency_format_column, _ name: String,
    _ read: (ArrowColumn) throws(Failure) -> AmountColumn,
    _ currencies: UnsafePointer<currency_format_column>?, _ locales: UnsafePointer<currency_format_column>?,
    _ texts: currency_format_result, _ errors: UnsafePointer<currency_format_result>?,
    _ error: UnsafeMutablePointer<currency_format_error>?
) -> Int32 {
    answer(error) { () throws(Failure) in
        let plan = try held(plan)
        let column = try ArrowColumn(amounts, name)
        let written = try read(column).texts(try RowPlans(plan, column, currencies, locales))
        try export(ArrowContents(written.texts), to: texts, "texts", written.errors, to: errors)
    }
}

/// `currency_format_parse_column`, which the header documents.
@_cdecl("currency_format_parse_column")
public func parseColumn(
    _ plan: OpaquePointer?, _ texts: currency_format_column,
    _ currencies: UnsafePointer<currency_format_column>?, _ locales: UnsafePointer<currency_format_column>?,
    _ scale: Int32, _ amounts: currency_format_result, _ errors: UnsafePointer<currency_format_result>?,
    _ error: UnsafeMutablePointer<currency_format_error>?
) -> Int32 {
    answer(error) { () throws(Failure) in
        let plan = try held(plan)
        guard scale == -1 || Decimal128Column.scales.contains(Int(scale)) else {
            throw Failure(CURRENCY_FORMAT_OPTION, "scale is \(scale), expected 0 to 38, or -1")
        }
        let column = try ArrowColumn(texts, "texts")
        let parsed = try ParsedRows(
            try column.texts(), try RowPlans(plan, column, currencies, locales), scale: Int(scale))
        try export(parsed.contents, to: amounts, "amounts", parsed.errors, to: errors)
    }
}

/// Hands a column and its errors to the caller.
func export(
    _ contents: ArrowContents, to result: currency_format_result, _ name: String, _ rows: [RowError<Failure>],
    to errors: UnsafePointer<currency_format_result>?
) throws(Failure) {
    if let errors {
        // Both or none: what is written must be released.
        guard errors.pointee.schema != nil, errors.pointee.array != nil else { throw .null("errors") }
        guard result.schema != nil, result.array != nil else { throw .null(name) }
        try ArrowContents(rows).export(to: errors.pointee, "errors")
    }
    try contents.export(to: result, name)
}
