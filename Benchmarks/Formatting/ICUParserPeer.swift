import CICU

/// ICU's parser of amounts in its fastest use: one parser for all texts, which are already UTF-16.
final class ICUParserPeer {
    private let parser: OpaquePointer

    init(locale: String, texts: [String]) throws {
        var opened: OpaquePointer?
        let lines = texts.map { $0 + "\n" }.joined()
        let error = cicu_amount_parser_open(locale, lines, lines.utf8.count, &opened)
        if let error { throw ICUPeer.Failure(name: String(cString: error)) }
        guard let opened else { throw ICUPeer.Failure(name: "no parser") }
        parser = opened
    }

    deinit {
        cicu_amount_parser_close(parser)
    }

    /// The sum of all amounts.
    func parseAll() throws -> Double {
        var sum = 0.0
        if let error = cicu_amount_parser_parse_all(parser, &sum) {
            throw ICUPeer.Failure(name: String(cString: error))
        }
        return sum
    }
}
