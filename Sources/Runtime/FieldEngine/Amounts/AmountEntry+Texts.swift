/// Texts of amounts.
extension AmountEntry {
    /// Returns the text of a field that is not being edited; the text is empty if there is no value.
    ///
    ///     let entry = AmountEntry(CurrencyStyle(.euro, locale: .germanGermany))
    ///     entry.text(of: 1234.5)      // "1.234,50 €"
    public func text(of value: DecimalValue?) -> String {
        value.map(finalPlan.format) ?? ""
    }

    /// Parses text that a program writes into a field, and rounds the amount to the field's fraction digits. Returns
    /// nil if the text is not an amount or has several readings.
    ///
    ///     let entry = AmountEntry(CurrencyStyle(.dollar, locale: .englishUnitedStates))
    ///     entry.value(ofText: "$1,234.5")         // 1234.50
    ///     entry.value(ofText: "none")             // nil
    public func value(ofText text: String) -> DecimalValue? {
        value(of: readDraft(text).draft)
    }

    /// Returns the text that a screen reader should speak for an amount. It has the currency's name if the entry has
    /// names, and a word for the minus, because screen readers skip a hyphen.
    ///
    ///     let entry = AmountEntry(CurrencyStyle(.dollar, locale: .englishUnitedStates), names: .bundled)
    ///     entry.spokenText(of: -1234.5)           // "minus 1,234.50 US dollars"
    ///
    /// The word comes from CLDR's rules for spelling out numbers in the locale's language, such as "moins" or "マイナス".
    /// CLDR has such rules for about 80 languages. For all others, the sign is U+2212, which screen readers name in the
    /// language of their voice.
    ///
    /// The number is one decimal, because the engine knows no names of minor units. Module CurrencyWords has these for some
    /// languages: `CurrencyWords(.spoken, …)` writes "minus 1,234 dollars and 50 cents". To announce that text instead, give it
    /// to `spokenAmount` of the text fields. Here it would add its tables to every program with a field.
    public func spokenText(of value: DecimalValue) -> String {
        value.isNegative
            ? SpokenMinus.spoken(spokenPlan.format(value.magnitude), locale: locale) : spokenPlan.format(value)
    }

    /// Returns whether a value is within the field's bounds.
    public func standing(of value: DecimalValue?) -> BoundsStanding {
        options.limits.standing(of: value)
    }

    /// The text of a draft during editing.
    func typedText(_ draft: AmountDraft) -> String {
        if draft.isEmpty { return draft.isNegative ? notation.lonelySign : "" }
        switch options.mode {
        case .fromRight: return value(of: draft).map(typingPlan.format) ?? ""
        case .free: return bareText(draft)
        }
    }

    /// The value of a draft; nil if it has no digits.
    func value(of draft: AmountDraft) -> DecimalValue? {
        let value = draft.value(scale: options.mode == .fromRight ? fractionDigits : 0)
        return scale == 0 ? value : value?.scaled(byPowerOfTen: -scale)
    }

    func draft(of value: DecimalValue) -> AmountDraft {
        AmountDraft(
            shownNumber(value, rounding), fractionDigits: fractionDigits, fromRight: options.mode == .fromRight)
    }

    /// The number in the text that is shown for a value.
    private func shownNumber(_ value: DecimalValue, _ rounding: RoundingMode) -> DecimalValue {
        (scale == 0 ? value : value.scaled(byPowerOfTen: scale)).rounded(toFractionDigits: fractionDigits, rounding)
    }

    /// The amount in the text that the field shows for a value: the value itself, or its rounded form.
    func shown(_ value: DecimalValue, _ rounding: RoundingMode? = nil) -> DecimalValue {
        let number = shownNumber(value, rounding ?? self.rounding)
        let amount = scale == 0 ? number : number.scaled(byPowerOfTen: -scale)
        return amount == value ? value : amount
    }

    /// The value if it is within the bounds; otherwise the bound, or the nearest amount within it that can be shown.
    func bounded(_ value: DecimalValue) -> DecimalValue {
        switch standing(of: value) {
        case .within: value
        case .belowMinimum: options.limits.minimum.map { shown($0, .ceiling) } ?? value
        case .aboveMaximum: options.limits.maximum.map { shown($0, .floor) } ?? value
        }
    }

    private func bareText(_ draft: AmountDraft) -> String {
        var text = String.UnicodeScalarView()
        if draft.isNegative { text.append(contentsOf: notation.bareNegative.prefix) }
        for element in draft.elements {
            if element == NumberLayout.Element.point {
                text.append(contentsOf: notation.decimal)
            } else {
                text.append(notation.digits[Int(element)])
            }
        }
        if draft.isNegative { text.append(contentsOf: notation.bareNegative.suffix) }
        return String(text)
    }

    func layout(_ text: String) -> NumberLayout {
        NumberLayout(text, notation, findsPoint: options.mode == .free)
    }

    func announcement(_ reason: Announcement.Reason, _ value: DecimalValue?) -> Announcement {
        Announcement(reason: reason, spokenValue: value.map(spokenText))
    }

    func rejection(_ reason: EditRejection, _ state: EditingState<DecimalValue>) -> EditOutcome<DecimalValue> {
        .rejected(reason, announcement(.rejected(reason), state.value))
    }

    /// Parses text that this entry may not have written, first as an amount and then digit by digit. The draft is empty
    /// if the text has several readings.
    func readDraft(_ text: String) -> (draft: AmountDraft, isRounded: Bool) {
        do throws(EditRejection) {
            let (amount, isRounded) = try pasteReader.read(text)
            let isFromRight = options.mode == .fromRight
            return (AmountDraft(amount, fractionDigits: fractionDigits, fromRight: isFromRight), isRounded)
        } catch {
            if error == .ambiguous { return (AmountDraft(), false) }
            var draft = layout(text).draft
            draft.trimZeros()
            return (draft, false)
        }
    }

    /// The reason why a draft does not fit the field; nil if it fits.
    func checked(_ draft: AmountDraft) -> EditRejection? {
        var (integer, fraction) = draft.digitCounts
        if options.mode == .fromRight {
            fraction = fractionDigits
            integer = max(0, integer - fraction)
        }
        if fraction > fractionDigits { return .tooManyFractionDigits }
        // The zero of 0.5 does not count.
        if integer == 1, draft.elements.first == 0 { integer = 0 }
        return integer > options.limits.mostIntegerDigits(besides: fractionDigits) ? .tooLong : nil
    }

    /// Empties the field.
    func cleared(_ state: EditingState<DecimalValue>) -> EditOutcome<DecimalValue> {
        var result = EditingState<DecimalValue>()
        result.selection = state.isEditing ? 0..<0 : nil
        return result.text == state.text && result.selection == state.selection
            ? .accepted(result) : .changed(result, nil)
    }

    /// Announces that a word has changed the amount, unless the outcome announces something else.
    func announcingProduct(
        _ outcome: EditOutcome<DecimalValue>, of value: DecimalValue?
    ) -> EditOutcome<DecimalValue> {
        switch outcome {
        case .accepted(let result) where result.value != value, .changed(let result, nil) where result.value != value:
            .changed(result, announcement(.multiplied, result.value))
        default: outcome
        }
    }
}
