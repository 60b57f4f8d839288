/// A pool of texts. Each pool has a type, so that a reference into one cannot be used with another.
public protocol TextPool {
    static var table: TableID { get }
}

/// Identifiers of locales, languages and numbering systems.
public enum Identifiers: TextPool {
    @inlinable public static var table: TableID { .identifiers }
}

/// The texts of standard formatting.
public enum Texts: TextPool {
    @inlinable public static var table: TableID { .text }
}

/// The texts of compact, unit and miscellaneous patterns and of plural rules.
public enum NotationTexts: TextPool {
    @inlinable public static var table: TableID { .notationText }
}

/// A text of a pool, by its offset.
public struct TextReference<Pool: TextPool>: PackedValue, Equatable {
    public let packed: Int

    @inlinable @inline(__always)
    public init(packed: Int) {
        self.packed = packed
    }

    /// The pool's first text.
    @inlinable @inline(__always)
    public init() {
        packed = 0
    }

    /// The text of the pool after this one.
    func next(behind text: PackedText) -> Self {
        Self(packed: packed + PooledText.length(of: text))
    }
}
