import LocaleModel

/// Reads the English names of languages, scripts, territories and variants:
/// `localeDisplayNames/languages/language[@type]` and so on.
struct EnglishNamesReader {
    let directory: String
    let threshold: DraftStatus

    private static let locale = "en"

    func read() throws(ImportError) -> EnglishNames {
        let names = try LDMLElement(
            directory: directory, file: LocaleFile.path(Self.locale), locale: Self.locale, root: "ldml",
            only: ["localeDisplayNames"]
        ).requiredChild("localeDisplayNames")
        var result = EnglishNames()
        result.languages = try self.names(names, "languages", "language")
        result.scripts = try self.names(names, "scripts", "script")
        result.territories = try self.names(names, "territories", "territory")
        result.variants = try self.names(names, "variants", "variant")
        return result
    }

    private func names(
        _ names: LDMLElement, _ list: String, _ kind: String
    ) throws(ImportError) -> [String: String] {
        var result: [String: String] = [:]
        for element in try names.requiredChild(list).children() {
            guard element.name == kind else { throw element.unknown }
            // Alternates, and the parts of names in menus, are other forms of the same name.
            if element.draft < threshold || element.attribute("alt") != nil || element.attribute("menu") != nil {
                continue
            }
            let code = LDMLIdentifier.hyphenated(try element.requiredAttribute("type"))
            guard result.updateValue(try element.text(), forKey: code) == nil else {
                throw .duplicate(file: element.file, locale: element.locale, field: element.path)
            }
        }
        return result
    }
}
