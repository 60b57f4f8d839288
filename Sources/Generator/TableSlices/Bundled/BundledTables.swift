import PackedTables

/// The tables in CurrencyFormat and CurrencyNames, the names of their cases and the calls, read from their sources. So
/// a program that cuts slices neither links these modules nor depends on their build.
package struct BundledTables: Sendable {
    package let image: [UInt8]
    /// The publications that the data comes from, as in the header of a generated file.
    package let data: String
    package let locales: BundledEnum
    package let currencies: BundledEnum
    /// The calls that slices also have.
    let calls: [CallFile]
    private let read: @Sendable (_ path: String) -> [UInt8]?

    private static let runtime = "Sources/Runtime/"
    private static let folder = runtime + "CurrencyFormat/Generated/"
    private static let names = runtime + "CurrencyNames/Generated/NamesImage.swift"

    /// - Parameter read: Returns the bytes of a file at a path in the package; nil if there is none.
    /// - Throws: `BundledTablesError`.
    package init(read: @escaping @Sendable (_ path: String) -> [UInt8]?) throws(BundledTablesError) {
        self.read = read
        func file(_ name: String) throws(BundledTablesError) -> [UInt8] {
            guard let bytes = read(Self.folder + name) else { throw .missing(Self.folder + name) }
            return bytes
        }
        let image = try file("BundledImage.swift")
        guard let bytes = SwiftLiteral.bytes(of: "bytes", in: image) else { throw .unreadable("BundledImage.swift") }
        self.image = bytes
        let second = image.split(separator: UInt8(ascii: "\n"), maxSplits: 2).dropFirst().first ?? []
        data = String(decoding: second, as: UTF8.self)
        locales = try BundledEnum(file: file("CurrencyLocale.swift"), name: "CurrencyLocale.swift")
        currencies = try BundledEnum(file: file("Currency.swift"), name: "Currency.swift")
        var calls: [CallFile] = []
        for (path, feature) in CallFile.all {
            guard let bytes = read(Self.runtime + path) else { throw .missing(Self.runtime + path) }
            calls.append(CallFile(path: path, feature: feature, bytes))
        }
        self.calls = calls
        do throws(PackedImageError) {
            try bytes.withUnsafeBufferPointer { (bytes) throws(PackedImageError) in try PackedCheck.check(bytes) }
        } catch {
            throw .image(error)
        }
    }

    /// The image of names. It is large, so it is read only if a slice has names.
    ///
    /// - Throws: `BundledTablesError`.
    package func names() throws(BundledTablesError) -> [UInt8] {
        guard let file = read(Self.names) else { throw .missing(Self.names) }
        guard let bytes = SwiftLiteral.bytes(of: "bytes", in: file) else { throw .unreadable(Self.names) }
        return bytes
    }
}

/// An error that says why the bundled tables cannot be read from their sources.
package enum BundledTablesError: Error, Equatable, Sendable {
    /// There is no file at this path in the package.
    case missing(String)
    /// The file does not have the form that `currency-data emit` writes.
    case unreadable(String)
    /// The tables are damaged.
    case image(PackedImageError)
}

extension BundledTablesError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .missing(let path): "there is no \(path) in the package swift-currency-format"
        case .unreadable(let file):
            "\(file) of the package swift-currency-format is not as `currency-data emit` writes it"
        case .image(let error): "the bundled tables: \(error)"
        }
    }
}
