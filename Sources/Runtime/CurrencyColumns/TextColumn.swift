import CurrencyEngine

/// Texts in the layout of Arrow's string arrays: validity, 32-bit offsets and UTF-8 values.
///
///     let plan = CurrencyStyle(.euro, locale: .germanGermany).plan
///     let texts = try plan.formatColumn(minorUnits: [123_450, -99])
///     texts[0]                // "1.234,50 €"
///     texts.offsets           // [0, 13, 23]
///
/// The text of a row extends from its offset to the next one. A row without a value has an empty text and a 0 in the
/// validity. If all rows have values, the column has no validity.
///
/// See <https://arrow.apache.org/docs/format/Columnar.html#variable-size-binary-layout>.
public struct TextColumn: Sendable {
    private let arena: TextArena
    /// The byte at which each row's text begins, followed by the end of the last text. There is one more offset than
    /// rows.
    public let offsets: [Int32]
    /// Which rows have a value; nil if all have.
    public let validity: Validity?

    init(_ arena: TextArena, _ offsets: [Int32], _ validity: Validity?) {
        self.arena = arena
        self.offsets = offsets
        self.validity = validity
    }

    /// Creates a column by copying the arrays of another program.
    ///
    /// - Throws: `ColumnError.offset` if offsets decrease or lie outside the values; `ColumnError.validity`.
    public init(
        values: UnsafeBufferPointer<UInt8>, offsets: [Int32], validity: Validity? = nil
    ) throws(ColumnError) {
        guard let first = offsets.first, first >= 0 else { throw .offset(row: 0) }
        for row in 0..<(offsets.count - 1) {
            guard offsets[row] <= offsets[row + 1], Int(offsets[row + 1]) <= values.count else {
                throw .offset(row: row)
            }
        }
        if let validity, validity.count != offsets.count - 1 {
            throw .validity(rows: validity.count, expected: offsets.count - 1)
        }
        arena = TextArena(capacity: values.count)
        if let base = values.baseAddress { arena.base.update(from: base, count: values.count) }
        arena.count = values.count
        self.offsets = offsets
        self.validity = validity
    }

    /// Creates a column from texts; nil means a row without a value.
    ///
    /// - Throws: `ColumnError.tooLong`.
    public init(_ texts: [String?]) throws(ColumnError) {
        var bytes: [UInt8] = []
        var offsets: [Int32] = [0]
        for (row, text) in texts.enumerated() {
            bytes += (text ?? "").utf8
            guard let end = Int32(exactly: bytes.count) else { throw .tooLong(row: row) }
            offsets.append(end)
        }
        let validity = texts.contains(nil) ? Validity(texts.map { $0 != nil }) : nil
        arena = TextArena(capacity: bytes.count)
        arena.base.update(from: bytes, count: bytes.count)
        arena.count = bytes.count
        self.offsets = offsets
        self.validity = validity
    }

    /// The number of rows.
    public var count: Int { offsets.count - 1 }

    /// A row's text; nil if it has no value.
    public subscript(row: Int) -> String? {
        if let validity, !validity[row] { return nil }
        return withUTF8(of: row) { String(decoding: $0, as: UTF8.self) }
    }

    /// Calls a closure with the UTF-8 bytes of a row's text.
    public func withUTF8<Result>(of row: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        let start = Int(offsets[row])
        let text = UnsafeBufferPointer(start: arena.base + start, count: Int(offsets[row + 1]) - start)
        return withExtendedLifetime(arena) { body(text) }
    }

    /// Calls a closure with the UTF-8 bytes of all texts, for passing them to other programs without a copy.
    public func withUnsafeValues<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        withExtendedLifetime(arena) { body(UnsafeBufferPointer(start: arena.base, count: arena.count)) }
    }

    /// The UTF-8 of all texts. It stays in place as long as the column is retained.
    package var keptValues: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: arena.base, count: arena.count) }
}
