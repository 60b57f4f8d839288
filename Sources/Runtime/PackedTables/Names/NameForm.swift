/// The forms of a currency's name: the columns of `nameShapes`.
///
/// A column holds one more than the index of the record's text for the form, or 0 if there is no text.
@usableFromInline
package enum NameForm {
    /// The name for use on its own.
    package static let displayName = 0
    /// The names for exactly 0 and exactly 1, LDML's explicit counts.
    package static let explicitZero = 1
    package static let explicitOne = 2
    /// The first of the six plural categories: zero, one, two, few, many, other.
    package static let firstCategory = 3
    package static let count = 9

    /// The column of a name for a number or a plural category.
    package static func index(of form: CountForm) -> Int { explicitZero + form.rawValue }
}
