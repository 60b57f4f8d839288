/// A text that encloses an amount and its inner text: "at least" around "5 € per month".
final class Enclosure: Sendable {
    private let pattern: JoiningPattern
    private let kind: FormattedPart.Kind
    private let inner: Enclosure?

    init(_ pattern: JoiningPattern, _ kind: FormattedPart.Kind, inner: Enclosure?) {
        (self.pattern, self.kind, self.inner) = (pattern, kind, inner)
    }

    // Never inlined, because few styles have one: budget resolving.
    @inline(never)
    func writeStart(_ builder: inout AffixBuilder) {
        builder.append(kind, pattern.before)
        inner?.writeStart(&builder)
    }

    // Never inlined, as above.
    @inline(never)
    func writeEnd(_ builder: inout AffixBuilder) {
        inner?.writeEnd(&builder)
        builder.append(kind, pattern.after)
    }
}
