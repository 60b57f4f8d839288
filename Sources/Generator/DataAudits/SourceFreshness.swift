import DataSnapshot
import LocaleModel

/// Whether a snapshot is behind an upstream publication, by their versions.
public struct SourceFreshness: Sendable, Equatable, CustomStringConvertible {
    /// The publication: `cldr-json`, `icu` or `iso4217`.
    public var name: String
    /// The version that is at hand.
    public var found: String
    /// What the snapshot was made from.
    public var taken: String
    /// Whether the source is newer than the snapshot.
    public var isBehind: Bool

    /// A publication of locales.
    ///
    /// An ICU is held against the one that corrects the snapshot. Where none does, its CLDR is held against the
    /// snapshot's: whether an ICU of the same CLDR has corrections its version does not say.
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

    /// The lists of ISO 4217, either of which may be the newer one.
    public init(of snapshot: Snapshot, in lists: ISO4217Facts) {
        name = "iso4217"
        let ours = snapshot.iso4217
        found = "\(lists.currentPublished), withdrawn currencies of \(lists.withdrawnPublished)"
        taken = "\(ours.currentPublished), withdrawn currencies of \(ours.withdrawnPublished)"
        // Dates of this form are sorted as texts are.
        isBehind = lists.currentPublished > ours.currentPublished || lists.withdrawnPublished > ours.withdrawnPublished
    }

    /// The comparison as text, in English.
    public var description: String {
        isBehind
            ? "\(name) \(found): the snapshot is behind, with \(taken)" : "\(name) \(found): the snapshot has \(taken)"
    }

    /// Whether a version such as `48.10.0` is newer, part by part. Parts that are missing are zero; of parts that are no
    /// numbers, as in `48.1-beta`, what stands before the first other character counts.
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
