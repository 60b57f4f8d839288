// Forced inlining and unchecked operators hold the budget of resolving-along-ancestors.

/// The values that a locale has or inherits for one currency.
@usableFromInline
package struct CurrencyValues {
    @usableFromInline package typealias Part = CurrencyValueKey.Part

    @usableFromInline package let image: PackedImage
    @usableFromInline package let locale: Int
    /// The row of the currency; nil if the image does not have it.
    @inlinable @_transparent
    package var currency: Int? { row < 0 ? nil : row }
    @usableFromInline let row: Int
    /// For each part, one more than the row of its nearest value along the locale's ancestors, or 0 if there is none.
    @usableFromInline var symbols = NearestRows()
    @usableFromInline var formats = NearestRows()

    @inlinable @inline(__always)
    package init(image: PackedImage, locale: Int, currency: Int?) {
        self.image = image
        self.locale = locale
        row = currency ?? -1
        if let currency { note(currency) }
    }

    @inlinable @inline(__always)
    mutating func note(_ currency: Int) {
        let locales = image.rows(of: LocaleRow.self)
        let values = image.rows(of: CurrencyValueRow.self)
        let first = CurrencyValueKey(currency: currency, .symbol)
        var owner = locale
        while true {
            let ownerRow = locales[owner]
            let end = locales[owner &+ 1].firstCurrencyValue.index
            var row = values.first(from: ownerRow.firstCurrencyValue.index, to: end, notLessThan: first)
            while row < end {
                let key = values[row].key
                if key.currency != currency { break }
                row &+= 1
                let place = key.place
                if place < NearestRows.count { symbols.note(row, place) } else { formats.note(row, place & 3) }
            }
            let parent = ownerRow.parent.index
            if parent == owner { return }
            owner = parent
        }
    }

    /// Whether the locale or an ancestor has a pattern or a separator for the currency.
    @inlinable @_transparent
    package var hasFormat: Bool { formats.bits != 0 }

    /// Whether the locale or an ancestor has a separator for the currency.
    package var haveSeparators: Bool { value(.decimal) != nil || value(.group) != nil }

    /// The nearest value of a part, in the locale or along its ancestors.
    @inlinable @_transparent
    package func value(_ part: Part) -> PackedText? {
        let row =
            switch part {
            case .symbol: symbols[0]
            case .narrow: symbols[1]
            case .formal: symbols[2]
            case .variant: symbols[3]
            case .pattern: formats[0]
            case .decimal: formats[1]
            case .group: formats[2]
            }
        return row == 0 ? nil : image.text(image[CurrencyValueRow.self, row - 1].value)
    }

    /// The row of the locale or of its nearest ancestor for which the condition holds; nil if there is none.
    package func nearest(where isWanted: (Int) -> Bool) -> Int? { image.nearest(to: locale, where: isWanted) }

    /// The value that a locale itself has for a part, without inheritance.
    package func own(_ part: Part, of locale: Int) -> PackedText? {
        guard let currency else { return nil }
        let (values, rows) = (image.rows(of: CurrencyValueRow.self), image.currencyValues(of: locale))
        let key = CurrencyValueKey(currency: currency, part)
        let row = values.first(from: rows.lowerBound, to: rows.upperBound, notLessThan: key)
        return row < rows.upperBound && values[row].key == key ? image.text(values[row].value) : nil
    }
}

/// The rows of four parts, in sixteen bits each. The image has at most 2^14 values of currencies.
@usableFromInline
struct NearestRows {
    @inlinable static var count: Int { 4 }

    @usableFromInline var bits: UInt64 = 0

    @inlinable @_transparent
    init() {}

    @inlinable
    subscript(place: Int) -> Int {
        @_transparent get { Int(bits &>> UInt64(truncatingIfNeeded: 16 &* place) & 0xFFFF) }
    }

    /// Stores a row for a part that has no row yet.
    @inlinable @_transparent
    mutating func note(_ row: Int, _ place: Int) {
        let shift = UInt64(truncatingIfNeeded: 16 &* place)
        if bits &>> shift & 0xFFFF == 0 { bits |= UInt64(truncatingIfNeeded: row) &<< shift }
    }
}
