import CurrencyEngine

extension MessageContext {
    /// Calls a function with a literal, or with a variable that contains text.
    ///
    ///     let count = try MessageContext(locale: .englishUnitedStates).resolve(.number, "-4.20")
    ///     count.format()                                          // "-4.2"
    ///
    /// - Parameters:
    ///   - operand: A number in JSON syntax, such as `-1234.5` or `1e3`, without a plus sign or leading zeros.
    ///   - options: The options by name. Names that the function does not have are ignored.
    ///   - variables: The names of options whose values are variables in the message; `select` must not be one of them.
    /// - Throws: `badOperand` if the operand is not a number, or if an amount has no currency; `badOption` if the
    ///   currency is malformed, or if `:offset` does not have exactly one well-formed option; `unsupportedOperation` if
    ///   the number has more digits than `DecimalValue` allows, or if the data is a slice that lacks what the function
    ///   needs.
    public func resolve(
        _ function: MessageFunction, _ operand: String, _ options: [String: String] = [:], variables: Set<String> = []
    ) throws(MessageFunctionError) -> MessageNumber {
        guard NumberLiteral.isWellFormed(operand) else { throw .badOperand(operand) }
        let value: DecimalValue
        do throws(DecimalError) {
            value = try DecimalValue(operand)
        } catch {
            throw .unsupportedOperation("\(operand): \(error.description)")
        }
        return try resolve(function, value, options, variables: variables)
    }

    /// Calls a function with a number.
    ///
    ///     let context = MessageContext(locale: .germanGermany)
    ///     let ratio = try context.resolve(.percent, DecimalValue("0.1234"), ["maximumFractionDigits": "1"])
    ///     ratio.format()                                          // "12,3 %"
    public func resolve(
        _ function: MessageFunction, _ operand: DecimalValue, _ options: [String: String] = [:],
        variables: Set<String> = []
    ) throws(MessageFunctionError) -> MessageNumber {
        let given = MessageOptions(options, of: function, variables: variables, inherited: [:])
        return try MessageNumber(function, operand, given, self)
    }

    /// Calls a function with an amount. The options must not change its currency.
    ///
    ///     let price = try MessageContext(locale: .englishUnitedStates).resolve(.currency, Money(5, .euro))
    ///     price.format()                                          // "€5.00"
    public func resolve(
        _ function: MessageFunction, _ operand: Money, _ options: [String: String] = [:], variables: Set<String> = []
    ) throws(MessageFunctionError) -> MessageNumber {
        let inherited = ["currency": operand.currency.description]
        let given = MessageOptions(options, of: function, variables: variables, inherited: inherited)
        return try MessageNumber(function, operand.amount, given, self)
    }

    /// Calls a function with the result of another one. The options of that result apply unless these options override
    /// them.
    ///
    ///     let context = MessageContext(locale: .englishUnitedStates)
    ///     let count = try context.resolve(.integer, "41", ["signDisplay": "always"])
    ///     try context.resolve(.offset, count, ["add": "1"]).format()      // "+42"
    public func resolve(
        _ function: MessageFunction, _ operand: MessageNumber, _ options: [String: String] = [:],
        variables: Set<String> = []
    ) throws(MessageFunctionError) -> MessageNumber {
        let given = MessageOptions(options, of: function, variables: variables, inherited: operand.options)
        return try MessageNumber(function, operand.value, given, self)
    }
}
