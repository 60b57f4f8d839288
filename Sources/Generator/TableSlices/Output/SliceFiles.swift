import PackedTables
import TableWriter

/// The files of a slice, which the build plugin adds to a module, and `currency-data emit --slice` writes for a commit.
package struct SliceFiles: Sendable {
    package struct File: Equatable, Sendable {
        package var name: String
        package var text: String
    }

    package let files: [File]
    /// The tables.
    package let image: [UInt8]
    /// The names; nil if the slice has none.
    package let names: [UInt8]?
    /// The contents and size of the slice: `5 locales and 3 currencies take 1301 bytes, their names 1512`.
    package let summary: String

    /// The names of the files, which do not depend on the request.
    package static let fileNames = ["CurrencyTables.swift", "CurrencyTables+Cases.swift", "CurrencyTables+Calls.swift"]

    /// - Throws: `SliceError`.
    package init(_ request: SliceRequest, from tables: BundledTables) throws {
        let cut = try tables.image.withUnsafeBufferPointer { try Self.cut(request, $0, tables) }
        image = cut.image
        names = request.features.contains(.names) ? try Self.names(cut.selection, tables) : nil
        summary = Self.summary(cut.cases, image, names)
        let access = request.access == .public ? "public " : ""
        var cases = SwiftSource()
        SliceCases(cases: cut.cases, tables: tables, access: access).write(to: &cases)
        let texts = [
            try Self.data(image, names, access), cases.text,
            SliceCalls(files: tables.calls, features: request.features, access: access).text,
        ]
        // CurrencyReader exports CurrencyEngine.
        let module = request.features.contains(.parsing) ? "CurrencyReader" : "CurrencyEngine"
        let header = Self.header(tables, "\(access.isEmpty ? "" : "@_exported public ")import \(module)")
        // Conformances of the engine's types are public, whatever the access of the rest.
        let isCoded = request.features.contains(.codableMoney) && access.isEmpty
        let headers = [header, header, isCoded ? Self.header(tables, "public import \(module)") : header]
        files = zip(Self.fileNames, zip(headers, texts)).map { File(name: $0, text: $1.0 + "\n" + $1.1) }
    }

    private static func summary(_ cases: ChosenCases, _ image: [UInt8], _ names: [UInt8]?) -> String {
        func counted(_ count: Int, _ one: String, _ many: String) -> String { "\(count) \(count == 1 ? one : many)" }
        let locales = counted(cases.locales.count, "locale", "locales")
        // The case `none` is not a currency.
        let currencies = counted(cases.currencies.count - 1, "currency", "currencies")
        let names = names.map { ", their names \($0.count)" } ?? ""
        return "\(locales) and \(currencies) take \(image.count) bytes\(names)"
    }

    private struct Cut {
        var cases: ChosenCases
        var selection: TableSelection
        var image: [UInt8]
    }

    private static func cut(
        _ request: SliceRequest, _ bytes: UnsafeBufferPointer<UInt8>, _ tables: BundledTables
    ) throws -> Cut {
        // The tables have been checked, and are never empty.
        let whole = PackedImage(uncheckedBase: bytes.baseAddress.unsafelyUnwrapped, count: bytes.count)
        let cases = ChosenCases(request, tables: tables, image: whole)
        if !cases.errors.isEmpty { throw SliceError.request(cases.errors) }
        var selection = TableSelection(
            locales: Set(cases.locales.map { $0.rawValue == "root" ? "und" : $0.rawValue.hyphenated }),
            currencies: Set(cases.currencies.map(\.rawValue)))
        if cases.hasAllLocales { selection.locales = nil }
        if cases.hasAllCurrencies { selection.currencies = nil }
        selection.hasNotation = request.features.contains(.notation)
        selection.hasRegions = request.features.contains(.regions)
        selection.hasNumberingSystems = cases.hasAllLocales || request.features.contains(.numberingSystems)
        let image = try ImageCutter.slice(of: whole, selection)
        do throws(PackedImageError) {
            try image.withUnsafeBufferPointer { (bytes) throws(PackedImageError) in try PackedCheck.check(bytes) }
        } catch {
            throw SliceError.image(error)
        }
        return Cut(cases: cases, selection: selection, image: image)
    }

    private static func names(_ selection: TableSelection, _ tables: BundledTables) throws -> [UInt8] {
        let whole = try tables.names()
        let slice = try whole.withUnsafeBufferPointer { bytes in
            guard let base = bytes.baseAddress else { return [UInt8]() }
            return try NamesCutter.slice(of: PackedImage(uncheckedBase: base, count: bytes.count), selection)
        }
        do throws(PackedImageError) {
            try slice.withUnsafeBufferPointer { (bytes) throws(PackedImageError) in try PackedCheck.checkNames(bytes) }
        } catch {
            throw SliceError.names(error)
        }
        return slice
    }

    // A module that imports one with a public slice uses the engine's types, so the slice's module exports them.
    private static func header(_ tables: BundledTables, _ importing: String) -> String {
        """
        // Written by `currency-tables`. Do not edit.
        \(tables.data)
        // swift-format-ignore-file

        \(importing)

        """
    }

    private static func data(_ image: [UInt8], _ names: [UInt8]?, _ access: String) throws -> String {
        var source = SwiftSource()
        source.block("extension CurrencyData") { source in
            source.documentation("The tables of the slice.")
            source.line("\(access)static var bundled: CurrencyData { bundledData() }")
        }
        if names != nil {
            source.line()
            source.block("extension CurrencyNames") { source in
                source.documentation("The names of the slice.")
                source.line("\(access)static var bundled: CurrencyNames { bundledNames() }")
            }
        }
        try writeFunction("bundledData", "CurrencyData", image, to: &source)
        if let names { try writeFunction("bundledNames", "CurrencyNames", names, to: &source) }
        return source.text
    }

    /// A function with the bytes. It is neither inlined nor exported as code, because a copy would contain the bytes.
    private static func writeFunction(
        _ name: String, _ type: String, _ bytes: [UInt8], to source: inout SwiftSource
    ) throws {
        source.line()
        source.line("#if hasAttribute(export)")
        source.line("@export(interface)")
        source.line("#endif")
        source.line("@inline(never)")
        source.block("private func \(name)() -> \(type)") { source in
            source.line("\(type)(uncheckedLiteral: \(name)Bytes)")
        }
        source.line()
        source.documentation("Bytes: \(bytes.count).")
        try source.staticString("\(name)Bytes", modifiers: "private", bytes)
    }
}

/// An error that says why there is no slice.
package enum SliceError: Error {
    /// The request names things that the tables do not have.
    case request([RequestError])
    /// The tables of the slice do not pass the check of the engine.
    case image(PackedImageError)
    /// The names of the slice do not pass the check of the engine.
    case names(PackedImageError)
}

extension SliceError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .request(let errors): errors.map(\.message).joined(separator: "; ")
        case .image(let error): "the tables of the slice cannot be used: \(error)"
        case .names(let error): "the names of the slice cannot be used: \(error.description(of: "image of names"))"
        }
    }
}
