import CurrencyEngine
import PackedTables

// The parent of a locale, from which it takes what it lacks:
//
//     en-GB        en-001      where CLDR names a parent
//     de-AT        de          otherwise the last subtag goes
//     az-Arab      und         but a script that is not the likely one goes to the root
//     de           und
//
// See https://www.unicode.org/reports/tr35/tr35-info.html#Parent_Locales.

extension LocaleRequest {
    /// The identifier of the parent, ignoring keywords.
    ///
    /// - Throws: `range` for the root, which has no parent, and `unsupported` for a script of a language without data,
    ///   because the tables do not know whether it is the likely one.
    func parent(_ data: CurrencyData) throws(RequestError) -> String {
        let tag = locale.tag
        if tag == .root {
            throw .range(option: "locale", value: text, expected: "another than the root, which has no parent")
        }
        let lookup = LocaleLookup(image: data.image)
        if let named = lookup.namedParent(of: tag) {
            return data.image.text(data.image[LocaleRow.self, named].identifier).string
        }
        let shortened = try Self.shortened(tag, lookup)
        guard let row = lookup.exactRow(for: tag) else { return LocaleIdentifier(tag: shortened).description }
        let parent = data.image.text(data.image[data.image[LocaleRow.self, row].parent].identifier).string
        // The tables skip parents without data, such as ca-ES for ca-ES-valencia.
        var ancestor = shortened
        while LocaleIdentifier(tag: ancestor).description != parent {
            if ancestor == .root { return parent }
            ancestor = try Self.shortened(ancestor, lookup)
        }
        return LocaleIdentifier(tag: shortened).description
    }

    /// The tag without its last subtag.
    private static func shortened(_ tag: LanguageTag, _ lookup: LocaleLookup) throws(RequestError) -> LanguageTag {
        var tag = tag
        if !tag.variants.isEmpty {
            tag.variants.removeLast()
        } else if tag.region != nil {
            tag.region = nil
        } else if let script = tag.script {
            guard let likely = lookup.likely(tag.language, nil, nil)?.script else {
                throw .unsupported("the parent of a script of \(tag.language)")
            }
            tag.script = nil
            if script != likely { tag = .root }
        } else {
            tag = .root
        }
        return tag
    }
}
