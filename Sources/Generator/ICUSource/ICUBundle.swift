import CICU
import LocaleModel

/// The trees of bundles that the importer reads.
enum ICUTree: String {
    /// Numbers for each locale, and most of the data for all locales.
    case main = ""
    case currencies = "curr"
    case units = "unit"
    case languages = "lang"
    case regions = "region"
    case rules = "rbnf"
}

/// An open resource bundle.
///
/// Its file in the publication has the same name as in ICU's data archive: `de.res`, `curr/de.res`.
struct ICUBundle: ~Copyable {
    let file: String
    let locale: String?
    private let handle: OpaquePointer
    /// Retains the bytes to which the handle refers.
    private let data: ICUData

    private init(file: String, locale: String?, handle: OpaquePointer, data: ICUData) {
        self.file = file
        self.locale = locale
        self.handle = handle
        self.data = data
    }

    /// Opens a bundle that must exist.
    ///
    /// - Parameter locale: The locale for errors, if the bundle belongs to a locale.
    static func open(
        _ tree: ICUTree, _ name: String, in data: ICUData, locale: String? = nil
    ) throws(ImportError) -> ICUBundle {
        guard let bundle = try openIfPresent(tree, name, in: data, locale: locale) else {
            throw .missingFile(file: file(tree, name))
        }
        return bundle
    }

    /// Opens a bundle; returns nil if the tree has none of that name.
    static func openIfPresent(
        _ tree: ICUTree, _ name: String, in data: ICUData, locale: String? = nil
    ) throws(ImportError) -> ICUBundle? {
        let file = file(tree, name)
        var handle: OpaquePointer?
        let error: UnsafePointer<CChar>?
        switch data {
        case .linked:
            error = cicu_bundle_open(tree.rawValue, name, &handle)
        case .package(let package):
            guard let bytes = package.item(file), let base = bytes.baseAddress else { return nil }
            let pool = package.item(Self.file(tree, "pool"))
            error = cicu_bundle_open_bytes(base, bytes.count, pool?.baseAddress, pool?.count ?? 0, &handle)
        }
        if let error {
            let reason = String(cString: error)
            guard reason == absent else { throw .unreadable(file: file, reason: reason) }
            return nil
        }
        guard let handle else { throw .unreadable(file: file, reason: "no bundle") }
        return ICUBundle(file: file, locale: locale, handle: handle, data: data)
    }

    deinit {
        cicu_bundle_close(handle)
    }

    static func file(_ tree: ICUTree, _ name: String) -> String {
        tree == .main ? "\(name).res" : "\(tree.rawValue)/\(name).res"
    }

    private static let absent = "U_FILE_ACCESS_ERROR"
    private static let absentResource = "U_MISSING_RESOURCE_ERROR"

    /// The node at a path of keys and positions, separated by slashes; nil if there is none.
    func node(ifPresent path: String) throws(ImportError) -> ICUNode? {
        let builder = ICUResourceBuilder()
        // The visitor's functions receive the builder's address, and nothing keeps it after the traversal.
        let error = withExtendedLifetime(builder) {
            var visitor = ICUResourceBuilder.visitor(Unmanaged.passUnretained(builder).toOpaque())
            return cicu_bundle_walk(handle, path, &visitor)
        }
        if let error {
            let reason = String(cString: error)
            guard reason == Self.absentResource else { throw .unreadable(file: file, reason: reason) }
            return nil
        }
        guard let resource = builder.root else { throw .unreadable(file: file, reason: "\(path) is incomplete") }
        return ICUNode(file: file, locale: locale, path: path, resource: resource)
    }

    /// The node at a path that must exist.
    func node(_ path: String = "") throws(ImportError) -> ICUNode {
        guard let node = try node(ifPresent: path) else {
            throw .missing(file: file, locale: locale, field: path)
        }
        return node
    }
}
