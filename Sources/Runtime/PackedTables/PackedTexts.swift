// Forced inlining holds the budgets of resolving.

/// The texts of a pool. The position of the pool in the image is looked up once.
@usableFromInline
package struct PackedTexts<Pool: TextPool>: @unchecked Sendable {
    // Unchecked, because it is constant like the image's bytes.
    @usableFromInline let start: UnsafePointer<UInt8>

    @inlinable @_transparent
    init(start: UnsafePointer<UInt8>) { self.start = start }

    @inlinable
    package subscript(reference: TextReference<Pool>) -> PackedText {
        @_transparent get { PooledText.text(at: start + reference.packed) }
    }
}

extension PackedImage {
    /// The texts of a pool. This is faster than single texts if you read many.
    @inlinable @_transparent
    package func texts<Pool>(of _: Pool.Type) -> PackedTexts<Pool> { PackedTexts(start: start(of: Pool.table)) }
}
