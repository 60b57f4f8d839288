/// The first magnitude that a row of `compactPatterns` stands for.
@usableFromInline
package struct CompactMagnitude: PackedKey, Hashable {
    @usableFromInline package let rawValue: Int

    @inlinable
    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// - Parameters:
    ///   - zeros: 3 for thousands; at most 63.
    ///   - isShortForm: Whether this is a short pattern that the root's alias puts into a table which also has long
    ///     patterns.
    @inlinable
    package init(zeros: Int, isShortForm: Bool) {
        rawValue = zeros | (isShortForm ? 64 : 0)
    }

    @inlinable package var zeros: Int { rawValue & 63 }
    @inlinable package var isShortForm: Bool { rawValue & 64 != 0 }
}

/// The magnitudes that a row of `compactPatterns` stands for. Each has one more zero than the one before it.
@usableFromInline
package struct CompactRun: PackedKey, Hashable {
    @usableFromInline package let rawValue: Int

    @inlinable
    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// - Parameters:
    ///   - length: From 1 to `maximumLength` magnitudes.
    ///   - zeros: The zeros of the first pattern, at most seven.
    @inlinable
    package init(length: Int, zeros: Int) {
        rawValue = (length - 1) << 3 | zeros
    }

    @inlinable package static var maximumLength: Int { 16 }

    @inlinable package var length: Int { rawValue >> 3 + 1 }
    @inlinable package var zeros: Int { rawValue & 7 }
}
