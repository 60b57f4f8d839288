import Foundation
import TableWriter

/// Writes `Compositions.swift`, the letters that are a letter and a mark in Unicode's form NFD: for each a line with both, a tab and
/// the letter. The letters never change, as Unicode guarantees.
///
/// See https://www.unicode.org/policies/stability_policy.html#Normalization.
public struct CompositionsFile: Sendable {
    /// The header of the file.
    public var header: FileHeader

    /// Creates a file.
    public init(header: FileHeader) { self.header = header }

    /// The file's text.
    public func text() throws -> String {
        var source = SwiftSource()
        header.write(to: &source)
        source.line()
        source.documentation("Letters of one scalar in Unicode's form NFC, and of two in form NFD.")
        let lines = Self.lines.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
        try source.block("enum Compositions") { (source: inout SwiftSource) throws in
            try source.staticString("pairs", modifiers: "static", Array(lines.joined().utf8))
        }
        return source.text
    }

    /// Latin, Greek, Cyrillic, Arabic, the scripts of India, Myanmar and Kana. Hangul is composed by a formula.
    private static let scripts: [ClosedRange<UInt32>] = [
        0xC0...0x233, 0x370...0x4F9, 0x620...0x6D3, 0x900...0xDFF, 0x1000...0x109F, 0x1EA0...0x1EF9, 0x3040...0x30FF,
    ]

    private static var lines: [String] {
        scripts.joined().compactMap(Unicode.Scalar.init).compactMap { scalar in
            let letter = String(scalar)
            let parts = letter.decomposedStringWithCanonicalMapping.unicodeScalars
            guard parts.count > 1, let mark = parts.last,
                Array(letter.precomposedStringWithCanonicalMapping.unicodeScalars) == [scalar]
            else { return nil }
            let rest = String(String.UnicodeScalarView(parts.dropLast())).precomposedStringWithCanonicalMapping
            return rest.unicodeScalars.count == 1 ? "\(rest)\(mark)\t\(letter)\n" : nil
        }
    }
}
