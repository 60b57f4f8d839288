import LocaleModel

extension ISO4217Source {
    /// The place of a value in the lists. All entries for one code, one for each entity that uses it, have the value.
    public static func place(of field: ISO4217Field) -> UpstreamPlace {
        switch field {
        case .current(let code, let part):
            let (element, form): (String, UpstreamPlace.Form) =
                switch part {
                case .minorUnit: ("CcyMnrUnts", .exact)
                case .numericCode: ("CcyNbr", .exact)
                case .name: ("CcyNm", .spacesInOrder)
                }
            return UpstreamPlace(
                file: CurrentCurrencies.file, place: "/ISO_4217/CcyTbl/CcyNtry[Ccy='\(code)']/\(element)", form: form)
        case .withdrawalDate(_, let entry):
            return UpstreamPlace(
                file: WithdrawnCurrencies.file, place: "/ISO_4217/HstrcCcyTbl/HstrcCcyNtry[\(entry + 1)]/WthdrwlDt")
        }
    }
}
