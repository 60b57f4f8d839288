extension EditRejection: CustomStringConvertible {
    /// A description of the reason in English.
    public var description: String {
        switch self {
        case .notAllowed: "the field does not accept this text"
        case .unreadable: "the text cannot be read as a value"
        case .ambiguous: "the text can be read as several values"
        case .otherCurrency: "the text names another currency than the field's"
        case .nothingToDelete: "there is nothing to delete on that side of the caret"
        case .tooLong: "there are more digits or characters than the field accepts"
        case .tooManyFractionDigits: "there are more fraction digits than the field accepts"
        case .negative: "the field does not accept negative amounts"
        case .decimalSeparator: "the number has a decimal separator already, or needs none"
        case .notFinite: "NaN and the infinities cannot be edited"
        case .notApplicable: "the field does not support this edit"
        }
    }
}
