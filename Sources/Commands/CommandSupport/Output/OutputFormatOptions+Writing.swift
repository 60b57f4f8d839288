extension OutputFormatOptions where Format == TextOrJSON {
    /// Writes a result to standard output: a value as one line of JSON, or the lines that say the same, with control
    /// characters as their code points.
    package func write(_ value: some Encodable, lines: () -> [String]) throws {
        switch self.value {
        case .json: try StandardOutput.write([UInt8](try JSONLine.bytes(of: value)) + [UInt8(ascii: "\n")])
        case .text: try StandardOutput.write(lines().map { TerminalText.of($0) + "\n" }.joined())
        }
    }
}
