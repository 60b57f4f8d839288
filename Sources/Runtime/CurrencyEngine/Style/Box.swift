/// A value behind a reference, which copies share. If it is optional, one nil check tells that there is none.
final class Box<Values: Hashable & Sendable>: Hashable, Sendable {
    let values: Values

    init(_ values: Values) { self.values = values }

    static func == (left: Box, right: Box) -> Bool { left === right || left.values == right.values }

    func hash(into hasher: inout Hasher) { hasher.combine(values) }
}
