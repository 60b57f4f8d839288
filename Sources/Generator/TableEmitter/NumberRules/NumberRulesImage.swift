import DataSnapshot
import LocaleModel
import NumberRuleTables

/// A finished image of number rules and the sizes of its tables.
public struct NumberRulesImage: Sendable {
    /// The image of rules.
    public let bytes: [UInt8]
    /// The number of rules that were read back and compared.
    public let comparedRules: Int

    /// Packs the number rules of a snapshot. The image is read back and compared with the snapshot before this returns.
    public init(of snapshot: Snapshot) throws(EmitError) {
        let locales = snapshot.localeFacts.sorted { $0.identifier < $1.identifier }
        let source = snapshot.corrections?.source ?? snapshot.locales
        try self.init(
            of: locales, ordinals: snapshot.supplemental.plurals.ordinals ?? [:],
            cldrVersion: source.cldrVersion ?? source.version)
    }

    /// Packs the rules of locales that have only their own values.
    public init(
        of locales: [LocaleFacts], ordinals: [String: [String: String]], cldrVersion: String
    ) throws(EmitError) {
        bytes = try NumberRulesBuilder.image(of: locales, ordinals: ordinals, cldrVersion: cldrVersion)
        comparedRules = try NumberRulesSelfCheck.check(bytes, locales)
    }

    /// Rows and bytes of each table, in the image's order.
    public var sizes: [(name: String, rows: Int, bytes: Int)] {
        bytes.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return [] }
            let tables = NumberRuleTables(uncheckedBase: base, count: buffer.count)
            return NumberRuleTable.allCases.map {
                (String(describing: $0), tables.rowCount(of: $0), tables.byteCount(of: $0))
            }
        }
    }
}
