/// The values that a locale has or inherits for one currency.
public struct CurrencyValues {
    public typealias Part = CurrencyValueKey.Part

    public let image: PackedImage
    public let locale: Int
    /// The row of the currency; nil where the image does not have it.
    public let currency: Int?
    /// For each part, by its number, one more than the row of its nearest value along the locale's ancestors; 0 where
    /// there is none. The last is for a part that is none.
    private var rows: Rows = (0, 0, 0, 0, 0, 0, 0, 0)

    private typealias Rows = (Int32, Int32, Int32, Int32, Int32, Int32, Int32, Int32)

    public init(image: PackedImage, locale: Int, currency: Int?) {
        self.image = image
        self.locale = locale
        self.currency = currency
        guard let currency else { return }
        withUnsafeMutableBytes(of: &rows) { rows in
            Self.note(currency, locale, image, rows.baseAddress.unsafelyUnwrapped)
        }
    }

    @inline(__always)
    private static func note(_ currency: Int, _ locale: Int, _ image: PackedImage, _ noted: UnsafeMutableRawPointer) {
        let locales = image.rows(of: LocaleRow.self)
        let values = image.rows(of: CurrencyValueRow.self)
        let first = CurrencyValueKey(currency: currency, .symbol)
        var owner = locale
        while true {
            let ownerRow = locales[owner]
            let end = locales[owner &+ 1].firstCurrencyValue.index
            var row = values.first(from: ownerRow.firstCurrencyValue.index, to: end) { $0.key >= first }
            while row < end {
                let key = values[row].key
                if key.currency != currency { break }
                row &+= 1
                let place = key.place &* MemoryLayout<Int32>.stride
                if noted.load(fromByteOffset: place, as: Int32.self) == 0 {
                    noted.storeBytes(of: Int32(truncatingIfNeeded: row), toByteOffset: place, as: Int32.self)
                }
            }
            let parent = ownerRow.parent.index
            if parent == owner { return }
            owner = parent
        }
    }

    /// Whether the locale or an ancestor has a pattern or a separator for the currency.
    public var hasFormat: Bool { rows.4 | rows.5 | rows.6 != 0 }

    /// The nearest value of a part along the locale's ancestors.
    public func value(_ part: Part) -> PackedText? {
        let row =
            switch part {
            case .symbol: rows.0
            case .narrow: rows.1
            case .formal: rows.2
            case .variant: rows.3
            case .pattern: rows.4
            case .decimal: rows.5
            case .group: rows.6
            }
        return row == 0 ? nil : image.text(image[CurrencyValueRow.self, Int(row) - 1].value)
    }

    /// The row of the locale, or of its nearest ancestor, for which the condition holds; nil where it holds for none.
    public func nearest(where isWanted: (Int) -> Bool) -> Int? {
        var row = locale
        while true {
            if isWanted(row) { return row }
            let parent = image[LocaleRow.self, row].parent.index
            if parent == row { return nil }
            row = parent
        }
    }

    /// A locale's own value of a part, which is not inherited.
    public func own(_ part: Part, of locale: Int) -> PackedText? {
        currency.flatMap { value(CurrencyValueKey(currency: $0, part), of: locale) }
    }

    private func value(_ key: CurrencyValueKey, of locale: Int) -> PackedText? {
        let rows = image.currencyValues(of: locale)
        let row = firstRow(from: key, in: rows)
        guard row < rows.upperBound else { return nil }
        let found = image[CurrencyValueRow.self, row]
        return found.key == key ? image.text(found.value) : nil
    }

    /// The first of a locale's rows whose key is not less.
    private func firstRow(from key: CurrencyValueKey, in rows: Range<Int>) -> Int {
        image.rows(of: CurrencyValueRow.self).first(rows) { $0.key >= key }
    }
}
