import CurrencyEngine
import Foundation

/// The Intl of a Node on the machine, queried for all strings in one run.
public struct NodeEngine {
    /// The version of Node.
    public var nodeVersion: String
    /// The version of its ICU.
    public var icuVersion: String
    /// The version of its CLDR.
    public var cldrVersion: String
    /// The engine, for comparisons.
    public var engine: PeerEngine

    /// The reason why there is nothing to compare with.
    public enum Failure: Error, Sendable, CustomStringConvertible {
        case notInstalled
        case failed(String)

        /// The error as text, in English.
        public var description: String {
            switch self {
            case .notInstalled: "node is not installed"
            case .failed(let reason): "node: \(reason)"
            }
        }
    }

    /// Reads locales and then strings. Writes a line of versions, a line of locales, and a line for each string.
    private static let program = """
        const [locales, currencies, amounts] = JSON.parse(require("fs").readFileSync(0, "utf8"));
        const known = locales.filter((locale) => Intl.NumberFormat.supportedLocalesOf(locale).length > 0
            && new Intl.Locale(new Intl.NumberFormat(locale).resolvedOptions().locale).toString() === locale);
        const lines = [JSON.stringify(process.versions), JSON.stringify(known)];
        for (const locale of known) for (const currency of currencies) {
            const format = new Intl.NumberFormat(locale, { style: "currency", currency, roundingMode: "halfEven" });
            for (const amount of amounts) lines.push(format.format(amount));
            if (lines.length > 10000) require("fs").writeSync(1, lines.splice(0).join("\\n") + "\\n");
        }
        require("fs").writeSync(1, lines.join("\\n") + "\\n");
        """

    private struct Versions: Decodable {
        var node: String
        var icu: String
        var cldr: String
    }

    /// - Parameter executable: The path of the program; nil to search for it in the path.
    public init(locales: [String], currencies: [String], amounts: [String], executable: String? = nil) throws {
        guard let path = executable ?? Self.path() else { throw Failure.notInstalled }
        let output = try Self.run(path, try JSONEncoder().encode([locales, currencies, amounts]))
        var lines = output.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        guard lines.count > 2, let versions = try? JSONDecoder().decode(Versions.self, from: Data(lines[0])),
            let known = try? JSONDecoder().decode([String].self, from: Data(lines[1]))
        else { throw Failure.failed("it answered something else than was asked") }
        lines.removeFirst(2)
        let expected = known.count * currencies.count * amounts.count
        guard lines.count == expected + 1 else {
            throw Failure.failed("it answered \(lines.count - 1) strings; expected \(expected)")
        }
        nodeVersion = versions.node
        icuVersion = versions.icu
        cldrVersion = String(versions.cldr.split(separator: ".").first ?? "")
        let places = Dictionary(
            known.enumerated().map { ($1, $0 * currencies.count) }, uniquingKeysWith: { first, _ in first })
        let columns = Dictionary(currencies.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        engine = PeerEngine(
            name: "Intl", cldrVersion: cldrVersion, locales: Set(known),
            defects: ICUDefects.all + [ICUDefects.correctionOfDinar]
        ) { [lines] locale, currency, amounts in
            guard let place = places[locale], let column = columns[currency] else { return amounts.map { _ in nil } }
            let first = (place + column) * amounts.count
            return amounts.indices.map { String(decoding: lines[first + $0], as: UTF8.self) }
        }
    }

    private static func path() -> String? {
        let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
        return folders.lazy.map { "\($0)/node" }.first(where: FileManager.default.isExecutableFile)
    }

    private static func run(_ path: String, _ input: Data) throws -> Data {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = ["-e", program]
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("intl-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        // These are files instead of pipes, so that neither side waits for the other to read.
        let question = folder.appendingPathComponent("question")
        let answer = folder.appendingPathComponent("answer")
        try input.write(to: question)
        try Data().write(to: answer)
        process.standardInput = try FileHandle(forReadingFrom: question)
        process.standardOutput = try FileHandle(forWritingTo: answer)
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure.failed("it ended with \(process.terminationStatus)")
        }
        return try Data(contentsOf: answer)
    }
}
