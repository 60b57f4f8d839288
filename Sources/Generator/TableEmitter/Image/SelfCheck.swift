import DataSnapshot
import LocaleModel
import LocaleResolution
import PackedTables

/// Reads a finished image back and compares every value in it with the model.
///
/// The runtime trusts images from the emitter and checks nothing. So the results of the runtime are compared here:
/// locales by their search, currency values by walking through parents, and a numbering system that
/// a locale does not list by the rule for such systems. The expected values come from `Inheritance` alone, not from
/// the builder.
struct SelfCheck {
    let snapshot: Snapshot
    let selection: ImageSelection
    let inheritance: Inheritance
    let image: PackedImage
    /// The row of each locale, by the identifiers in the image.
    let localeRows: [String: Int]
    /// The row of each currency, by the codes in the image.
    let currencyRows: [String: Int]
    /// The row of each numbering system, by the identifiers in the image.
    let systemRows: [String: Int]

    init(
        _ snapshot: Snapshot, _ selection: ImageSelection, _ inheritance: Inheritance, _ image: PackedImage
    ) {
        self.snapshot = snapshot
        self.selection = selection
        self.inheritance = inheritance
        self.image = image
        func rows(_ count: Int, _ name: (Int) -> String) -> [String: Int] {
            Dictionary((0..<count).map { (name($0), $0) }, uniquingKeysWith: { first, _ in first })
        }
        localeRows = rows(LocaleLookup(image: image).localeCount) {
            image.text(image[LocaleRow.self, $0].identifier).string
        }
        currencyRows = rows(image.rowCount(of: CurrencyRow.self)) { image[CurrencyRow.self, $0].code.string }
        systemRows = rows(image.rowCount(of: NumberingSystemRow.self)) {
            image.text(image[NumberingSystemRow.self, $0].identifier).string
        }
    }

    func compareIdentity() throws(EmitError) {
        let source = snapshot.locales
        let identity = image.identity
        try compare(image.text(identity.cldrVersion), source.cldrVersion ?? source.version, "", "cldrVersion")
        try compare(image.text(identity.source), snapshot.sourceText, "", "source")
        try compare(image.text(identity.isoPublished), snapshot.iso4217.currentPublished, "", "iso4217/published")
        try compare(image.text(TextReference<Texts>(packed: 0)), "", "", "the first text of the pool")
        let omissions = identity.omissions
        try compare(omissions.contains(.locales), selection.locales != nil, "", "whether locales were left out")
        try compare(
            omissions.contains(.currencies), selection.currencies != nil, "", "whether currencies were left out")
        for (omission, feature) in [(ImageOmission.regions, ImageSelection.Feature.regions), (.notation, .notation)] {
            try compare(
                omissions.contains(omission), !selection.features.contains(feature), "", "whether it has \(feature)")
        }
    }

    func compareNumberingSystems() throws(EmitError) {
        let systems = snapshot.supplemental.numberingSystems
        try compare(names: systemRows.keys, systems.keys, "numberingSystems")
        try compareOrder(of: NumberingSystemRow.self) { $0.identifier }
        for (name, row) in systemRows {
            let digits = systems[name]?.digits
            let path = "numberingSystems/\(name)/digits"
            try compare(image[NumberingSystemRow.self, row].digits.map(image.text), digits, "", path)
            guard let digits else { continue }
            // The engine writes digits as words of one length.
            let lengths = Set(digits.unicodeScalars.map { UTF8.width($0) })
            guard digits.unicodeScalars.count == 10, lengths.count == 1 else {
                throw .malformed(
                    locale: "", field: path, value: digits, expected: "ten digits of the same length in UTF-8")
            }
            // The engine assumes that digits are consecutive if the first and the last one are.
            let values = digits.unicodeScalars.map(\.value)
            guard values[9] != values[0] + 9 || values.indices.allSatisfy({ values[$0] == values[0] + UInt32($0) })
            else {
                throw .malformed(
                    locale: "", field: path, value: digits, expected: "ten digits in a row, or no such first and last")
            }
        }
    }
}

// MARK: Comparing

extension SelfCheck {
    /// Compares a text in the image with the model's. The field's name is created only if they differ.
    func compare(
        _ found: PackedText?, _ expected: String?, _ locale: String, _ field: @autoclosure () -> String
    ) throws(EmitError) {
        if Self.isSame(found, expected) { return }
        throw .readBackDiffers(
            locale: locale, field: field(), expected: expected ?? "nothing", found: found?.string ?? "nothing")
    }

    func compare(
        _ found: String?, _ expected: String?, _ locale: String, _ field: @autoclosure () -> String
    ) throws(EmitError) {
        if found == expected { return }
        throw .readBackDiffers(
            locale: locale, field: field(), expected: expected ?? "nothing", found: found ?? "nothing")
    }

    func compare<Value: Equatable>(
        _ found: Value, _ expected: Value, _ locale: String, _ field: @autoclosure () -> String
    ) throws(EmitError) {
        if found == expected { return }
        throw .readBackDiffers(locale: locale, field: field(), expected: "\(expected)", found: "\(found)")
    }

    /// Compares two sets of names, and reports the first name that only one of them has.
    func compare(
        names found: some Sequence<String>, _ expected: some Sequence<String>, _ field: String
    ) throws(EmitError) {
        let found = Set(found)
        let expected = Set(expected)
        if let name = expected.subtracting(found).min() {
            throw .readBackDiffers(locale: "", field: field, expected: name, found: "nothing")
        }
        if let name = found.subtracting(expected).min() {
            throw .readBackDiffers(locale: "", field: field, expected: "nothing", found: name)
        }
    }

    /// Tables that the runtime searches must be sorted bytewise, without repeats.
    func compareOrder<Row: TableRow>(
        of _: Row.Type, rows: Int? = nil, _ identifier: (Row) -> TextReference<Identifiers>
    ) throws(EmitError) {
        func text(_ row: Int) -> PackedText { image.text(identifier(image[Row.self, row])) }
        for row in 1..<max(1, rows ?? image.rowCount(of: Row.self)) where text(row - 1).compare(text(row).utf8) >= 0 {
            throw .readBackDiffers(
                locale: "", field: "\(Row.table)/\(row)", expected: "a text behind the one before it",
                found: text(row).string)
        }
    }

    /// The rows of a run are identified by a number, which must increase.
    func compareRise<Row: TableRow>(
        of _: Row.Type, _ rows: Range<Int>, _ locale: String, _ field: @autoclosure () -> String,
        _ number: (Row) -> Int
    ) throws(EmitError) {
        for row in rows.dropFirst() {
            let isHigher = number(image[Row.self, row]) > number(image[Row.self, row - 1])
            try compare(
                isHigher, true, locale, "\(field()): row \(row) of \(Row.table) stands behind the one before it")
        }
    }

    private static func isSame(_ found: PackedText?, _ expected: String?) -> Bool {
        guard let found, let expected else { return found == nil && expected == nil }
        let isSame = expected.utf8.withContiguousStorageIfAvailable { found.compare($0) == 0 }
        return isSame ?? (found.string == expected)
    }
}
