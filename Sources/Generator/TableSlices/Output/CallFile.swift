/// A source file of CurrencyFormat or CurrencyParsing whose calls slices also have.
///
/// Calls in the folder Codes take a code, or a locale of any type, which a slice may lack. In a slice, they throw:
///
///     public init(_ currency: CurrencyCode, locale: CurrencyLocale) {                         // CurrencyFormat
///         self.init(currency: currency.held, options: FormatOptions(locale))
///     }
///
///     init(_ currency: CurrencyCode, locale: CurrencyLocale) throws(NotHeldError) {           // a slice
///         try self.init(currency: currency.held, options: FormatOptions(locale))
///     }
///
/// Files are read line by line, as `swift format` leaves them. It must not matter what the formatter moves to another
/// line, and a test compiles the result.
package struct CallFile: Sendable {
    /// The path in the folder of the runtime.
    package let path: String
    /// The feature that a slice needs for the calls; nil if it always has them.
    package let feature: SliceRequest.Feature?
    private let lines: [Substring]

    /// The paths and their features.
    package static let all: [(path: String, feature: SliceRequest.Feature?)] = [
        ("CurrencyFormat/Cases/Currency+Facts.swift", nil),
        ("CurrencyFormat/Cases/Currency+Regions.swift", .regions),
        ("CurrencyFormat/Cases/Currency+Text.swift", nil),
        ("CurrencyFormat/Cases/CurrencyCode+Currency.swift", nil),
        ("CurrencyFormat/Cases/CurrencyCode+Facts.swift", nil),
        ("CurrencyFormat/Cases/CurrencyLocale+Text.swift", nil),
        ("CurrencyFormat/Cases/CurrencyNames+Cases.swift", .names),
        ("CurrencyFormat/Cases/CurrencyStyle+Cases.swift", nil),
        ("CurrencyFormat/Cases/DecimalValue+Formatted.swift", nil),
        ("CurrencyFormat/Cases/Enums+Codable.swift", nil),
        ("CurrencyFormat/Cases/FormattingStyle+Cases.swift", nil),
        ("CurrencyFormat/Cases/NumberStyles+Cases.swift", nil),
        ("CurrencyFormat/Codes/Currency+NumericCode.swift", nil),
        ("CurrencyFormat/Codes/Currency+Symbol.swift", nil),
        ("CurrencyFormat/Codes/CurrencyCode+Symbol.swift", nil),
        ("CurrencyFormat/Codes/CurrencyNames+Codes.swift", .names),
        ("CurrencyFormat/Codes/CurrencyStyle+Codes.swift", nil),
        ("CurrencyFormat/Codes/DecimalValue+Codes.swift", nil),
        ("CurrencyFormat/Codes/Money+Formatted.swift", nil),
        ("CurrencyFormat/Codes/NumberStyles+Codes.swift", nil),
        ("CurrencyFormat/Money/Money+Bundled.swift", nil),
        ("CurrencyFormat/Money/Money+Codable.swift", .codableMoney),
        ("CurrencyFormat/Money/Money+Currency.swift", nil),
        ("CurrencyParsing/Cases/CurrencyParser+Cases.swift", .parsing),
        ("CurrencyParsing/Codes/CurrencyParser+Codes.swift", .parsing),
        ("CurrencyParsing/Money/ParsedAmount+Currency.swift", .parsing),
    ]

    init(path: String, feature: SliceRequest.Feature?, _ bytes: [UInt8]) {
        self.path = path
        self.feature = feature
        lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    }

    private var throwsInSlices: Bool { path.contains("/Codes/") }

    /// The calls for a slice.
    ///
    /// - Parameter access: The beginning of the declarations: `public `, or nothing.
    func text(access: String) -> String {
        var result: [String] = []
        var state = State.outside
        var isPublic = false
        for line in lines {
            let indentation = line.prefix { $0 == " " }
            var text = line.dropFirst(indentation.count)
            if text.hasPrefix("import ") || result.isEmpty && text.isEmpty { continue }
            // The protocols and types are from other modules, and the members that satisfy public protocols are public.
            if text.hasPrefix("extension Money") && text.contains(": Codable {") { isPublic = true }
            if text == "}" && indentation.count <= 4 { isPublic = false }
            if throwsInSlices {
                if state == .outside, text.hasPrefix("@") || text.hasPrefix("public ") {
                    result += ["///", "/// - Throws: `NotHeldError`, if the slice lacks what is asked for."].map {
                        indentation + $0
                    }
                    state = .declaration
                }
                switch state {
                case .declaration where text.hasSuffix("{"):
                    text = Self.throwing(text)
                    state = .body
                case .body where !text.hasPrefix("//"):
                    text = "try " + text
                    state = .outside
                default: break
                }
            }
            result.append(indentation + Self.declaration(text, isPublic ? "public " : access))
        }
        return result.joined(separator: "\n")
    }

    /// The declaration to which the next line belongs, in a file of calls that throw.
    private enum State {
        case outside, declaration, body
    }

    /// Makes the end of a declaration throw: `) -> String {`
    private static func throwing(_ text: Substring) -> Substring {
        var head = text.dropLast(" {".count)
        var result = ""
        // No parameter has a function type.
        if let arrow = head.lastIndex(of: "-"), head[arrow...].hasPrefix("-> ") {
            result = " " + head[arrow...]
            head = head[..<head.index(before: arrow)]
        }
        return "\(head) throws(NotHeldError)\(result) {"
    }

    private static func declaration(_ text: Substring, _ access: String) -> String {
        let word = "public "
        if text.hasPrefix(word) { return access + text.dropFirst(word.count) }
        let conformance = "extension Money"
        guard text.hasPrefix(conformance), text.hasSuffix(": Codable {") else { return String(text) }
        return text.dropLast("Codable {".count) + "@retroactive Codable {"
    }
}
