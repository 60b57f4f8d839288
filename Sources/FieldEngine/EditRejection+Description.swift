extension EditRejection: CustomStringConvertible {
    /// The reason as text, in English.
    public var description: String {
        switch self {
        case .notAllowed: "nothing of the text may stand in the field"
        case .unreadable: "the text cannot be read as a value"
        case .ambiguous: "the text can be read as several values"
        case .otherCurrency: "the text is of another currency than the field"
        case .nothingToDelete: "there is nothing to delete on that side of the caret"
        case .tooLong: "there are more digits or characters than the field takes"
        case .tooManyFractionDigits: "there are more fraction digits than the field takes"
        case .negative: "the field takes no negative amounts"
        case .decimalSeparator: "a decimal separator is there, or none is needed"
        case .notFinite: "NaN and the infinities cannot be edited"
        case .notApplicable: "the field has no such edit"
        }
    }
}
