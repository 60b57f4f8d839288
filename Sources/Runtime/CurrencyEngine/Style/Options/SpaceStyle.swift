/// Which spaces to write.
public enum SpaceStyle: Hashable, Sendable, CaseIterable {
    /// CLDR's spaces, mostly no-break spaces: U+00A0 and U+202F.
    case cldr
    /// Plain spaces, U+0020, in place of all other spaces.
    case plain
}
