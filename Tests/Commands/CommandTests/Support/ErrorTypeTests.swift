import Foundation
import TestSupport
import Testing

@testable import CommandSupport

/// Every error type of every target describes the problem in words.
///
/// Without a description, Swift prints an error as `unknownStem("foo", offset: 0)`, and Foundation as "The operation
/// could not be completed". The types are found in the sources, so that new ones are included.
struct ErrorTypeTests {
    private static let sources = PackageFolder.file("Sources")

    /// The targets that other packages import.
    private static let runtime: Set<String> = [
        "PackedTables", "CurrencyCore", "CurrencyEngine", "CurrencyParsing", "CurrencyFormat", "CurrencyNames",
        "CurrencyFoundation", "CurrencyObjects", "CurrencyText", "FormattedNumbers",
    ]

    private struct Declaration {
        var type: String
        var target: String
        var isPublic: Bool
        var line: String
    }

    private static let texts: [(target: String, text: String)] = {
        let files = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String } ?? []
        return files.filter { $0.hasSuffix(".swift") && !$0.contains("Generated/") }.map { file in
            let bytes = FileManager.default.contents(atPath: sources.appendingPathComponent(file).path) ?? Data()
            // Layer, target, file.
            return (String(file.split(separator: "/")[1]), String(decoding: bytes, as: UTF8.self))
        }
    }()

    /// Types whose declaration conforms to `Error`.
    private static let declarations: [Declaration] = texts.flatMap { target, text in
        text.split(separator: "\n").compactMap { line in
            // The constraints of type parameters do not concern the type itself.
            let plain = line.replacingOccurrences(of: "<[^>]*>", with: "", options: .regularExpression)
            let words = plain.split(whereSeparator: { " :,{".contains($0) }).map(String.init)
            guard let keyword = words.firstIndex(where: { ["enum", "struct"].contains($0) }),
                words.dropFirst(keyword + 2).contains("Error")
            else { return nil }
            return Declaration(
                type: words[keyword + 1], target: target, isPublic: words[..<keyword].contains("public"),
                line: String(line))
        }
    }

    private static func conforms(_ declaration: Declaration, to name: String) -> Bool {
        declaration.line.contains(name)
            || texts.contains { $0.text.contains("extension \(declaration.type): \(name)") }
    }

    @Test func theTypesAreFound() {
        let types = Set(Self.declarations.map(\.type))
        #expect(types.isSuperset(of: ["DecimalError", "NumberSkeletonError", "SnapshotError", "Failure"]))
        #expect(types.count > 20)
    }

    @Test func everyErrorHasADescription() {
        for declaration in Self.declarations {
            #expect(
                Self.conforms(declaration, to: "CustomStringConvertible"),
                "\(declaration.target): \(declaration.type) has no description")
        }
    }

    @Test func everyErrorOfTheRuntimeIsLocalized() {
        let seen = Self.declarations.filter { $0.isPublic && Self.runtime.contains($0.target) }
        for declaration in seen {
            #expect(
                Self.conforms(declaration, to: "LocalizedError"),
                "\(declaration.target): \(declaration.type) shows users Foundation's text, not its own")
        }
    }
}
