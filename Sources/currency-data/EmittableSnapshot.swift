import CurrencyEngine
import DataSnapshot
import LocaleModel
import TableEmitter

extension Snapshot {
    /// Reads a snapshot that tables can be made from.
    ///
    /// The emitter knows nothing of the engine, which alone reads plural rules: a rule that it could not read would
    /// never hold, and numbers would silently stand in the form of another category.
    static func emittable(directory: String, names: Bool = true) throws -> Snapshot {
        let snapshot = try Snapshot(named: directory, names: names)
        try checkRules(snapshot.supplemental.plurals)
        return snapshot
    }

    static func checkRules(_ plurals: PluralFacts) throws(EmitError) {
        for (language, rules) in plurals.cardinals.sorted(by: { $0.key < $1.key }) {
            for (category, rule) in rules.sorted(by: { $0.key < $1.key }) {
                // `other` has no rule: it holds where no other does.
                let isOther = category == "other"
                let isRule = Array(rule.utf8).withUnsafeBufferPointer { PluralRuleSyntax.isWellFormed($0) }
                if isOther ? rule.isEmpty : isRule { continue }
                throw .malformed(
                    locale: language, field: "plurals/cardinals/\(category)", value: rule,
                    expected: isOther ? "no rule" : "a plural rule")
            }
        }
    }
}
