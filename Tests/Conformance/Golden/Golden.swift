import CurrencyFormat

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(WASILibc)
    import WASILibc
#endif

/// Prints a fixed grid of texts, one a line: every locale, every currency, styles and amounts. Who hashes them can tell
/// by one value whether two builds, targets or machines write the same bytes.
///
///     golden [EVERY [FIRST]]      only each EVERYth locale, from the FIRST one on
@main
enum Golden {
    /// Zeros, ties, carries, groups, and numbers of more digits than a word has.
    static let amounts = [
        "0", "-0.005", "1", "0.125", "-1234.5", "1234567.891", "99999999.995", "-123456789012345678901234.5",
    ]

    static func main() {
        let arguments = CommandLine.arguments.dropFirst().map { Int($0) }
        guard arguments.count <= 2, let every = arguments.first ?? 1, every > 0,
            let first = arguments.count == 2 ? arguments[1] : 0, first >= 0
        else {
            say("usage: golden [EVERY [FIRST]]\n")
            exit(2)
        }
        let amounts = Self.amounts.compactMap { try? DecimalValue($0) }
        precondition(amounts.count == Self.amounts.count, "each amount is a decimal")
        let data = CurrencyData.bundled
        var count = 0
        var bytes: [UInt8] = []
        for index in stride(from: first, to: data.localeIdentifiers.count, by: every) {
            let identifier = data.localeIdentifiers[index]
            guard let locale = try? LocaleIdentifier(identifier) else {
                say("\(identifier) is no locale\n")
                exit(1)
            }
            for currency in data.currencyCodes {
                for style in styles(CurrencyStyle(currency, locale: locale)) {
                    let plan = style.plan
                    for amount in amounts {
                        plan.append(amount, to: &bytes)
                        bytes.append(UInt8(ascii: "\n"))
                        count += 1
                    }
                }
                flush(&bytes)
            }
        }
        say("\(count) texts\t\(data.source), ISO 4217 of \(data.isoPublished)\n")
    }

    static func styles(_ style: CurrencyStyle) -> [CurrencyStyle] {
        [
            style, style.sign(.accounting), style.display(.code), style.display(.narrowSymbol).digits(.cash),
            style.compact().signDisplay(.always),
        ]
    }

    static func flush(_ bytes: inout [UInt8]) {
        put(bytes, on: STDOUT_FILENO)
        bytes.removeAll(keepingCapacity: true)
    }

    static func say(_ text: String) { put(Array(text.utf8), on: STDERR_FILENO) }

    /// A hash of texts that were lost on the way would be one of other texts.
    static func put(_ bytes: [UInt8], on file: Int32) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
            guard count > 0 else { exit(1) }
            rest = rest.dropFirst(count)
        }
    }
}
