import ArgumentParser

/// The byte between the fields of a file in CSV: a character of ASCII, or the word tab.
struct SeparatorArgument: ExpressibleByArgument {
    var byte: UInt8

    init?(argument: String) {
        let text = argument == "tab" ? "\t" : argument
        guard text.utf8.count == 1, let byte = text.utf8.first, byte < 0x80, byte != CSVRecord.quote,
            byte == UInt8(ascii: "\t") || byte >= 0x20
        else { return nil }
        self.byte = byte
    }
}
