import CurrencyEngine
import PackedTables
import TableSlices

extension SliceRecord {
    /// The amount whose texts are recorded. It has all groups, and more fraction digits than most currencies show.
    private static let amount = DecimalValue(minorUnits: 1_234_567_891, scale: 3)
    private static let negative = DecimalValue(minorUnits: -1_234_567_891, scale: 3)

    /// Records the output of a slice.
    ///
    ///     positive, negative      1234567.891 and -1234567.891
    ///     accounting              the negative amount in the accounting format
    ///     code                    the negative amount with the ISO code
    ///     name                    the amount with the name of the currency, if the slice has names
    ///     compact                 the amount in short compact notation, if the slice has notation
    ///     facts                   the currency's facts in ISO 4217 and CLDR, which belong to no locale
    ///
    /// - Parameter files: The slice.
    /// - Throws: The engine's error if the tables of the slice cannot be used.
    package init(of request: SliceRequest, as files: SliceFiles, in tables: BundledTables) throws {
        let data = try CurrencyData(files.image)
        let names = try files.names.map { try CurrencyNames($0) }
        let cases = tables.image.withUnsafeBufferPointer { bytes in
            // The tables have been checked, and are never empty.
            let image = PackedImage(uncheckedBase: bytes.baseAddress.unsafelyUnwrapped, count: bytes.count)
            return ChosenCases(request, tables: tables, image: image)
        }
        self.init(data: tables.data.hasPrefix("// Data: ") ? String(tables.data.dropFirst(9)) : tables.data)
        let currencies = try cases.currencies.map(\.rawValue).filter { $0 != "none" }.map { try CurrencyCode($0) }
        for currency in currencies {
            if let facts = data.facts(of: currency) {
                record(Self.text(of: facts), Key(Self.noLocale, currency.description, "facts"))
            }
        }
        for name in cases.locales.map(\.rawValue) {
            let locale = try LocaleIdentifier(name)
            for currency in currencies {
                let style = CurrencyStyle(currency: currency, locale: locale, data: data)
                for (kind, text) in Self.texts(style, names, hasNotation: request.features.contains(.notation)) {
                    record(text, Key(name.hyphenated, currency.description, kind))
                }
            }
        }
    }

    private static func texts(
        _ style: CurrencyStyle, _ names: CurrencyNames?, hasNotation: Bool
    ) -> [(kind: String, text: String)] {
        var texts = [
            ("positive", style.format(amount)), ("negative", style.format(negative)),
            ("accounting", style.sign(.accounting).format(negative)),
            ("code", style.display(.code).format(negative)),
        ]
        if let names { texts.append(("name", style.display(.name(names)).format(amount))) }
        if hasNotation { texts.append(("compact", style.compact().format(amount))) }
        return texts
    }

    private static func text(of facts: CurrencyFacts) -> String {
        let minorUnit = facts.minorUnit.map { "minor unit \($0)" } ?? "no minor unit"
        let step = facts.cashRounding == 0 ? "" : " in steps of \(facts.cashRounding)"
        let status =
            switch facts.status {
            case .current: "current"
            case .fund: "unit of account"
            case .special: "special"
            case .withdrawn(let year, let month): "withdrawn \(year)-\(month < 10 ? "0" : "")\(month)"
            case .notISO, .notYetInUse: "not in ISO 4217"
            }
        return "\(minorUnit), display \(facts.displayDigits), cash \(facts.cashDigits)\(step), \(status)"
    }
}
