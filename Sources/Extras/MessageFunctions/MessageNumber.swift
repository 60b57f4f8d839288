import CurrencyEngine

/// The resolved value of a MessageFormat 2 function: a number with the options for formatting and selection.
///
///     let count = try MessageContext(locale: .englishUnitedStates).resolve(.number, "22", ["select": "ordinal"])
///     try count.best(of: ["one", "two", "few"])                   // "two"
///
/// See <https://www.unicode.org/reports/tr35/tr35-messageFormat.html#Resolved_Values>.
public struct MessageNumber: Sendable {
    /// The function that was called.
    public let function: MessageFunction
    /// The number. For `:percent`, it is not multiplied by 100.
    public let value: DecimalValue
    /// The options that apply, by name: those of the operand and of the call.
    public let options: [String: String]
    /// The errors that the call reports: options that were ignored.
    public let errors: [MessageFunctionError]
    /// The plan that formats the number.
    public let plan: FormatPlan

    private let context: MessageContext
    /// Whether the value may select variants.
    private let canSelect: Bool

    init(
        _ function: MessageFunction, _ operand: DecimalValue, _ given: MessageOptions, _ context: MessageContext
    ) throws(MessageFunctionError) {
        var given = given
        value = try Self.value(operand, of: function, &given)
        var reader = StyleReader(options: given, context: context)
        let style = try reader.style(function)
        do throws(CurrencyDataError) {
            plan = try style.checkedPlan()
        } catch {
            throw .unsupportedOperation(error.description)
        }
        self.function = function
        options = reader.options.values
        errors = reader.options.errors
        canSelect = function.selects && reader.options.canSelect
        self.context = context
    }

    private static func value(
        _ operand: DecimalValue, of function: MessageFunction, _ options: inout MessageOptions
    ) throws(MessageFunctionError) -> DecimalValue {
        switch function {
        case .number, .percent, .currency: return operand
        case .integer:
            let mode = options["roundingMode"].flatMap { MessageOptions.roundingModes[$0] } ?? .halfUp
            let whole = operand.rounded(toFractionDigits: 0, mode)
            return whole.isZero ? whole.magnitude : whole
        case .offset: return try offset(operand, &options)
        }
    }

    /// Exactly one of the two options is needed; without it the call has no value.
    private static func offset(
        _ operand: DecimalValue, _ options: inout MessageOptions
    ) throws(MessageFunctionError) -> DecimalValue {
        if let error = options.error(of: "add") ?? options.error(of: "subtract") { throw error }
        switch (options.take("add"), options.take("subtract")) {
        case (nil, nil): throw .badOption(name: "add", value: "")
        case (let add?, _?): throw .badOption(name: "add", value: String(add))
        case (let add?, nil): return try sum(operand, DecimalValue(add))
        case (nil, let subtract?): return try sum(operand, DecimalValue(-subtract))
        }
    }

    private static func sum(
        _ left: DecimalValue, _ right: DecimalValue
    ) throws(MessageFunctionError) -> DecimalValue {
        do throws(DecimalError) {
            return try left + right
        } catch {
            throw .unsupportedOperation(error.description)
        }
    }
}

// MARK: Formatting and selection

extension MessageNumber {
    /// Formats the number.
    ///
    ///     let price = try MessageContext(locale: .englishUnitedStates).resolve(.currency, "5", ["currency": "USD"])
    ///     price.format()                                          // "$5.00"
    public func format() -> String { plan.format(value) }

    /// Returns the plural category that the options select with cardinal or ordinal rules; nil for `select=exact`.
    ///
    ///     let days = try MessageContext(locale: .czechCzechia).resolve(.number, "2.4")
    ///     try days.category()                                    // many
    ///
    /// The rules depend on the digits that are written: 1 is `one` in English, and 1.0 is `other`.
    ///
    /// - Throws: `badSelector` if the value selects no variants; `unsupportedOperation` if the data is a slice without
    ///   plural rules.
    public func category() throws(MessageFunctionError) -> PluralCategory? {
        guard canSelect else { throw .badSelector }
        let operands = plan.pluralOperands(of: value)
        switch options["select"] {
        case "exact": return nil
        case "ordinal": return OrdinalRules(locale: context.locale).category(for: operands)
        default: break
        }
        do throws(CurrencyDataError) {
            return try PluralRules(locale: context.locale, data: context.data).category(for: operands)
        } catch {
            throw .unsupportedOperation(error.description)
        }
    }

    /// Returns whether a variant's key matches: a number matches by its digits, and a word matches as the category.
    ///
    ///     let share = try MessageContext(locale: .englishUnitedStates).resolve(.percent, "1")
    ///     try share.matches("100")                                // true
    ///
    /// - Throws: `badVariantKey` if the key is neither; the errors of `category()`.
    public func matches(_ key: String) throws(MessageFunctionError) -> Bool {
        guard canSelect else { throw .badSelector }
        if NumberLiteral.isWellFormed(key) { return key == exactText }
        guard PluralCategory.allCases.contains(where: { $0.description == key }) else { throw .badVariantKey(key) }
        return try category()?.description == key
    }

    /// Returns the key that matches best; a number comes before a category. Returns nil if none matches, so that the
    /// variant `*` is chosen.
    ///
    ///     let count = try MessageContext(locale: .englishUnitedStates).resolve(.integer, "1.2")
    ///     try count.best(of: ["one", "1"])                        // "1"
    ///
    /// - Throws: The errors of `matches(_:)` for any of the keys.
    public func best(of keys: [String]) throws(MessageFunctionError) -> String? {
        guard canSelect else { throw .badSelector }
        var best: String?
        for key in keys where try matches(key) {
            if best == nil || NumberLiteral.isWellFormed(key) { best = key }
        }
        return best
    }

    /// The number as keys have it, without zeros at its end.
    private var exactText: String {
        if value.isZero { return "0" }
        let number = function == .percent ? value.scaled(byPowerOfTen: 2) : value
        var text = Array(number.plainText.utf8)
        if text.contains(UInt8(ascii: ".")) {
            while text.last == UInt8(ascii: "0") { text.removeLast() }
            if text.last == UInt8(ascii: ".") { text.removeLast() }
        }
        return String(decoding: text, as: UTF8.self)
    }
}
