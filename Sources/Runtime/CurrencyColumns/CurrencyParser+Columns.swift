import CurrencyReader

/// Amounts parsed from a column of texts.
public struct ParsedColumn: Sendable {
    /// The amounts in minor units; 0 in rows without a value.
    public let minorUnits: [Int64]
    /// Which rows have a value; nil if all have.
    public let validity: Validity?
    /// The rows whose texts are not amounts.
    public let errors: [RowError<AmountParseError>]
}

extension CurrencyParser {
    /// Parses a column of texts into minor units.
    ///
    ///     let texts = try TextColumn(["1.234,50 €", nil, "zwölf"])
    ///     let column = CurrencyParser(.euro, locale: .germanGermany).parseColumn(texts)
    ///     column.minorUnits                   // [123450, 0, 0]
    ///     column.validity?.bytes              // [1]
    ///     column.errors.map(\.row)            // [2]
    ///
    /// - Complexity: linear in the number of bytes. If the texts are spelled as the style writes them, the call
    ///   allocates only the column.
    public func parseColumn(_ texts: TextColumn) -> ParsedColumn {
        var minorUnits = [Int64](repeating: 0, count: texts.count)
        var validity = texts.validity
        var errors: [RowError<AmountParseError>] = []
        for row in 0..<texts.count {
            if let known = texts.validity, !known[row] { continue }
            let parsed: Result<Int64, AmountParseError> = texts.withUTF8(of: row) { text in
                do throws(AmountParseError) {
                    return .success(try parseMinorUnits(utf8: text))
                } catch {
                    return .failure(error)
                }
            }
            switch parsed {
            case .success(let units): minorUnits[row] = units
            case .failure(let error):
                errors.append(RowError(row: row, error: error))
                if validity == nil { validity = Validity(allValid: texts.count) }
                validity?.setInvalid(row)
            }
        }
        return ParsedColumn(minorUnits: minorUnits, validity: validity, errors: errors)
    }
}
