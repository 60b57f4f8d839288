import Testing

/// Checks a value against the comment that documents it: the value's text, optionally followed by an explanation.
///
/// In documentation, no-break spaces are plain spaces, and bidi marks are omitted.
func expect<Value>(
    _ value: @autoclosure () throws -> Value, shows comment: String, _ file: String,
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let texts: [String]
    do {
        texts = shown(try value())
    } catch {
        let name = String(describing: type(of: error))
        let label = Mirror(reflecting: error).children.first?.label ?? "\(error)"
        // "throws" alone matches any error. A longer comment must name the error.
        if comment == "throws" { return }
        texts = ["throws \(name).\(error)", "throws \(error)", "throws \(name)(\(error))", "throws \(name).\(label)"]
    }
    let isShown = texts.contains { text in
        let text = plain(text)
        let comment = plain(comment)
        guard comment.hasPrefix(text) else { return comment.hasSuffix("...") && text.hasPrefix(comment.dropLast(3)) }
        let rest = comment.dropFirst(text.count)
        return rest.isEmpty || rest.hasPrefix(":") || rest.hasPrefix(",") || rest.hasPrefix(";") || rest.hasPrefix(" ")
    }
    #expect(isShown, "\(file) says \(comment), it is \(texts[0])", sourceLocation: sourceLocation)
}

/// The texts by which documentation may show a value.
private func shown<Value>(_ value: Value) -> [String] {
    if let text = value as? any StringProtocol { return ["\"\(text)\""] }
    if let list = value as? [Any] {
        let text = list.map { shown($0)[0] }.joined(separator: ", ")
        return ["[\(text)]", text]
    }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional { return mirror.children.first.map { shown($0.value) } ?? ["nil"] }
    return ["\(value)", ".\(value)", "\"\(value)\"", "\(type(of: value as Any)).\(value)"]
}

private func plain(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
        switch scalar.value {
        case 0xA0, 0x202F, 0x2009: result.append(" ")
        case 0x200E, 0x200F, 0x061C, 0x2066...0x2069: break
        default: result.append(scalar)
        }
    }
    return String(result)
}
