import MessageFunctions

/// Formats the messages of the cases. It supports only the syntax of MessageFormat 2 that they use.
///
///     [".input {$x :function …}" | ".local $y = {…}"]… [".match $x…" key… "{{…}}"…] | "{{…}}" | text
struct MessageReader {
    enum Value {
        case text(String)
        case number(MessageNumber)
        /// The text for a missing value.
        case fallback(String)
    }

    private var rest: Substring
    private let context: MessageContext
    private var variables: [String: Value]
    private(set) var errors: [MessageFunctionError] = []

    init(_ message: String, _ context: MessageContext, parameters: [String: String]) {
        rest = message[...]
        self.context = context
        variables = parameters.mapValues { .text($0) }
    }

    mutating func format() -> String {
        guard rest.hasPrefix(".") || rest.hasPrefix("{{") else { return pattern(until: nil) }
        while true {
            skipSpaces()
            switch word() {
            case ".input":
                skipSpaces()
                let name = variableName(in: rest)
                declare(name, expression())
            case ".local":
                skipSpaces()
                rest.removeFirst()
                let name = word()
                skipSpaces()
                rest.removeFirst()
                skipSpaces()
                declare(name, expression())
            case ".match": return match()
            default: return quotedPattern()
            }
        }
    }

    /// The fallback of a declared value that failed is its variable.
    private mutating func declare(_ name: String, _ value: Value) {
        if case .fallback = value { variables[name] = .fallback("{$\(name)}") } else { variables[name] = value }
    }

    // MARK: Variants

    private mutating func match() -> String {
        var selectors: [String] = []
        skipSpaces()
        while rest.first == "$" {
            rest.removeFirst()
            selectors.append(word())
            skipSpaces()
        }
        var variants: [(keys: [String], text: String)] = []
        while !rest.isEmpty {
            let keys = selectors.map { _ in
                skipSpaces()
                return word()
            }
            skipSpaces()
            variants.append((keys, quotedPattern()))
            skipSpaces()
        }
        for (index, name) in selectors.enumerated() {
            let keys = variants.map { $0.keys[index] }
            let best = self.best(variables[name], Set(keys.filter { $0 != "*" }))
            let hasBest = best.map(keys.contains) ?? false
            variants = variants.filter { $0.keys[index] == "*" || hasBest && $0.keys[index] == best }
        }
        // In these cases, the first remaining variant has the better keys.
        let ordered = variants.sorted { left, right in left.keys.count { $0 == "*" } < right.keys.count { $0 == "*" } }
        return ordered.first?.text ?? ""
    }

    private mutating func best(_ value: Value?, _ keys: Set<String>) -> String? {
        guard case .number(let number) = value else { return nil }
        do throws(MessageFunctionError) {
            return try number.best(of: keys.sorted())
        } catch {
            errors.append(error)
            return nil
        }
    }

    // MARK: Patterns and expressions

    private mutating func quotedPattern() -> String {
        rest.removeFirst(2)
        let text = pattern(until: "}")
        rest.removeFirst(2)
        return text
    }

    private mutating func pattern(until end: Character?) -> String {
        // Errors in variants that are not selected do not count. The cases have none.
        var text = ""
        while let next = rest.first, next != end {
            guard next == "{" else {
                text.append(rest.removeFirst())
                continue
            }
            switch expression() {
            case .text(let value), .fallback(let value): text += value
            case .number(let number): text += number.format()
            }
        }
        return text
    }

    private mutating func expression() -> Value {
        rest.removeFirst()
        let (operand, source) = operand()
        skipSpaces()
        guard rest.first == ":" else {
            rest.removeFirst()
            return operand ?? .fallback("{}")
        }
        rest.removeFirst()
        let name = word()
        let (options, variable) = options()
        rest.removeFirst()
        guard let function = MessageFunction(rawValue: name) else { return .fallback("{:\(name)}") }
        do throws(MessageFunctionError) {
            let number: MessageNumber
            switch operand {
            case nil: throw .badOperand("")
            case .fallback(let text): return .fallback(text)
            case .text(let text):
                number = try context.resolve(function, text, options, variables: variable)
            case .number(let value):
                number = try context.resolve(function, value, options, variables: variable)
            }
            errors += number.errors
            return .number(number)
        } catch {
            errors.append(error)
            return .fallback("{\(operand == nil ? ":\(name)" : source)}")
        }
    }

    private mutating func operand() -> (Value?, source: String) {
        skipSpaces()
        switch rest.first {
        case ":": return (nil, "")
        case "$":
            rest.removeFirst()
            let name = word()
            return (variables[name], "$\(name)")
        default:
            let text = literal()
            return (.text(text), "|\(text)|")
        }
    }

    private mutating func options() -> (values: [String: String], variables: Set<String>) {
        var values: [String: String] = [:]
        var names: Set<String> = []
        skipSpaces()
        while rest.first != "}" {
            // An attribute, such as @foo or @bar=13, does not affect the value.
            let isAttribute = rest.first == "@"
            if isAttribute { rest.removeFirst() }
            let name = word()
            if rest.first == "=" {
                rest.removeFirst()
                let isVariable = rest.first == "$"
                let value = isVariable ? variable() : literal()
                if !isAttribute { values[name] = value }
                if isVariable { names.insert(name) }
            }
            skipSpaces()
        }
        return (values, names)
    }

    private mutating func variable() -> String {
        rest.removeFirst()
        guard case .text(let text) = variables[word()] else { return "" }
        return text
    }

    private mutating func literal() -> String {
        guard rest.first == "|" else { return word() }
        rest.removeFirst()
        let end = rest.firstIndex(of: "|") ?? rest.endIndex
        defer { rest = rest[end...].dropFirst() }
        return String(rest[..<end])
    }

    private mutating func word() -> String {
        let end = rest.firstIndex { " {}=".contains($0) } ?? rest.endIndex
        defer { rest = rest[end...] }
        return String(rest[..<end])
    }

    private func variableName(in text: Substring) -> String {
        String(text.drop { $0 != "$" }.dropFirst().prefix { $0 != " " })
    }

    private mutating func skipSpaces() { rest = rest.drop { $0 == " " } }
}
