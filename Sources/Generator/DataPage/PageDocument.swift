/// The page's skeleton, filled with style, script and data.
enum PageDocument {
    /// - Parameters:
    ///   - title: The title as plain text.
    ///   - data: The data as JSON in which `<` is escaped.
    ///   - names: The names in the same form; the page reads them when it needs them.
    static func html(title: String, data: String, names: String) -> String {
        var result = ""
        var rest = Substring(PageAssets.html)
        let parts = [
            "title": escaped(title), "style": PageAssets.style, "script": PageAssets.script, "data": data,
            "names": names,
        ]
        // Each place is filled once, in order, so inserted text is not searched.
        while let start = rest.place(of: "{{") {
            result += rest[..<start.lowerBound]
            rest = rest[start.upperBound...]
            let end = rest.place(of: "}}") ?? rest.endIndex..<rest.endIndex
            result += parts[String(rest[..<end.lowerBound])] ?? ""
            rest = rest[end.upperBound...]
        }
        return result + rest + "\n"
    }

    /// Text escaped for HTML.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}

extension Substring {
    /// The first position of a short ASCII text.
    fileprivate func place(of mark: String) -> Range<Index>? {
        var index = startIndex
        while index < endIndex {
            if self[index...].utf8.starts(with: mark.utf8) {
                return index..<utf8.index(index, offsetBy: mark.utf8.count)
            }
            index = utf8.index(after: index)
        }
        return nil
    }
}
