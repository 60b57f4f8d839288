import CurrencyFormat

// A line of the table has four fields with tabs between:
//
//     stripe  2  100  ISK UGX      the service, its decimals or i for ISO 4217's, the multiple, and the currencies
//     stripe  2  1    =            all others whose minor unit is the same by ISO 4217
//     klarna  i  1    *            all others
//     payPal  x  1    *            the service takes no others

/// What the table says of a currency.
enum PaymentServiceRow {
    case unit(ServiceUnit)
    /// ISO 4217's minor unit.
    case iso
    /// The service does not take the currency.
    case notOffered

    /// - Parameter iso: The currency's minor unit by ISO 4217.
    /// - Returns: Nil if nothing is recorded.
    static func find(_ currency: CurrencyCode, iso: Int?, of service: PaymentService) -> Self? {
        var others: Self?
        for line in PaymentServiceTable.lines.description.split(separator: "\n") {
            let fields = line.split(separator: "\t")
            guard fields.count == 4, fields[0] == service.rawValue, let multiple = Int64(fields[2]) else { continue }
            let exponent = Int(fields[1])
            let row =
                exponent.map { Self.unit(ServiceUnit(exponent: $0, multiple: multiple)) }
                ?? (fields[1] == "x" ? .notOffered : .iso)
            switch fields[3] {
            case "*": others = row
            case "=": if iso == exponent { others = row }
            default: if fields[3].split(separator: " ").contains(currency.description[...]) { return row }
            }
        }
        return others
    }
}
