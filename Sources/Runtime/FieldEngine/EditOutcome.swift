/// The result of applying a format to an edit.
public enum EditOutcome<Value: Hashable & Sendable>: Hashable, Sendable {
    /// The field's own edit produces the right text and selection, so let it happen. The state has both.
    case accepted(EditingState<Value>)
    /// The field must show this text and selection instead.
    case changed(EditingState<Value>, Announcement?)
    /// The text does not change.
    case rejected(EditRejection, Announcement?)

    /// Returns the state after the edit.
    public func state(after previous: EditingState<Value>) -> EditingState<Value> {
        switch self {
        case .accepted(let state), .changed(let state, _): state
        case .rejected: previous
        }
    }

    /// Whether a text field should make the edit itself.
    public var letsFieldEdit: Bool {
        if case .accepted = self { return true }
        return false
    }

    /// What a screen reader should say if the field does not show what the user asked for; nil otherwise.
    public var announcement: Announcement? {
        switch self {
        case .accepted: nil
        case .changed(_, let announcement), .rejected(_, let announcement): announcement
        }
    }
}

/// An error that says why an edit was rejected.
public enum EditRejection: Error, Hashable, Sendable, CaseIterable {
    /// The field does not accept this text.
    case notAllowed
    /// The text cannot be read as a value.
    case unreadable
    /// The text can be read as several values, such as 3.459 in French, where the period is not a separator.
    case ambiguous
    /// The text names a currency other than the field's.
    case otherCurrency
    /// There is nothing to delete on this side of the caret.
    case nothingToDelete
    /// There are more digits or characters than the field accepts.
    case tooLong
    /// There are more fraction digits than the field accepts.
    case tooManyFractionDigits
    /// The field does not accept negative amounts.
    case negative
    /// The number already has a decimal separator, or the field needs none.
    case decimalSeparator
    /// NaN and the infinities cannot be edited.
    case notFinite
    /// The field does not support this edit: a phone number has no sign, for example.
    case notApplicable
}

/// What a screen reader should say after an edit that the field rejected or changed.
public struct Announcement: Hashable, Sendable {
    /// Why a field shows something other than the user's edit.
    public enum Reason: Hashable, Sendable {
        case rejected(EditRejection)
        /// The value was below the minimum and was raised to it.
        case raisedToMinimum
        /// The value was above the maximum and was lowered to it.
        case loweredToMaximum
        /// The value was rounded to the field's fraction digits; it equals what is shown.
        case rounded
        /// Digits that did not fit in the field were dropped.
        case truncated
        /// A word after the digits has changed the amount: 5k is now 5000; see `EntryOptions.readsScaleWords`.
        case multiplied
    }

    /// Why the field shows something other than the user's edit.
    public var reason: Reason
    /// The text that a screen reader should speak for the field's value; nil if the field is empty.
    public var spokenValue: String?

    /// Creates an announcement.
    public init(reason: Reason, spokenValue: String?) {
        self.reason = reason
        self.spokenValue = spokenValue
    }
}
