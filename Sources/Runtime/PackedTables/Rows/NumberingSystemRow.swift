/// CLDR's numbering systems, sorted by identifier.
@usableFromInline
package struct NumberingSystemRow: TableRow {
    @TwoBytes @usableFromInline package var identifier: TextReference<Identifiers>
    /// The ten digits; nil for an algorithmic system.
    @TwoBytes @usableFromInline package var digits: TextReference<Texts>?

    @inlinable @_transparent package static var table: TableID { .numberingSystems }

    @usableFromInline package var columns: [Column] {
        [Column(_identifier), Column(_digits)]
    }
}
