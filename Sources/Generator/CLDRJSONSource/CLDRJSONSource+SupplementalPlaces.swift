import LocaleModel

extension CLDRJSONSource {
    /// The place of a value of the supplemental data in the distribution.
    public static func place(of field: SupplementalField) -> UpstreamPlace? {
        switch field {
        case .digits(let system):
            place("numberingSystems", ["numberingSystems", system, "_digits"])
        case .fractions(let currency, let part):
            place("currencyData", ["currencyData", "fractions", currency, "_" + part.rawValue])
        case .pluralRule(let language, let category):
            place(
                "plurals", ["plurals-type-cardinal", language, "pluralRule-count-\(category.rawValue)"],
                .beforeSamples)
        }
    }

    private static func place(
        _ file: String, _ keys: [String], _ form: UpstreamPlace.Form = .exact
    ) -> UpstreamPlace {
        UpstreamPlace(
            file: "cldr-core/supplemental/\(file).json", place: "/supplemental/" + keys.joined(separator: "/"),
            form: form)
    }
}
