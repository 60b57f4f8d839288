/// A hint at the row of a currency in the data. It makes the lookup faster, and is not part of a value's identity.
///
/// So all hints are equal, and a wrong one only causes a search.
@usableFromInline
package struct ProbableRow: Hashable, Sendable {
    package let row: UInt16

    /// The hint if nothing is known, because a currency is seldom the first.
    @usableFromInline package static var unknown: ProbableRow { ProbableRow(0) }

    package init(_ row: Int) {
        self.row = UInt16(truncatingIfNeeded: row)
    }

    @usableFromInline package static func == (left: Self, right: Self) -> Bool { true }

    @usableFromInline package func hash(into hasher: inout Hasher) {}
}
