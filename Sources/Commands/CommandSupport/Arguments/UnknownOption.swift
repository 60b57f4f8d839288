import ArgumentParser

/// An option that a command does not have.
///
///     --lokale        there is no option --lokale; did you mean --locale?
struct UnknownOption: Equatable {
    var name: String
    /// The command's option whose name differs by the fewest letters; nil where none is near.
    var near: String?
    private let command: String

    /// The first one among arguments that begins with two dashes; nil where the command has all of them.
    init?(
        among arguments: some Sequence<String>, of command: any ParsableCommand.Type,
        helpOf root: any ParsableCommand.Type
    ) {
        let known = Self.names(of: command, helpOf: root)
        let names = arguments.prefix { $0 != "--" }.filter { $0.hasPrefix("--") }
            .map { String($0.prefix { $0 != "=" }) }
        guard let name = names.first(where: { !known.contains($0) }) else { return nil }
        self.name = name
        self.command = [root, command].compactMap { $0.configuration.commandName }.joined(separator: " ")
        near =
            known.map { ($0, Self.distance(name, $0)) }.filter { $0.1 <= name.count / 3 }
            .min { $0.1 < $1.1 }?.0
    }

    var failure: Failure {
        let question = near.map { "did you mean \($0)?" } ?? "\(command) --help lists all"
        return Failure.usage("there is no option \(name); \(question)")
    }

    /// The names of a command's options, from its help: each stands at the beginning of a line.
    private static func names(of command: any ParsableCommand.Type, helpOf root: any ParsableCommand.Type) -> [String] {
        root.helpMessage(for: command, includeHidden: true, columns: 1000).split(separator: "\n").flatMap { line in
            line.drop { $0 == " " }.hasPrefix("-")
                ? line.split { " ,/".contains($0) }.prefix { $0.hasPrefix("-") }.filter { $0.hasPrefix("--") }.map(
                    String.init)
                : []
        }
    }

    /// How many letters have to be put in, left out or replaced to get from one text to another.
    private static func distance(_ one: String, _ other: String) -> Int {
        let letters = Array(other)
        var row = Array(0...letters.count)
        for (index, letter) in one.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for column in letters.indices {
                let above = row[column + 1]
                row[column + 1] = min(above + 1, row[column] + 1, diagonal + (letter == letters[column] ? 0 : 1))
                diagonal = above
            }
        }
        return row[letters.count]
    }
}
