// Forced inlining holds the budgets of resolving.

/// The texts of a pool, whose place in the image is looked up once.
@usableFromInline
package struct PackedTexts<Pool: TextPool>: @unchecked Sendable {
    // Unchecked: constant, as the image's bytes are.
    @usableFromInline let start: UnsafePointer<UInt8>

    @inlinable @_transparent
    init(start: UnsafePointer<UInt8>) { self.start = start }

    @inlinable
    package subscript(reference: TextReference<Pool>) -> PackedText {
        @_transparent get { PooledText.text(at: start + reference.packed) }
    }
}

extension PackedImage {
    /// The texts of a pool; faster than single texts where many are read.
    @inlinable @_transparent
    package func texts<Pool>(of _: Pool.Type) -> PackedTexts<Pool> { PackedTexts(start: start(of: Pool.table)) }
}
