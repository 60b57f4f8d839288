import LocaleModel
import NumberRuleTables

/// A piece of the body of a rule, with names in place of the numbers that tables have for them.
enum RuleElement: Hashable {
    case text(String)
    /// An operation on a number that stays in the rule set, or `optional` and the like.
    case operation(RuleOperation)
    /// `=%set=` and the like, with the name as LDML has it, but one percent sign less.
    case inSet(RuleOperation, String)
    /// `=#,##0=` and the like.
    case inPattern(RuleOperation, String)
    case form(PluralCategory)
    case divisor(UInt64)

    /// Whether the element writes a remainder.
    var isSmaller: Bool {
        switch self {
        case .operation(let operation), .inSet(let operation, _), .inPattern(let operation, _): operation.isSmaller
        case .text, .form, .divisor: false
        }
    }
}
