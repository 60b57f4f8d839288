/// A document of upstream's names and values, chosen by an input. It is well-formed but rarely valid.
struct MadeDocument {
    enum Form {
        case json
        case xml(root: String)
    }

    private(set) var text = ""

    var bytes: [UInt8] { Array(text.utf8) }

    init(_ form: Form, _ reader: inout InputReader) {
        switch form {
        case .json: writeObject(&reader, depth: 0)
        case .xml(let root): writeElement(root, &reader, depth: 0)
        }
    }

    private static let deepest = 9

    private mutating func writeObject(_ reader: inout InputReader, depth: Int) {
        text += "{"
        var isFirst = true
        while !reader.isAtEnd {
            let operation = reader.below(8)
            if operation == 0 { break }
            text += isFirst ? "" : ","
            isFirst = false
            text += "\"\(Self.key(&reader))\":"
            switch operation {
            case 1...3 where depth < Self.deepest: writeObject(&reader, depth: depth + 1)
            case 7: text += ["null", "1", "-0.5e9", "true", "[]", "[\"latn\"]", "[{}]", "1e999"][reader.below(8)]
            default: text += "\"\(reader.element(of: Self.values))\""
            }
        }
        text += "}"
    }

    private mutating func writeElement(_ name: String, _ reader: inout InputReader, depth: Int) {
        text += "<\(name)"
        for _ in 0..<reader.below(4) {
            text += " \(reader.element(of: Self.attributes))=\"\(reader.element(of: Self.values))\""
        }
        text += ">"
        while !reader.isAtEnd {
            let operation = reader.below(8)
            if operation == 0 { break }
            switch operation {
            case 1...4 where depth < Self.deepest:
                writeElement(reader.element(of: Self.elements), &reader, depth: depth + 1)
            case 7:
                text +=
                    ["&#160;", "&amp;", "&x;", "<![CDATA[<]]>", "<!-- -->", "<?x y?>", "&#0;", "]]>"][reader.below(8)]
            default: text += reader.element(of: Self.values)
            }
        }
        text += "</\(name)>"
    }

    /// A member's name, possibly with another numbering system or plural category.
    private static func key(_ reader: inout InputReader) -> String {
        let key = reader.element(of: keys)
        if key.hasSuffix("-numberSystem-") { return key + reader.element(of: ["latn", "arab", "", "x"]) }
        if key.hasSuffix("-count-") { return key + reader.element(of: ["one", "other", "few", "", "ten"]) }
        return key
    }

    private static let keys = [
        "main", "de", "numbers", "currencies", "defaultNumberingSystem", "minimumGroupingDigits",
        "otherNumberingSystems",
        "native", "traditional", "finance", "default", "minimalPairs", "symbols-numberSystem-",
        "decimalFormats-numberSystem-", "percentFormats-numberSystem-", "scientificFormats-numberSystem-",
        "currencyFormats-numberSystem-", "miscPatterns-numberSystem-", "rationalFormats-numberSystem-", "decimal",
        "group",
        "plusSign", "minusSign", "percentSign", "perMille", "infinity", "nan", "decimal-alt-us", "standard",
        "standard-alphaNextToNumber", "accounting", "accounting-noCurrency", "short", "long", "decimalFormat",
        "1000-count-", "100000-count-", "0-count-", "currencySpacing", "beforeCurrency", "afterCurrency",
        "currencyMatch",
        "surroundingMatch", "insertBetween", "currencyPatternAppendISO", "unitPattern-count-", "approximately",
        "atLeast",
        "range", "EUR", "USD", "eur", "displayName", "displayName-count-", "symbol", "symbol-alt-narrow", "pattern",
        "concentr-percent", "concentr-permille", "unitPattern-count-", "",
    ]

    private static let elements = [
        "numbers", "units", "identity", "alias", "defaultNumberingSystem", "minimumGroupingDigits",
        "otherNumberingSystems", "native", "finance", "symbols", "decimal", "group", "plusSign", "infinity",
        "decimalFormats", "decimalFormatLength", "decimalFormat", "pattern", "percentFormats", "percentFormatLength",
        "percentFormat", "scientificFormats", "currencyFormats", "currencyFormatLength", "currencyFormat",
        "currencySpacing", "beforeCurrency", "currencyMatch", "insertBetween", "unitPattern", "miscPatterns",
        "currencies",
        "currency", "displayName", "symbol", "unitLength", "unit", "CcyTbl", "CcyNtry", "CtryNm", "CcyNm", "Ccy",
        "CcyNbr",
        "CcyMnrUnts", "WthdrwlDt", "x",
    ]

    private static let attributes = [
        "numberSystem", "type", "count", "alt", "draft", "source", "path", "Pblshd", "IsFund", "xmlns", "references",
    ]

    private static let values = [
        "latn", "arab", "1", "0", "9", "10", "short", "long", "standard", "accounting", "one", "other", "few", "1000",
        "10000", "100000000000000", "0K", "#,##0.00", "¤\u{A0}#,##0.00;(¤0)", "{0} {1}", "{0}", ".", ",", "", " ",
        "↑↑↑",
        "EUR", "USD", "978", "2", "N.A.", "2026-01-01", "2026-13", "true", "locale", "../symbols[@numberSystem='latn']",
        "../decimalFormatLength[@type='short']", "narrow", "variant", "contributed", "unconfirmed", "draft", "Euro",
        "No universal currency", "ANTARCTICA", "concentr-percent", "\\u0000", "\\ud800", "[:^S:]",
    ]
}
