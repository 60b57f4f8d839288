/// A pool of texts. Each pool has a type, so that a reference into one cannot be used with another.
@usableFromInline
package protocol TextPool {
    static var table: TableID { get }
}

/// Identifiers of locales, languages and numbering systems.
@usableFromInline
package enum Identifiers: TextPool {
    @inlinable package static var table: TableID { .identifiers }
}

/// The texts of standard formatting.
@usableFromInline
package enum Texts: TextPool {
    @inlinable package static var table: TableID { .text }
}

/// The texts of compact, unit and miscellaneous patterns and of plural rules.
@usableFromInline
package enum NotationTexts: TextPool {
    @inlinable package static var table: TableID { .notationText }
}

/// A text of a pool, by its offset.
@usableFromInline
package struct TextReference<Pool: TextPool>: PackedValue, Equatable {
    @usableFromInline package let packed: Int

    @inlinable @_transparent
    package init(packed: Int) {
        self.packed = packed
    }

    /// The pool's first text.
    @inlinable @_transparent
    package init() {
        packed = 0
    }

    /// The text of the pool after this one.
    func next(behind text: PackedText) -> Self {
        Self(packed: packed + PooledText.length(of: text))
    }
}
