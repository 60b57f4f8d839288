import PackedTables

/// Puts an affix together in memory that is the caller's: bytes, and which stretch of them is what.
///
/// What the options take away, such as bidi marks, is left out as it comes.
struct AffixBuilder {
    /// Room for all bytes; `AffixWriter.capacity` says how many there may be.
    let bytes: UnsafeMutablePointer<UInt8>
    /// Room for all parts, three times as many as texts are appended.
    let parts: UnsafeMutablePointer<AffixPart>
    let filter: TextFilter
    private(set) var count = 0
    private(set) var partCount = 0
    /// Where the stretch begins that is not divided into parts yet, and what it is.
    private var openStart = 0
    private var openKind = FormattedPart.Kind.literal

    init(_ bytes: UnsafeMutablePointer<UInt8>, _ parts: UnsafeMutablePointer<AffixPart>, _ filter: TextFilter) {
        self.bytes = bytes
        self.parts = parts
        self.filter = filter
    }

    /// Appends a text; two of one kind are one part only where they are said to belong together.
    mutating func append(_ kind: FormattedPart.Kind, _ text: PackedText, continues: Bool = false) {
        if text.isEmpty { return }
        if !continues || kind != openKind { close() }
        openKind = kind
        count += filter.write(text.utf8, to: bytes + count)
    }

    mutating func append(_ kind: FormattedPart.Kind, _ text: StaticString) {
        append(kind, PackedText(text))
    }

    mutating func append(_ kind: FormattedPart.Kind, _ text: [UInt8]) {
        text.withUnsafeBufferPointer { text in
            guard let base = text.baseAddress else { return }
            append(kind, PackedText(start: base, count: text.count))
        }
    }

    /// Ends the open stretch. A sign, symbol, name or word goes without the spaces and bidi marks at its edges, which are
    /// literals, as ICU reports them.
    mutating func close() {
        if count == openStart { return }
        let text = UnsafeBufferPointer(start: bytes + openStart, count: count - openStart)
        openStart = count
        if openKind == .literal { return note(.literal, text.count) }
        // Nearly all begin and end with what is visible and ASCII.
        if text[0] &- 0x21 < 0x5E, text[text.count - 1] &- 0x21 < 0x5E { return note(openKind, text.count) }
        var start = 0
        while start < text.count, let length = EdgeMark.length(text, at: start) { start += length }
        var end = text.count
        while end > start, let length = EdgeMark.length(text, before: end) { end -= length }
        note(.literal, start)
        note(openKind, end - start)
        note(.literal, text.count - end)
    }

    private mutating func note(_ kind: FormattedPart.Kind, _ length: Int) {
        if length == 0 { return }
        if kind == .literal, partCount > 0, parts[partCount - 1].kind == .literal {
            parts[partCount - 1].length += length
            return
        }
        parts[partCount] = AffixPart(kind: kind, length: length)
        partCount += 1
    }

    /// The affix as a plan holds it; the builder is empty again.
    mutating func finish(storage: inout [UInt8]) -> (text: PlanText, parts: AffixParts) {
        close()
        let text = PlanText(UnsafeBufferPointer(start: bytes, count: count), storage: &storage)
        let list = AffixParts(UnsafeBufferPointer(start: parts, count: partCount), storage: &storage)
        (count, partCount, openStart) = (0, 0, 0)
        return (text, list)
    }
}

extension AffixBuilder {
    /// Calls a closure with a builder that has room for so many bytes and texts.
    static func with<Result>(
        capacity: Int, texts: Int, _ filter: TextFilter, _ body: (inout AffixBuilder) -> Result
    ) -> Result {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { bytes in
            withUnsafeTemporaryAllocation(of: AffixPart.self, capacity: 3 * texts + 1) { parts in
                // Neither allocation is empty.
                var builder = AffixBuilder(
                    bytes.baseAddress.unsafelyUnwrapped, parts.baseAddress.unsafelyUnwrapped, filter)
                return body(&builder)
            }
        }
    }
}
