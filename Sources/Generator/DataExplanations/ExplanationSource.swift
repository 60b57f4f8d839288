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
    /// The value that the source states.
    public var value: String
    /// The place in the source's files; nil if it is not known.
    public var place: UpstreamPlace?

    /// Makes a statement.
    public init(value: String, place: UpstreamPlace?) {
        self.value = value
        self.place = place
    }
}

extension Explanation {
    /// Notes for each value which of some sources agree with it.
    ///
    /// A source that has what the snapshot lacks and LDML asks for first differs too: its narrow symbol, say, would be
    /// shown in place of the snapshot's plain one.
    public mutating func compare(with sources: [any ExplanationSource]) throws(ImportError) {
        for index in values.indices {
            for source in sources where source.covers(values[index].key) {
                values[index].sources += try Self.statements(on: values[index], of: source, locale)
            }
        }
    }

    private static func statements(
        on value: ExplainedValue, of source: any ExplanationSource, _ locale: String
    ) throws(ImportError) -> [SourceStatement] {
        let statement = try source.statement(of: value, in: locale)
        // Where the snapshot has no value either, and the currency's code stands for one, silence is agreement.
        let silence = value.snapshotFile == nil ? SourceStatement.Verdict.agrees : .silent
        var result = [
            SourceStatement(
                source: source.version, key: value.key,
                verdict: statement.map { $0.value == value.value ? .agrees : .differs } ?? silence,
                value: statement?.value, place: statement?.place)
        ]
        for key in value.insteadOf {
            var asked = value
            (asked.key, asked.ownerKey) = (key, key)
            if let statement = try source.statement(of: asked, in: locale), statement.value != value.value {
                result.append(
                    SourceStatement(
                        source: source.version, key: key, verdict: .differs, value: statement.value,
                        place: statement.place))
            }
        }
        return result
    }
}
