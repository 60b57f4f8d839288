/// The first magnitude that a row of `compactPatterns` stands for.
@usableFromInline
package struct CompactMagnitude: PackedValue {
    @usableFromInline package let packed: Int

    @inlinable
    package init(packed: Int) {
        self.packed = packed
    }

    /// - Parameters:
    ///   - zeros: 3 for thousands; at most 63.
    ///   - isShortForm: Whether this is a short pattern that the root's alias puts into a table which also has long
    ///     patterns.
    @inlinable
    package init(zeros: Int, isShortForm: Bool) {
        packed = zeros | (isShortForm ? 64 : 0)
    }

    @inlinable package var zeros: Int { packed & 63 }
    @inlinable package var isShortForm: Bool { packed & 64 != 0 }
}

/// The magnitudes that a row of `compactPatterns` stands for. Each has one more zero than the one before it.
@usableFromInline
package struct CompactRun: PackedValue {
    @usableFromInline package let packed: Int

    @inlinable
    package init(packed: Int) {
        self.packed = packed
    }

    /// - Parameters:
    ///   - length: From 1 to `maximumLength` magnitudes.
    ///   - zeros: The zeros of the first pattern, at most seven.
    @inlinable
    package init(length: Int, zeros: Int) {
        packed = (length - 1) << 3 | zeros
    }

    @inlinable package static var maximumLength: Int { 16 }

    @inlinable package var length: Int { packed >> 3 + 1 }
    @inlinable package var zeros: Int { packed & 7 }
}
