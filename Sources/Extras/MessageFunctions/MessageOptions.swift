import CurrencyEngine

/// The options of a call: those of the expression that the function has, and those that its operand brings.
struct MessageOptions {
    /// The options that count, by name.
    private(set) var values: [String: String] = [:]
    /// The names of those that the expression gives.
    private(set) var own: Set<String> = []
    /// What was left out.
    private(set) var errors: [MessageFunctionError] = []
    /// Whether the value may select variants.
    private(set) var canSelect = true

    init(
        _ given: [String: String], of function: MessageFunction, variables: Set<String>, inherited: [String: String]
    ) {
        values = inherited.filter { !function.discarded.contains($0.key) }
        // The keys of a message's variants depend on `select`, so a translator must see it.
        if function.selects, function != .percent, let select = values.removeValue(forKey: "select") {
            errors.append(.badOption(name: "select", value: select))
            canSelect = false
        }
        // Sorted: errors have the same order in each run.
        for (name, value) in given.sorted(by: { $0.key < $1.key }) where function.options.contains(name) {
            if name == "select", variables.contains(name) {
                canSelect = false
                errors.append(.badOption(name: name, value: value))
            } else if name == "currency" && inherited[name] != nil || !Self.isValid(value, for: name) {
                errors.append(.badOption(name: name, value: value))
            } else {
                values[name] = value
                own.insert(name)
            }
        }
    }

    subscript(name: String) -> String? { values[name] }

    func integer(_ name: String) -> Int? { values[name].flatMap { Int($0) } }

    /// Leaves an option out that contradicts another one.
    mutating func reject(_ name: String) {
        guard let value = values.removeValue(forKey: name) else { return }
        // What an operand brings gives way without a word.
        if own.contains(name) { errors.append(.badOption(name: name, value: value)) }
    }

    /// Reads an option that does not pass on.
    mutating func take(_ name: String) -> Int? { values.removeValue(forKey: name).flatMap { Int($0) } }

    mutating func report(_ error: MessageFunctionError) { errors.append(error) }

    /// The error of an option that was left out.
    func error(of name: String) -> MessageFunctionError? {
        errors.first { if case .badOption(name, _) = $0 { true } else { false } }
    }
}

// MARK: Options of functions

extension MessageFunction {
    /// Whether values select variants of messages.
    var selects: Bool { self != .currency }

    /// The names of its options.
    var options: Set<String> {
        switch self {
        case .number:
            Self.shared.union(Self.digits).union([
                "select", "minimumFractionDigits", "maximumFractionDigits", "roundingIncrement",
            ])
        case .integer: Self.shared.union(["select", "maximumSignificantDigits"])
        // LDML lists no minimumIntegerDigits; ICU has it.
        case .percent: Self.shared.union(Self.digits).union(["minimumFractionDigits", "maximumFractionDigits"])
        case .currency:
            Self.shared.subtracting(["signDisplay"]).union(Self.digits).union([
                "currency", "currencySign", "currencyDisplay", "fractionDigits", "roundingIncrement",
            ])
        case .offset: ["add", "subtract"]
        }
    }

    /// The options of an operand that do not pass on.
    var discarded: Set<String> {
        switch self {
        case .integer: ["minimumFractionDigits", "maximumFractionDigits", "minimumSignificantDigits"]
        case .percent: ["minimumIntegerDigits", "roundingIncrement", "select"]
        case .number, .currency, .offset: []
        }
    }

    private static let shared: Set<String> = ["signDisplay", "useGrouping", "minimumIntegerDigits"]
    private static let digits: Set<String> = [
        "minimumSignificantDigits", "maximumSignificantDigits", "trailingZeroDisplay", "roundingPriority",
        "roundingMode",
    ]
}

// MARK: Values of options

extension MessageOptions {
    static func isValid(_ value: String, for name: String) -> Bool {
        switch name {
        case "currency": (try? CurrencyCode(value)) != nil
        case "select": ["plural", "ordinal", "exact"].contains(value)
        case "signDisplay": signDisplays[value] != nil
        case "useGrouping": groupings[value] != nil
        case "trailingZeroDisplay": ["auto", "stripIfInteger"].contains(value)
        case "roundingPriority": ["auto", "morePrecision", "lessPrecision"].contains(value)
        case "roundingMode": roundingModes[value] != nil
        case "roundingIncrement": increments.contains(value)
        case "currencySign": ["standard", "accounting"].contains(value)
        case "currencyDisplay": ["narrowSymbol", "symbol", "name", "code", "never"].contains(value)
        case "fractionDigits": value == "auto" || isDigitSize(value)
        case "minimumSignificantDigits", "maximumSignificantDigits": value != "0" && isDigitSize(value)
        default: isDigitSize(value)
        }
    }

    /// A digit size: "0", or one or two digits of which the first is none.
    ///
    /// See <https://www.unicode.org/reports/tr35/tr35-messageFormat.html#Digit_Size_Options>.
    static func isDigitSize(_ value: String) -> Bool {
        let digits = Array(value.utf8)
        return value == "0"
            || (1...2).contains(digits.count) && digits[0] != UInt8(ascii: "0")
                && digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }

    static let signDisplays: [String: SignDisplay] = [
        "auto": .auto, "always": .always, "exceptZero": .exceptZero, "negative": .negative, "never": .never,
    ]
    static let groupings: [String: GroupingStrategy] = [
        "auto": .auto, "always": .always, "never": .off, "min2": .min2,
    ]
    static let roundingModes: [String: RoundingMode] = [
        "ceil": .ceiling, "floor": .floor, "expand": .up, "trunc": .down, "halfCeil": .halfCeiling,
        "halfFloor": .halfFloor, "halfExpand": .halfUp, "halfTrunc": .halfDown, "halfEven": .halfEven,
    ]
    private static let increments: Set<String> = [
        "1", "2", "5", "10", "20", "25", "50", "100", "200", "250", "500", "1000", "2000", "2500", "5000",
    ]
}
