/// Words of many languages that change an amount beside them. They only raise doubts: the amount gets another reading, or
/// is left out.
enum BesideWords {
    /// The end of a listed word that starts at an offset; nil if there is none.
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

    /// The start of a listed word that ends at an offset, or before a space there; nil if there is none.
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

    /// Whether a listed word, or a longer word that begins with it, starts at an offset.
    static func begins(with words: StaticString, _ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
        guard offset < text.count else { return false }
        return DecisionLines(words).contains {
            $0.bytes[0] == text[offset] && LenientText.length(of: $0.bytes, in: text, at: offset) != nil
        }
    }

    /// Words that begin with the text of a currency: how often a day in Russian, clocks and colleagues in Vietnamese,
    /// principles and rooms in Korean, elements in Chinese, circles in Japanese.
    static var compounds: StaticString {
        """
        đồng hồ\nđồng nghiệp\nđồng chí\nđồng đội\nđồng bào\nđồng minh\nđồng phạm\nđồng phục\nđồng khởi\nĐồng Khởi\nĐồng Đen\n\
        원대\n원피스\n원샷\n원장\n원서\n원목\n원색\n원정\n위안부\n유로파\n元旦\n元号\n元日\n元論\n元中継\n元期权\n圆桌\n圆柱\n圓柱\n円満\n円錐\n\
        円陣\n円筒\nユーロ圏\nウォンバット\nウォンテッド\nบาทวิถี\nบาทหลวง\nр-н\nр/д\nр/с\nр. в день\nр в день\nр. в сутки\nр/нед\n원칙\n원 체계\n원소\n원룸\n원탁\n원형\n원자\n元素\n元化\n元组\n元組\n元方程\n元论\n\
        元件\n円形\n円柱\n円卓\n円周\n円台\n
        """
    }

    /// Names of currencies that are adjectives in their language: golden.
    static var adjectives: StaticString { "złoty\nzłote\nzłotych\nzlote\nzlotych\n" }

    /// "and": the words in CLDR's lists of two in many languages, the Spanish "con", and words that join nouns in Japanese
    /// and Korean. Before a number, the Hebrew and Arabic words are part of the next word.
    static var and: StaticString {
        """
        and\n&\nund\net\ny\ncon\namb\ne\nen\noch\nog\nja\ni\na\nés\nși\nşi\nsi\nи\nі\nin\nir\nun\nκαι\nve\nvə\nvà\ndan\neta\nagus\ndhe\nat\nna\n\
        ו-\nו\nو\nከ\nاور\nऔर\nএবং\nமற்றும்\nమరియు\nआणि\nઅને\nಮತ್ತು\nდა\nև\nжәне\nva\nと\n와\n과\n和\n
        """
    }

    /// "to", "or" and "and" in widely used languages.
    static var range: StaticString {
        """
        to\nor\nand\n&\nthrough\nbis\noder\nund\nà\nou\net\na\no\ny\ne\nau\ndo\nlub\ni\naž\ntil\ntill\neller\nog\noch\ntot\nof\nen\nile\n\
        до\nили\nи\nвід\nабо\nसे\nhingga\nsampai\ns/d\nsd\ns.d.\nke\natau\nhaggang\nđến\nถึง\n
        """
    }

    /// Words between an amount and its scale word: "$5 or so million", "$5-plus million", "$5 (in thousands)".
    static var aroundScale: StaticString {
        """
        or so\nor more\nsome\nodd\nish\nplus\nus\nin\n
        """
    }

    /// "In", before a scale word in the heading of a table, and words for "unit".
    static var inHeading: StaticString {
        """
        in\nen\nem\nw\nv\nв\nу\nu\nво\nσε\ni\ntal i\ni hele\ní\nîn\nv celých\ndalam\nبه\nx\nизм.\n単位\n单位\n單位\n단위\n
        """
    }

    /// "In", after a scale word and a currency.
    static var behindHeading: StaticString { "में\nमा\n" }

