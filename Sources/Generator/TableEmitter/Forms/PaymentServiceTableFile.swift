import LocaleModel
import LocaleResolution
import TableWriter

/// Writes `PaymentServiceTable.swift`, how payment services count amounts, as lines of text in a literal:
///
///     service, tab, decimals or i for ISO 4217's or x for none, tab, the multiple, tab, codes or = where ISO agrees or * for
///     all others
public struct PaymentServiceTableFile: Sendable {
    private let decisions: PaymentServiceDecisions
    private let header: FileHeader

    /// - Parameter decisions: The decisions to write.
    public init(decisions: PaymentServiceDecisions, header: FileHeader) {
        self.decisions = decisions
        self.header = header
    }

    /// The file's text.
    ///
    /// - Throws: `PaymentServiceError` if a fact is invalid.
    public func text() throws -> String {
        try check()
        var source = SwiftSource()
        header.write(to: &source)
        source.line()
        source.documentation("How payment services count amounts, from Data/Decisions/paymentServices.json.")
        try source.block("enum PaymentServiceTable") { (source: inout SwiftSource) throws in
            try source.staticString("lines", modifiers: "static", Array(lines.utf8))
        }
        return source.text
    }

    private var lines: String {
        decisions.services.flatMap { service in
            service.facts.map { fact in
                let exponent = fact.applies == .notOffered ? "x" : fact.exponent.map(String.init) ?? "i"
                let currencies =
                    switch fact.applies {
                    case .listed: (fact.currencies ?? []).joined(separator: " ")
                    case .all: "*"
                    case .whereISOAgrees: "="
                    case .notOffered: fact.currencies?.joined(separator: " ") ?? "*"
                    }
                return "\(service.service)\t\(exponent)\t\(fact.multipleOf ?? 1)\t\(currencies)\n"
            }
        }.joined()
    }

    private func check() throws(PaymentServiceError) {
        for service in decisions.services {
            var seen: Set<String> = []
            for fact in service.facts {
                let entry = fact.currencies?.joined(separator: " ") ?? fact.applies.rawValue
                guard fact.source.hasPrefix("https://"), Self.isDay(fact.seen) else {
                    throw .missingSource(service: service.service, entry: entry)
                }
                guard Self.isWellFormed(fact) else {
                    throw .malformed(service: service.service, entry: entry)
                }
                for currency in fact.currencies ?? [fact.applies.rawValue] where !seen.insert(currency).inserted {
                    throw .repeated(service: service.service, currency: currency)
                }
            }
        }
    }

    private static func isWellFormed(_ fact: PaymentServiceDecisions.Fact) -> Bool {
        if fact.applies == .notOffered {
            return fact.currencies?.isEmpty != true && fact.exponent == nil && fact.multipleOf == nil
        }
        let isListed = fact.applies == .listed
        return isListed == (fact.currencies?.isEmpty == false) && (0...6).contains(fact.exponent ?? 0)
            && (1...1000).contains(fact.multipleOf ?? 1) && (!isListed || fact.exponent != nil)
    }

    private static func isDay(_ text: String) -> Bool {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        return parts.map(\.count) == [4, 2, 2] && parts.allSatisfy { $0.allSatisfy { ("0"..."9").contains($0) } }
    }
}

/// An error in a fact of Data/Decisions/paymentServices.json.
public enum PaymentServiceError: Error, Equatable, Sendable {
    /// The fact has no address of a page, or no day of the review, such as 2026-11-24.
    case missingSource(service: String, entry: String)
    /// The decimals are not in 0...6, the multiple is not in 1...1000, currencies are listed where they must not be, or
    /// they have decimals although the service does not accept them.
    case malformed(service: String, entry: String)
    case repeated(service: String, currency: String)
}

extension PaymentServiceError: CustomStringConvertible {
    /// The error as text, in English.
    public var description: String {
        switch self {
        case .missingSource(let service, let entry):
            "paymentServices.json: \(service) \(entry) needs a source, https://, and the day it was seen, YYYY-MM-DD"
        case .malformed(let service, let entry):
            "paymentServices.json: \(service) \(entry) needs decimals of 0 to 6 and listed currencies, or none for all"
        case .repeated(let service, let currency): "paymentServices.json: \(service) has \(currency) twice"
        }
    }
}
