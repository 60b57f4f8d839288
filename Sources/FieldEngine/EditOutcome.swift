/// What becomes of an edit.
public enum EditOutcome<Value: Hashable & Sendable>: Hashable, Sendable {
    /// The field's own way of editing gives the right text and selection: let it happen. The state has both.
    case accepted(EditingState<Value>)
    /// The field must show this text and selection instead.
    case changed(EditingState<Value>, Announcement?)
    /// The text stays.
    case rejected(EditRejection, Announcement?)

    /// The state after the edit.
    public func state(after previous: EditingState<Value>) -> EditingState<Value> {
        switch self {
        case .accepted(let state), .changed(let state, _): state
        case .rejected: previous
        }
    }

    /// Whether a text field should let its own edit happen.
    public var letsFieldEdit: Bool {
        if case .accepted = self { return true }
        return false
    }

    /// What a screen reader should say, where the field does not show what the user asked for.
    public var announcement: Announcement? {
        switch self {
        case .accepted: nil
        case .changed(_, let announcement), .rejected(_, let announcement): announcement
        }
    }
}

/// Why an edit leaves the text as it is.
public enum EditRejection: Error, Hashable, Sendable, CaseIterable {
    /// Nothing of the text may stand in the field.
    case notAllowed
    /// The text cannot be read as a value.
    case unreadable
    /// The text can be read as several values: 3.459 in French, where the period is no separator.
    case ambiguous
    /// The text is of another currency than the field.
    case otherCurrency
    /// There is nothing on that side of the caret.
    case nothingToDelete
    /// More digits or characters than the field takes.
    case tooLong
    /// More fraction digits than the field takes.
    case tooManyFractionDigits
    /// The field takes no negative amounts.
    case negative
    /// The number already has a decimal separator, or the field needs none.
    case decimalSeparator
    /// NaN and the infinities cannot be edited.
    case notFinite
    /// The field has no edits of this kind, as a phone number has no sign.
    case notApplicable
}

/// What a screen reader should say after an edit that the field did not show as it was made.
public struct Announcement: Hashable, Sendable {
    /// Why a field shows something other than the user's edit.
    public enum Reason: Hashable, Sendable {
        case rejected(EditRejection)
        /// The value was below the minimum, which took its place.
        case raisedToMinimum
        /// The value was above the maximum, which took its place.
        case loweredToMaximum
        /// Fraction digits that the field has no room for were rounded away; the value is what is shown.
        case rounded
        /// Digits that the field has no room for were dropped.
        case truncated
    }

    /// Why the field shows something other than the user's edit.
    public var reason: Reason
    /// The field's value as it is read out; nil where the field is empty.
    public var spokenValue: String?

    /// Makes an announcement.
    public init(reason: Reason, spokenValue: String?) {
        self.reason = reason
        self.spokenValue = spokenValue
    }
}
