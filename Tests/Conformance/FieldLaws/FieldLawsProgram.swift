import CurrencyFormat
import FieldEngine
import FieldLaws
import Foundation

// Plays random sequences of edits on fields of every locale in both entry modes, checks the laws of a field after each
// edit, and then measures the time of an edit.
//
//     field-laws                        10,000 sequences for each locale and mode
//     field-laws --sequences N          N of them
//     field-laws --seed N --locale L    with other random numbers, or one locale only

@main
struct FieldLawsProgram {
    static func main() async {
        var arguments = Array(CommandLine.arguments.dropFirst())
        let sequences = number("--sequences", &arguments) ?? 10_000
        let seed = UInt64(number("--seed", &arguments) ?? 4217)
        let only = text("--locale", &arguments)
        if let first = arguments.first { fail("unknown argument: \(first)") }
        let locales = CurrencyData.bundled.localeIdentifiers.filter { only == nil || $0 == only }
            .compactMap { try? LocaleIdentifier($0) }
        if locales.isEmpty { fail("no locale \(only ?? "")") }

        let tally = await play(locales, sequences: sequences, seed: seed)
        for broken in tally.broken { print(broken) }
        print(
            "field laws: \(tally.sequences) sequences, \(tally.edits) edits in \(locales.count) locales and "
                + "\(EntryMode.allCases.count) modes, \(tally.broken.count) broken; an edit took at most "
                + "\(tally.slowest.nanoseconds) ns (\(tally.slowest.setting)); seed \(seed)")
        if tally.sequences == 0 || !tally.broken.isEmpty { exit(1) }
    }

    private static func play(_ locales: [LocaleIdentifier], sequences: Int, seed: UInt64) async -> LawTally {
        await withTaskGroup(of: LawTally.self) { group in
            for (index, locale) in locales.enumerated() {
                for (number, mode) in EntryMode.allCases.enumerated() {
                    let own = seed &+ UInt64(2 * index + number)
                    group.addTask { LawTally(locale, mode, sequences: sequences, seed: own) }
                }
            }
            return await group.reduce(into: LawTally()) { $0.add($1) }
        }
    }

    private static func number(_ name: String, _ arguments: inout [String]) -> Int? {
        guard let text = text(name, &arguments) else { return nil }
        guard let number = Int(text), number >= 0 else { fail("\(name) needs a number, not \(text)") }
        return number
    }

    private static func text(_ name: String, _ arguments: inout [String]) -> String? {
        guard let index = arguments.firstIndex(of: name) else { return nil }
        guard index + 1 < arguments.count else { fail("\(name) needs a value") }
        defer { arguments.removeSubrange(index...(index + 1)) }
        return arguments[index + 1]
    }

    private static func fail(_ message: String) -> Never {
        FileHandle.standardError.write(Data((message + "\n").utf8))
        exit(2)
    }
}
