/// What ICU makes of an amount with symbol and name: the name stands before the last character.
///
/// Where the currency has a format of its own, ICU writes its symbol and its name. If a space comes between symbol and
/// number, ICU does not count it, and puts the name so much too far to the left: "RWF 1 Rwandan francs0" for 10. This
/// engine does not follow that.
enum MisplacedName {
    /// Whether ICU's text is the other with its end moved before the character that stands in front of it.
    static func explains(_ expected: String, _ found: String) -> Bool {
        let (icu, here) = (Array(expected.unicodeScalars), Array(found.unicodeScalars))
        guard icu.count == here.count, here.count > 1 else { return false }
        return here.indices.dropLast().contains { place in
            icu[..<place] == here[..<place] && icu[place...].dropLast() == here[(place + 1)...]
                && icu.last == here[place]
        }
    }
}
