import CurrencyCore

// What people write for hundredths behind an amount: "10 zł 50 gr", "5 บาท 25 สตางค์". Alone many of these words are something
// else, such as grams, so they are no currencies. A line has a word, a tab and the codes one after the other.

/// Words for the hundredths of currencies, which count behind an amount of the currency only.
enum MinorUnitWords {
    /// The currencies that a word at an offset may be the hundredth of, and where it ends.
    static func match(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> (currencies: [CurrencyCode], end: Int)? {
        guard offset < text.count else { return nil }
        var best: (currencies: [CurrencyCode], end: Int)?
        for line in DecisionLines(words) where CaseFolding.mayBeSameLetter(line.bytes[0], text[offset]) {
            guard
                let (length, _) = WordBoundary.length(of: line.field(0), in: text, at: offset, ignoresCase: true),
                offset + length > best?.end ?? 0
            else { continue }
            best = (codes(line.field(1)), offset + length)
        }
        if let end = best?.end, end < text.count, text[end] == UInt8(ascii: ".") { best?.end += 1 }
        return best
    }

    private static func codes(_ codes: UnsafeBufferPointer<UInt8>) -> [CurrencyCode] {
        stride(from: 0, to: codes.count - 2, by: 3).map {
            CurrencyCode(uncheckedBytes: codes[$0], codes[$0 + 1], codes[$0 + 2])
        }
    }

    private static var words: StaticString {
        """
        gr\tPLN\nhal\tCZK\nhalířů\tCZK\nhalierov\tEURCZK\ncentov\tEURUSD\nstotinov\tEUR\nct\tEURUSD\ncts\tEURCHFUSD\nc\tEURUSDCADAUD\n\
        centų\tEUR\ncentai\tEUR\nsanti\tEUR\nsent\tEUR\nsenti\tEURUSDTZSKES\nsentti\tEUR\nsnt\tEUR\nλεπτά\tEUR\nλεπτό\tEUR\nλεπτών\tEUR\n\
        стотинки\tBGN\nстотинка\tBGN\nст\tBGN\nкоп\tRUBUAHBYN\nкопеек\tRUBUAHBYN\nкапеек\tBYN\nкапейкі\tBYN\nтиын\tKZTKGS\nтыйын\tKGS\n\
        тийин\tUZS\ntiyin\tUZS\nqəpik\tAZN\nთეთრი\tGEL\nлума\tAMD\nпара\tRSDMKD\npara\tRSD\nfeninga\tBAM\npfeniga\tBAM\n\
        бани\tMDLRON\nban\tRONMDL\nbani\tRONMDL\nkrş\tTRY\nkr\tTRY\nkuruş\tTRY\nrp\tCHF\nrappen\tCHF\nör\tSEK\nsen\tMYRIDR\n\
        kobo\tNGN\npesewas\tGHS\npesewa\tGHS\nfils\tAED\nhalalas\tSARQAR\nhalala\tSAR\npiastres\tEGPLBP\npiasters\tEGP\nሳንቲም\tETB\n\
        ctvs\tBOBUSDARSMXN\ncéntimos\tEURPENCRCVES\nstotinki\tBGN\nagorot\tILS\nאגורות\tILS\nאגורה\tILS\nאג\tILS\nقرش\tEGPLBPSYPSDG\n\
        قروش\tEGPLBPSYPSDG\nقرشا\tEGPLBP\nهللة\tSAR\nهللات\tSAR\nفلس\tAED\nفلسا\tAED\nسنتيم\tMADDZD\nپیسے\tPKRINR\nپیسہ\tPKR\nपैसे\tINRNPR\n\
        पैसा\tINRNPR\nপয়সা\tBDTINR\nપૈસા\tINR\nਪੈਸੇ\tINR\nபைசா\tINRLKR\nபைசாக்கள்\tINR\nపైసలు\tINR\nಪೈಸೆ\tINR\n\
        പൈസ\tINR\nශත\tLKR\nสตางค์\tTHB\nสต\tTHB\n
        """
    }
}
