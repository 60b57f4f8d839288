import CurrencyFormat

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(WASILibc)
    import WASILibc
#endif

/// Prints the golden grid. One hash of it shows whether two builds, targets or machines write the same bytes.
///
///     golden [EVERY [FIRST]]      only each EVERYth locale, from the FIRST one on
@main
enum Golden {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst().map { Int($0) }
        guard arguments.count <= 2, let every = arguments.first ?? 1, every > 0,
            let first = arguments.count == 2 ? arguments[1] : 0, first >= 0
        else {
            say("usage: golden [EVERY [FIRST]]\n")
            exit(2)
        }
        let count = GoldenGrid(every: every, first: first).write { put($0, on: STDOUT_FILENO) }
        let data = CurrencyData.bundled
        say("\(count) texts\t\(data.source), ISO 4217 of \(data.isoPublished)\n")
    }

    static func say(_ text: String) { put(Array(text.utf8), on: STDERR_FILENO) }

    /// A failed write must end the program, because the hash would be that of other texts.
    static func put(_ bytes: [UInt8], on file: Int32) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
            guard count > 0 else { exit(1) }
            rest = rest.dropFirst(count)
        }
    }
}
