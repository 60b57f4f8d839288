import LocaleModel

/// The character sets of currency spacing that the engine supports. It cannot read any others.
///
/// CLDR 45 to 47 have another set in Indonesian, for capitals and letters without case. Its table would take as much
/// room in every program as all other properties of characters together.
enum SpacingSets {
    /// The sets for a part; nil for the text between, which can be any text.
    static func known(_ part: SpacingPart) -> [String]? {
        switch part {
        case .currencyMatch: ["[[:^S:]&[:^Z:]]", empty]
        case .surroundingMatch: ["[:digit:]", empty]
        case .insertBetween: nil
        }
    }

    /// Nothing is inserted, as in Malay in CLDR 46.
    private static let empty = "[]"

    static func check(_ value: String, _ field: LocaleField, _ part: SpacingPart, _ locale: String) throws(EmitError) {
        guard let known = known(part), !known.contains(value) else { return }
        throw .malformed(
            locale: locale, field: field.path, value: value,
            expected: known.joined(separator: " or ") + ", the sets that the engine has")
    }
}
