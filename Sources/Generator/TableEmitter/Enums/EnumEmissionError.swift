/// Why an enum could not be written.
public enum EnumEmissionError: Error, Equatable, Sendable {
    /// More cases than the number of a case can tell apart, or fewer than two.
    case caseCount(Int)
    /// More bytes of raw values than the table's numbers can address.
    case rawValueBytes(Int)
    /// Raw values must ascend, for they are searched by halves; this one does not.
    case notAscending(String)
    /// Raw values are visible ASCII.
    case notASCII(String)
    /// A raw value without characters.
    case emptyRawValue
    /// A number that two digits do not hold.
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
