import LocaleModel

extension LDMLSource {
    /// The place of a value of the supplemental data in releases up to CLDR 48; later ones may have it in another file.
    public static func place(of field: SupplementalField) -> UpstreamPlace? {
        switch field {
        case .digits(let system):
            place("numberingSystems", "numberingSystems/numberingSystem[@id='\(system)']/@digits")
        case .fractions(let currency, let part):
            place("supplementalData", "currencyData/fractions/info[@iso4217='\(currency)']/@\(part.rawValue)")
        case .pluralRule(let language, let category):
            // Languages share sets of rules; the attribute lists them, separated by spaces.
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
