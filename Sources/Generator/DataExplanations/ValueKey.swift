import LocaleModel

/// The name of one value in a snapshot, regardless of its place.
public enum ValueKey: Hashable, Sendable {
    /// A value of a locale. Inheritance determines its owner.
    case field(LocaleField)
    case supplemental(SupplementalField)
    case iso4217(ISO4217Field)

    /// The path, such as `systems/latn/symbols/group`, `supplemental/fractions/CHF/digits` or `iso4217/JPY/minorUnit`.
    public var path: String {
        switch self {
        case .field(let field): field.path
        case .supplemental(let field): "supplemental/" + field.path
        case .iso4217(let field): field.path
        }
    }
}
