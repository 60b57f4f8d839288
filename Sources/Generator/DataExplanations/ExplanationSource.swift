import LocaleModel

/// A publication that can be queried for its statement about a value.
public protocol ExplanationSource: AnyObject {
    var version: SourceVersion { get }

    /// Returns the publication's statement; nil if it has none, or has no values of this kind.
    ///
    /// - Parameters:
    ///   - value: A value of a snapshot, which the publication may contradict.
    ///   - locale: The requested locale, which need not be the owner.
    func statement(of value: ExplainedValue, in locale: String) throws(ImportError) -> UpstreamStatement?

    /// Returns whether the publication has values of a kind. ISO 4217 has no patterns, for example.
    func covers(_ key: ValueKey) -> Bool
}

/// A value as a publication states it.
public struct UpstreamStatement: Equatable, Sendable {
    /// The value that the source states.
    public var value: String
    /// The place in the source's files; nil if it is not known.
    public var place: UpstreamPlace?

    /// Creates a statement.
    public init(value: String, place: UpstreamPlace?) {
        self.value = value
        self.place = place
    }
}

extension Explanation {
    /// Records for each value which of some sources agree with it.
    ///
    /// A source also differs if it has a value that the snapshot lacks and LDML requests first: its narrow symbol, for
    /// example, would replace the snapshot's plain one.
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
        // If the snapshot has no value either and uses the currency's code, silence counts as agreement.
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
