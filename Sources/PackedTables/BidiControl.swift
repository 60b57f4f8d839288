/// The scalars that order text of both directions and show nothing: Unicode's property Bidi_Control.
public enum BidiControl {
    @inlinable
    public static func contains(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
