import CurrencyEngine
import PackedTables

// The canonical form of an identifier:
//
//     SR_rs_LATN       sr-Latn-RS      subtags in their order, case and separators
//     iw-IL            he-IL           replaced languages
//     en-UK            en-GB           replaced regions
//     de-1996-1901     de-1901-1996    variants sorted
//     hi-u-nu-DEVA     hi-u-nu-deva    keywords sorted
//
// See https://www.unicode.org/reports/tr35/#LocaleId_Canonicalization.

extension LocaleRequest {
    /// The identifier in its canonical form.
    ///
    /// - Throws: `unsupported` for extensions and keywords unrelated to money, which are not kept, and for languages
    ///   without data, because the tables do not know whether they have aliases.
    func normalized(_ data: CurrencyData) throws(RequestError) -> String {
        try refuseWhatIsNotKept()
        let lookup = LocaleLookup(image: data.image)
        var result = locale
        result.tag = lookup.canonical(locale.tag)
        guard result.tag.isRoot || lookup.likely(result.tag.language, nil, nil) != nil else {
            throw .unsupported("language \(result.tag.language), which has no data")
        }
        result.tag.script = result.tag.script.map { $0 == Subtag("Qaai") ? Subtag("Zinh") : $0 }
        result.tag.variants = Self.canonical(result.tag.variants)
        return result.description
    }

    /// The only variants with an alias. `Qaai` above is the only such script.
    private static func canonical(_ variants: [Subtag]) -> [Subtag] {
        var result = variants
        if let index = result.firstIndex(of: Subtag("heploc")) {
            result[index] = Subtag("alalc97")
            result.removeAll { $0 == Subtag("hepburn") }
        }
        if let index = result.firstIndex(of: Subtag("polytoni")) { result[index] = Subtag("polyton") }
        return result.sorted { $0.description < $1.description }
    }

    /// Regions that were divided. The language decides which successor is meant.
    private static let dividedRegions: Set<String> = [
        "062", "172", "200", "530", "532", "536", "582", "810", "830", "890", "891", "AN", "CS", "FQ", "NT", "PC",
        "SU", "YU",
    ]

    /// Variants that denote languages without data.
    private static let variantsOfOtherLanguages: Set<String> = ["arevmda", "hakka", "xiang"]

    private func refuseWhatIsNotKept() throws(RequestError) {
        let parts = text.lowercased().split(separator: "@", maxSplits: 1)
        let subtags = (parts.first ?? "").split { $0 == "-" || $0 == "_" }
        if let first = subtags.firstIndex(where: { $0.count == 1 }) {
            guard subtags[first] == "u" else { throw .unsupported("extension \(subtags[first])") }
            try refuseKeywords(subtags[(first + 1)...])
        }
        if parts.count > 1 { throw .unsupported("keywords behind @") }
        for variant in locale.tag.variants.map(\.description)
        where variant == "posix" || Self.variantsOfOtherLanguages.contains(variant) {
            throw .unsupported("variant \(variant)")
        }
        if let region = locale.regionCode, Self.dividedRegions.contains(region) {
            throw .unsupported("region \(region), which was divided")
        }
    }

    /// Throws unless each key is kept and has exactly one complete value.
    private func refuseKeywords(_ subtags: ArraySlice<Substring>) throws(RequestError) {
        var rest = subtags
        while let key = rest.popFirst() {
            let values = rest.prefix { $0.count > 2 }
            rest = rest.dropFirst(values.count)
            let isKept = values.count == 1 && Self.isKept(key, values.first ?? "")
            guard isKept else { throw .unsupported("keyword \(([key] + values).joined(separator: "-"))") }
        }
    }

    private static func isKept(_ key: Substring, _ value: Substring) -> Bool {
        switch key {
        case "nu", "cu": true
        case "cf": value == "account"
        case "rg": value.count == 6 && value.hasSuffix("zzzz")
        default: false
        }
    }
}
