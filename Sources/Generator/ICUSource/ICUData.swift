import CICU

/// Where ICU's bundles are read from.
public enum ICUData: Sendable {
    /// The library that this program is linked with, which finds its data itself.
    case linked
    /// A package of data, of this ICU or of any other.
    case package(ICUPackage)
}