    /// Letters that stand for a scale word beside a currency in a heading, each followed by a tab and its power of ten.
    static var lettersInHeadings: StaticString {
        "MM\t6\nMn\t6\nmm\t6\nmn\t6\nbn\t9\nBn\t9\nk\t3\nK\t3\nT\t3\nt\t3\nт\t3\nE\t3\ne\t3\nM\t6\nm\t6\n"
    }

    /// Texts of headings that no rule finds: units that begin with their currency, and, with a third column, forms of scale
    /// words that include a preposition or a case ending for "in", or are used only before nouns.
    static var formsInHeadings: StaticString {
        """
        USDm\t6\nEURm\t6\nRm\t6\n仟\t3\n百萬\t6\n百万\t6\ntusental\t3\n\
        tuhansina\t3\tin\nmiljoonina\t6\tin\ntuhandetes\t3\tin\nribuan\t3\tin\njutaan\t6\tin\nbinlerce\t3\tin\nþús\t3\tin\nmillj\t6\tin\nበሺህ\t3\tin\n\
        በሚሊዮን\t6\tin\nבאלפי\t3\tin\nאלפי\t3\tin\nבמיליוני\t6\tin\nמיליוני\t6\tin\nبالألف\t3\tin\nبآلاف\t3\tin\nآلاف\t3\tin\n\
        بالمليون\t6\tin\nبملايين\t6\tin\nملايين\t6\tin\n
        """
    }

    /// Words before a number that identifies something: sizes, articles, pages, paragraphs, rooms, floors, classes, parts,
    /// telephones and products, and the French "le" of dates. After them, a space may separate two numbers:
    /// "taille 42 150 €", "tel. 501 234 567 350 zł".
    static var numbered: StaticString {
        """
        taille\npointure\nsize\nsz\ngröße\ngrösse\ngr\ntalla\ntamanho\ntam\ntaglia\nrozmiar\nrozm\nvel\nvelikost\nveľkosť\n\
        storlek\nstrl\nstørrelse\nstr\nkoko\nméret\nsuurus\nizmērs\ndydis\nmărime\nразмер\nр-р\nрозмір\nростовка\nр\nно\n\
        n°\nnº\nno\nnr\n№\n#\nč\nčíslo\nč.p\nnumer\nnummer\nnumero\nnuméro\nnúmero\nномер\nréf\nref\nart\narticle\nartikel\n\
        арт\nартикул\nlot\nlot de\nlote\npos\npoz\nпоз\npage\np\npp\nseite\nstrona\nстр\nп\nст\nпункт\nстатья\n§\nдом\nд\nкв\nквартира\nофис\n\
        pokój\nroom\nchambre\nzimmer\npokoj\nhuone\nrum\nrom\nszoba\nкомната\nстая\ntel\ntél\ntlf\ntfn\nphone\nтел\nтелефон\ntelefon\nmob\nмоб\nsiren\nsiret\nnip\nregon\niban\nинн\n\
        le\nt\nkl\nklo\nuke\nvecka\nviikko\nutca\nút\ng\n\
        piętro\nétage\npatro\nposchodie\nemelet\nэтаж\nповерх\nетаж\nvåning\netasje\nkerros\nkorrus\nstāvs\naukštas\n\
        klasa\nclasse\ntřída\ntrieda\nosztály\nкласс\nклас\nklass\nklasse\nluokka\nczęść\npartie\ndíl\nrész\nчасть\nчастина\n\
        del\nosa\ntom\ntome\nvol\nkötet\nтом\nniveau\npoziom\núroveň\nszint\nуровень\nрівень\nnivå\ntaso\netap\nétape\netapa\nэтап\n\
        seria\nsérie\nserie\nсерия\nсерія\nwersja\nversion\nverze\nverzió\nверсия\nверсія\nwariant\nvariante\nvarianta\n\
        вариант\nваріант\nps\nxbox\nplaystation\nwindows\nайфон\ngalaxy\nmodel\nmodèle\nmodell\nquantité\nqté\nqty\nquantity\nmenge\nanzahl\nantal\nantall\nmäärä\nmennyiség\nilość\n\
        množství\nmnožstvo\nкол-во\nколичество\nкількість\nколичество\nnombre\nkogus\nskaits\nkiekis\n
        """
    }

