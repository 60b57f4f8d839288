import LocaleModel

extension LDMLSource {
    /// Where a release up to CLDR 48 holds a value of the supplemental data; a later one may have it in another file.
    public static func place(of field: SupplementalField) -> UpstreamPlace? {
        switch field {
        case .digits(let system):
            place("numberingSystems", "numberingSystems/numberingSystem[@id='\(system)']/@digits")
        case .fractions(let currency, let part):
            place("supplementalData", "currencyData/fractions/info[@iso4217='\(currency)']/@\(part.rawValue)")
        case .pluralRule(let language, let category):
            // Languages share sets of rules: the attribute lists them, with spaces between.
            place(
                "plurals",
                "plurals[@type='cardinal']/pluralRules[contains(concat(' ', @locales, ' '), ' "
                    + "\(LDMLIdentifier.underscored(language)) ')]/pluralRule[@count='\(category.rawValue)']",
                .beforeSamples)
        }
    }

    private static func place(
        _ file: String, _ path: String, _ form: UpstreamPlace.Form = .exact
    ) -> UpstreamPlace {
        UpstreamPlace(file: SupplementalFolder.file(file), place: "//supplementalData/" + path, form: form)
    }
}
