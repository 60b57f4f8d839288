/// An error that says why the cases of an enum could not be named.
public enum NamingError: Error, Equatable, Sendable {
    /// The identifier does not consist of language, script, region and variants.
    case malformedIdentifier(String)
    /// CLDR has no English name for a part of the identifier.
    case noEnglishName(identifier: String, subtag: String)
    /// Neither CLDR nor ISO 4217 has a name for the code.
    case noCurrencyName(code: String)
    /// No rule converts this letter of an English name to ASCII.
    case letterWithoutFolding(String, name: String)
    /// The resulting or decided name is not valid in Swift.
    case notAName(String, rawValue: String)
    /// Different raw values have the same name. A decision must distinguish them.
    case clash(name: String, rawValues: [String])
    /// An alias for a raw value without a case.
    case unknownTarget(alias: String, rawValue: String)
    /// A decision that changes nothing, or whose subject does not exist.
    case unusedDecision(section: String, key: String)
}

extension NamingError: CustomStringConvertible {
    /// The error as text, in English.
    public var description: String {
        switch self {
        case .malformedIdentifier(let identifier):
            "\"\(identifier)\" is not a locale identifier of language, script, region and variants"
        case .noEnglishName(let identifier, let subtag):
            "\(identifier): there is no English name for \(subtag), whose code stands in the case's name; "
                + Self.wanted(subtag, identifier)
        case .noCurrencyName(let code): "\(code): neither CLDR nor ISO 4217 has a name for it"
        case .letterWithoutFolding(let letter, let name): "\"\(name)\": no rule turns \"\(letter)\" into ASCII"
        case .notAName(let name, let rawValue): "\(rawValue): \"\(name)\" cannot be the name of a case"
        case .clash(let name, let rawValues): "\(name) would name \(rawValues.joined(separator: " and "))"
        case .unknownTarget(let alias, let rawValue): "the alias \(alias) is for \(rawValue), which is not a case"
        case .unusedDecision(let section, let key): "Naming: the decision \(section)/\(key) is not needed; remove it"
        }
    }

    /// The entry that supplies a name. A language's entry applies to all its locales.
    private static func wanted(_ subtag: String, _ identifier: String) -> String {
        let isLanguage = identifier.split(separator: "-").first.map { $0 == subtag } ?? false
        let (section, key) =
            isLanguage
            ? ("languages", subtag)
            : ("names", identifier.split(separator: "-").joined(separator: "_"))
        return "to give it one, add \"\(key)\" under \"\(section)\" in Naming/locales.json of the decisions"
    }
}
