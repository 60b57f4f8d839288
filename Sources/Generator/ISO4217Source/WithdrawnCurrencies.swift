import LocaleModel

/// List three, with an entry for each currency that an entity gave up, or that was renamed:
///
///     <HstrcCcyNtry>
///         <CtryNm>CROATIA</CtryNm>
///         <CcyNm>Kuna</CcyNm>
///         <Ccy>HRK</Ccy>
///         <CcyNbr>191</CcyNbr>                        omitted for three funds that never had one
///         <WthdrwlDt>2023-01</WthdrwlDt>
///     </HstrcCcyNtry>
///
/// A code may occur with different names: each entry has the name of the currency when it ended.
struct WithdrawnCurrencies {
    let published: String
    private(set) var withdrawals: [ISOWithdrawal] = []
    private(set) var places: [Provenance] = []

    static let file = "list-three.xml"

    static func list(in directory: String) throws(ImportError) -> ISO4217List {
        try ISO4217List(
            directory: directory, file: file, table: "HstrcCcyTbl", entry: "HstrcCcyNtry",
            fields: ["CtryNm", "CcyNm", "Ccy", "CcyNbr", "WthdrwlDt"])
    }

    init(_ list: ISO4217List) throws(ImportError) {
        published = list.published
        let source = SourceVersion(name: "iso4217", version: list.published)
        var seen: Set<[String]> = []
        for entry in list.entries {
            let withdrawal = ISOWithdrawal(
                code: try entry.currencyCode(),
                numericCode: entry.has("CcyNbr") ? try entry.numericCode() : nil,
                name: try entry.name("CcyNm"), isFund: entry.isFund, entity: try entry.name("CtryNm"),
                withdrawalDate: try entry.withdrawalDate())
            let key = [withdrawal.code, withdrawal.entity, withdrawal.name, withdrawal.withdrawalDate]
            guard seen.insert(key).inserted else {
                throw .duplicate(file: Self.file, locale: nil, field: entry.path(withdrawal.code))
            }
            withdrawals.append(withdrawal)
            places.append(Provenance(source: source, file: list.file, place: entry.place))
        }
    }
}
