import LocaleModel

/// A publication that is asked what it says of a value.
public protocol ExplanationSource: AnyObject {
    var version: SourceVersion { get }

    /// What the publication says; nil where it says nothing, or has no values of this kind.
    ///
    /// - Parameters:
    ///   - value: a value of a snapshot, of which the publication may say something else.
    ///   - locale: the locale that it is asked for, whoever owns it.
    func statement(of value: ExplainedValue, in locale: String) throws(ImportError) -> UpstreamStatement?

    /// Whether the publication has values of a kind at all: ISO 4217 has no patterns.
    func covers(_ key: ValueKey) -> Bool
}

/// A value as a publication states it.
public struct UpstreamStatement: Equatable, Sendable {
    public var value: String
    public var place: UpstreamPlace?

    public init(value: String, place: UpstreamPlace?) {
        self.value = value
        self.place = place
    }
}

extension Explanation {
    /// Notes for each value which of some sources agree with it.
    public mutating func compare(with sources: [any ExplanationSource]) throws(ImportError) {
        for index in values.indices {
            for source in sources where source.covers(values[index].key) {
                let statement = try source.statement(of: values[index], in: locale)
                values[index].sources.append(
                    SourceStatement(
                        source: source.version,
                        verdict: statement.map { $0.value == values[index].value ? .agrees : .differs } ?? .silent,
                        value: statement?.value, place: statement?.place))
            }
        }
    }
}
