import LocaleModel

/// List one, with an entry for each pair of an entity and a currency that it uses:
///
///     <CcyNtry>
///         <CtryNm>SWITZERLAND</CtryNm>
///         <CcyNm IsFund="true">WIR Euro</CcyNm>       the attribute only on funds
///         <Ccy>CHE</Ccy>                              these three are all omitted if the entity
///         <CcyNbr>947</CcyNbr>                        has no universal currency
///         <CcyMnrUnts>2</CcyMnrUnts>                  a digit, or N.A.
///     </CcyNtry>
struct CurrentCurrencies {
    let published: String
    private(set) var entitiesWithoutCurrency: [String] = []
    private(set) var places: [String: [Provenance]] = [:]
    private var byCode: [String: ISOCurrency] = [:]

    static let file = "list-one.xml"

    /// The currencies, sorted by code.
    var currencies: [ISOCurrency] {
        byCode.values.sorted { $0.code < $1.code }
    }

    static func list(in directory: String) throws(ImportError) -> ISO4217List {
        try ISO4217List(
            directory: directory, file: file, table: "CcyTbl", entry: "CcyNtry",
            fields: ["CtryNm", "CcyNm", "Ccy", "CcyNbr", "CcyMnrUnts"])
    }

    static func version(of list: ISO4217List) -> SourceVersion {
        SourceVersion(name: "iso4217", version: list.published)
    }

    init(_ list: ISO4217List) throws(ImportError) {
        published = list.published
        let source = Self.version(of: list)
        for entry in list.entries {
            let entity = try entry.name("CtryNm")
            if try Self.hasNoCurrency(entry) {
                guard !entitiesWithoutCurrency.contains(entity) else {
                    throw .duplicate(file: Self.file, locale: nil, field: entry.path("CtryNm"))
                }
                entitiesWithoutCurrency.append(entity)
                continue
            }
            let currency = ISOCurrency(
                code: try entry.currencyCode(), numericCode: try entry.numericCode(),
                minorUnit: try entry.minorUnit(), name: try entry.name("CcyNm"), isFund: entry.isFund,
                entities: [entity])
            try merge(currency, from: entry)
            places[currency.code, default: []].append(Provenance(source: source, file: list.file, place: entry.place))
        }
        try checkNumericCodes()
    }

    /// An entry without a code must state the reason in place of the currency's name.
    private static func hasNoCurrency(_ entry: ISO4217Entry) throws(ImportError) -> Bool {
        let isBare = !entry.has("Ccy") && !entry.has("CcyNbr") && !entry.has("CcyMnrUnts")
        guard isBare else { return false }
        return try entry.name("CcyNm") == "No universal currency"
    }

    /// The entries for one code differ only in the entity.
    private mutating func merge(_ currency: ISOCurrency, from entry: ISO4217Entry) throws(ImportError) {
        guard var known = byCode[currency.code] else {
            byCode[currency.code] = currency
            return
        }
        func check(_ field: String, _ value: String, _ expected: String) throws(ImportError) {
            guard value == expected else {
                throw entry.malformed(
                    field, value: value, expected: "\(expected), as in other entries of \(currency.code)")
            }
        }
        func minorUnit(_ currency: ISOCurrency) -> String {
            currency.minorUnit.map { String($0) } ?? "N.A."
        }
        try check("CcyNm", currency.name, known.name)
        try check("CcyNm IsFund", String(currency.isFund), String(known.isFund))
        try check("CcyNbr", currency.numericCode, known.numericCode)
        try check("CcyMnrUnts", minorUnit(currency), minorUnit(known))
        for entity in currency.entities where known.entities.contains(entity) {
            throw .duplicate(file: Self.file, locale: nil, field: entry.path(currency.code))
        }
        known.entities += currency.entities
        byCode[currency.code] = known
    }

    /// Checks that each numeric code belongs to only one currency.
    private func checkNumericCodes() throws(ImportError) {
        var owner: [String: String] = [:]
        for currency in currencies {
            if let other = owner.updateValue(currency.code, forKey: currency.numericCode) {
                throw .duplicate(
                    file: Self.file, locale: nil,
                    field: "CcyNbr \(currency.numericCode) of \(other) and \(currency.code)")
            }
        }
    }
}
