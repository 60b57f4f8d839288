/// The address of one value in the lists of ISO 4217.
///
///     iso4217/JPY/minorUnit
///     iso4217/JPY/numericCode
///     iso4217/HRK/withdrawn/153/withdrawalDate
public enum ISO4217Field: Hashable, Sendable {
    /// A value on list one.
    case current(code: String, ISOCurrencyPart)
    /// The date of an entry on list three, with the entry's index in the list, from 0.
    case withdrawalDate(code: String, entry: Int)

    /// The field's path: its components joined by slashes.
    public var path: String {
        switch self {
        case .current(let code, let part): "iso4217/\(code)/\(part.rawValue)"
        case .withdrawalDate(let code, let entry): "iso4217/\(code)/withdrawn/\(entry)/withdrawalDate"
        }
    }
}

/// The values that list one has for a currency.
public enum ISOCurrencyPart: String, CaseIterable, Sendable {
    case minorUnit
    case numericCode
    case name
}

extension ISO4217Facts {
    /// The text that means that there is no minor unit.
    public static let noMinorUnit = "N.A."

    /// The value of a field, as the lists write it; nil if they do not have it.
    public subscript(field: ISO4217Field) -> String? {
        switch field {
        case .current(let code, let part):
            guard let currency = current.first(where: { $0.code == code }) else { return nil }
            return switch part {
            case .minorUnit: currency.minorUnit.map { String($0) } ?? Self.noMinorUnit
            case .numericCode: currency.numericCode
            case .name: currency.name
            }
        case .withdrawalDate(let code, let entry):
            return withdrawn.indices.contains(entry) && withdrawn[entry].code == code
                ? withdrawn[entry].withdrawalDate : nil
        }
    }
}
