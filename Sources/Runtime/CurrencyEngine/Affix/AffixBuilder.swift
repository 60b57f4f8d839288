// Forced inlining holds the budget of resolving.

import PackedTables

/// Builds an affix: its bytes, and the kind of each stretch of them.
///
/// Nearly all affixes fit into machine words; only longer ones allocate. Appending a text leaves out what the options
/// strip, such as bidi marks.
struct AffixBuilder {
    let filter: TextFilter
    private var text = PlanText()
    private var parts = AffixParts()
    /// The whole affix, if it does not fit into the words of the text and the parts.
    private var overflow: Overflow?
    /// The number of bytes so far.
    private(set) var count = 0
    private var lastKind = FormattedPart.Kind.literal

    init(_ filter: TextFilter) {
        self.filter = filter
    }

    /// Appends a text. If `continues` is set, the text joins a last part of the same kind.
    @_transparent
    mutating func append(_ kind: FormattedPart.Kind, _ text: UnsafeBufferPointer<UInt8>, continues: Bool) {
        if filter.changesNothing { append(kind, text, continues) } else { appendFiltered(kind, text, continues) }
    }

    @inline(never)
    private mutating func appendFiltered(
        _ kind: FormattedPart.Kind, _ text: UnsafeBufferPointer<UInt8>, _ continues: Bool
    ) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: text.count + 1) { scratch in
            // The allocation is not empty.
            let base = scratch.baseAddress.unsafelyUnwrapped
            append(kind, UnsafeBufferPointer(start: base, count: filter.write(text, to: base)), continues)
        }
    }

    @inline(never)
    mutating func append(_ kind: FormattedPart.Kind, _ text: PackedText) { append(kind, text.utf8, continues: false) }

    mutating func append(_ kind: FormattedPart.Kind, _ text: StaticString) { append(kind, PackedText(text)) }

    mutating func append(_ kind: FormattedPart.Kind, _ text: [UInt8]) {
        text.withUnsafeBufferPointer { append(kind, $0, continues: false) }
    }

    @_transparent
    private mutating func append(
        _ kind: FormattedPart.Kind, _ bytes: UnsafeBufferPointer<UInt8>, _ continues: Bool
    ) {
        if bytes.isEmpty { return }
        let joins = count > 0 && kind == lastKind && continues
        lastKind = kind
        if overflow == nil, count + bytes.count <= PlanText.inlineCapacity, parts.note(kind, bytes.count, joins: joins)
        {
            text.appendInline(bytes)
        } else {
            appendLong(kind, bytes, joins: joins)
        }
        count += bytes.count
    }

    @inline(never)
    private mutating func appendLong(
        _ kind: FormattedPart.Kind, _ bytes: UnsafeBufferPointer<UInt8>, joins: Bool
    ) {
        let overflow = overflow ?? Overflow(text.bytes(PlanStorage()), parts.all)
        self.overflow = overflow
        overflow.bytes += bytes
        if joins {
            overflow.stretches[overflow.stretches.count - 1].length += bytes.count
        } else {
            overflow.stretches.append(AffixStretch(kind: kind, length: bytes.count))
        }
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
            parts = AffixParts(overflow.stretches, storage: &storage)
        }
        overflow = nil
    }

    /// All bytes and all stretches.
    private final class Overflow {
        var bytes: [UInt8]
        var stretches: [AffixStretch]

        init(_ bytes: [UInt8], _ stretches: [AffixStretch]) {
            (self.bytes, self.stretches) = (bytes, stretches)
        }
    }
}
