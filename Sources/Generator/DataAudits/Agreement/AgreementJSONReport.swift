import CommandSupport

/// The agreement of engines as JSON: the engines, the shares for pairs and for all, and every difference.
public struct AgreementJSONReport: Encodable {
    private struct Engine: Encodable {
        var name: String
        var cldrVersion: String?
    }

    private struct Share: Encodable {
        var compared: Int
        var same: Int
        /// The share from 0 to 1; omitted if nothing was compared.
        var share: Double?

        init(_ share: EngineAgreement.Share) {
            compared = share.compared
            same = share.same
            self.share = share.value
        }
    }

    private struct Pair: Encodable {
        /// Indices into the list of engines, from 0.
        var engines: [Int]
        var share: Share
    }

    private struct Difference: Encodable {
        var locale: String
        var currency: String
        var amount: String
        /// The texts in the order of the engines; null if an engine has none.
        var texts: [String?]
    }

    private let version = 1
    private let engines: [Engine]
    private let locales: [String]
    private let currencies: [String]
    private let amounts: [String]
    private let all: Share
    private let pairs: [Pair]
    private let differences: [Difference]

    /// Creates a report of an agreement.
    public init(_ agreement: EngineAgreement) {
        engines = agreement.engines.map { Engine(name: $0.name, cldrVersion: $0.cldrVersion) }
        locales = agreement.locales
        currencies = agreement.currencies
        amounts = agreement.amounts
        all = Share(agreement.all)
        let places = agreement.engines.indices
        pairs = places.flatMap { row in
            places.dropFirst(row + 1).map { Pair(engines: [row, $0], share: Share(agreement.pairs[row][$0])) }
        }
        differences = agreement.differences.map {
            Difference(locale: $0.locale, currency: $0.currency, amount: $0.amount, texts: $0.texts)
        }
    }

    /// The report's text with sorted keys and a newline at the end.
    public func text() throws -> String {
        try ReportJSON.text(of: self)
    }
}
