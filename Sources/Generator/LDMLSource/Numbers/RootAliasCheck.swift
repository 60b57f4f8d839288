import LocaleModel

/// Checks that the aliases in the root are those that inheritance follows.
///
///     TABLE[@numberSystem='N']                                   -> ../TABLE[@numberSystem='latn']
///     decimalFormats['latn']/decimalFormatLength['long']         -> ../decimalFormatLength[@type='short']
///     currencyFormats['N']/.../currencyFormat['accounting']      -> ../currencyFormat[@type='standard']
///     currencyFormats['N']/currencySpacing                       -> the spacing of 'latn'
///
/// `LocaleResolution` follows only these. A new CLDR version with another alias must be reviewed.
/// See <https://www.unicode.org/reports/tr35/tr35.html#Lateral_Inheritance>.
enum RootAliasCheck {
    private static let latin = "latn"

    /// - Parameter steps: The path to the alias within the table of a numbering system.
    static func check(_ alias: LDMLElement, from steps: [String], _ system: String) throws(ImportError) {
        guard alias.attribute("source") == "locale" else {
            throw alias.malformed(attribute: "source", expected: "locale")
        }
        let expected = target(of: steps, system)
        guard let expected, alias.attribute("path") == expected else {
            throw alias.malformed(attribute: "path", expected: expected ?? "no alias")
        }
    }

    private static func target(of steps: [String], _ system: String) -> String? {
        switch steps {
        case ["decimalFormats", "long"] where system == latin:
            "../decimalFormatLength[@type='short']"
        case ["currencyFormats", "accounting"]:
            "../currencyFormat[@type='standard']"
        case ["currencyFormats", "currencySpacing"] where system != latin:
            "../../currencyFormats[@numberSystem='\(latin)']/currencySpacing"
        default:
            steps.count == 1 && system != latin ? "../\(steps[0])[@numberSystem='\(latin)']" : nil
        }
    }
}
