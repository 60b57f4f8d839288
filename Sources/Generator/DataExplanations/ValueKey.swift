import LocaleModel

/// The name of one value of a snapshot, wherever in it the value stands.
public enum ValueKey: Hashable, Sendable {
    /// A value of a locale; which one owns it is found by inheritance.
    case field(LocaleField)
    case supplemental(SupplementalField)
    case iso4217(ISO4217Field)

    /// `systems/latn/symbols/group`, `supplemental/fractions/CHF/digits`, `iso4217/JPY/minorUnit`.
    public var path: String {
        switch self {
        case .field(let field): field.path
        case .supplemental(let field): "supplemental/" + field.path
        case .iso4217(let field): field.path
        }
    }
}
