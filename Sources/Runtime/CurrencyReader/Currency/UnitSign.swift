import CurrencyCore
import CurrencyEngine

/// The sign of a percentage: percent, permille or basis points.
package struct UnitSign: Sendable {
    private let texts: [[UInt8]]

    init(texts: [[UInt8]]) {
        self.texts = texts
    }

    /// Matches Unicode's signs for a unit, and the sign that the locale writes.
    init(_ unit: PercentStyle.Unit, _ plan: FormatPlan) {
        let signs =
            switch unit {
            case .percent: ["%", "٪", "％", "﹪"]
            case .permille: ["‰", "؉"]
            case .basisPoints: ["‱", "؊"]
            }
        // A plan that lacks data writes nothing.
        guard plan.missingData == nil else {
            texts = []
            return
        }
        let number = plan.formatParts(DecimalValue.zero)
        let own = number.parts.filter { $0.kind == .percentSign || $0.kind == .perMille }.map(number.text)
        texts = (own + signs).map { LenientText.normalized($0.utf8) }.filter { !$0.isEmpty }
    }

    func match(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> CurrencyMatch? {
        for sign in texts {
            if let length = LenientText.length(of: sign, in: text, at: offset) { return CurrencyMatch(length: length) }
        }
        return nil
    }
}
