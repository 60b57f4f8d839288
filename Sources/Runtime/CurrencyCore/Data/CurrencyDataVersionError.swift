/// An error that says why there is no data of a version.
public enum CurrencyDataVersionError: Error, Hashable, Sendable {
    /// None of the profiles has this version.
    case notHeld(version: String, held: [String])
}

extension CurrencyDataVersionError: CustomStringConvertible {
    /// A description of the error in English.
    public var description: String {
        switch self {
        case .notHeld(let version, let held):
            held.isEmpty
                ? "no data of CLDR \(version) is held, nor of any other"
                : "no data of CLDR \(version) is held, but of \(held.joined(separator: ", "))"
        }
    }
}
