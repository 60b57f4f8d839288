// Written by `currency-data emit`. Do not edit.
// Data: cldr-json 48.0.0 (CLDR 48), icu 78.3 (CLDR 48), iso4217 2026-01-01
// swift-format-ignore-file

/// Words of many languages beside amounts, from Data/Decisions/wordLists.json.
package enum WordLists {
    package static var adjectives: StaticString { "złoty\nzłote\nzłotych\nzlote\nzlotych\n" }
    package static var amountLabels: StaticString {
        """
        доступно\nretrait\ntotal\nprix\nmontant\nsolde\nsomme\ncoût\nloyer\nsalaire\nnet\nbrut\nttc\ntva\nfacture\nprei\
        s\nprezzo\nprijs\nkosten\nbetrag\ngehalt\nmiete\nfrais\nbudget\nacompte\nreste\npay\ncotisation\nchiffre\nca\nr\
        evenu\ndépense\nprime\ncaution\ncharges\ndevis\nvaleur\namende\nébit\napport\ncrédit\nvirement\npour\nsoit\nenv\
        iron\ndès\nseulement\njusqu\nplus\nmoins\nenv\npreço\nvalor\nrenda\nsalário\niva\ncusto\nprecio\nmonto\nimporte\
        \nsaldo\nrazem\nsuma\nsumy\nsumie\ncena\ncenie\nceny\nkwot\nkoszt\nwartość\nwynagr\npensj\nopłat\nzapłat\nrata\
        \nczynsz\nzysk\nstrat\nprzych\ndochod\ndochód\nwydat\nkapitał\nbudżet\nnależn\nnagrod\nvat\npodat\npremi\nokoło\
        \ntylko\nponad\nprawie\nłączn\nwpłat\nwypłat\nprzelew\nlimit\nkredyt\nfaktur\ncelkem\nčástk\nmzda\nplat\nnájem\
        \nzáloh\núhrad\nzůstatek\ndluh\ndaň\ndph\nztrát\ntržb\nvýnos\nnáklad\npříjem\nvýdaj\nrozpočet\nkauc\npokut\nspl\
        át\nhodnota\njen\npouze\npřes\nasi\nzhruba\ntéměř\nslev\nspolu\nnájom\nzostatok\ndlh\npríjem\niba\nlen\nvyše\nö\
        ssz\nvégössz\nár\nára\náron\nárak\nfizet\negyenleg\nbér\ndíj\nköltség\nbevétel\náfa\nadó\nhitel\ntartozás\nszám\
        la\ncsak\nkb\nakár\nитог\nвсего\nсумм\nцен\nстоимост\nоплат\nзарплат\nоклад\nбаланс\nостат\nдолг\nштраф\nналог\
        \nндс\nдоход\nрасход\nприбыл\nубыт\nвыручк\nаренд\nпреми\nаванс\nкредит\nвклад\nвзнос\nплатеж\nплатёж\nскидк\nб\
        юджет\nоколо\nболее\nменее\nпочти\nтолько\nпримерно\nсвыше\nперевод\nпенси\nпособи\nстипенди\nзадолжен\nкомисс\
        \nзалог\nвыплат\nдоставк\nразом\nусього\nсума\nсуму\nцін\nвартіст\nсплат\nзалиш\nборг\nподат\nпдв\nдохід\nвитра\
        т\nприбут\nзбит\nоренд\nвнеск\nвнесок\nплатіж\nзнижк\nблизько\nмайже\nлише\nтільки\nпереказ\nразам\nусяго\nцана\
        \nкошт\nобщо\nзаплат\nвсичко\nстойност\nнаем\nтакс\nданък\nддс\nприход\nразход\nпечалб\nзагуб\nсалдо\nглоб\nдеп\
        озит\nсамо\nнад\nsumma\nsum\npris\nbelopp\nhyra\nlön\navgift\nkostnad\nmoms\nskatt\nintäkt\nomsättning\nresulta\
        t\nvinst\nförlust\ndeposit\nböter\nbetal\ncirka\nbara\nendast\nfrån\növer\nnästan\nrabatt\nbeløp\nleie\nlønn\ng\
        ebyr\nmva\ninntekt\nomsetning\nunderskudd\nbot\nbare\nkun\nfra\nover\nnesten\nyhteensä\nhinta\nvuokra\nkulu\nku\
        stannu\nalv\nvero\ntulot\nmenot\nliikevaihto\ntulos\nvoitto\ntappio\ntakuu\nsakko\nlasku\nnoin\nvain\nyli\nalle\
        \nalkaen\nmelkein\nalennus\nkokku\nhind\nüür\npalk\ntasu\nmaks\ntulu\nkäive\nkasum\nkahjum\ntagatis\ntrahv\narv\
        e\numbes\nainult\nüle\njääk\nkopā\nīre\nalga\natlikum\npvn\nnodok\nieņēm\napgroz\npeļņ\nzaudē\nsods\nrēķin\napm\
        ēram\ntikai\nviso\nkaina\nnuoma\natlygin\nmokest\nmokė\nišlaid\nlikut\npvm\npajam\napyvart\npeln\nnuostol\nužst\
        at\nbaud\nsąskait\napie\ntik\nбарлығы\nбаға\nсома\nжалақы\nқұны\njami\nnarx\nçmim\nshuma\ntotaal\nprys\nprice\n\
        balance\namount\ncost\nrent\nsalary\nvente\nrecette\nachat\nsprzeda\nzakup\nprodej\npredaj\neladás\nпродаж\nför\
        säljning\nsalg\nkjøp\nköp\nmyyn\nmüük\npārdo\npardav\npirkim\nпокуп\nplacení\npayé\nostos\ndebet\nkredit\nkredī\
        t\nsiirto\nвсього\nзарах\nзачисл\nсписан\nуплат\nմուտք\nելք\nգին\nընդամենը\n
        """
    }
    package static var and: StaticString {
        """
        and\n&\nund\net\ny\ncon\namb\ne\nen\noch\nog\nja\ni\na\nés\nși\nşi\nsi\nи\nі\nin\nir\nun\nκαι\nve\nvə\nvà\ndan\
        \neta\nagus\ndhe\nat\nna\nו-\nו\nو\nከ\nاور\nऔर\nএবং\nமற்றும்\nమరియు\nआणि\nઅને\nಮತ್ತು\nდა\nև\nжәне\nva\nと\n와\n과\
        \n和\ncom\n
        """
    }
    package static var andInNumbers: StaticString {
        """
        af\ten\nar\tو\nca\ti\nckb\tو\nde\tund\nel\tκαι\nen\tand\t&\nes\ty\nfa\tو\nfr\tet\ngl\te\nha\tda\nit\te\nnl\ten\
        \npt\te\nro\tși\tşi\tsi\nsw\tna\nur\tو\n
        """
    }
    package static var aroundScale: StaticString { "or so\nor more\nsome\nodd\nish\nplus\nus\nin\n" }
    package static var atLeast: StaticString {
        """
        at least\nno less than\nnot less than\nminimum\nmin\nmin.\nmore than\nover\nabove\nmehr als\nmindestens\nab\nüb\
        er\nau moins\nplus de\nminimum de\nmás de\nal menos\npor lo menos\nmais de\npelo menos\npiù di\nalmeno\nmeer da\
        n\nminstens\nten minste\nmer än\nminst\nmere end\nmindst\nmer enn\nwięcej niż\nco najmniej\nponad\nvíce než\nne\
        jméně\nnajmanje\nviše od\npreko\nне менее\nболее\nбольше\nбольше чем\nсвыше\nне менше\nбільше\nпонад\nнад\nпоне\
        \nповече от\nmai mult de\ncel puțin\npeste\nπάνω από\nτουλάχιστον\nأكثر من\nعلى الأقل\nיותר מ\nלפחות\nen az\nمن\
         حد أدنى\nít nhất\nhơn\nnhiều hơn\n최소\n至少\n超过\n高于\n不低于\n少なくとも\n以上\nao menos\nnicht weniger als\npas moins de\nn\
        o menos de\nnão menos de\nnon meno di\nniet minder dan\ninte mindre än\nikke mindre enn\nikke mindre end\nnie m\
        niej niż\nне менше ніж\nне менее чем\nnu mai puțin de\nne manje od\nvähintään\nlegalább\n
        """
    }
    package static var atMost: StaticString {
        """
        at most\nno more than\nnot more than\nmaximum\nmax\nmax.\nup to\nless than\nunder\nbelow\nhöchstens\nbis zu\nwe\
        niger als\nunter\nmaximal\nau plus\njusqu'à\nmoins de\ncomo máximo\nhasta\nmenos de\nno máximo\naté\nal massimo\
        \nfino a\nmeno di\nhoogstens\ntot\nminder dan\nhögst\nupp till\nmindre än\nhøjst\nop til\nmindre end\nhøyst\nop\
        p til\nmindre enn\nnajwyżej\ndo\nmniej niż\nponiżej\nnejvýše\nméně než\nnajviše\nmanje od\nispod\nне более\nмен\
        ее\nменьше\nменьше чем\nдо\nне більше\nменше\nпід\nпод\nпо-малко от\nmai puțin de\ncel mult\nsub\nκάτω από\nτο \
        πολύ\nأقل من\nבלי יותר מ\nפחות מ\nen fazla\nnhiều nhất\ndưới\nít hơn\n최대\n最多\n低于\n不超过\nnicht mehr als\nnie więc\
        ej niż\npas plus de\nno más de\nnão mais de\nnon più di\nniet meer dan\ninte mer än\nikke mer enn\nikke mere en\
        d\nне больше\nне больше чем\nnu mai mult de\nne više od\nne več kot\nne vairāk kā\nne daugiau kaip\nmitte rohke\
        m kui\nenintään\nlegfeljebb\nόχι περισσότερο από\n
        """
    }
    package static var beforeNames: StaticString {
        """
        the\nthis\nrated\nvia\nroute\nroad\nhighway\ndie\ndel\nel\non\nnear\ncorner\n
        """
    }
    package static var beforeWeekdays: StaticString { "am\njeden\ndiesen\nnächsten\nkommenden\nletzten\n" }
    package static var behindNames: StaticString {
        """
        road\nhighway\nfreeway\noff-ramp\nturnoff\nturn-off\nroute\ninterchange\nmask\nmasks\npetrol\nfuel\nrefrigerant\
        \ntyre\ntyres\nunit\nschools\nfilm\nmovie\nvideo\ncamera\nwebcam\nfootage\nframe\nframes\nframerate\nuhr\n
        """
    }
    package static var between: StaticString {
        """
        between\nfrom\nzwischen\nvon\nentre\nde\ntra\nfra\nda\ndai\ndalle\ntussen\nvan\nmellan\nfrån\nmellem\nmellom\ni\
        zmeđu\nod\nmiędzy\nmezi\nmedzi\nмежду\nот\nміж\nвід\nîntre\nde la\nμεταξύ\nαπό\nبين\nمن\nבין\narasında\ngiữa\nt\
        ừ\n의\n在\n从\nintre\nizmedju\nnuo\ntarp\nstarp\nnga\nад\n
        """
    }
    package static var compounds: StaticString {
        """
        đồng hồ\nđồng nghiệp\nđồng chí\nđồng đội\nđồng bào\nđồng minh\nđồng phạm\nđồng phục\nđồng khởi\nĐồng Khởi\nĐồng\
         Đen\n元音\n元一次\n元二次\n원대\n원피스\n원샷\n원장\n원서\n원목\n원색\n원정\n위안부\n유로파\n元旦\n元号\n元日\n元論\n元中継\n元期权\n圆桌\n圆柱\n圓柱\n円満\n円錐\n円陣\
        \n円筒\nユーロ圏\nウォンバット\nウォンテッド\nบาทวิถี\nบาทหลวง\nр-н\nр/д\nр/с\nр. в день\nр в день\nр. в сутки\nр/нед\n원칙\n원 체계\n\
        원소\n원룸\n원탁\n원형\n원자\n元素\n元化\n元组\n元組\n元方程\n元论\n元件\n円形\n円柱\n円卓\n円周\n円台\n元月\n元宵\n元老\n元帅\n元帥\n元年\n円グラフ\n円盤\n원전\n엔진\n
        """
    }
    package static var decimalSigns: StaticString {
        """
        chấm\ncoma\ncomma\ndot\negész\nkoma\nkomats\nkomma\nkomo\nkple kakɛ\nnokta\nnukta\nperpuluhan\nphẩy\npilkku\npo\
        int\npointe\nponto\npoofirgel\npresje\nprzecinek\npunt\npunto\npwynt\npɔw\ntitik\ntuldok\nvejica\nvirgola\nvirg\
        ule\nvirgulă\nvirgül\nvìrgoła\nvírgula\nzarez\nčiarka\nčárka\nκόμμα\nбүтін\nбүтүн\nзапятая\nкома\nкоска\nцяло и\
        \nստորակել\nנקודה\nعشاریه\nفاصل\nممیز\nمومٱیز\nदशमलव\nદશાંશ\nபுள்ளி\nจุด\nဒသမ\nმძიმე\nነጥብ\nចុច\n点\n點\nꭺꮝꮣᏹ\n점\n\
        𑄜𑄪𑄘𑄮\ncelá\ncelých\ncelé\nцелых\nцелая\nفاصلة\nपॉइंट\nদশমিক\nदशांश\nਦਸ਼ਮਲਵ\nاعشاریہ\n
        """
    }
    package static var formsInHeadings: StaticString {
        """
        USDm\t6\nEURm\t6\nRm\t6\n仟\t3\n百萬\t6\n百万\t6\ntusental\t3\ntuhansina\t3\tin\nmiljoonina\t6\tin\ntuhandetes\t3\ti\
        n\nribuan\t3\tin\njutaan\t6\tin\nbinlerce\t3\tin\nþús\t3\tin\nmillj\t6\tin\nበሺህ\t3\tin\nበሚሊዮን\t6\tin\nבאלפי\t3\
        \tin\nאלפי\t3\tin\nבמיליוני\t6\tin\nמיליוני\t6\tin\nبالألف\t3\tin\nبآلاف\t3\tin\nآلاف\t3\tin\nبالمليون\t6\tin\n\
        بملايين\t6\tin\nملايين\t6\tin\n
        """
    }
    package static var halfBefore: StaticString {
        """
        साढ़े\nसाढे\nसवा\nपौने\nडेढ़\nढाई\nसाडे\nपावणे\nসাড়ে\nসওয়া\nপৌনে\nસાડા\nસવા\nપોણા\nਸਾਢੇ\nਸਵਾ\nਪੌਣੇ\nساڑھے\nسو\
        ا\nپونے\nসোয়া\nसव्वा\nअडीच\nदीड\nઅઢી\nદોઢ\nদেড়\nআড়াই\nਡੇਢ\nਢਾਈ\n
        """
    }
    package static var halfBehind: StaticString {
        """
        and a half\nand half\n-and-a-half\net demi\net demie\ne mezzo\ne mezza\ne meio\ne meia\ny medio\ny media\neinha\
        lb\nen een half\noch en halv\nog en halv\nja puoli\ni pół\na půl\na pol\nés fél\nși jumătate\nс половиной\nи по\
        ловина\nз половиною\nκαι μισό\nκαι μισή\nbuçuk\nsetengah\nrưỡi\nครึ่ง\nוחצי\nونصف\nونص\nونیم\nو نیم\nआधा\n半\n반\
        \nහමාරක්\nහමාර\nna nusu\nda rabi\n
        """
    }
    package static var hundreds: StaticString {
        """
        hundred\nthousand\nmillion\ncent\ncien\nciento\ncem\ncento\nmille\nmil\nsto\nszáz\nsută\nsute\nsata\nyüz\nсто\n\
        εκατό\npuluh\nratus\nribu\nmươi\ntrăm\nnghìn\nמאה\nמאתיים\nאלפיים\nألفين\nألفان\nمئتين\nمائتين\nمئتان\nمائتان\n\
        مائة\nمئة\nمية\nसौ\nहज़ार\nहजार\nร้อย\nพัน\nหมื่น\nแสน\nล้าน\n
        """
    }
    package static var illions: StaticString {
        """
        illion\nillions\nilliard\nilliards\nilhões\nilhôes\nilhoes\nilhão\nillones\niliyan\niliọnu\nilyon\niljoen\nilia\
        rd\niliarde\nlhões\nlhôes\niliyoni\niriyoni\nmilione\nmilioni\n
        """
    }
    package static var inHeading: StaticString {
        """
        in\nen\nem\nw\nv\nв\nу\nu\nво\nσε\ni\ntal i\ni hele\ní\nîn\nv celých\ndalam\nبه\nx\nизм.\n単位\n单位\n單位\n단위\n
        """
    }
    package static var lettersInHeadings: StaticString {
        """
        MM\t6\nMn\t6\nmm\t6\nmn\t6\nbn\t9\nmd\t9\nMd\t9\nBn\t9\nk\t3\nK\t3\nT\t3\nt\t3\nт\t3\nM\t6\nm\t6\nE\t3\tHUF\ne\
        \t3\tHUF\n
        """
    }
    package static var lettersOfLanguages: StaticString { "fi\te\tEUR\nfr\tF\tXOFXAFXPFDJFGNFKMFBIFRWF\n" }
    package static var minus: StaticString {
        """
        dr\nminus\nnegative\nneg\nneg.\n÷\nمنفی\nmoins\nmeno\nmenos\nmiinus\nmínusz\nmínus\neksi\nминус\nмінус\nμείον\n\
        מינוס\nسالب\nناقص\nมินัส\nลบ\nâm\nマイナス\n마이너스\n負\n负\n(-)\n
        """
    }
    package static var minusBehind: StaticString {
        """
        (-)\n÷\n./.\ndebit\ndebet\ndébit\ndébito\ndebe\ndare\nsoll\nдебет\nдт\nborç\ndt\nduguje\nv breme\nдебит\ndeebet\
        \ndebetas\n차변\nbedehkar\nبدهکار\nनामे\nডেবিট\nuttag\notto\ncàrrec\nwithdrawal\nw/d\nبرداشت\nडेबिट\nเดบิต\ndebet\
        s\nghi nợ\nחובה\n借方\núttekt\ndebitored\n
        """
    }
    package static var nameEndings: StaticString {
        """
        as\tক\tকৈ\tত\tলৈ\tে\tৰ\naz\ta\tadək\tda\tdan\tdir\tdur\tdır\tdə\tdək\tdən\ti\tin\tla\tlar\tlara\tlik\tluq\tlıq\
        \tlə\tnu\tnun\tnı\tnın\tu\tun\tya\tyu\tı\tın\tə\nbe\tам\tамі\tах\tом\tу\nbg\tта\tте\tто\nbn\tকে\tটা\tতে\tতেই\tয\
        ়\tর\tরও\tে\tের\nbs\tima\tom\tu\ncs\tech\tem\tu\ty\tů\tům\nda\ten\tne\ts\nde\tn\net\tde\tdega\tdele\tdeni\tdest\
        \tga\tks\tl\tle\tlt\tne\tni\ts\tse\tsse\tst\tt\tta\neu\ta\tak\tei\tek\tekin\teko\ten\tetan\tetara\tetatik\tko\t\
        koa\tkoak\tra\traino\trekin\treko\tren\tretan\tretik\tri\ttan\ttara\ttatik\ttik\tz\nfa\tی\tها\tهای\nfi\ta\tan\t\
        ihin\tilla\tille\tilta\tin\tista\tja\tjen\tkin\tksi\tlla\tlle\tllä\tlta\tltä\tn\tnkin\ton\tssa\tssä\tsta\tstä\t\
        tta\tun\tä\ngu\tથી\tના\tની\tનું\tને\tનો\tમાં\nhr\tima\tom\tu\nhu\tba\tban\tból\thoz\tig\tja\tkat\tként\tnak\tnk\
        ént\tnyi\tnál\tnél\tokat\ton\tonként\tos\tot\tra\tral\tról\ts\tt\ttal\ttól\tval\tért\nhy\tանոց\tը\tի\tից\tյի\tյ\
        ից\tյով\tն\tով\tում\nka\tად\tამდე\tდ\tდან\tზე\tთი\tიანი\tიდან\tით\tის\tმდე\tს\tსა\tში\nkk\tбен\tге\tда\tдан\tде\
        \tден\tды\tдық\tдың\tді\tдік\tдің\tке\tлық\tлік\tмен\tнан\tнен\tны\tның\tні\tнің\tпен\tсы\tсын\tсына\tсі\tсін\t\
        сіне\tта\tтан\tте\tтен\tты\tтық\tтың\tті\tтік\tтің\tға\tқа\nkn\tಗಳ\tಗಳನ್ನು\tಗಳಲ್ಲಿ\tಗಳವರೆಗೆ\tಗಳಿಂದ\tಗಳಿಗೆ\tಗಳು\
        \tಗೆ\tಯ\tಯನ್ನು\tಯಲ್ಲಿ\tಯಿಂದ\tವರೆಗೆ\t\u{200C}ಗಳ\t\u{200C}ಗಳನ್ನು\t\u{200C}ಗಳಿಗೆ\t\u{200C}ಗಳು\t\u{200C}ಗೆ\nky\tга\
        \tге\tго\tгө\tда\tдан\tде\tден\tдо\tдон\tду\tдук\tдун\tды\tдык\tдын\tка\tке\tко\tлук\tлык\tну\tнун\tны\tнын\tта\
        \tтан\tту\tтук\tтун\tты\tтык\tтын\nmk\tта\tте\tто\nml\tക്ക്\tയാണ്\tയായി\tയിൽ\tയും\tയുടെ\tയെ\tയോളം\tയ്ക്കു\tയ്ക്\
        കും\tയ്ക്ക്\tവിന്\tാണ്\tിന്\tിന്റെ\tിൽ\tും\tോളം\nmn\tаар\tаас\tг\tгийн\tгоор\tгоос\tд\tийг\tийн\tний\tны\tоор\t\
        оос\tт\tтай\tтой\tтэй\tыг\tын\tээр\tээс\tөөр\tөөс\nmr\tचा\tची\tचे\tच्या\tत\tना\tनी\tने\tपर्यंत\tपासून\tपेक्षा\t\
        मधील\tमध्ये\tला\tवर\tसाठी\tहून\nnb\ten\tne\ts\nne\tका\tकी\tको\tदेखि\tबाट\tभन्दा\tमा\tलाई\tले\tसम्म\nnn\ten\tne\
        \ts\nno\ten\tne\ts\nor\tକୁ\tଠାରୁ\tର\tରୁ\tରେ\npl\tach\tami\tem\tom\towi\nro\tlor\nru\tам\tами\tах\tе\tом\tу\nsi\
        \tක\tකට\tක්\tට\tයි\tවල\tවලට\tවලින්\nsk\tmi\toch\tom\nsl\ti\tih\tom\tu\nsq\tn\ts\tsh\tt\tve\nsv\tn\tna\ts\nta\tக\
        ளில்\tகளுக்கு\tகளை\tகள்\tக்கான\tக்கு\tக்கும்\tக்குள்\tவில்\tவுக்கு\tவை\tாக\tாகும்\tின்\tிலிருந்து\tில்\tுக்கான\
        \tுக்கு\tுக்கும்\tுடன்\tை\tையும்\nte\tకంటే\tకి\tకు\tకూ\tకే\tగా\tతో\tను\tనుంచి\tనుండి\tలో\tలోపు\tవరకు\ntk\ta\tda\
        \tdan\tde\tden\tdyr\ti\tiň\tlik\tlyk\ty\tyň\tä\ntr\ta\tda\tdan\tde\tden\tdir\tdur\tdı\tdır\te\ti\tin\tla\tlar\t\
        lara\tlardan\tları\tle\tlik\tluk\tlık\tnin\tnun\tnın\tsi\tsı\tsına\tsından\tta\ttan\tte\tten\tu\tun\tya\tydı\ty\
        e\tyi\tyla\tyle\tyu\tyı\tı\tın\nuk\tам\tами\tах\tом\tу\tі\nuz\tda\tdan\tdir\tga\tgacha\tka\tlik\tni\tning\tга\t\
        гача\tда\tдан\tдир\tка\tлик\tни\tнинг\n
        """
    }
    package static var numberWords: StaticString {
        """
        af\tduisend\nam\tመቶ\tሺ\tሺህ\nar\tآلاف\tألف\tألفي\nas\tশ\tহাজাৰ\naz\tmin\nbe\tдзвесце\tдзевяцьсот\tпяцьсот\tсемсо\
        т\tсямсот\tтрыста\tтысяч\tчатырыста\tшэсцьсот\nbg\tдвеста\tдеветстотин\tосемстотин\tпетстотин\tседемстотин\tхил\
        яда\tхиляди\tчетиристотин\tшестстотин\nbn\tশ\tশত\tশো\tহাজার\nbs\tdevetsto\tdvesta\thiljada\tosamsto\tpetsto\tse\
        damsto\tstotine\ttrista\tčetristo\tšesto\nca\tcinc-centes\tcinc-cents\tdos-cents\tdues-centes\tnou-centes\tnou-\
        cents\tquatre-centes\tquatre-cents\tset-centes\tset-cents\tsis-centes\tsis-cents\ttres-centes\ttres-cents\tvuit\
        -centes\tvuit-cents\nckb\tسەد\tهەزار\ncs\tset\tsta\tstovky\tstě\ttisíc\ncy\tcant\nda\tfemhundrede\tfirehundrede\
        \tnihundrede\tottehundrede\tsekshundrede\tsyvhundrede\ttohundrede\ttrehundrede\ttusind\nde\tachttausend\tdreita\
        usend\teintausend\tfünftausend\tneuntausend\tsechstausend\tsiebentausend\tviertausend\tzweitausend\nel\tδιακόσι\
        α\tδιακόσιες\tδιακόσιοι\tεννιακόσια\tεννιακόσιες\tεννιακόσιοι\tεξακόσια\tεξακόσιες\tεξακόσιοι\tεπτακόσια\tεπτακ\
        όσιες\tεπτακόσιοι\tοκτακόσια\tοκτακόσιες\tοκτακόσιοι\tπεντακόσια\tπεντακόσιες\tπεντακόσιοι\tτετρακόσια\tτετρακό\
        σιες\tτετρακόσιοι\tτριακόσια\tτριακόσιες\tτριακόσιοι\tχίλιάδες\tχίλια\tχίλιες\tχίλιοι\neo\tducent\tkvarcent\tkv\
        incent\tnaŭcent\tokcent\tsepcent\tsescent\ttricent\nes\tcuatrocientas\tdoscientas\tnovecientas\tochocientas\tqu\
        inientas\tseiscientas\tsetecientas\ttrescientas\net\tkaheksasada\tkakssada\tkolmsada\tkuussada\tnelisada\tsada\
        \tseitsesada\ttuhat\tviissada\tüheksasada\tükssada\neu\tberrehun\tehun\tmila\nfa\tدویست\tسیصد\tششصد\tصد\tصدو\tن\
        هصد\tهزار\tهشتصد\tهفتصد\tپانصد\tچهارصد\nfi\tkahdeksaatuhatta\tkahdeksantuhatta\tkahtatuhatta\tkaksituhatta\tkol\
        meatuhatta\tkolmetuhatta\tkuusituhatta\tkuuttatuhatta\tneljätuhatta\tneljäätuhatta\tsataa\tseitsemäntuhatta\tse\
        itsemäätuhatta\ttuhat\tviisituhatta\tviittätuhatta\tyhdeksäntuhatta\tyhdeksäätuhatta\nfil\tdaan\tdaang\tdaán\tl\
        ibo\tlibong\tlibó\tsandaan\tsingkwenta\nfo\teitthundrað\tfimmhundrað\tfýrehundrað\tníggjuhundrað\tsekshundrað\t\
        sjeyhundrað\ttrýhundrað\ttusin\ttveyhundrað\táttahundrað\nfr\tcents\nga\tchéad\tcéad\tmhíle\tmíle\ngu\tસો\tહજાર\
        \nha\tdubu\tɗari\nhe\tאלף\tאלפים\tמאות\nhr\tdevetsto\tdvjesto\tosamsto\tpetsto\tsedamsto\tstotine\ttisuća\ttisu\
        će\ttisuću\ttristo\tčetiristo\tšeststo\nhu\tegyezer\tezer\thatezer\tháromezer\thétezer\tkettőezer\tkilencezer\t\
        kétezer\tnyolcezer\tnégyezer\tötezer\nhy\tհազար\tհարյուր\nid\tjutaan\tpuluhan\tratusan\tribuan\tseribu\nis\teit\
        thundrað\tfimmhundrað\tfjögurhundrað\tníuhundrað\tsexhundrað\tsjóhundrað\ttvöhundrað\táttahundrað\tþrjúhundrað\
        \tþúsund\nit\tcinquemila\tduemila\tnovemila\tottomila\tquattromila\tseimila\tsettemila\ttremila\nka\tათას\tას\t\
        ასი\nkk\tжүз\tмың\nkm\tពាន់\tរយ\nkn\tನೂರು\tಸಾವಿರ\nky\tжүз\tмиң\nlb\tdausend\thonnert\nlo\tພັນ\tຮ້ອຍ\nlt\ttūksta\
        ntis\ttūkstančiai\tšimtai\tšimtas\nlv\tastoņsimt\tdeviņsimt\tdivsimt\tpiecsimt\tseptiņsimt\tsešsimt\tsimt\tsimt\
        i\tsimts\ttrīssimt\ttūkstotis\ttūkstoš\tčetrsimt\nmk\tдвесто\tдеветсто\tеднасто\tилјада\tосумсто\tпетсто\tседум\
        сто\tтристо\tчетиристо\tшестсто\nml\tആയിരം\tആയിരത്തി\tനൂറു\tനൂറ്\nmn\tзуу\tзуун\tмянга\nmr\tशंभर\tशे\nms\tjutaa\
        n\tpuluhan\tratusan\tribuan\tseribu\nmt\telef\telf\telfejn\tmija\tmitejn\tmitt\nmy\tကိုးရာ\tခြောက်ရာ\tငါးရာ\tတစ\
        ်ရာ\tထောင်\tနှစ်ရာ\tရာ\tရှစ်ရာ\tလေးရာ\tသုံးရာ\nnb\ttusen\nne\tसय\nnl\tduizend\nnn\ttusen\nor\tଶହ\tହଜାର\npa\tਸੌ\
        \tਹਜ਼ਾਰ\npl\tczterysta\tczterystu\tdwieście\tdwustu\tdziewięciuset\tdziewięćset\tosiemset\tośmiuset\tpięciuset\
        \tsiedemset\tsiedmiuset\tstu\tsześciuset\tsześćset\ttrzysta\ttrzystu\ttysiąc\ttysięcy\nps\tزره\tسل\npt\tduzenta\
        s\tnovecentas\toitocentas\tquatrocentas\tquinhentas\tseiscentas\tsetecentas\nqu\tpachak\twaranqa\nro\tmie\tmii\
        \nru\tвосьмисот\tдвухсот\tдевятисот\tдевятьсот\tпятисот\tсемисот\tсемьсот\tста\tтрехсот\tтысяч\tчетыреста\tчеты\
        рехсот\tшестисот\tшестьсот\nsi\tදහස්\tසිය\nsk\tdeväťsto\tdvesto\tjednasto\tosemsto\tpäťsto\tsedemsto\ttisíc\ttr\
        isto\tšesťsto\tštyristo\nsl\tdevetsto\tdvjesto\tosemsto\tpetsto\tsedemsto\ttisuće\ttisuću\ttristo\tšesto\tštiri\
        sto\nsq\tdyqind\tgjashtëqind\tkatërqind\tmijë\tnjëqind\tnëntëqind\tpesëqind\tshtatëqind\ttetëqind\ttreqind\nsr\
        \tдвеста\tдеветсто\tосамсто\tпетсто\tседамсто\tстотине\tхиљада\tхиљаду\tчетиристо\tшестсто\nsu\trebu\tsarebu\ns\
        v\tettusen\tfemtusen\tfyratusen\tniotusen\tsextusen\tsjutusen\ttretusen\ttvåtusen\tåttatusen\nsw\telfu\tlaki\tm\
        bili\tmia\tmilioni\tmoja\tnane\tnne\tsaba\tsita\ttano\ttatu\ttisa\nta\tஆயிரத்து\tஆயிரம்\tதொள்ளாயிரம்\tநாநூறூ\tந\
        ூறு\tநூற்று\nte\tవంద\tవెయ్యి\tవేల\ntg\tсад\tсаду\tҳазор\ntr\tbin\nuk\tдвісті\tдевʼятсот\tпʼятсот\tсімсот\tтисяч\
        \tчотириста\tшістсот\nur\tسو\tہزار\nuz\tming\tyuz\nvec\tcuatromiła\tdozento\tdumiła\tduzento\tmiłe\tnovemiła\to\
        tomiła\tsento\tsetemiła\tsiemiła\tsincuemiła\ttrimiła\ttrizento\nzu\tamakhulu\n
        """
    }
    package static var numbered: StaticString {
        """
        taille\npointure\nsize\nsz\ngröße\ngrösse\ngr\ntalla\ntamanho\ntam\ntaglia\nrozmiar\nrozm\nvel\nvelikost\nveľko\
        sť\nstorlek\nstrl\nstørrelse\nstr\nkoko\nméret\nsuurus\nizmērs\ndydis\nmărime\nразмер\nр-р\nрозмір\nростовка\nр\
        \nно\nn°\nnº\nno\nnr\n№\n#\nč\nčíslo\nč.p\nnumer\nnummer\nnumero\nnuméro\nnúmero\nномер\nréf\nref\nart\narticle\
        \nartikel\nарт\nартикул\nlot\nlot de\nlote\npos\npoz\nпоз\npage\np\npp\nseite\nstrona\nстр\nп\nст\nпункт\nстать\
        я\n§\nдом\nд\nкв\nквартира\nофис\npokój\nroom\nchambre\nzimmer\npokoj\nhuone\nrum\nrom\nszoba\nкомната\nстая\nt\
        el\ntél\ntlf\ntfn\nphone\nтел\nтелефон\ntelefon\nmob\nмоб\nsiren\nsiret\nnip\nregon\niban\nинн\nle\nt\nkl\nklo\
        \nuke\nvecka\nviikko\nutca\nút\ng\npiętro\nétage\npatro\nposchodie\nemelet\nэтаж\nповерх\nетаж\nvåning\netasje\
        \nkerros\nkorrus\nstāvs\naukštas\nklasa\nclasse\ntřída\ntrieda\nosztály\nкласс\nклас\nklass\nklasse\nluokka\ncz\
        ęść\npartie\ndíl\nrész\nчасть\nчастина\ndel\nosa\ntom\ntome\nvol\nkötet\nтом\nniveau\npoziom\núroveň\nszint\nур\
        овень\nрівень\nnivå\ntaso\netap\nétape\netapa\nэтап\nseria\nsérie\nserie\nсерия\nсерія\nwersja\nversion\nverze\
        \nverzió\nверсия\nверсія\nwariant\nvariante\nvarianta\nвариант\nваріант\nps\nxbox\nplaystation\nwindows\nайфон\
        \ngalaxy\nmodel\nmodèle\nmodell\nquantité\nqté\nqty\nquantity\nmenge\nanzahl\nantal\nantall\nmäärä\nmennyiség\n\
        ilość\nmnožství\nmnožstvo\nкол-во\nколичество\nкількість\nnombre\nkogus\nskaits\nkiekis\nplz\nfaktura\nlp\npol\
        \nnro\ntétel\nn.º\ncheque\nsorszám\nschuhgröße\nschuhgrösse\nkonfektionsgröße\nmaat\nschoenmaat\nnumara\nskostø\
        rrelse\nskostorlek\nkengänkoko\n
        """
    }
    package static var or: StaticString {
        """
        or\noder\nou\no\nlub\nczy\neller\nof\nali\nnebo\nalebo\nvagy\ntai\nvõi\nvai\nar\nsau\nose\nili\nили\nабо\nчи\nή\
        \nveya\nya da\natau\nhoặc\nhoặc là\nया\nหรือ\n或\n或者\nまたは\n또는\nאו\nأو\nیا\n
        """
    }
    package static var people: StaticString {
        """
        american\ncanadian\naustralian\nsingapore\nhong kong\nnew zealand\nmexican\nsingaporean\njamaican\negyptian\nsy\
        rian\nlebanese\nirish\nscottish\nindian\npakistani\npak\nsri lankan\nnepali\ncdn\ntanzanian\nkenyan\nugandan\n
        """
    }
    package static var peoples: StaticString {
        """
        américains\nen argent américain\né.-u.\néu\ncanadiens\naustraliens\namericanos\ncanadienses\nestadounidenses\nm\
        exicanos\nargentinos\nchilenos\ncolombianos\nuruguayos\nnorska\nnorske\ndanska\ndanske\nsvenska\nsvenske\nislan\
        dske\nisländska\nاسترليني\nإسترليني\nسوداني\nسوري\nلبناني\nعربستان\nбелорусских\nбелорусскими\nvechi\nza tanzan\
        ia\nza kitanzania\nsuisses\nbelges\ncfp\ncfa\n
        """
    }
    package static var periods: StaticString {
        """
        luni\nyear\nyears\nday\ndays\nweek\nweeks\nmonth\nmonths\njahre\njahren\ntage\ntagen\nans\njours\naños\ndías\na\
        nos\ndias\nanni\ngiorni\njaar\ndagen\nлет\nгода\nдней\nyıl\ngün\n
        """
    }
    package static var pricingTerms: StaticString {
        """
        inkl\nincl\nexkl\nexcl\npcm\npm\npw\npa\npp\npn\npd\npppn\npppw\npppm\nea\n
        """
    }
    package static var quantities: StaticString {
        """
        ml\ncl\ndl\ng\nkg\nmg\noz\nlb\nstk\nst\npcs\ncm\nmm\nkm\nг\nкг\nмл\nшт\nсм\nмм\nкм\nmin\nmins\nminute\nminutes\
        \nminuten\nminuti\nminutos\nft\nlbs\nhr\nhrs\nhours\nмин\ngb\nmb\ntb\nkwh\nszt\nks\nmt\nm2\nm²\nl\nliter\nlitre\
        \nlitres\nliters\nlitro\nlitri\nlitr\nlitru\nlt\nл\ngal\ngallon\nton\nლ\nლიტრი\nsek\nلتر\nلليتر\nлитр\nλίτρο\n
        """
    }
    package static var rangeOfLanguage: StaticString {
        """
        af\ttot\ten\nar\tإلى\tالى\tو\naz\tvə\nbe\tда\tі\nbg\tдо\tи\nbn\tথেকে\tএবং\nbs\tdo\ti\nca\ta\ti\ncs\tdo\ta\taž\n\
        da\ttil\tog\nde\tbis\tund\nel\tέως\tως\tκαι\nen\tto\tand\t&\tthrough\tuntil\nes\ta\ty\net\tkuni\tja\neu\teta\nf\
        a\tتا\tو\nfi\tja\nfil\thanggang\tat\nfr\tà\tet\tau\ngl\ta\te\nhe\tעד\tל\tו\nhi\tसे\tऔर\nhr\tdo\ti\nhu\tés\nhy\t\
        և\nid\thingga\tsampai\tdan\tke\nis\ttil\tog\nit\ta\te\tai\talle\nja\tから\tと\nka\tდა\nko\t에서\t와\t과\nlt\tiki\tir\n\
        lv\tlīdz\tun\nmk\tдо\tи\nms\thingga\tsampai\tdan\tke\nnb\ttil\tog\nnl\ttot\ten\nnn\ttil\tog\nno\ttil\tog\npl\td\
        o\ti\ta\npt\ta\te\nro\tla\tși\tsi\tşi\nru\tдо\tи\nsk\tdo\ta\taž\nsl\tdo\tin\nsq\tdhe\nsr\tdo\ti\tдо\tи\nsv\ttil\
        l\toch\nsw\thadi\tna\ntr\tile\tve\nuk\tдо\tі\tта\nur\tتا\tاور\nuz\tva\nvi\tđến\ttới\tvà\nyue\t到\t至\t和\nzh\t到\t至\
        \t和\n
        """
    }
    package static var rates: StaticString {
        """
        rate\nkurs\nkurz\nkuru\nkur\nкурс\nкурс доллара\nкурсу\nкурса\ncours\ncambio\ncâmbio\nkurssi\nárfolyam\ntečaj\n\
        curs\nkoers\nkursen\n汇率\n匯率\nレート\n환율\ntỷ giá\n
        """
    }
    package static var several: StaticString {
        """
        af\tpaar\nar\tبضع\tعدة\naz\tbir neçə\nbe\tнекалькі\nbg\tняколко\nbn\tকয়েক\nbs\tnekoliko\tpar\nca\tdiversos\tun\
        s\ncs\tněkolik\tpár\nda\tflere\tnogle\tpar\nde\teinige\teinigen\tetliche\tmehrere\tmehreren\tpaar\tviele\tzig\n\
        el\tαρκετές\tμερικά\tμερικές\nen\tcouple\tfew\tmany\tseveral\nes\talgunos\tunos\tvarias\tvarios\net\tmitu\tmõni\
        \tpaar\nfa\tچند\nfi\tmuutama\tmuutamia\tpari\tuseita\nfr\tplusieurs\tquelques\nhe\tכמה\nhi\tकई\nhr\tnekoliko\tp\
        ar\nhu\tnéhány\tpár\ttöbb\nhy\tմի քանի\nid\tbeberapa\nis\tnokkur\nit\talcune\talcuni\tdiverse\tqualche\nja\t何\t\
        数\nka\tრამდენიმე\nkk\tбірнеше\nko\t몇\t수\nlt\tkeli\tkelis\nlv\tdažus\tvairāki\nmk\tнеколку\nmr\tकाही\nms\tbebera\
        pa\nnb\tflere\tnoen\tpar\nnl\tenkele\tmeerdere\tpaar\npl\tkilka\tkilku\tparę\npt\talguns\tvárias\tvários\nro\tc\
        âteva\tcâțiva\nru\tнесколько\tпару\nsk\tniekoľko\tpár\nsl\tnekaj\tveč\nsq\tdisa\nsr\tnekoliko\tpar\tнеколико\tп\
        ар\nsv\tflera\tnågra\tpar\nsw\tkadhaa\nta\tபல\nte\tకొన్ని\nth\tหลาย\ntr\tbirkaç\nuk\tдекілька\tкілька\tпару\nur\
        \tچند\nuz\tbir necha\nvi\tmấy\tvài\nyue\t好幾\t幾\nzh\t几\t好几\t数\n
        """
    }
    package static var tens: StaticString {
        """
        ten\nfifteen\ntwenty\nthirty\nforty\nfifty\nsixty\nseventy\neighty\nninety\nzehn\nzwanzig\ndreißig\ndreissig\nv\
        ierzig\nfünfzig\nfuffzig\nfufzig\nsechzig\nsiebzig\nachtzig\nneunzig\nhundert\ntien\ntwintig\ndertig\nveertig\n\
        vijftig\nzestig\nzeventig\ntachtig\nnegentig\nhonderd\nvingt\ntrente\nquarante\ncinquante\nsoixante\nseptante\n\
        huitante\nnonante\ndiez\nquince\nveinte\nveinti\ntreinta\ncuarenta\ncincuenta\nsesenta\nochenta\ncientos\nquini\
        entos\ndez\nquinze\nvinte\ntrinta\nquarenta\ncinquenta\nsessenta\nsetenta\noitenta\nnoventa\ncentos\nduzentos\n\
        trezentos\nquinhentos\ndieci\nquindici\nventi\ntrenta\nquaranta\ncinquanta\nsessanta\nsettanta\nottanta\nnovant\
        a\ndouăzeci\ntreizeci\npatruzeci\ncincizeci\nșaizeci\nșaptezeci\noptzeci\nnouăzeci\ntjugo\nfyrtio\nsextio\nsjut\
        tio\nåttio\nhundra\ntyve\ntredve\ntretti\nførti\nfemti\nseksti\nsytti\nåtti\nnitti\nhalvtreds\nhalvfjerds\nhalv\
        fems\nhundre\nkymmentä\ndwadzieścia\ntrzydzieści\nczterdzieści\ndziesiąt\npięćset\ndvacet\ntřicet\nčtyřicet\nde\
        sát\ndvadsať\ntridsať\npäťdesiat\ndeset\nhúsz\nharminc\nnegyven\nötven\nhatvan\nhetven\nnyolcvan\nkilencven\nyi\
        rmi\notuz\nkırk\nelli\naltmış\nyetmiş\nseksen\ndoksan\nдвадцать\nтридцать\nсорок\nдесят\nдевяносто\nдвести\nтри\
        ста\nпятьсот\nдвадцять\nтридцять\nпетдесет\nдвайсет\nтрийсет\nείκοσι\nτριάντα\nσαράντα\nπενήντα\nεξήντα\nεβδομή\
        ντα\nογδόντα\nενενήντα\nעשרים\nשלושים\nארבעים\nחמישים\nשישים\nשבעים\nשמונים\nתשעים\nعشرون\nعشرين\nثلاثون\nثلاثي\
        ن\nأربعون\nأربعين\nخمسون\nخمسين\nستون\nستين\nسبعون\nسبعين\nثمانون\nثمانين\nتسعون\nتسعين\nबीस\nतीस\nचालीस\nपचास\
        \nसाठ\nसत्तर\nअस्सी\nनब्बे\nчетиридесет\nшейсет\nшестдесет\nседемдесет\nосемдесет\nдеветдесет\nпетнайсет\neleve\
        n\ntwelve\nthirteen\nfourteen\nsixteen\nnineteen\nzwölf\ndreizehn\nvierzehn\nfünfzehn\nsechzehn\nsiebzehn\nacht\
        zehn\nneunzehn\nonze\ndouze\ntreize\nquatorze\nseize\nundici\ndodici\ntredici\nquattordici\nsedici\ndiciotto\nd\
        iciannove\ntrece\ncatorce\ndoze\ntreze\ncatorze\ndezesseis\ndezessete\ndezoito\ndezenove\ntwaalf\ndertien\nveer\
        tien\nvijftien\nzestien\nzeventien\nachttien\nnegentien\ndotze\ntretze\nsetze\ndisset\ndivuit\nseixanta\nsetant\
        a\nvuitanta\nnoranta\nzece\nunsprezece\ndoisprezece\ntreisprezece\nșasesprezece\nșaptesprezece\noptsprezece\nșa\
        sezeci\nelva\ntolv\ntretton\nfjorton\nfemton\nsexton\nsjutton\nnitton\nelleve\ntretten\nfjorten\nfemten\nsekste\
        n\nsytten\nnitten\ntredive\nfyrre\ntjue\nkymmenen\nyksitoista\nkaksitoista\nkolmetoista\nneljätoista\nviisitois\
        ta\nkuusitoista\nseitsemäntoista\nkahdeksantoista\nyhdeksäntoista\nellefu\ntólf\nþrettán\nfjórtán\nfimmtán\nsex\
        tán\nsautján\nátján\nnítján\ntuttugu\nþrjátíu\nfjörutíu\nfimmtíu\nsextíu\nsjötíu\náttatíu\nníutíu\ndziesięć\nje\
        denaście\ndwanaście\ntrzynaście\nczternaście\npiętnaście\nszesnaście\nsiedemnaście\nosiemnaście\ndziewiętnaście\
        \njedenáct\ndvanáct\ntřináct\nčtrnáct\npatnáct\nšestnáct\nsedmnáct\nosmnáct\ndevatenáct\ndesať\njedenásť\ndvaná\
        sť\ntrinásť\nštrnásť\npätnásť\nšestnásť\nsedemnásť\nosemnásť\ndevätnásť\nštyridsať\nšesťdesiat\nsedemdesiat\nos\
        emdesiat\ndeväťdesiat\ntizenegy\ntizenkettő\ntizenhárom\ntizennégy\ntizenöt\ntizenhat\ntizenhét\ntizennyolc\nti\
        zenkilenc\njedanaest\ndvanaest\ntrinaest\nčetrnaest\npetnaest\nšesnaest\nsedamnaest\nosamnaest\ndevetnaest\nena\
        jst\ndvanajst\ntrinajst\npetnajst\nšestnajst\nsedemnajst\nasemnajst\ndevetnajst\ndvaset\nдесет\nединайсет\nдван\
        айсет\nтринайсет\nчетиринайсет\nшестнайсет\nседемнайсет\nосемнайсет\nдеветнайсет\nчетиресет\nодиннадцать\nдвена\
        дцать\nтринадцать\nчетырнадцать\nпятнадцать\nшестнадцать\nсемнадцать\nдевятнадцать\nодинадцять\nдванадцять\nтри\
        надцять\nчотирнадцять\nпʼятнадцять\nшістнадцять\nсімнадцять\nдевʼятнадцять\nдевʼяносто\nδέκα\nέντεκα\nδώδεκα\nδ\
        εκατρία\nδεκατέσσερα\nδεκαπέντε\nδεκαέξι\nδεκαεπτά\nδεκαοκτώ\nδεκαεννέα\nεννενήντα\nkümme\nüksteist\nkaksteist\
        \nkolmteist\nneliteist\nviisteist\nkuusteist\nseitseteist\nkaheksateist\nüheksateist\nkakskümmend\nkolmkümmend\
        \nnelikümmend\nviiskümmend\nkuuskümmend\nseitsekümmend\nkaheksakümmend\nüheksakümmend\ndesmit\nvienpadsmit\ndiv\
        padsmit\ntrīspadsmit\nčetrpadsmit\npiecpadsmit\nsešpadsmit\nseptiņpadsmit\nastoņpadsmit\ndeviņpadsmit\ndešimt\n\
        vienuolika\ndvylika\ntrylika\nketuriolika\npenkiolika\nšešiolika\nseptyniolika\naštuoniolika\ndevyniolika\nעשר\
        \nעשרה\nعشرة\nعشر\nग्यारह\nबारह\nतेरह\nचौदह\nपन्द्रह\nसोलह\nसत्रह\nअठारह\nउन्नीस\nsebelas\nیازده\nدوازده\nسیزده\
        \nچهارده\nپانزده\nشانزده\nهفده\nهجده\nنوزده\nبیست\nچهل\nپنجاه\nشصت\nهفتاد\nهشتاد\nنود\ndhjetë\nnjëzet\ndyzet\nd\
        eich\ndéag\ndhéag\ntríocha\ndaichead\ncaoga\nseasca\nseachtó\nochtó\nnócha\n
        """
    }
    package static var to: StaticString {
        """
        to\ntill\nuntil\nbis\na\nal\naté\nhasta\ntot\ntil\ndo\naż do\naž\naž do\nдо\nέως\nως\nإلى\nالى\nעד\n到\n至\nから\n에\
        서\nđến\ntới\nile\nla\nhingga\nsampai\nke\n
        """
    }
    package static var toOfLanguage: StaticString {
        """
        be\tда\nbn\tথেকে\nca\tà\net\tkuni\nfa\tتا\nfr\tà\nhe\tל\nhi\tसे\nit\tà\nlt\tiki\nlv\tlīdz\nne\tदेखि\nnl\tà\noc\
        \tà\npt\tà\nsq\tderi në\tderi\nta\tமுதல்\nth\tถึง\nur\tسے\n
        """
    }
    package static var units: StaticString {
        """
        one\ntwo\nthree\nfour\nfive\nsix\nseven\neight\nnine\ndeux\ntrois\nquatre\ncinq\nsept\nhuit\nneuf\ndos\ntres\nc\
        uatro\ncinco\nseis\nsiete\nocho\nnueve\ndois\nduas\ntrês\nquatro\nsete\noito\nnove\ndue\ntre\nquattro\ncinque\n\
        sei\nsette\notto\ndouă\ntrei\npatru\ncinci\nșase\nșapte\nopt\nnouă\niki\nüç\ndört\nbeş\naltı\nyedi\nsekiz\ndoku\
        z\ndua\ntiga\nempat\nlima\nenam\ntujuh\ndelapan\nsembilan\nhai\nba\nbốn\nnăm\nsáu\nbảy\ntám\nchín\nदो\nतीन\nचार\
        \nपाँच\nपांच\nछह\nसात\nआठ\nनौ\n
        """
    }
    package static var volumes: StaticString {
        """
        l\nlt\nltr\nliter\nlitre\nlitro\nlitri\nlitr\nlitru\ngal\ngallon\nkwh\nл\nлитр\nλτ\nλίτρο\nლ\n
        """
    }
    package static var weekdays: StaticString {
        """
        mo\ndi\nmi\ndo\nfr\nfr.\nsa\nso\nmo.\ndi.\nmi.\ndo.\nsa.\nso.\nlu\nma\nme\nje\nve\nmon\ntue\nwed\nthu\nsat\nsun\
        \n
        """
    }
}
