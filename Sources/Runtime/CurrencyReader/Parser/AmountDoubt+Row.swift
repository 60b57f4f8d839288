// The rows of the judge: each rule that may doubt an amount, by what it doubts. CommandSupport has their words for people, and
// JudgeRowTests.swift a text in which each speaks. Rows only add doubts and readings, so their order does not matter.

extension AmountDoubt {
    /// A rule that raises doubts.
    package enum Row: UInt8, Sendable {
        // Sign
        case markBehind, markInFront, contradiction, parentheses, minusBeforeParenthesis, triangle, longVowel,
            plusOrMinus, twoSigns, joinedDash, dashOfList, dashApart, dashForUnits, dashBehind, minusBehind,
            minusBeforeRange,
            minusBetweenNumbers
        // Scale
        case wordOfTwoPowers, shortScaleWord, sumOrUnits, scaleBehind, asterisk, powerOfTen, numeralBehind,
            scaleOnNextLine, scaleOfRange, scaleInFront, letterOnReceipt, scaleInLabel, heading, scaleOfCurrency
        // Cents
        case cutCents, otherMinorUnit, digitsBehind, minorUnitBehindSign, digitsTouchSign, fractionOnNextLine,
            digitsInMarkup, centsApart, centsBehindDash, fractionOfMinorUnit
        // Group
        case separator, groupApart, groupOnNextLine
        // Currency
        case otherCode, country, otherName, codeOrWord
        // Number
        case half, numberInWords, decimalSign, hundreds, endOfSum, partOfSum, commaBeforeNumeral, numberInFront,
            numberBehind, codeBetweenNumbers, measureBehind, lastGroupAlone, firstGroupAlone, longNumber, leadingZero,
            codeAsName, year, unevenRange, countInRange
        // Neighbour
        case otherNameBehind, otherCurrency, currencyInNumber, numberTouches, symbol, plus, separatorInFront,
            fractionInFront, markupInNumber, cutNumber, currencyTouches, slash, mask, compound, dashBeforeNumber,
            lettersTouch, separatorBehind

        /// What the row doubts, by the last row of each kind.
        package var kind: Kind {
            switch rawValue {
            case ...Self.minusBetweenNumbers.rawValue: .sign
            case ...Self.scaleOfCurrency.rawValue: .scale
            case ...Self.fractionOfMinorUnit.rawValue: .cents
            case ...Self.groupOnNextLine.rawValue: .group
            case ...Self.codeOrWord.rawValue: .currency
            case ...Self.countInRange.rawValue: .number
            default: .neighbour
            }
        }
    }
}
