import LocaleModel

extension ISO4217Source {
    /// Where the lists hold a value; entries of one code, one for each entity that uses it, agree in it.
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
