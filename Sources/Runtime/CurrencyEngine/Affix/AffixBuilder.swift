// Forced inlining holds the budget of resolving.

import PackedTables

/// Builds an affix: its bytes, and the kind of each.
///
/// Nearly all affixes fit into machine words; only longer ones allocate. Appending a text leaves out what the options
/// strip, such as bidi marks.
struct AffixBuilder {
    let filter: TextFilter
    private var text = PlanText()
    private var parts = AffixParts()
    /// All bytes and their kinds, if they do not fit into the words of the text and the parts.
    private var overflow: (bytes: [UInt8], kinds: [UInt8])?
    /// The number of bytes so far.
    private(set) var count = 0

    init(_ filter: TextFilter) {
        self.filter = filter
    }

    /// Appends a text. It is one part with a text of the same kind that precedes it.
    @_transparent
    mutating func append(_ kind: FormattedPart.Kind, _ text: UnsafeBufferPointer<UInt8>) {
        if filter.changesNothing { appendAsIs(kind, text) } else { appendFiltered(kind, text) }
    }

    @inline(never)
    private mutating func appendFiltered(_ kind: FormattedPart.Kind, _ text: UnsafeBufferPointer<UInt8>) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: text.count + 1) { scratch in
            // The allocation is not empty.
            let base = scratch.baseAddress.unsafelyUnwrapped
            appendAsIs(kind, UnsafeBufferPointer(start: base, count: filter.write(text, to: base)))
        }
    }

    @inline(never)
    mutating func append(_ kind: FormattedPart.Kind, _ text: PackedText) { append(kind, text.utf8) }

    /// Appends a text that is not a part of the symbol before it, such as a name. Spaces beside it are literals.
    mutating func append(_ kind: FormattedPart.Kind, _ text: [UInt8]) {
        text.withUnsafeBufferPointer { text in
            let inner = EdgeMark.inner(of: 0..<text.count, text)
            append(.literal, UnsafeBufferPointer(rebasing: text[..<inner.lowerBound]))
            append(kind, UnsafeBufferPointer(rebasing: text[inner]))
            append(.literal, UnsafeBufferPointer(rebasing: text[inner.upperBound...]))
        }
    }

    @_transparent
    private mutating func appendAsIs(_ kind: FormattedPart.Kind, _ bytes: UnsafeBufferPointer<UInt8>) {
        if bytes.isEmpty { return }
        if overflow == nil, count + bytes.count <= PlanText.inlineCapacity {
            parts.note(kind, bytes.count, at: count)
            text.appendInline(bytes)
        } else {
            appendLong(kind, bytes)
        }
        count += bytes.count
    }

    @inline(never)
    private mutating func appendLong(_ kind: FormattedPart.Kind, _ bytes: UnsafeBufferPointer<UInt8>) {
        let (all, kinds) = overflow ?? (text.bytes(PlanStorage()), parts.indices(count))
        overflow = (all + bytes, kinds + [UInt8](repeating: kind.index, count: bytes.count))
    }

    /// Returns the affix as a plan stores it, and empties the builder.
    @_transparent
    mutating func finish(storage: inout PlanStorage) -> (text: PlanText, parts: AffixParts) {
        if count == 0 { return (PlanText(), AffixParts()) }
        if overflow != nil { takeOverflow(storage: &storage) }
        let affix = (text, parts)
        (text, parts, count) = (PlanText(), AffixParts(), 0)
        return affix
    }

    @inline(never)
    private mutating func takeOverflow(storage: inout PlanStorage) {
        if let overflow {
            text = PlanText(overflow.bytes, storage: &storage)
            parts = AffixParts()
            // The kinds of a long text follow it.
            _ = storage.append(overflow.kinds)
        }
        overflow = nil
    }
}
