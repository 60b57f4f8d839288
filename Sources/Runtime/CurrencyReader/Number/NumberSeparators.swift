import CurrencyCore
import CurrencyEngine

/// The decimal and grouping separators of a text, and the sizes of its groups.
///
/// U+066B is always a decimal separator and U+066C always a grouping separator. Spaces always set off groups; tabs and wide
/// spaces never do.
package struct NumberSeparators: Equatable {
    enum Role {
        case decimal, group
    }

    /// A character, or all characters of its class.
    package struct Separator: Equatable {
        package var kind: LenientScalar.Class
        package var scalar: UInt32

        init(_ scalar: UInt32) {
            self.scalar = scalar
            kind = LenientScalar.kind(scalar)
        }

        /// The first character of a text that is not a bidi mark; nil if there is none.
        init?(_ text: [UInt8]) {
            let scalars = String(decoding: text, as: UTF8.self).unicodeScalars
            guard let first = scalars.first(where: { LenientScalar.kind($0.value) != .bidiMark }) else { return nil }
            self.init(first.value)
        }

        func matches(_ scalar: LenientScalar) -> Bool {
            scalar.scalar == self.scalar || kind != .other && kind == scalar.kind
        }
    }

    package var decimal: Separator?
    package var group: Separator?
    /// The sizes of groups; each number may have groups or not.
    var grouping = Grouping()

    /// The role of a character between digits; nil if it ends the number.
    func role(of scalar: LenientScalar) -> Role? {
        if scalar.kind == .space, !scalar.isNarrowSpace { return nil }
        if let decimal, decimal.matches(scalar) { return .decimal }
        if let group, group.matches(scalar) { return .group }
        if scalar.kind == .space { return .group }
        return scalar.scalar == 0x66B ? .decimal : scalar.scalar == 0x66C ? .group : nil
    }
}

/// How the separators of a number were read.
public struct SeparatorReading: Hashable, Sendable {
    /// The decimal separator that was found.
    public internal(set) var decimal: Unicode.Scalar?
    /// The grouping separator that was found.
    public internal(set) var group: Unicode.Scalar?
}