    /// Units of measure, and words for pieces, after digits and a price: "$3 500 mL".
    static var measures: StaticString {
        "ml\ncl\ndl\ng\nkg\nmg\noz\nlb\nstk\nst\npcs\ncm\nmm\nkm\nг\nкг\nмл\nшт\nсм\nмм\nкм\n"
    }

    /// Words before the names of roads, "the R61", and words after roads and other things named by a letter and digits.
    static var inFrontOfRoads: StaticString { "the\nthis\nroute\nroad\nhighway\ndie\ndel\nel\n" }
    static var behindRoads: StaticString {
        "road\nhighway\nfreeway\noff-ramp\ninterchange\nmask\nmasks\npetrol\nfuel\nrefrigerant\ntyre\ntyres\nunit\nschools\nfilm\nmovie\nvideo\ncamera\nwebcam\nfootage\nframe\nframes\nframerate\nuhr\n"
    }

    /// "and a half", after a number or its currency.
    static var halfBehind: StaticString {
        """
        and a half\nand half\n-and-a-half\net demi\net demie\ne mezzo\ne mezza\ne meio\ne meia\ny medio\ny media\neinhalb\nen een half\noch en halv\n\
        og en halv\nja puoli\ni pół\na půl\na pol\nés fél\nși jumătate\nс половиной\nи половина\nз половиною\nκαι μισό\nκαι μισή\nbuçuk\n\
        setengah\nrưỡi\nครึ่ง\nוחצי\nونصف\nونص\nونیم\nو نیم\nआधा\n半\n반\n
        """
    }

    /// South Asia's "and a half", "and a quarter" and "less a quarter", before a number.
    static var halfBefore: StaticString {
        """
        साढ़े\nसाढे\nसवा\nपौने\nडेढ़\nढाई\nसाडे\nपावणे\nসাড়ে\nসাড়ে\nসওয়া\nপৌনে\nસાડા\nસવા\nપોણા\nਸਾਢੇ\nਸਵਾ\nਪੌਣੇ\nساڑھے\nسوا\nپونے\n
        """
    }

    /// "minus" and the mark of a debit, before an amount.
    static var minus: StaticString {
        """
        dr\nminus\nnegative\n&minus;\n&#8722;\n-&nbsp;\n÷\nمنفی\nmoins\nmeno\nmenos\nmiinus\nmínusz\nmínus\neksi\nминус\nмінус\nμείον\nמינוס\nسالب\nناقص\nมินัส\nลบ\nâm\nマイナス\n\
        마이너스\n負\n负\n(-)\n
        """
    }

    /// "minus", after an amount.
    static var minusBehind: StaticString { "(-)\n÷\n./.\n" }

    /// The name of a people after a sign, if no other word follows: "$5 Canadian", but not "$5 Canadian bacon".
    static var people: StaticString {
        """
        american\ncanadian\naustralian\nsingapore\nhong kong\nnew zealand\nmexican\nsingaporean\njamaican\negyptian\nsyrian\n\
        lebanese\nirish\nscottish\nindian\npakistani\npak\nsri lankan\nnepali\ncdn\n
        """
    }

    /// The name of a people in languages in which it is plural, as the currency is: "5 $ américains".
    static var peoples: StaticString {
        """
        américains\nen argent américain\né.-u.\néu\ncanadiens\naustraliens\namericanos\ncanadienses\nestadounidenses\nmexicanos\nargentinos\nchilenos\n\
        colombianos\nuruguayos\nnorska\nnorske\ndanska\ndanske\nsvenska\nsvenske\nislandske\nisländska\nاسترليني\nإسترليني\n\
        سوداني\nسوري\nلبناني\nعربستان\n
        """
    }
}
