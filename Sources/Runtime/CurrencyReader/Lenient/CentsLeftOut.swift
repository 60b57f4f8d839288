/// What prices have in place of cents: "12,-", "5.--", "95:-", "500/-", "500/=".
package enum CentsLeftOut {
    /// The end of such a mark behind a number; nil if there is none.
    package static func end(_ text: UnsafeBufferPointer<UInt8>, at start: Int) -> Int? {
        guard let mark = LenientScalar(text, at: start) else { return nil }
        let end = start + mark.length
        if mark.scalar == 0x2F {
            let isEqualsSign = end < text.count && text[end] == UInt8(ascii: "=")
            return isEqualsSign ? end + 1 : LenientScalar.dashLength(text, at: end).map { end + $0 }
        }
        return mark.kind == .period || mark.kind == .comma || mark.scalar == 0x3A ? dashesEnd(text, at: end) : nil
    }

    /// The end of one or two dashes; nil if there is none.
    static func dashesEnd(_ text: UnsafeBufferPointer<UInt8>, at start: Int) -> Int? {
        guard let first = LenientScalar.dashLength(text, at: start) else { return nil }
        let end = start + first
        return end + (LenientScalar.dashLength(text, at: end) ?? 0)
    }
}
