import DataSnapshot
import LocaleModel

/// Compares the versions of a snapshot and an upstream publication, and says whether the snapshot is outdated.
public struct SourceFreshness: Sendable, Equatable, CustomStringConvertible {
    /// The publication: `cldr-json`, `icu` or `iso4217`.
    public var name: String
    /// The available version.
    public var found: String
    /// The version that the snapshot was made from.
    public var taken: String
    /// Whether the source is newer than the snapshot.
    public var isBehind: Bool

    /// A publication of locales.
    ///
    /// An ICU is compared with the one that corrects the snapshot. If there is none, its CLDR version is compared with
    /// the snapshot's. Its own version does not tell whether an ICU with the same CLDR has corrections.
    public init(of snapshot: Snapshot, in source: SourceVersion) {
        name = source.name
        let same = [snapshot.locales, snapshot.corrections?.source].compactMap { $0 }.first { $0.name == source.name }
        if let same {
            (found, taken) = (source.version, same.version)
            isBehind = Self.isNewer(source.version, than: same.version)
        } else {
            let (theirs, ours) = (source.cldrVersion ?? source.version, snapshot.locales.cldrVersion)
            found = "\(source.version) with CLDR \(theirs)"
            taken = "CLDR \(ours ?? snapshot.locales.version)"
            isBehind = Self.isNewer(theirs, than: ours ?? snapshot.locales.version)
        }
    }

    /// The lists of ISO 4217, each of which may be the newer one.
    public init(of snapshot: Snapshot, in lists: ISO4217Facts) {
        name = "iso4217"
        let ours = snapshot.iso4217
        found = "\(lists.currentPublished), withdrawn currencies of \(lists.withdrawnPublished)"
        taken = "\(ours.currentPublished), withdrawn currencies of \(ours.withdrawnPublished)"
        // Dates in this form have the same order as texts.
        isBehind = lists.currentPublished > ours.currentPublished || lists.withdrawnPublished > ours.withdrawnPublished
    }

    /// The comparison as text, in English.
    public var description: String {
        isBehind
            ? "\(name) \(found): the snapshot is behind, with \(taken)" : "\(name) \(found): the snapshot has \(taken)"
    }

    /// Whether a version such as `48.10.0` is newer, part by part. Missing parts are zero. In a part that is not a
    /// number, as in `48.1-beta`, only the text before the first other character counts.
    public static func isNewer(_ version: String, than other: String) -> Bool {
        let (left, right) = (parts(of: version), parts(of: other))
        for index in 0..<max(left.count, right.count) {
            let (one, two) = (index < left.count ? left[index] : 0, index < right.count ? right[index] : 0)
            if one != two { return one > two }
        }
        return false
    }

    private static func parts(of version: String) -> [Int] {
        version.split(separator: ".").map { part in Int(part.prefix { $0.isASCII && $0.isNumber }) ?? 0 }
    }
}
