/// The places of locales' files in a release: `common/main/de_AT.xml`.
enum LocaleFile {
    static let folder = "common/main"
    static let suffix = ".xml"

    static func path(_ name: String) -> String {
        "\(folder)/\(name)\(suffix)"
    }

    /// The name of a locale's file without folder and extension.
    static func name(of file: String) -> String {
        String(file.dropFirst(folder.count + 1).dropLast(suffix.count))
    }
}
