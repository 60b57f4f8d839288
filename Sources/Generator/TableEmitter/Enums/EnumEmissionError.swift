/// An error that says why an enum could not be written.
public enum EnumEmissionError: Error, Equatable, Sendable {
    /// There are more cases than a case's number can distinguish, or fewer than two.
    case caseCount(Int)
    /// There are more bytes of raw values than the table's numbers can address.
    case rawValueBytes(Int)
    /// Raw values must be in ascending order for binary search, and this one is not.
    case notAscending(String)
    /// Raw values must be visible ASCII.
    case notASCII(String)
    /// A raw value is empty.
    case emptyRawValue
    /// A number does not fit in two digits.
    case number(Int, of: String)
}

extension EnumEmissionError: CustomStringConvertible {
    /// The error as text, in English.
    public var description: String {
        switch self {
        case .caseCount(let count): "an enum of \(count) cases cannot be written"
        case .rawValueBytes(let count): "\(count) bytes of raw values are more than the table can address"
        case .notAscending(let rawValue): "the raw value \"\(rawValue)\" does not come after the one before it"
        case .notASCII(let rawValue): "the raw value \"\(rawValue)\" is not of visible ASCII characters"
        case .emptyRawValue: "a raw value is empty"
        case .number(let number, let name): "\(number) is no \(name) that two digits to the base of 64 hold"
        }
    }
}
