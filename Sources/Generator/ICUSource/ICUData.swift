import CICU

/// The source of ICU's bundles.
public enum ICUData: Sendable {
    /// The library that this program is linked with, which locates its data itself.
    case linked
    /// A data package, of this or any other ICU.
    case package(ICUPackage)
}
