// The rows of the judge: each rule that may doubt an amount, by what it doubts. A row has a name, which is also its explanation;
// Tests/AmountSearchTests/JudgeRowTests.swift has a text for each in which it speaks. Rows only add doubts and readings, so their
// order does not matter.

extension AmountDoubt {
    /// A rule that raises doubts.
    package enum Row: String, Hashable, Sendable, CaseIterable {
        // Sign
        case markBehind = "a mark of debits or credits behind"
        case markInFront = "a mark or word for minus in front"
        case contradiction = "a minus and a mark of credits"
        case parentheses = "parentheses"
        case minusBeforeParenthesis = "a minus before parentheses"
        case triangle = "a triangle or arrow"
        case longVowel = "a long vowel mark like a dash"
        case plusOrMinus = "plus or minus"
        case twoSigns = "two signs"
        case joinedDash = "a dash that joins the amount to a word"
        case dashApart = "a dash and a blank in front"
        case dashForUnits = "a dash for the whole units"
        case dashBehind = "a dash behind"
        case minusBehind = "a minus or a word for it behind"
        case minusBetweenNumbers = "a minus between two numbers"

        // Scale
        case wordOfTwoPowers = "a word for two powers of ten"
        case shortScaleWord = "a short word of scale"
        case sumOrUnits = "a number behind a word of scale"
        case scaleBehind = "a word of scale behind the currency"
        case asterisk = "an asterisk behind a word of scale"
        case powerOfTen = "a power of ten"
        case numeralBehind = "a numeral that multiplies"
        case scaleOnNextLine = "a word of scale on the next line"
        case scaleOfRange = "a word of scale at the end of a range"
        case scaleInFront = "a word of scale in front"
        case letterOnReceipt = "a letter that may be a tax"
        case scaleInLabel = "a word of scale in the label"
        case heading = "a heading with a word of scale"
        case scaleOfCurrency = "a letter of scale that touches the currency"

        // Cents
        case cutCents = "digits behind that go on"
        case otherMinorUnit = "a minor unit that may be another amount"
        case digitsBehind = "as many digits behind as the currency has"
        case minorUnitBehindSign = "a minor unit behind the currency"
        case digitsTouchSign = "digits that touch the currency"
        case fractionOnNextLine = "a fraction on the next line"
        case digitsInMarkup = "digits in markup behind"
        case centsApart = "two digits apart"
        case centsBehindDash = "two digits behind a dash"
        case fractionOfMinorUnit = "a fraction of the minor unit"

        // Group
        case separator = "a separator with two roles"
        case groupApart = "three digits apart"
        case groupOnNextLine = "three digits on the next line"

        // Currency
        case otherCode = "another currency behind"
        case country = "letters of a country behind"
        case otherName = "the name of another currency or country"
        case codeOrWord = "a code or name that is also a word"

        // Number
        case half = "a word for a half in front"
        case numberInWords = "a number in words or a fraction"
        case decimalSign = "a word for the decimal sign"
        case hundreds = "hundreds in front"
        case endOfSum = "a word of scale that may go on"
        case partOfSum = "a smaller part of a sum behind"
        case commaBeforeNumeral = "a comma before a numeral"
        case numberInFront = "a number in front"
        case numberBehind = "a number behind"
        case codeBetweenNumbers = "a currency between two numbers"
        case measureBehind = "a measure behind groups of digits"
        case lastGroupAlone = "last groups that may stand alone"
        case firstGroupAlone = "a first group that may stand alone"
        case longNumber = "a long number without groups"
        case leadingZero = "a leading zero"
        case year = "a number that may be a year"
        case unevenRange = "a range whose ends differ in form"
        case countInRange = "a range whose start may count or name something"

        // Neighbour
        case otherNameBehind = "another name behind"
        case otherCurrency = "a currency that may not be the wanted one"
        case currencyInNumber = "a currency inside a number"
        case numberTouches = "digits that touch the amount"
        case symbol = "a symbol that touches the amount"
        case plus = "a plus in front"
        case separatorInFront = "a separator in front"
        case fractionInFront = "a line inside a number"
        case markupInNumber = "markup inside a number"
        case cutNumber = "a character inside a number"
        case currencyTouches = "a currency that touches the number"
        case slash = "a slash that touches the amount"
        case mask = "asterisks for digits"
        case compound = "a noun that the amount begins"
        case dashBeforeNumber = "a dash and a number behind"
        case lettersTouch = "letters that touch the number"
        case separatorBehind = "a separator behind"

        /// What the row doubts.
        package var kind: Kind {
            switch self {
            case .markBehind, .markInFront, .contradiction, .parentheses, .minusBeforeParenthesis, .triangle,
                .longVowel,
                .plusOrMinus, .twoSigns, .joinedDash, .dashApart, .dashForUnits, .dashBehind, .minusBehind,
                .minusBetweenNumbers:
                .sign
            case .wordOfTwoPowers, .shortScaleWord, .sumOrUnits, .scaleBehind, .asterisk, .powerOfTen, .numeralBehind,
                .scaleOnNextLine, .scaleOfRange, .scaleInFront, .letterOnReceipt, .scaleInLabel, .heading,
                .scaleOfCurrency:
                .scale
            case .cutCents, .otherMinorUnit, .digitsBehind, .minorUnitBehindSign, .digitsTouchSign, .fractionOnNextLine,
                .digitsInMarkup, .centsApart, .centsBehindDash, .fractionOfMinorUnit:
                .cents
            case .separator, .groupApart, .groupOnNextLine: .group
            case .otherCode, .country, .otherName, .codeOrWord: .currency
            case .half, .numberInWords, .decimalSign, .hundreds, .endOfSum, .partOfSum, .commaBeforeNumeral,
                .numberInFront, .numberBehind, .codeBetweenNumbers, .measureBehind,
                .lastGroupAlone, .firstGroupAlone, .unevenRange, .countInRange, .longNumber, .leadingZero, .year:
                .number
            case .otherNameBehind, .otherCurrency, .currencyInNumber, .numberTouches, .symbol, .plus, .separatorInFront,
                .fractionInFront, .markupInNumber, .cutNumber, .currencyTouches, .slash, .mask, .compound,
                .dashBeforeNumber, .lettersTouch, .separatorBehind:
                .neighbour
            }
        }
    }
}
