import ArgumentParser

/// A command that takes any number of operands, some of which begin as options do: `-7`, `-Infinity`.
package protocol OperandCommand: ParsableCommand {
    var operands: [String] { get set }

    /// Whether a text is an option or is treated as one.
    static func isOption(_ text: String) -> Bool
}
