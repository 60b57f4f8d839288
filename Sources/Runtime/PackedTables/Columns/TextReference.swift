/// A pool of texts. Each pool has its own type, so that a reference to one pool cannot be used with another.
@usableFromInline
package protocol TextPool {
    static var table: TableID { get }
}

/// Identifiers of locales, languages and numbering systems.
@usableFromInline
package enum Identifiers: TextPool {
    @inlinable package static var table: TableID { .identifiers }
}

/// The texts that standard formatting needs.
@usableFromInline
package enum Texts: TextPool {
    @inlinable package static var table: TableID { .text }
}

/// The texts of compact, unit and miscellaneous patterns and of plural rules.
@usableFromInline
package enum NotationTexts: TextPool {
    @inlinable package static var table: TableID { .notationText }
}

/// A text of a pool, identified by its offset.
@usableFromInline
package struct TextReference<Pool: TextPool>: PackedValue, Equatable {
    @usableFromInline package let packed: Int

    @inlinable @_transparent
    package init(packed: Int) {
        self.packed = packed
    }

    @usableFromInline package static func content(_: Int, _: Int) -> Column.Content { .text(Pool.table) }

    /// The text that follows this one in the pool.
    func next(behind text: PackedText) -> Self {
        Self(packed: packed + PooledText.length(of: text))
    }
}
