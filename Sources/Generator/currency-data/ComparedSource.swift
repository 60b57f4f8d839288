import ArgumentParser
import Foundation

/// The sources that `--against` can name.
///
///     icu, foundation, node, iso4217, payment-services
///     icu-data:FILE      the data of an ICU that need not run here
///     FOLDER             another snapshot
enum ComparedSource: Hashable {
    case icu, foundation, node, iso4217, paymentServices
    case icuData(file: String)
    case folder(String)

    static let icuDataPrefix = "icu-data:"
    private static let words: [(String, Self)] = [
        ("icu", .icu), ("foundation", .foundation), ("node", .node), ("iso4217", .iso4217),
        ("payment-services", .paymentServices),
    ]

    /// Whether the source writes strings.
    var isEngine: Bool {
        switch self {
        case .icu, .foundation, .node, .icuData: true
        case .iso4217, .paymentServices, .folder: false
        }
    }

    /// The text that named the source.
    var text: String {
        switch self {
        case .icuData(let file): Self.icuDataPrefix + file
        case .folder(let folder): folder
        case .icu, .foundation, .node, .iso4217, .paymentServices: Self.words.first { $0.1 == self }?.0 ?? ""
        }
    }

    /// - Throws: `ValidationError` for an unknown text.
    init(_ text: String) throws {
        if let (_, source) = Self.words.first(where: { $0.0 == text }) {
            self = source
        } else if text.hasPrefix(Self.icuDataPrefix) {
            let file = String(text.dropFirst(Self.icuDataPrefix.count))
            if file.isEmpty { throw ValidationError("\(text) names no file.") }
            self = .icuData(file: file)
        } else {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: text, isDirectory: &isFolder), isFolder.boolValue else {
                let known = (Self.words.map(\.0) + ["\(Self.icuDataPrefix)FILE"]).joined(separator: ", ")
                throw ValidationError("--against \(text) is neither a folder nor one of \(known).")
            }
            self = .folder(text)
        }
    }
}
