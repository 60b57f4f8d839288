import FieldEngine

// The first digits of a card number, ISO/IEC 7812's issuer identification number, determine the brand. The brands
// publish these ranges. A number outside all of them has no brand here.
//
//     first six digits      brand           digits
//     100000-199999         UATP            15
//     222100-272099         Mastercard      16
//     300000-305999         Diners Club     14-19
//     309500-309599         Diners Club     14-19
//     340000-349999         American Express 15
//     352800-358999         JCB             16-19
//     360000-369999         Diners Club     14-19
//     370000-379999         American Express 15
//     380000-399999         Diners Club     14-19
//     400000-499999         Visa            13-19
//     500000-509999         Maestro         12-19
//     510000-559999         Mastercard      16
//     560000-589999         Maestro         12-19
//     601100-601199         Discover        16-19
//     610000-619999         Maestro         12-19
//     620000-629999         UnionPay        16-19
//     630000-639999         Maestro         12-19
//     644000-659999         Discover        16-19
//     660000-699999         Maestro         12-19
//     880000-889999         UnionPay        16-19

/// The brand of a bank card.
public enum BankCardBrand: String, Hashable, Sendable, CaseIterable {
    case uatp
    case amex
    case jcb
    case visa
    case masterCard
    case dinersClub
    case discover
    case unionPay
    case maestro

    /// Creates the brand of cards whose numbers begin with these digits. Returns nil if there are too few digits to
    /// tell, or if no brand uses them.
    ///
    ///     BankCardBrand(firstDigits: "37")        // .amex
    ///     BankCardBrand(firstDigits: "3")         // nil
    ///
    /// - Parameter firstDigits: ASCII digits; only the first six count.
    public init?(firstDigits: String) {
        var low = 0
        var high = 0
        var digits = firstDigits.utf8.makeIterator()
        for _ in 0..<6 {
            let next = digits.next()
            if let next, !(0x30...0x39).contains(next) { return nil }
            low = low * 10 + Int(next.map { $0 - 0x30 } ?? 0)
            high = high * 10 + Int(next.map { $0 - 0x30 } ?? 9)
        }
        guard let brand = Self.ranges.first(where: { $0.numbers.contains(low) && $0.numbers.contains(high) })?.brand
        else { return nil }
        self = brand
    }

    private static let ranges: [(numbers: ClosedRange<Int>, brand: BankCardBrand)] = [
        (100_000...199_999, .uatp), (222_100...272_099, .masterCard), (300_000...305_999, .dinersClub),
        (309_500...309_599, .dinersClub), (340_000...349_999, .amex), (352_800...358_999, .jcb),
        (360_000...369_999, .dinersClub), (370_000...379_999, .amex), (380_000...399_999, .dinersClub),
        (400_000...499_999, .visa), (500_000...509_999, .maestro), (510_000...559_999, .masterCard),
        (560_000...589_999, .maestro), (601_100...601_199, .discover), (610_000...619_999, .maestro),
        (620_000...629_999, .unionPay), (630_000...639_999, .maestro), (644_000...659_999, .discover),
        (660_000...699_999, .maestro), (880_000...889_999, .unionPay),
    ]

    /// The number of digits that the brand's card numbers can have.
    public var lengths: ClosedRange<Int> {
        switch self {
        case .uatp, .amex: 15...15
        case .masterCard: 16...16
        case .dinersClub: 14...19
        case .visa: 13...19
        case .maestro: 12...19
        case .jcb, .discover, .unionPay: 16...19
        }
    }

    /// The positions of digits that are preceded by a space.
    static func spaces(_ brand: BankCardBrand?) -> [Int] {
        switch brand {
        case .uatp: [4, 9]
        case .amex: [4, 10]
        default: [4, 8, 12, 16]
        }
    }
}
