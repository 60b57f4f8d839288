// Numbers that continue or begin in words, so that the digits are only a part of the amount:
//
//     $3 thousand five hundred, 5 dollars fifty, 5 Euro fünfzig      after an amount
//     cento e 50 reais, ciento 50 mil pesos, yüz 50 lira             before an amount
//
// Words that mean something else in another language, or are articles, are left out: "on" is ten in Turkish, and "tres" is
// sixty in Danish.

/// Words for numbers in many languages. They only raise doubts: an amount beside them is left out.
enum NumberWords {
    /// Whether a number in words continues after an offset, with or without "and".
    static func follow(_ text: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Bool {
        let space = TextNumber.skipSpace(text, offset)
        let and = BesideWords.end(of: BesideWords.and, text, at: space)
        let start = and.map { TextNumber.skipSpace(text, $0) } ?? space
        guard start > offset, let end = wordEnd(text, start) else { return false }
        if isWord(of: tens, text, start..<end) { return true }
        guard BesideWords.end(of: units, text, at: start) == end else { return false }
        let next = TextNumber.skipSpace(text, end)
        return wordEnd(text, next).map { isWord(of: hundreds, text, next..<$0) } ?? false
    }

    /// Whether a number in words ends before an offset, with or without "and".
    static func precede(_ text: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Bool {
        let front = BesideWords.start(of: BesideWords.and, text, before: offset) ?? offset
        let end = front - (TextNumber.spaceLength(text, before: front) ?? 0)
        guard end < offset || front < offset, end > 0, text[end - 1].isLetter || text[end - 1] >= 0x80 else {
            return false
        }
        var start = end
        while start > 0, end - start < longest, text[start - 1] >= 0x80 || text[start - 1].isLetter { start -= 1 }
        return isWord(of: tens, text, start..<end) || isWord(of: hundreds, text, start..<end)
    }

    /// The end of the word that starts at an offset; nil if there is none.
    private static func wordEnd(_ text: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int? {
        guard WordBoundary.startsWithWordLetter(text, at: start) else { return nil }
        var end = start
        while end < text.count, end - start < longest, text[end] >= 0x80 || text[end].isLetter { end += 1 }
        return end
    }

    /// The longest word that is examined, in bytes.
    static let longest = 40

    /// Whether a word is in a list, or begins or ends with one of its longer words: "venticinque", "fünfundzwanzig".
    private static func isWord(
        of words: StaticString, _ text: UnsafeBufferPointer<UInt8>, _ place: Range<Int>
    ) -> Bool {
        DecisionLines(words).match(place, in: text, partsLongerThan: 4)
    }

    /// The tens from ten to ninety, and hundreds that are one word.
    private static var tens: StaticString {
        """
        ten\nfifteen\ntwenty\nthirty\nforty\nfifty\nsixty\nseventy\neighty\nninety\n\
        zehn\nzwanzig\ndreißig\ndreissig\nvierzig\nfünfzig\nfuffzig\nfufzig\nsechzig\nsiebzig\nachtzig\nneunzig\nhundert\n\
        tien\ntwintig\ndertig\nveertig\nvijftig\nzestig\nzeventig\ntachtig\nnegentig\nhonderd\n\
        vingt\ntrente\nquarante\ncinquante\nsoixante\nseptante\nhuitante\nnonante\n\
        diez\nquince\nveinte\nveinti\ntreinta\ncuarenta\ncincuenta\nsesenta\nochenta\ncientos\nquinientos\n\
        dez\nquinze\nvinte\ntrinta\nquarenta\ncinquenta\nsessenta\nsetenta\noitenta\nnoventa\ncentos\nduzentos\ntrezentos\n\
        quinhentos\ndieci\nquindici\nventi\ntrenta\nquaranta\ncinquanta\nsessanta\nsettanta\nottanta\nnovanta\n\
        douăzeci\ntreizeci\npatruzeci\ncincizeci\nșaizeci\nșaptezeci\noptzeci\nnouăzeci\n\
        tjugo\ntrettio\nfyrtio\nfemtio\nsextio\nsjuttio\nåttio\nnittio\nhundra\ntyve\ntredve\ntretti\nførti\nfemti\nseksti\n\
        sytti\nåtti\nnitti\nhalvtreds\nhalvfjerds\nhalvfems\nhundre\nhundrede\nkymmentä\n\
        dwadzieścia\ntrzydzieści\nczterdzieści\npięćdziesiąt\nsześćdziesiąt\nsiedemdziesiąt\nosiemdziesiąt\npięćset\n\
        dvacet\ntřicet\nčtyřicet\npadesát\nšedesát\nsedmdesát\nosmdesát\ndevadesát\ndvadsať\ntridsať\npäťdesiat\n\
        pedeset\ndvadeset\nhúsz\nharminc\nnegyven\nötven\nhatvan\nhetven\nnyolcvan\nkilencven\n\
        yirmi\notuz\nkırk\nelli\naltmış\nyetmiş\nseksen\ndoksan\n\
        двадцать\nтридцать\nсорок\nпятьдесят\nшестьдесят\nсемьдесят\nвосемьдесят\nдевяносто\nдвести\nтриста\nпятьсот\n\
        двадцять\nтридцять\nп'ятдесят\nп’ятдесят\nшістдесят\nсімдесят\nвісімдесят\nпетдесет\nдвайсет\nтрийсет\n\
        είκοσι\nτριάντα\nσαράντα\nπενήντα\nεξήντα\nεβδομήντα\nογδόντα\nενενήντα\n\
        עשרים\nשלושים\nארבעים\nחמישים\nשישים\nשבעים\nשמונים\nתשעים\n\
        عشرون\nعشرين\nثلاثون\nثلاثين\nأربعون\nأربعين\nخمسون\nخمسين\nستون\nستين\nسبعون\nسبعين\nثمانون\nثمانين\nتسعون\nتسعين\n\
        बीस\nतीस\nचालीस\nपचास\nसाठ\nसत्तर\nअस्सी\nनब्बे\n
        """
    }

    /// Hundreds and tens after a unit, and alone before digits.
    private static var hundreds: StaticString {
        """
        hundred\nthousand\nmillion\ncent\ncien\nciento\ncem\ncento\nmille\nmil\nsto\nszáz\nsută\nsute\nsata\nyüz\nсто\nεκατό\n\
        puluh\nratus\nribu\nmươi\ntrăm\nnghìn\nמאה\nמאתיים\nאלפיים\nألفين\nألفان\nمئتين\nمائتين\nمئتان\nمائتان\nمائة\nمئة\nمية\nसौ\nहज़ार\nहजार\nร้อย\nพัน\nหมื่น\nแสน\nล้าน\n
        """
    }

    /// The units from two to nine, which need another number word after them: "$3 million five years ago".
    private static var units: StaticString {
        """
        one\ntwo\nthree\nfour\nfive\nsix\nseven\neight\nnine\ndeux\ntrois\nquatre\ncinq\nsix\nsept\nhuit\nneuf\n\
        dos\ntres\ncuatro\ncinco\nseis\nsiete\nocho\nnueve\ndois\nduas\ntrês\nquatro\nsete\noito\nnove\n\
        due\ntre\nquattro\ncinque\nsei\nsette\notto\ndouă\ntrei\npatru\ncinci\nșase\nșapte\nopt\nnouă\n\
        iki\nüç\ndört\nbeş\naltı\nyedi\nsekiz\ndokuz\ndua\ntiga\nempat\nlima\nenam\ntujuh\ndelapan\nsembilan\n\
        hai\nba\nbốn\nnăm\nsáu\nbảy\ntám\nchín\nदो\nतीन\nचार\nपाँच\nपांच\nछह\nसात\nआठ\nनौ\n
        """
    }
}
