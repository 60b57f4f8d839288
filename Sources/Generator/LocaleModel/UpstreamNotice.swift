/// A notice about data that is newer than its reader, but could be read.
///
///     CLDR 49 is newer than 48, the newest version that this program knows
///     common/main/it.xml: locale it: ... is for the numbering system arab, and the locale's default is latn: left out
///
/// If the meaning is in doubt, the reader throws an `ImportError` instead.
public enum UpstreamNotice: Hashable, Sendable {
    /// The publication is newer than the versions with which its reader was tested.
    case newerVersion(SourceVersion, known: Int)
    /// A value names its numbering system, which is the locale's default. The value is read.
    case defaultSystem(file: String, locale: String, field: String)
    /// A value names a numbering system other than the locale's default. The value is left out.
    case otherSystem(file: String, locale: String, field: String, system: String, default: String)
    /// An element is in another file than in known versions. It is read.
    case movedElement(field: String, file: String, known: String)
}

extension UpstreamNotice {
    /// The notice for a version; none up to the newest known major version.
    ///
    /// A version without a number at its start counts as a newer one.
    public static func of(_ version: SourceVersion, newestKnown known: Int) -> [UpstreamNotice] {
        let major = version.version.prefix { $0.isWholeNumber }
        return Int(major).map { $0 <= known } ?? false ? [] : [.newerVersion(version, known: known)]
    }
}

extension UpstreamNotice: CustomStringConvertible {
    /// The notice as text, in English, with file, locale and field.
    public var description: String {
        switch self {
        case .newerVersion(let version, let known):
            "\(version.name) \(version.version) is newer than \(known), the newest version that this program knows"
        case .defaultSystem(let file, let locale, let field):
            "\(file): locale \(locale): \(field) names the locale's default numbering system, and is read"
        case .otherSystem(let file, let locale, let field, let system, let standard):
            "\(file): locale \(locale): \(field) is for the numbering system \(system), and the locale's default is "
                + "\(standard): left out"
        case .movedElement(let field, let file, let known):
            "\(file): \(field) is here and not in \(known), and is read"
        }
    }
}
