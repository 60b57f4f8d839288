/// Words of many languages that change an amount beside them. They only raise doubts: the amount gets another reading, or is left
/// out.
enum BesideWords {
    /// Where a word of a list ends that begins at an offset.
    static func end(of words: StaticString, _ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int? {
        guard offset < text.count else { return nil }
        for word in DecisionLines(words) where CaseFolding.mayBeSameLetter(word.bytes[0], text[offset]) {
            if let length = LenientText.length(of: word.bytes, in: text, at: offset, ignoresCase: true),
                !WordBoundary.startsWithLetter(text, at: offset + length)
            {
                return offset + length
            }
        }
        return nil
    }

    /// Where a word of a list begins that ends at an offset, or in front of a space there.
    static func start(of words: StaticString, _ text: UnsafeBufferPointer<UInt8>, before offset: Int) -> Int? {
        let end = offset - (TextNumber.spaceLength(text, before: offset) ?? 0)
        for word in DecisionLines(words) {
            let start = end - word.bytes.count
            guard start >= 0, CaseFolding.mayBeSameLetter(word.bytes[0], text[start]),
                LenientText.length(of: word.bytes, in: text, at: start, ignoresCase: true) == word.bytes.count,
                !TextNumber.isWord(text, before: start)
            else { continue }
            return start
        }
        return nil
    }

    /// Whether a word begins at an offset, or a longer one that begins with it.
    static func begins(with words: StaticString, _ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
        guard offset < text.count else { return false }
        return DecisionLines(words).contains {
            $0.bytes[0] == text[offset] && LenientText.length(of: $0.bytes, in: text, at: offset) != nil
        }
    }

    /// Words that begin with the text of a currency: clocks and colleagues in Vietnamese, principles and rooms in Korean,
    /// elements in Chinese, circles in Japanese.
    static var compounds: StaticString {
        """
        đồng hồ\nđồng nghiệp\nđồng chí\nđồng đội\nđồng bào\n원칙\n원소\n원룸\n원탁\n원형\n원자\n元素\n元化\n元组\n元組\n元方程\n\
        元件\n円形\n円柱\n円卓\n円周\n
        """
    }

    /// "and": the words of CLDR's lists of two in many languages, the Spanish "con", and what joins nouns in Japanese and
    /// Korean. In front of a number Hebrew's and Arabic's are part of the next word.
    static var and: StaticString {
        """
        and\nund\net\ny\ncon\ne\nen\noch\nog\nja\ni\na\nés\nși\nsi\nи\nі\nin\nir\nun\nκαι\nve\nvə\nvà\ndan\neta\nagus\ndhe\nat\nna\n\
        ו-\nו\nو\nاور\nऔर\nএবং\nமற்றும்\nమరియు\nआणि\nઅને\nಮತ್ತು\nდა\nև\nжәне\nva\nと\n와\n과\n和\n
        """
    }

    /// "to", "or" and "and" of languages that many write in.
    static var range: StaticString {
        """
        to\nor\nand\n&\nthrough\nbis\noder\nund\nà\nou\net\na\no\ny\ne\nau\ndo\nlub\ni\naž\ntil\ntill\neller\nog\noch\ntot\nof\nen\nile\n\
        до\nили\nи\nвід\nабо\nसे\nhingga\nsampai\ns/d\nsd\nke\natau\nhaggang\nđến\nถึง\n
        """
    }

    /// "and a half", behind a number or its currency.
    static var halfBehind: StaticString {
        """
        and a half\nand half\n-and-a-half\net demi\net demie\ne mezzo\ne mezza\ne meio\ne meia\ny medio\ny media\neinhalb\nen een half\noch en halv\n\
        og en halv\nja puoli\ni pół\na půl\na pol\nés fél\nși jumătate\nс половиной\nи половина\nз половиною\nκαι μισό\nκαι μισή\nbuçuk\n\
        setengah\nrưỡi\nครึ่ง\nוחצי\nونصف\nونیم\nو نیم\nआधा\n半\n반\n
        """
    }

    /// "And a half", "and a quarter" and "less a quarter" of South Asia, in front of a number.
    static var halfBefore: StaticString {
        """
        साढ़े\nसाढे\nसवा\nपौने\nडेढ़\nढाई\nसाडे\nपावणे\nসাড়ে\nসাড়ে\nসওয়া\nপৌনে\nસાડા\nસવા\nપોણા\nਸਾਢੇ\nਸਵਾ\nਪੌਣੇ\nساڑھے\nسوا\nپونے\n
        """
    }

    /// "minus", in front of an amount.
    static var minus: StaticString {
        """
        minus\nnegative\nmoins\nmeno\nmenos\nmiinus\nmínusz\nmínus\neksi\nминус\nмінус\nμείον\nמינוס\nسالب\nناقص\nมินัส\nลบ\nâm\nマイナス\n\
        마이너스\n負\n负\n(-)\n
        """
    }

    /// A people behind a sign, where no other word follows: "$5 Canadian", but not "$5 Canadian bacon".
    static var people: StaticString {
        """
        american\ncanadian\naustralian\nsingapore\nhong kong\nnew zealand\nmexican\nsingaporean\njamaican\negyptian\nsyrian\n\
        lebanese\nirish\nscottish\nindian\npakistani\ncdn\n
        """
    }

    /// The same in languages that put it into the plural of the currency: "5 $ américains".
    static var peoples: StaticString {
        """
        américains\ncanadiens\naustraliens\namericanos\ncanadienses\nestadounidenses\nmexicanos\nargentinos\nchilenos\n\
        colombianos\nuruguayos\nnorska\nnorske\ndanska\ndanske\nsvenska\nsvenske\nislandske\nisländska\nاسترليني\nإسترليني\n\
        سوداني\nسوري\nلبناني\nعربستان\n
        """
    }
}
