/// The first magnitude that a row of `compactPatterns` stands for.
public struct CompactMagnitude: PackedKey, Hashable {
    public let rawValue: Int

    @inlinable
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// - Parameters:
    ///   - zeros: 3 for thousands; at most 63.
    ///   - isShortForm: Whether this is a short pattern, found by the root's alias, in a table that has long patterns
    ///     too.
    @inlinable
    public init(zeros: Int, isShortForm: Bool) {
        rawValue = zeros | (isShortForm ? 64 : 0)
    }

    @inlinable public var zeros: Int { rawValue & 63 }
    @inlinable public var isShortForm: Bool { rawValue & 64 != 0 }
}

/// The magnitudes that a row of `compactPatterns` stands for: each has one zero more than the one before it.
public struct CompactRun: PackedKey, Hashable {
    public let rawValue: Int

    @inlinable
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// - Parameters:
    ///   - length: From 1 to `maximumLength` magnitudes.
    ///   - zeros: The zeros of the first pattern, at most seven.
    @inlinable
    public init(length: Int, zeros: Int) {
        rawValue = (length - 1) << 3 | zeros
    }

    @inlinable public static var maximumLength: Int { 16 }

    @inlinable public var length: Int { rawValue >> 3 + 1 }
    @inlinable public var zeros: Int { rawValue & 7 }
}
