import LocaleModel

/// Reads the patterns of one numbering system.
extension NumbersReader {
    /// Reads formats with one length and one pattern.
    mutating func readPattern(
        _ table: LDMLElement, _ name: String, _ kind: PatternKind, _ system: String
    ) throws(ImportError) {
        for length in try table.children() {
            try length.checkAttributes()
            guard length.name == name + "Length" else { throw length.unknown }
            for format in try length.children() {
                guard format.name == name else { throw format.unknown }
                try format.checkAttributes("type")
                for pattern in try format.children() {
                    try pattern.checkAttributes()
                    guard pattern.name == "pattern", pattern.attribute("alt") == nil else { throw pattern.unknown }
                    try values.set(.pattern(system: system, kind), to: pattern)
                }
            }
        }
    }

    mutating func readDecimalFormats(_ table: LDMLElement, _ system: String) throws(ImportError) {
        for length in try table.children() {
            try length.checkAttributes("type")
            guard length.name == "decimalFormatLength" else { throw length.unknown }
            let type = length.attribute("type")
            if try isAlias(length, from: ["decimalFormats", type ?? ""], system) { continue }
            for format in try length.children() {
                guard format.name == "decimalFormat" else { throw format.unknown }
                try format.checkAttributes("type")
                for pattern in try format.children() {
                    guard pattern.name == "pattern" else { throw pattern.unknown }
                    switch type {
                    case nil:
                        try pattern.checkAttributes()
                        guard pattern.attribute("alt") == nil else { throw pattern.unknown }
                        try values.set(.pattern(system: system, .decimal), to: pattern)
                    case "short": try readCompact(pattern, .decimalShort, system)
                    case "long": try readCompact(pattern, .decimalLong, system)
                    default: throw length.unknown
                    }
                }
            }
        }
    }

    mutating func readCurrencyFormats(_ table: LDMLElement, _ system: String) throws(ImportError) {
        for element in try table.children() {
            switch element.name {
            case "currencyFormatLength":
                try readCurrencyFormatLength(element, system)
            case "currencySpacing":
                if try isAlias(element, from: ["currencyFormats", "currencySpacing"], system) { continue }
                try readSpacing(element, system)
            case "currencyPatternAppendISO":
                try values.set(.appendISO(system: system), to: element)
            case "unitPattern":
                try element.checkAttributes("count")
                guard let category = PluralCategory(rawValue: try element.requiredAttribute("count")) else {
                    throw element.unknown
                }
                try values.set(.unitPattern(system: system, category), to: element)
            default:
                throw element.unknown
            }
        }
    }

    private mutating func readCurrencyFormatLength(_ length: LDMLElement, _ system: String) throws(ImportError) {
        try length.checkAttributes("type")
        for format in try length.children() {
            try format.checkAttributes("type")
            guard format.name == "currencyFormat" else { throw format.unknown }
            // This is the default in the DTD, which is not loaded.
            let type = format.attribute("type") ?? "standard"
            if try isAlias(format, from: ["currencyFormats", type], system) { continue }
            for pattern in try format.children() {
                guard pattern.name == "pattern" else { throw pattern.unknown }
                switch (length.attribute("type"), type) {
                case (nil, _):
                    try pattern.checkAttributes()
                    let alt = pattern.attribute("alt").map { "-\($0)" } ?? ""
                    guard type == "standard" || type == "accounting", let kind = PatternKind(rawValue: type + alt)
                    else { throw pattern.unknown }
                    try values.set(.pattern(system: system, kind), to: pattern)
                case ("short", "standard"):
                    try readCompact(pattern, .currencyShort, system)
                default:
                    throw format.unknown
                }
            }
        }
    }

    private mutating func readCompact(
        _ pattern: LDMLElement, _ kind: CompactKind, _ system: String
    ) throws(ImportError) {
        try pattern.checkAttributes("type", "count")
        let alt = pattern.attribute("alt")
        guard alt == nil || alt == "alphaNextToNumber",
            let zeros = LocaleField.zeros(ofMagnitude: try pattern.requiredAttribute("type")),
            let category = PluralCategory(rawValue: try pattern.requiredAttribute("count"))
        else { throw pattern.unknown }
        try values.set(
            .compact(system: system, kind, zeros: zeros, category, alphaNextToNumber: alt != nil), to: pattern)
    }

    private mutating func readSpacing(_ spacing: LDMLElement, _ system: String) throws(ImportError) {
        for rule in try spacing.children() {
            guard let side = SpacingSide(rawValue: rule.name) else { throw rule.unknown }
            for element in try rule.children() {
                guard let part = SpacingPart(rawValue: element.name) else { throw element.unknown }
                try values.set(.spacing(system: system, side, part), to: element)
            }
        }
    }
}
