import Foundation
import LocaleModel
import MarkupDocument

/// An element of the supplemental data to read, by the names of its container and of its members.
enum SupplementalElement: CaseIterable {
    case cardinalPlurals, currencyFractions, currencyRegions, defaultContent, identifierAliases, likelySubtags
    case numberingSystems, ordinalPlurals, parentLocales, pluralRanges

    /// The child of the root, and the child of that element.
    var names: (container: String, member: String) {
        switch self {
        case .cardinalPlurals: ("plurals", "pluralRules")
        case .currencyFractions: ("currencyData", "fractions")
        case .currencyRegions: ("currencyData", "region")
        case .defaultContent: ("metadata", "defaultContent")
        case .identifierAliases: ("metadata", "alias")
        case .likelySubtags: ("likelySubtags", "likelySubtag")
        case .numberingSystems: ("numberingSystems", "numberingSystem")
        case .ordinalPlurals: ("plurals", "pluralRules")
        case .parentLocales: ("parentLocales", "parentLocale")
        case .pluralRanges: ("plurals", "pluralRanges")
        }
    }

    /// The file with the element in known versions.
    var knownFile: String {
        let name =
            switch self {
            case .cardinalPlurals: "plurals"
            case .currencyFractions, .currencyRegions, .parentLocales: "supplementalData"
            case .defaultContent, .identifierAliases: "supplementalMetadata"
            case .likelySubtags: "likelySubtags"
            case .numberingSystems: "numberingSystems"
            case .ordinalPlurals: "ordinals"
            case .pluralRanges: "pluralRanges"
            }
        return SupplementalFolder.file(name)
    }

    /// Whether a release may lack the element, as it may lack the rules of words, which alone need it.
    var isOptional: Bool { self == .ordinalPlurals }

    /// The XPath of the element.
    var path: String {
        let condition =
            switch self {
            case .cardinalPlurals: "[@type='cardinal']"
            case .ordinalPlurals: "[@type='ordinal']"
            case .parentLocales: "[not(@component)]"
            default: ""
            }
        return "//supplementalData/\(names.container)\(condition)/\(names.member)"
    }

    /// The members of a container, if it is of the right kind. Elements for other purposes have the same names.
    func members(of container: LDMLElement) throws(ImportError) -> [LDMLElement] {
        guard container.name == names.container else { return [] }
        switch self {
        case .cardinalPlurals where container.attribute("type") != "cardinal": return []
        case .ordinalPlurals where container.attribute("type") != "ordinal": return []
        // A component means a purpose other than the locale's own data, such as collation.
        case .parentLocales where container.attribute("component") != nil: return []
        // `units.xml` has aliases too, of units.
        case .identifierAliases:
            var lists: [LDMLElement] = []
            for list in try container.children(named: names.member)
            where try list.children().contains(where: { IdentifierReader.aliases[$0.name] != nil }) {
                lists.append(list)
            }
            return lists
        default: return try container.children(named: names.member)
        }
    }
}

/// The files of `common/supplemental`, in which each element is searched. The file of an element is not fixed, and CLDR
/// has announced that it will split `supplementalData.xml` and `supplementalMetadata.xml`.
///
/// See <https://www.unicode.org/reports/tr35/tr35-info.html#Supplemental_Data> and, for data in several files,
/// <https://www.unicode.org/reports/tr35/#XML_Format>.
struct SupplementalFolder {
    static let folder = "common/supplemental"

    static func file(_ name: String) -> String { "\(folder)/\(name).xml" }

    /// The containers of each element, all from one file.
    private let containers: [SupplementalElement: [LDMLElement]]

    /// - Throws: `ImportError.missing` if an element is in no file, `ImportError.inSeveralFiles` if it is in several.
    init(directory: String) throws(ImportError) {
        let names = Set(SupplementalElement.allCases.map(\.names.container))
        var containers: [SupplementalElement: [LDMLElement]] = [:]
        for name in try UpstreamFile.names(in: Self.folder, of: directory, suffix: ".xml") {
            let file = "\(Self.folder)/\(name)"
            let bytes = try UpstreamFile.contents(of: file, in: directory)
            // Most files of a release have none of these elements.
            let text = Data(bytes)
            guard names.contains(where: { text.range(of: Data("<\($0)".utf8)) != nil }) else { continue }
            let root = try LDMLElement(bytes, file: file, root: "supplementalData", only: names)
            for container in try root.children() {
                for element in SupplementalElement.allCases where try !element.members(of: container).isEmpty {
                    containers[element, default: []].append(container)
                }
            }
        }
        for element in SupplementalElement.allCases {
            let files = Set((containers[element] ?? []).map(\.file)).sorted()
            if files.isEmpty, !element.isOptional {
                throw .missing(file: Self.folder, locale: nil, field: element.path)
            }
            if files.count > 1 { throw .inSeveralFiles(field: element.path, files: files) }
        }
        self.containers = containers
    }

    /// The containers of an element; there is at least one, unless the element is optional.
    subscript(element: SupplementalElement) -> [LDMLElement] { containers[element] ?? [] }

    /// The members in the containers of an element.
    func members(of element: SupplementalElement) throws(ImportError) -> [LDMLElement] {
        var result: [LDMLElement] = []
        for container in self[element] { result += try element.members(of: container) }
        return result
    }

    /// The files that are read, sorted.
    var files: [String] { Set(containers.values.joined().map(\.file)).sorted() }

    /// The notices for elements in other files than in known versions.
    var notices: [UpstreamNotice] {
        SupplementalElement.allCases.compactMap { element in
            guard let file = self[element].first?.file, file != element.knownFile else { return nil }
            return .movedElement(field: element.path, file: file, known: element.knownFile)
        }
    }
}
