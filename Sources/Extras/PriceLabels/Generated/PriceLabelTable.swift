// Written by scripts/tables.sh from ICU 78.3, Unicode License v3. Do not edit.
// swift-format-ignore-file

/// What stands beside prices: 767 locales, 174 sets of patterns, 132616 bytes.
enum PriceLabelTable {
    /// A set of patterns in each line, which `PricePatterns` explains.
    static let sets: StaticString = """
        -|+\u{A0}{1}|A0/s|B0/min|C0/h|D0/d|E0/night|F0/w|G0/m|H0/q|I0/y|J0/g|K0/kg|L0/t|M0/oz|N0/lb|O0/mL|P0/cL|Q0/l|R0/hL|S0/m³|T0/fl oz US|U0/pt|V0/qt|W0/gal US|X0/cm|Y0/m|Z0/km|a0/in|b0/ft|c0/yd|d0/mi|e0/m²|f0/ha|g0/ft²|h0/ac|i0/item|j0/kWh|k0/MB|l0/GB|m0/TB|n0/100 g|o0/100 mL
        0|A0 per sekonde|A1/s.|B0 per minuut|B1/min.|C0 per uur|C1/h|D0 per dag|D1/d.|E0 per nag|E1/nag|F0 per week|F1/w.|G0/maand|G1/md.|H0/kwartaal|H1/kw.|I0 per jaar|I1/j.|J0 per gram|J1/g|K0 per kilogram|K1/kg|L0 per metrieke ton|L1/t|M0 per ons|M1/ons.|N0 per pond|N1/lb.|O0 per milliliter|O1/ml|P0 per sentiliter|P1/cl|Q0 per liter|Q1/l|R0 per hektoliter|R1/hl|S0 per kubieke meter|S1/m³|T0 per vloeistofons|T1/vl.oz.|U0 per pint|U1/pt.|V0 per kwartgelling|V1/kw.gell.|W0 per gelling|W1/gell.|X0 per sentimeter|X1/cm|Y0 per meter|Y1/m|Z0 per kilometer|Z1/km|a0 per duim|a1/duim|b0 per voet|b1/vt.|c0 per jaart|c1/jt.|d0 per myl|d1/myl|e0 per vierkante meter|e1/m²|f0 per hektaar|f1/ha|g0 per vierkante voet|g1/vt.²|h0 per acre|h1/acre|h2/ac|i0 per item|i1/item|j0 per kilowatt-uur|j1/kWh|k0 per megagreep|k1/MB|l0 per gigagreep|l1/GB|m0 per teragreep|m1/TB|n0 per 100 gram|n1/100 g|n2/100g|o0 per 100 milliliter|o1/100 ml
        0|E0anadwo biara{0}|E1/anadwo|F0nnawɔtwe biara {0}|F1/w|G0bosome biara {0}|G1/m|I0mfeɛ biara {0}|I1/y|J0grame biara {0}|J1/g|K0kilograme biara {0}|K1/kg|L0 wɔ mɛtreke tons biara mu|L1/t|M0awnse biara {0}|M1/oz|N0pɔns biara {0}|N1/lb|O0 wɔ mL biara mu|O1/mL|P0 wɔ cL biara mu|P1/cL|R0 wɔ hL biara mu|R1/hL|T0 wɔ fl oz US biara mu|T1/fl oz US|U0 wɔ pt biara mu|U1/pt|V0 wɔ qt biara mu|V1/qt|W2/gal|X0sɛntimita biara {0}|X1/cm|Y0mita biara {0}|Y1/m|Z0kilomita biara{0}|Z1/km|a0inkyisi biara {0}|a1/in|b0ananmɔn biara {0}|b1/ft|c0 wɔ yaase biara mu|c1/yd|d0 wɔ kwansini biara mu|d1/mi|f0 wɔ ha biara mu|f1/ha|g0 wɔ ft² biara mu|g1/ft²|h0 wɔ eka biara mu|h1/ac|i0 wɔ adeɛ biara mu|i1/adeɛ|j0 wɔ kWh biara mu|j1/kWh|k0 wɔ megabyte biara mu|k1/MB|l0 wɔ gigabyte biara mu|l1/GB|m0 wɔ terabyte biara mu|m1/TB|n0 wɔ 100 g biara mu|n1/100 g|o0 wɔ 100 mL biara mu|o1/100 mL
        0|A0/ሰከ|B0/ደ|C0/ሰ|D0/ቀ|E0/ለሊት|F0/ሳ|G0/ወ|H0/ሩ|I0/ዓ|J0/ግራም|K0/ኪሎግራም|L0 በሜትሪክ ቶን|L1/ቶ|M0/አውንስ|N0/ፓውንድ|O0 በሚሊ ሊትር|O1/ሚሊ ሊትር|O2/ሚሊ|P0 በሴንቲ ሊትር|P1/ሴሊ|Q0/ሊትር|R0 በሄሊ|R1/ሄሊ|S0/ሜ³|T0 በfl oz|T1/fl oz|U0 በpt|U1/pt|V0 በኳርትስ|V1/ኳርትስ|W0/ጋሎን|X0/ሴሜ|Y0/ሜ|Z0/ኪሜ|a0/ኢንች|b0/ጫማ|c0 በያርድ|c1/ያርድ|d0 በማይል|d1/ማይል|e0/ሜ²|f0 በሄክታር|f1/ሄክታር|g0 በካሬ ጫማ|g1/ካሬ ጫማ|g2/ጫማ²|h0 በኤክር|h1/ኤክር|i0 በንጥል|i1/ንጥል|j0 በkWh|j1/kWh|k0 በሜጋባይት|k1/ሜጋባይት|l0 በጊባ|l1/ጊባ|m0 በቴራባይት|m1/ቴራባይት|n0 በ100 ግራም|n1/100 ግ|o0 በ100 ሚሊ ሊትር|o1/100 ሚሊ ሊትር|o2/100 ሚሊ
        -|+ {1}|A0 في الثانية|A1/ث|B0 كل دقيقة|B1/د|C0 في الساعة|C1/س|D0 في اليوم|D1/ي|E0 في الليلة|E1/ل|F0 في الأسبوع|F1/أ|G0 في الشهر|G1/ش|H0 في الربع السنوي|H1/ربع سنوي|H2/ر|I0 في السنة|I1/سنة|J0/غرام|J2 غ|K0/كيلوغرام|K1/كغم|K2/كغ|L0 لكل طن متري|L1/ط.م|M0/أونصة|N0/رطل|O0 لكل مليلتر|O1/ملتر|P0 لكل سنتيلتر|P1/سنتيلتر|Q0 لكل لتر|Q1/ل|R0 لكل هكتولتر|R1/هكتولتر|S0/متر مكعب|S1/م³|T0 لكل أونصة سائلة|T1/أونصة س|U0 لكل باينت|U1/باينت|V0 لكل ربع غالون|V1/ربع غالون|W0 لكل غالون|W1/غالون|X0/سنتيمتر|X1/سم|Y0 لكل متر|Y1/م|Z0/كيلومتر|Z1/كم|a0/بوصة|b0 لكل قدم|b1/قدم|c0 لكل ياردة|c1/ياردة|d0 لكل ميل|d1/ميل|e0 لكل متر مربع|e1/م²|f0 لكل هكتار|f1/هكتار|g0 لكل قدم مربعة|g1/قدم²|h0 لكل فدان|h1/فدان|i0 لكل عنصر واحد|i1/عنصر|j0 لكل كيلو واط/ساعة|j1/ك.و.س|k0 لكل ميغابايت|k1/م.ب|l0 لكل غيغابايت|l1/غ.ب|m0 لكل تيرابايت|m1/تيرابايت|m2/ت.ب|n0 لكل 100 غرام|n1/100 غرام|n2/100 غ|o0 لكل 100 مليلتر|o1/100 ملتر
        2952|n0 لكل ١٠٠ غرام|n1/١٠٠ غرام|n2/١٠٠ غ|o0 لكل ١٠٠ مليلتر|o1/١٠٠ ملتر
        4308|n2/١٠٠ غم
        -|+ {1}|A0প্ৰতি {0} ছেকেণ্ড|A1/ছেকেণ্ড|B0প্ৰতি {0} মিনিট|B1/মিনিট|C0প্ৰতি {0} ঘণ্টা|C1/ঘণ্টা|D0 প্ৰতি দিন|D1/দিন|E0/নিশা|F0প্ৰতি {0} সপ্তাহ|F1/সপ্তাহ|G0প্ৰতি {0} মাহ|G1/মাহ|H0/কো|I0প্ৰতি {0} বছৰ|I1/বছৰ|J0 প্ৰতি গ্ৰাম|J1/গ্ৰাঃ|K0 প্ৰতি কিলোগ্ৰাম|K1/কিঃ গ্ৰাঃ|L0প্ৰতি মেট্রিক টনত {0}|L1/ট|M0 প্ৰতি আউন্স|M1/আউন্স|N0 প্ৰতি পাউণ্ড|N1/পাউণ্ড|O0প্ৰতি মিলিলিটাৰত {0}|O1/মিঃ লিঃ|P0প্ৰতি ছেণ্টিলিটাৰত {0}|P1/ছেঃ লিঃ|Q0 প্ৰতি লিটাৰ|Q1/লিঃ|R0প্ৰতি হেক্টোলিটাৰত {0}|R1/হেঃ লিঃ|S0 প্ৰতি ঘন মিটাৰ|S1/m³|T0প্ৰতি ফ্লুইড আউন্সত {0}|T1/ফ্লুঃ আঃ|U0প্ৰতি পিণ্টত {0}|U1/পিণ্ট|V0প্ৰতি কোৱাৰ্টত {0}|V1/কোৱাৰ্ট|W0 প্ৰতি গেলন|W1/গেলন|X0 প্ৰতি ছেণ্টিমিটাৰ|X1/ছেঃ মিঃ|Y0 প্ৰতি মিটাৰ|Y1/মিঃ|Z0 প্ৰতি কিলোমিটাৰ|Z1/কিঃ মিঃ|a0 প্ৰতি ইঞ্চি|a1/ইঃ|b0প্ৰতি {0} ফুট|b1/ফুঃ|c0প্ৰতি গজত {0}|c1/গজ|d0প্ৰতি মাইলত {0}|d1/মাঃ|e0 বৰ্গ মিটাৰ|e1/m²|f0প্ৰতি হেক্টৰত {0}|f1/হেক্টৰ|g0প্ৰতি বৰ্গ ফুটত {0}|g1/বৰ্গ ফুট|h0প্ৰতি একৰত {0}|h1/একৰ|i0প্ৰতি টা আইটেমত {0}|i1/টা আইটেম|j0প্ৰতি কিলোৱাট ঘণ্টাত {0}|j1/কিঃ ৱাঃ-ঘঃ|k0প্ৰতি মেগাবাইটত {0}|k1/মেঃ বাঃ|l0প্ৰতি গিগাবাইটত {0}|l1/গিঃ বাঃ|m0প্ৰতি টেৰাবাইটত {0}|m1/টেঃ বাঃ|n0প্ৰতি ১০০ গ্ৰামত {0}|n1/১০০ গ্ৰাঃ|o0প্ৰতি ১০০ মিলিলিটাৰত {0}|o1/১০০ মিঃ লিঃ
        1195|A0 per segundu|A1/seg|B0 per minutu|B1/min|C0 per hora|C1/hr|D0 per día|D1/día|E0/night|E1/night|F0 per selmana|F1/sel|G0 per mes|G1/mes|I0 per añu|I1/añ|J0 per gramu|K0 per quilogramu|L0 per tonelada métrica|M0 per onza|N0 per llibra|O0 per milillitru|P0 per centillitru|Q0 per llitru|Q1/l|R0 per hectollitru|S0 per metru cúbicu|S1/m³|T0 per onza de fluidos|T1/fl oz|U0 per pinta|V0 per cuartu|W0 per galón|W1/gal|X0 por centímetru|Y0 per metru|Z0 per quilómetru|a0 per pulgada|b0 per pie|c0 per yarda|d0 per milla|e0 per metru cuadráu|e1/m²|e2 per m²|f0 per hectárea|g0 per pie cuadráu|h0 per acre|i0 per item|i1/item|j0 per quilovatiu hora|k0 per megabyte|l0 per gigabyte|m0 per terabyte|n0 per 100 gramos|n2/100g|o0 per 100 milillitros|o2/100mL
        0|A0/saniyə|A1/san|B0/dəqiqə|B1/dəq|C0/saat|D0/gün|E0/gecə|F0/həftə|F1/hft|G0/ay|H0/r|I0/il|J0/q|K0/kq|L0/metrik ton|L1/t|O0/millilitr|O1/mL|O2/ml|P0/santilitr|P1/sL|P2/sl|R0/hektolitr|R1/hL|R2/hl|T0/maye unsiyası|T1/fl oz|U0/pint|U1/pt|V0/kvart|V1/qt|W0/qal|X0/sm|c0/yard|c1/yd|d0/mil|f0/hektar|f1/ha|g0/kvadrat fut|g1/kv ft|g2/ft²|h0/akr|h1/ak|i0/element|j0/kilovatt-saat|j1/kWh|j2/kVt/saat|k0/meqabayt|k1/MB|l0/giqabayt|l1/GB|m0/terabayt|m1/TB|n0/100 qram|n1/100 q|o0/100 millilitr|o1/100 mL|o2/100 ml
        0|A0/секунд|A1/с|B0/минут|B1/мин|C0/сәғәт|C1/сәғ|D0/көн|E0/төн|F0/аҙна|G0 айына|G1/ай|H0/квартал|H1/кв|I0/йыл|I1/й|J0 граммға|J1/г|K0 килограммға|K1/кг|L0/т|M0 унцияға|M1/унц.|N0 фунтҡа|N1/фнт|O0/миллилитр|O1/мл|P0/сантилитр|P1/сл|Q0 литрға|Q1/л|R0/гектолитр|R1/гл|S0 куб метрға|S1/м³|T0/шыйыҡ унция|U0/пинта|V0/кварта|W0галлонға {0}|W1/галлон|X0/см|Y0метрға {0}|Y1/м|Z0километрға {0}|Z1/км|a0дюймға {0}|a1/дюйм|b0футҡа {0}|b1/фут|c0/ярд|d0/миль|d2/миля|e0квадрат метрға {0}|e1/м²|f0/гектар|g0/квадрат фут|g1/фут²|h0/акр|i0/әйбер|j0/киловатт-сәғәт|j1/кВт⋅сәғ|k0/мегабайт|k1/МБ|l0/гигабайт|l1/ГБ|m0/терабайт|m1/ТБ|n0/100 грамм|n1/100 г|o0/100 миллилитр|o1/100 мл
        8210|A0 у секунду|B0 у хвіліну|B1/хв|C0 у гадзіну|C1/гадз|D0 у суткі|D1/сут|E0 за ноч|E1/ноч|F0 у тыдзень|F1/тыдз|G0 у месяц|G1/мес.|H0 у квартал|H1/кв.|I0 у год|I1/г.|J0 за грам|K0 за кілаграм|L0/тона|L1/т|M0 на унцыю|N0 на фунт|N1/фунт|O0/мілілітр|P0/сантылітр|Q0 на літр|R0/гекталітр|S0 на кубічны метр|T0/вадкая унцыя|T1/вадк. унц.|U0/пінта|W0 на галон|W1/гал|X0 на сантыметр|X1/см|Y0 на метр|Z0 на кіламетр|a0 на цалю|a1/цал|b0 на фут|b1/фт|d0/міля|d2/міля|e0 на квадратны метр|f1/га|g0/квадратны фут|g1/кв. фут|i0/элемент|i1/элем.|j0/кілават-гадзіна|j1/кВт·г|l0/гігабайт|m0/тэрабайт|n0/100 грамаў|o0/100 мілілітраў
        1195|A0 за секунда|A1/сек|B0 на минута|B1/мин|C0 за час|C1/ч|D0 на ден|D1/д|E0 на нощ|E1/нощ|F0 на седмица|F1/седмица|F2/седм.|G0 на месец|G1/месец|G2/мес.|H0/тримесечие|H1/тримес.|H2/трим.|I0 на година|I1/год.|J0 на грам|K0 на килограм|L0 на метричен тон|M0 на унция|N0 на фунт|O0 на милилитър|O1/ml|P0 на сентилитър|P1/cl|Q0 на литър|Q1/l|R0 на хектолитър|R1/hl|S0 на кубичен метър|S1/m³|T0 на течна унция|U0 на пинта|V0 на кварта|W0 на галон|W1/gal US|W2/gal US|X0 на сантиметър|Y0 на метър|Z0 на километър|a0 на инч|b0 на фут|c0 на ярд|d0 на миля|e0 на квадратен метър|e1/m²|f0 на хектар|g0 на квадратен фут|h0 на акър|h1/акър|i0 на единица|i1/ед.|j0 на киловатчас|k0 на мегабайт|l0 на гигабайт|m0 на терабайт|n0 на 100 грама|o0 на 100 милилитра|o1/100 ml
        0|n0/१०० g|o0/१०० mL
        6926|A0 gɩpi nɩ|A1/s|B0 gʊnaŋa nɩ|C0 gakɔŋkɔŋɔ̀ nɩ|C1/h|D0 ʊshilé nɩ|D1/d|E0 gɩjibɔŋɔ nɩ|F0 bɔkɔɩ nɩ|F1/w|G0 aŋɔrɔ nɩ|G1/m|H0 ɩŋɔrɩriu nɩ|H1/q|I0 gaja nɩ|I1/y|J0 gram nɩ|K0 kiloogram nɩ|L0 tɔn nɩ|M0/oz|N0 pɔŋ nɩ|O0 mililitri nɩ|P0 sɛntilitri nɩ|Q0 ɩlitri nɩ|R0 hɛktoolitri nɩ|S0 ɩmɛta bʊyɛ bʊriu nɩ|T0 fl oz US nɩ|T1/fl oz US|T2/fl oz|U0 pt nɩ|V0 qt nɩ|W0 gaalɔŋ nɩ|W1/gal US|W2/gal US|X0 sɛntimɛta nɩ|Y0 mɛta nɩ|Z0 kiloomɛta nɩ|a0 nsǝkǝmǝ nɩ|b0/gʊnaŋcǝna nɩ|c0 yd nɩ|d0 mayɩl nɩ|e0 mɛta bʊyɛ bʊyɛ nɩ|e2/m²|f0 ʊlɔ nɩ|g0 gʊnaŋcǝna bʊyɛ bʊyɛ nɩ|h0 ac nɩ|i0 bʊkɔ nɩ|j0 kiloo-Waatɩ-gakɔŋkɔŋɔ̀ nɩ|k0 MB nɩ|l0 GB nɩ|m0 TB nɩ|n0 ɩgram 100 nɩ|n1/g 100|n2/g100|o0 ɩmililitri 100 nɩ|o1/mL 100|o2/mL100
        0|A0 প্রতি সেকেন্ড|A2/সেঃ|B0 প্রতি মিনিট|B2/মি:|C0 প্রতি ঘণ্টা|C1 প্রতি ঘন্টা|C2/ঘ:|D0/দিন|E0/রাত্রি|F0 প্রতি সপ্তাহ|F2/সপ্তাহ|G0 প্রতি মাস|G2/মাস|H0/ত্রৈমাসিক|I0 প্রতি বছর|I2/বছর|J0 প্রতি গ্রাম|J2/গ্রা:|K0 প্রতি কিলোগ্রাম|K1 প্রতি কেজি|K2/কেজি|L0মেট্রিক টন প্রতি {0}|L1/t|L2/টন|M0 প্রতি আউন্স|M2/আউন্স|N0 প্রতি পাউন্ড|N1/lb|N2/পাউন্ড|O0মিলিলিটার প্রতি {0}|O1/mL|P0সেন্টিলিটার প্রতি {0}|P1/cL|Q0 প্রতি লিটার|Q1/l|R0হেক্টোলিটার প্রতি {0}|R1/hL|S0 প্রতি কিউবিক মিটার|S1/m³|T0ফ্লুইড আউন্স প্রতি {0}|T1/fl oz|U0পিন্ট প্রতি {0}|U1/pt|V0কোয়ার্ট প্রতি {0}|V1/qt|W0 প্রতি গ্যালন|W1/gal US|W2/gal|X0 প্রতি সেন্টিমিটার|X1 প্রতি সেমি|X2/সেমি|Y0 প্রতি মিটার|Y1 প্রতি মি|Y2/মি|Z0 প্রতি কিলোমিটার|Z1 প্রতি কিমি|Z2/কিমি|a0 প্রতি ইঞ্চি|a2/ইঞ্চি|b0 প্রতি ফুট|c0গজ প্রতি {0}|c1/গজ|d0মাইল প্রতি {0}|d1/মাইল|e0 প্রতি বর্গ মিটার|e1/m²|f0হেক্টর প্রতি {0}|f1/হেক্টর|g0বর্গ ফুট প্রতি {0}|g1/বর্গ ফুট|h0একর প্রতি {0}|h1/একর|i0আইটেম প্রতি {0}|i1/আইটেম|j0কিলোওয়াট ঘণ্টা প্রতি {0}|j1/kWh|k0মেগাবাইট প্রতি {0}|k1/MB|l0গিগাবাইট প্রতি {0}|l1/GB|m0টেরাবাইট প্রতি {0}|m1/TB|n0১০০ গ্রাম প্রতি {0}|n1/১০০ গ্রাম|o0১০০ মিলিলিটার প্রতি {0}|o1/১০০ mL
        6926|A0 dre eilenn|A1/s|B0 dre vunut|C0 dre eur|C1/h|D0 dre zeiz|D1/d|F0 dre sizhun|F1/sizh.|G0 dre viz|G1/m.|G2/m|H0 dre drimiziad|H1/trim.|H2/t|I0 dre vloaz|I1/bl.|I2/b|J0 dre cʼhramm|K0 dre gilogramm|L0 dre donenn vetrek|M0 dre oñs|N0 dre lur|O0 dre mililitr|O1/ml|P0 dre santilitr|P1/cl|Q0 dre litr|R0 dre hektolitr|R1/hl|S0 dre vetr diñs|T0 dre oñs liñvel|U0 dre pint|V0 dre c'hard|W0 dre cʼhallon|X0 dre santimetr|Y0 dre vetr|Z0 dre gilometr|a0 dre veutad|a2/″|b0 dre droatad|b2/′|c0 dre yard|d0 dre miltir|e0 dre vetr karrez|e2/m²|f0 dre hektar|g0 dre troatad karrez|h0 dre akr|i0 dre item|j0 dre c'hilowatt-eur|k0 dre megaokted|k1/Mo|l0 dre gigaokted|l1/Go|m0 dre teraokted|m1/To|n0 dre 100 gramm|o0 dre 100 mililitr|o1/100 ml|o2/100ml
        0|+ {1}
        6926|A0 po sekundi|A1/s|B0 po minuti|B1/min.|B2/min|C0 na sat|C1/h|D0 dnevno|D1/d.|E0 po noći|E1/noć|F0 sedmično|F1/sedm.|G0 mjesečno|G1 mj.|H0/čet.|I0 godišnje|I1/god.|J0 po gramu|K0 po kilogramu|L0/metrička tona|M0 po unci|N0 po funti|O0/mililitar|O1/ml|P0/centilitar|P1/cl|Q0 po litru|R0/hektolitar|R1/hl|S0 po kubnom metru|T0/tečna unca|U0/pinta|V0/četvrtina|W0 po galonu|X0 po centimetru|Y0 po metru|Z0 po kilometru|a0 po inču|b0 po stopi|c0/jard|d0/milja|e0 po kvadratnom metru|e2/m²|f0/hektar|g0/kvadratna stopa|h0/katastarsko jutro|i0/stavka|i1/stavka|j0/kilovat-sat|k0/megabajt|l0/gigabajt|m0/terabajt|n0/100 grama|n2/100 g|o0/100 mililitara|o1/100 ml|o2/100 ml
        0|A0 у секунди|A1 у сек.|B0 у минуту|B1 у мин.|C0 по сату|D0 дневно|D1 днев.|F0 седмично|F1 седм.|G0 мјесечно|G1 мјесеч.|I0 годишње|I1 годиш.|X0 по центиметру|X1/cm|Y0 по метру|Y1/m|Z0 по километру|Z1/km|c0/јард|c1/yd|d0/миља|d1/mi|e0 по квадратном метру|e1/m²|f0/хектар|f1/ha|h0/акра|h1/ac
        6926|A0 per segon|A1/s|B0 per minut|C1/h|D0 per dia|D1/d|E0 per nit|E1/nit|F0 per setmana|F1/setm.|G1/m|H0 per trimestre|H1/trim.|I0 per any|I1/a|I2/any|J0 per gram|K0 per quilogram|L0 per tona mètrica|L1/t m|M0 per unça|N0 per lliura|O0 per mil·lilitre|O1/ml|P0 per centilitre|P1/cl|Q0 per litre|R0 per hectolitre|R1/hl|S0 per metre cúbic|T0 per unça líquida|V0 per quart|W0 per galó|X0 per centímetre|Y0 per metre|Z0 per quilòmetre|a0 per polzada|b0 per peu|c0 per iarda|e0 per metre quadrat|e2/m²|f0 per hectàrea|g0 per peu quadrat|i0 per ítem|i1/ítem|j0 per quilowatt hora|n0 per 100 grams|n2/100 g|o0 per 100 mil·lilitres|o1/100 ml|o2/100 ml
        0|A0 𑄛𑄳𑄢𑄧𑄖𑄨 𑄥𑄬𑄇𑄬𑄚𑄳𑄓𑄴|B0 𑄛𑄳𑄢𑄧𑄖𑄨 𑄟𑄨𑄚𑄨𑄖𑄴|C0 𑄛𑄳𑄢𑄧𑄖𑄨 𑄊𑄧𑄚𑄴𑄘|C1 𑄛𑄳𑄢𑄧𑄖𑄨 𑄊𑄧𑄚𑄴𑄑|D0 𑄘𑄨𑄚𑄴 𑄟𑄉𑄬𑄚𑄬|D1 𑄛𑄳𑄢𑄧𑄖𑄨 𑄘𑄨𑄚𑄴|F0 𑄛𑄳𑄢𑄧𑄖𑄨 𑄥𑄛𑄴𑄖|G0 𑄛𑄳𑄢𑄧𑄖𑄨 𑄟𑄌𑄴|I0 𑄛𑄳𑄢𑄧𑄖𑄨 𑄝𑄧𑄏𑄧𑄢𑄴|J0 𑄛𑄳𑄢𑄧𑄖𑄨 𑄉𑄳𑄢𑄟𑄴|K0 𑄛𑄳𑄢𑄧𑄖𑄨 𑄇𑄨𑄣𑄮𑄉𑄳𑄢𑄟𑄴|K1 𑄛𑄳𑄢𑄧𑄖𑄨 𑄇𑄬𑄎𑄨|L0𑄟𑄬𑄑𑄳𑄢𑄨𑄇𑄴 𑄑𑄧𑄚𑄴 𑄛𑄳𑄢𑄧𑄖𑄨 {0}|L1/t|M0 𑄛𑄳𑄢𑄧𑄖𑄨 𑄃𑄅𑄪𑄚𑄳𑄥𑄴|M1 𑄛𑄳𑄢𑄧𑄖𑄨 𑄃𑄅𑄪𑄚𑄳𑄌𑄴|N0 𑄛𑄳𑄢𑄧𑄖𑄨 𑄛𑄅𑄪𑄚𑄳𑄓𑄴|N1/lb|O0𑄟𑄨𑄣𑄨𑄣𑄨𑄑𑄢𑄴 𑄛𑄳𑄢𑄧𑄖𑄨 {0}|O1/mL|P0𑄥𑄬𑄚𑄴𑄑𑄨𑄣𑄨𑄑𑄢𑄴 𑄛𑄳𑄢𑄧𑄖𑄨 {0}|P1/cL|Q0 𑄛𑄳𑄢𑄧𑄖𑄨 𑄣𑄨𑄑𑄢𑄴|Q1/l|R0𑄦𑄬𑄇𑄴𑄑𑄮𑄣𑄨𑄑𑄢𑄴 𑄛𑄳𑄢𑄧𑄖𑄨 {0}|R1/hL|S0 𑄛𑄳𑄢𑄧𑄖𑄨 𑄇𑄨𑄅𑄪𑄝𑄨𑄇𑄴 𑄟𑄨𑄑𑄢𑄴|S1/m³|T0𑄜𑄳𑄣𑄪𑄃𑄨𑄓𑄴 𑄃𑄅𑄪𑄚𑄳𑄌𑄴 𑄛𑄳𑄢𑄧𑄖𑄨 {0}|T1/fl oz|U0𑄛𑄨𑄚𑄳𑄑𑄴 𑄛𑄳𑄢𑄧𑄖𑄨 {0}|U1/pt|V0𑄇𑄮𑄠𑄢𑄴𑄑𑄴 𑄛𑄳𑄢𑄧𑄖𑄨 {0}|V1/qt|W0 𑄛𑄳𑄢𑄧𑄖𑄨 𑄉𑄳𑄠𑄣𑄧𑄚𑄴|W1/gal US|X0 𑄛𑄳𑄢𑄧𑄖𑄨 𑄥𑄬𑄚𑄴𑄑𑄨𑄟𑄨𑄑𑄢𑄴|X1 𑄛𑄳𑄢𑄧𑄖𑄨 𑄥𑄬𑄟𑄨|Y0 𑄛𑄳𑄢𑄧𑄖𑄨 𑄟𑄨𑄑𑄢𑄴|Y1 𑄛𑄳𑄢𑄧𑄖𑄨 𑄟𑄨|Z0 𑄛𑄳𑄢𑄧𑄖𑄨 𑄇𑄨𑄣𑄮𑄟𑄨𑄑𑄢𑄴|Z1 𑄛𑄳𑄢𑄧𑄖𑄨 𑄇𑄨𑄟𑄨|a0 𑄛𑄳𑄢𑄧𑄖𑄨 𑄃𑄨𑄚𑄴𑄌𑄨|b0 𑄛𑄳𑄢𑄧𑄖𑄨 𑄜𑄪𑄖𑄴|c0𑄉𑄧𑄌𑄴 𑄛𑄳𑄢𑄧𑄖𑄨 {0}|c1/𑄉𑄧𑄌𑄴|d0𑄟𑄬𑄣𑄴 𑄛𑄳𑄢𑄧𑄖𑄨 {0}|d1/𑄟𑄬𑄣𑄴|e0𑄛𑄳𑄢𑄧𑄖𑄨 𑄝𑄧𑄢𑄴𑄉𑄧 𑄟𑄨𑄑𑄢𑄬 {0}|e1/m²|f0𑄦𑄬𑄇𑄴𑄑𑄧𑄢𑄴 𑄛𑄳𑄢𑄧𑄖𑄨 {0}|f1/𑄦𑄬𑄇𑄴𑄑𑄧𑄢𑄴|g0𑄝𑄧𑄢𑄴𑄉𑄧 𑄜𑄪𑄖𑄴 𑄛𑄳𑄢𑄧𑄖𑄨 {0}|g1/𑄝𑄧𑄢𑄴𑄉𑄧 𑄜𑄪𑄖𑄴|h0𑄃𑄬𑄇𑄧𑄢𑄴 𑄛𑄳𑄢𑄧𑄖𑄨 {0}|h1/𑄃𑄬𑄉𑄧𑄢𑄴|i0item 𑄛𑄳𑄢𑄧𑄖𑄨 {0}|i1/item|j0𑄇𑄨𑄣𑄮𑄃𑄮𑄠𑄖𑄴 𑄊𑄧𑄚𑄳𑄑 𑄛𑄳𑄢𑄧𑄖𑄨 {0}|j1/kWh|k0𑄟𑄬𑄉𑄝𑄭𑄖𑄴 𑄛𑄳𑄢𑄧𑄖𑄨 {0}|k1/MB|l0𑄉𑄨𑄉𑄝𑄭𑄖𑄴 𑄛𑄳𑄢𑄧𑄖𑄨 {0}|l1/GB|m0𑄑𑄢𑄝𑄭𑄖𑄴 𑄛𑄳𑄢𑄧𑄖𑄨 {0}|m1/TB|n0𑄷𑄶𑄶 𑄉𑄳𑄢𑄟𑄴 𑄛𑄳𑄢𑄧𑄖𑄨 {0}|n1/𑄷𑄶𑄶 𑄉𑄳𑄢𑄟𑄴|o0𑄷𑄶𑄶 𑄟𑄨𑄣𑄨𑄣𑄨𑄑𑄢𑄴 𑄛𑄳𑄢𑄧𑄖𑄨 {0}|o1/𑄷𑄶𑄶 mL
        0|A0 секундехь|A1/s|B0 минотехь|B1/min|C0 сахьтехь|C1 сахь.|D0 дийнахь|D1/d|F0 кӀиранахь|F1/w|G0 баттахь|G1/m|I0 шарахь|I1 ш.|X0 сантиметрехь|X1/cm
        6926|A0 kada segundo|A1/segundo|B0 kada minuto|B1/minuto|C0 kada oras|C1/oras|D0 kada adlaw|D1/adlaw|F0 kada semana|F1/semana|G0 kada buwan|G1/buwan|I0 kada tuig|I1/tuig|J0 kada gramo|K0 kada kilogramo|L0 kada ka metrikong tonelada|M0 kada ounce|N0 kada pound|O0 kada ka milliliter|P0 kada ka centiliter|Q0 kada litro|Q1/L|R0 kada ka hectoliter|S0 kada cubic meter|T0 kada ka fluid ounce|U0 kada ka pint|V0 kada ka quart|W0 kada gallon|W1/gal US|W2/gal US|X0 kada sentimetro|Y0 kada metro|Z0 kada kilometro|a0 kada pulgada|b0 kada piye|c0 kada ka yarda|d0 kada ka milya|e0 kada metro kwadrado|e2/m²|f0 kada ka ektarya|g0 kada ka square foot|g1/sq ft|h0 kada ka acre|i0 kada item|j0 kada ka kilowatt hour|k0 kada ka megabyte|l0 kada ka gigabyte|m0 kada ka terabyte|n0 kada 100 ka gramo|n2/100 g|o0 kada 100 ka milliliter|o2/100 mL
        6926|A0 ᎠᏎᏢ ᎢᏳᏓᎵ|A1/ᎠᏎ|B0 ᎢᏯᏔᏬᏍᏔᏅ ᎢᏳᏓᎵ|B1/ᎢᏯᏔ|C0 ᏑᏟᎶᏓ ᎢᏳᏓᎵ|C1/Ꮡ|D0 ᎢᎦ ᎢᏳᏓᎵ|D1/Ꭲ|E0/ᎤᏒ|E1/ᎤᏒ|F0 ᏒᎾᏙᏓᏆᏍᏗ ᎢᏳᏓᎵ|F1/Ꮢ|G0 ᎧᎸᎢ ᎢᏳᏓᎵ|G1/Ꭷ|H0/Ꭿ|I0 ᎤᏕᏘᏴᏌᏗᏒᎢ ᎢᏳᏓᎵ|I1/Ꭴ|J0 ᎤᏍᏗ ᎤᏓᎨᏒ ᎢᏳᏓᎵ|K0 ᎠᎦᏴᎵ ᎤᏍᏗ ᎤᏓᎨᏒ ᎢᏳᏓᎵ|L0 ᎾᎿ ᎠᏂᎩᎸᏥ ᏂᏓᏳᏓᎴᏅᎯ ᏗᏎᏍᏗ ᏈᏂ|M0 ᎣᏂᏏ ᎢᏳᏓᎵ|N0 ᎢᏧᏓᎨᏓ ᎢᏳᏓᎵ|O0 ᎾᎿ ᏌᏉ ᎢᏯᎦᎨᎵᏁᎢ ᎵᏔᎢ|P0 ᎾᎿ ᎤᏍᏗ ᎵᏔᎢ|Q0 ᎢᏳᏆᏗᏅᏛ ᎢᏳᏓᎵ|Q2/L|R0 ᎾᎿ ᎮᏙ ᎢᏳᏆᏗᏅᏛ|S0 ᏅᎩ ᏧᏅᏏᏯ ᎠᏟᎶᏍᏗ ᎢᏳᏓᎵ|T0 ᎾᎿ ᎤᏓᏁᎯ ᎣᏂᏏ|U0 ᎾᎿ ᏔᎵ ᎤᎵᏍᏈᏗ ᎠᎧᎵ|V0 ᎾᎿ ᏅᎩ ᎢᏯᎧᎵᎢ|W0 ᎢᏳᎵᎶᏓ ᎢᏳᏓᎵ|W1/gal US|X0 ᎤᏍᏗ ᎠᏟᎶᏗ ᎢᏳᏓᎵ|Y0 ᎠᏟᎶᏍᏗ ᎢᏳᏓᎵ|Y1/ᎠᏟ|Z0 ᎠᎦᏴᎵ ᎠᏟᎶᏍᏗ ᎢᏳᏓᎵ|Z1/ᎠᏗ|a0 ᎢᏏᏔᏗᏍᏗ ᎢᏳᏓᎵ|b0 ᎢᎳᏏᏗ ᎢᏳᏓᎵ|c0 ᎾᎿ ᏯᏗ|d0 ᎾᎿ ᏑᏟᎶᏓ|e0 ᏅᎩ ᏧᏅᏏᏱ ᎠᏟᎶᏍᏗ ᎢᏳᏓᎵ|e2/m²|f0 ᎾᎿ ᎮᏔ ᏑᏟᎶᏛ|g0 ᎾᎿ ᏅᎩ ᏧᏅᏏᏱ ᎢᏗᎳᏏᏗ|g1/sq ft|g2/ft²|h0 ᎾᎿ ᏑᏟᎶᏓᎢ|h1/ᏑᏟᎶ|h2/ac|i0 ᎾᎿ ᏑᏓᎴᎩ|i1/ᏑᏓᎴᎩ|j0 ᎾᎿ ᎠᎦᏴᎵ ᎠᏟᎶᏓ|k0 ᎾᎿ ᎺᎦ ᎠᏍᎦᎳ|l0 ᎾᎿ ᎩᎦᎠᏍᎦᎳ|m0 ᎾᎿ ᏕᎳ ᎠᏍᎦᎳ|n0 ᎾᎿ 100 ᎤᏍᏗ ᏂᏚᏓᎨᏒ|o0 ᎾᎿ 100 ᏌᏉ ᎢᏯᎦᎨᎵᏁᎢ ᏗᎵᏔᎵ
        0|n0/١٠٠ g|o0/١٠٠ mL
        15296|+ {1}|A0 za sekundu|B0 za minutu|B1/min|B2/m|C0 za hodinu|D0 za den|D1/den|D2/d.|E0 za noc|E1/noc|F0 za týden|F1/týd.|F2/t.|G0 za měsíc|G1/měs.|G2/m.|H0 za čtvrtletí|H1/čtvrtl.|H2/kv.|I0 za rok|I1/rok|I2/r.|J0 na gram|K0 na kilogram|L0/tuna|M0 na unci|N0 na libru|O0/mililitr|P0/centilitr|Q0 na litr|R0/hektolitr|S0 na metr krychlový|T0/dutá unce|V0/kvart|W0 na galon|X0 na centimetr|Y0 na metr|Z0 na kilometr|a0 na palec|b0 na stopu|c0/yard|d0/míle|e0 na metr čtvereční|g0/stopa čtvereční|h0/akr|i0/položka|i1/položka|i2/pol.|j0/kilowatthodina|n0/100 gramů|o0/100 mililitrů
        8210|A0/ҫеккунт|A1/ҫ|C0/сех|C1/сех|D0/кун|E0/каҫ|F0/эрне|G0/уйӑх|G1/уйӑх|H0/чӗр.|H1/чӗр.|I0/ҫул|I1/ҫул|J0/грамм|K0/килограмм|M0/унци|M1/унци|N0/фунт|O0/мл|P0/сл|Q0/литр|R0/гл|S0/куб метр|T0/ам. шӗвӗ унци|U0/ам. пинт|V0/ам. кварт|W0/америкӑлла галлон|W1/ам. гал.|X0/сантиметр|X1/см|Y0/метр|Z0/километр|a0/дюйм|b0/фут|b1/фт|d0/ми|d2/ми|e0/тӑваткал метр|f0/га|g0/фт²|g1/фт²|i0/япала|j0/кВт⋅сех|j1/кВт⋅сех|k0/Мбайт|k1/Мбайт|l0/Гбайт|l1/Гбайт|m0/Тбайт|m1/Тбайт
        6926|A0 yr eiliad|A1/eil|A2/e|B0 y munud|B1/mun|C0 yr awr|C1/a|D0 y diwrnod|D1/d|E0/noson|E1/noson|F0 yr wythnos|F1/ws|F2/w|G0 y mis|G1/mis|G2/m|H0/chw|I0 y flwyddyn|I1/bl|J0 y gram|K0 y cilogram|L0/dunnell fetrig|M0 yr owns|M1/owns|N0 y pwys|N1/pwys|O0/mililitr|P0/centilitr|Q0 y litr|Q1/L|R0/hectolitr|S0 y metr ciwbig|T0/owns hylifol|U0/peint|V0/chwart|W0 y galwyn|X0 y centimetr|Y0 y metr|Z0 y cilometr|a0 y fodfedd|a1/fodfedd|a2/mod|b0 y droedfedd|b1/troedfedd|b2/ft|c0/llath|c1/llath|d0/filltir|e0 y metr sgwâr|e1 y m²|e2/m²|f0/hectar|g0/droedfedd sgwâr|g1/tr²|g2/ft²|h0/erw|h1/erw|i0/eitem|i1/eitem|j0/cilowat awr|j1/kW-awr|k0/megabeit|l0/gigabeit|m0/terabeit|n0/100 gram|o0/100 mililitr
        15296|A0 pr. sekund|A1/sek.|A2/s|B0 pr. min.|B2/m|C0 pr. time|C1/t.|C2/t|D0 pr. dag|D1/dag|D2/d|E0 pr. nat|E1/nat|F0 pr. uge|F1/uge|F2/u|G0 pr. måned|G1/md.|G2/m|H0 pr. kvartal|H1 pr. kvt.|H2/kvt.|I0 om året|I1/år|J0 pr. gram|K0 pr. kg|L0 pr. ton|M0 pr. ounce|N0 pr. pund|O0 pr. milliliter|P0 pr. centiliter|Q0/l|R0 pr. hektoliter|S0/m³|T0 pr. engelsk fluid ounce|U0 pr. pint|V0 pr. engelsk quart|W0/gal|X0 pr. centimeter|Y0 pr. meter|Z0 pr. kilometer|a0 pr. tomme|a1/tomme|b0 pr. fod|c0 pr. engelsk yard|c1/yard|d0 pr. mile|e0/m²|f0 pr. hektar|g0 pr. kvadratfod|g1/kvadratfod|g2/fod²|h0 pr. acre|i0 pr. enhed|i1/enhed|j0 pr. kilowatt-time|k0 pr. megabyte|l0 pr. gigabyte|m0 pr. terabyte|n0 pr. 100 gram|o0 pr. 100 milliliter
        15296|A0 pro Sekunde|B0 pro Minute|B1/min|C0 pro Stunde|D0 pro Tag|D1/T|E0 pro Übernachtung|E1/Nacht|F0 pro Woche|F1/W|G0 pro Monat|G1/M|H0/Quartal|H1/Quart.|H2/Q|I0 pro Jahr|I1/J|J0 pro Gramm|K0 pro Kilogramm|L0 pro Tonne|M0 pro Unze|N0 pro Pfund|O0 pro Milliliter|P0 pro Zentiliter|Q0 pro Liter|R0 pro Hektoliter|S0 pro Kubikmeter|T0 pro Flüssigunze|T1/fl.oz.|U0 pro Pint|V0 pro Quart|W0 pro Gallone|X0 pro Zentimeter|Y0 pro Meter|Z0 pro Kilometer|a0 pro Zoll|b0 pro Fuß|c0 pro Yard|d0 pro Meile|e0 pro Quadratmeter|f0 pro Hektar|g0 pro Quadratfuß|h0 pro Acre|i0 pro Element|i1/Element|i2/Elem.|j0 pro Kilowattstunde|k0 pro Megabyte|l0 pro Gigabyte|m0 pro Terabyte|n0 pro 100 Gramm|o0 pro 100\u{A0}Milliliter|o1/100\u{A0}ml|o2/100\u{A0}ml
        25471|b0 pro Fuss
        15296|A0 na sekundu|B0 za minutu|B2/min.|C0 na góźinu|D0 wob źeń|D1/ź.|E0 na pśenocowanje|E1 na noc|F0 wob tyźeń|F1 /tyź.|G0 wob mjasec|G1 /mjas.|H0/kwartal|H1/kwart.|H2/kw.|I0 wob lěto|I1/l.|J0 na gram|K0 na kilogram|L0 na tona|M0 na uncu|N0 na punt|O0 na mililiter|P0 na centiliter|Q0 na liter|R0 na hektoliter|S0 na kubikny meter|T0 na žydka unca|T1/fl. oz.|U0 na pint|V0 na quart|W0 na galonu|X0 na centimeter|Y0 na meter|Z0 na kilometer|a0 na col|a1/col|b0 na stopu|c0 na yard|d0 na mila|e0 na kwadratny meter|f0 na hektar|g0 na kwadratna stopa|h0 na aker|i0 na kusk|i1/kus|j0 na kilowattowa góźina|k0 na megabyte|l0 na gigabyte|m0 na terabyte|n0 na 100 gramow|o0 na 100 mililitrow
        0|n0/༡༠༠ g|o0/༡༠༠ mL
        17073|A0 ανά δευτερόλεπτο|A1/δευτ.|A2/δ|B0 ανά λεπτό|B1/λ.|B2/λ|C0 ανά ώρα|C1/ώ.|C2/ώ|D0 ανά ημέρα|D1/ημ.|D2/η|E0/νύχτα|E1/νύχτ.|F0 ανά εβδομάδα|F1/εβδ.|F2/ε|G0 ανά μήνα|G1/μ.|G2/μ|H0/τέτ.|I0 ανά έτος|I1/έτ.|I2/έ|J0 ανά γραμμάριο|J1/γρ.|K0 ανά χιλιόγραμμο|K1/κιλό|K2/kg|L0 ανά τόνος|L1/τ.|M0 ανά ουγγιά|M1/oz|N0 ανά λίβρα|N1/λβ|O0 ανά χιλιοστόλιτρο|P0 ανά εκατοστόλιτρο|Q0 ανά λίτρο|Q1/λ.|R0 ανά εκτόλιτρο|S0 ανά κυβικό μέτρο|T0 ανά ουγγιά όγκου|U0 ανά πίντα|U1/πντ|V0 ανά τέταρτο του γαλονιού|V1/τέτ. γαλ.|W0 ανά γαλόνι|W1/γαλ.|X0 ανά εκατοστό|X1/εκ.|Y0 ανά μέτρο|Y1/μ.|Z0 ανά χιλιόμετρο|Z1/χλμ.|a0 ανά ίντσα|a1/ίν.|b0 ανά πόδι|b1/πδ|c0 ανά γιάρδα|c1/γρδ|c2/yd|d0 ανά μίλι|d1/μίλ.|d2/mi|e0/τετραγωνικό μέτρο|e1/τ.μ.|f0 ανά εκτάριο|f1/εκτ.|f2/ha|g0 ανά τετραγωνικό πόδι|g1/τ.πδ|h0 ανά ακρ|h1/ακρ|i0 ανά στοιχείο|i1/στοιχείο|j0 ανά κιλοβατώρα|j1/κιλοβάτ/ώρα|j2/kW/ώ.|k0 ανά megabyte|l0 ανά gigabyte|m0 ανά terabyte|n0 ανά 100 γραμμάρια|n1/100 γρ.|o0 ανά 100 χιλιοστόλιτρα|o1/100 mL
        6926|A0 per second|A1/s|B0 per minute|C0 per hour|C1/h|D0 per day|D1/d|E0 per night|F0 per week|F1/w|G0 per month|G1/m|I0 per year|I1/y|J0 per gram|K0 per kilogram|L0 per metric ton|M0 per ounce|N0 per pound|O0 per milliliter|P0 per centiliter|Q0 per liter|Q1/L|R0 per hectoliter|S0 per cubic meter|T0 per fluid ounce|U0 per pint|V0 per quart|W0 per gallon|W1/gal US|X0 per centimeter|Y0 per meter|Z0 per kilometer|a0 per inch|b0 per foot|c0 per yard|d0 per mile|e0 per square meter|e2/m²|f0 per hectare|g0 per square foot|g1/sq ft|g2/ft²|j0 per kilowatt hour|n0 per 100 grams|o0 per 100 milliliters
        28444|L0 per tonne|O0 per millilitre|O1/ml|P0 per centilitre|P1/cl|Q0 per litre|Q1/l|R0 per hectolitre|R1/hl|S0 per cubic metre|T0 per US fluid ounce|T1/US fl oz|V0 per US quart|V1/US qt|V2/USqt|W0 per US gallon|W1/US gal|W2/USgal|X0 per centimetre|Y0 per metre|Z0 per kilometre|e0 per square metre|j0 per kilowatt-hour|o0 per 100 millilitres|o1/100 ml|o2/100ml
        29046|O1/mL|P1/cL|Q1/L|R1/hL|V2/qt US|W1/gal US|j0 per kilowatt hour|o1/100 mL|o2/100mL
        29408|A1/sec|C1/hr|F1/wk|G1/mo|I1/yr|S1/cu m|S2/m³|V2/USqt|W1/US gal|j0 per kilowatt-hour
        29046|=.,
        11388|+\u{202F}{1}|A0po {0} en sekundo|B0po {0} en minuto|C0po {0} en horo|D0po {0} en tago|E0po {0} en nokto|E1/nokto|F0po {0} en semajno|F1/sem.|G0po {0} en monato|G1/mon.|H0po {0} en jarkvarono|H1/jk-ono|I0po {0} en jaro|I1/a|J0po {0} je gramo|K0po {0} je kilogramo|L0po {0} je tuno|M0po {0} je unco|N0po {0} je funto|O0po {0} je mililitro|O1/ml|P0po {0} je centilitro|P1/cl|Q0po {0} en litro|R0po {0} je hektolitro|R1/hl|S0po {0} en kubmetro|T0po {0} je fl oz US|T2/fl oz US|U0po {0} je pt|V0po {0} je qt|W0/gal US|X0po {0} en centimetro|Y0po {0} en metro|Z0po {0} en kilometro|a0po {0} en colo|b0po {0} en futo|c0po {0} je jardo|d0po {0} je mejlo|e0po {0} sur kvadratmetro|f0po {0} je hektaro|g0po {0} je kvadratfuto|h0po {0} je akreo|h1/akreo|i0po {0} je ekzemplero|i1/ekz.|j0po {0} je kilovathoro|k0po {0} je megabitoko|l0po {0} je gigabitoko|m0po {0} je terabitoko|n0po {0} je 100 gramoj|n1/100\u{202F}g|n2/100\u{202F}g|o0po {0} je 100 mililitroj|o1/100\u{202F}ml|o2/100\u{202F}ml
        16412|A0 por segundo|B0 por minuto|C0 por hora|D0 por día|E0 por noche|E1/noche|F0 por semana|F1/sem.|F2/sem|G0 por mes|G1/m.|G2/m|H0 por trimestre|H2/trim|I0 por año|I2/a|J0 por gramo|K0 por kilogramo|L0 por tonelada|L1/t|M0 por onza|N0 por libra|O0 por mililitro|P0 por centilitro|Q0 por litro|R0 por hectolitro|S0 por metro cúbico|T0 por onza líquida|U0 por pinta|U1/p|V0 por cuarto|W0 por galón|X0 por centímetro|Y0 por metro|Z0 por kilómetro|a0 por pulgada|b0 por pie|c0 por yarda|d0 por milla|e0 por metro cuadrado|f0 por hectárea|g0 por pie cuadrado|h0 por acre|i0 por ítem|i2/ít|j0 por kilovatio hora|k0 por megabyte|l0 por gigabyte|m0 por terabyte|n0 por 100 gramos|n2/100g|o0 por 100 mililitros
        30561|D1/d.|F2/sem.|G2/m.|I1/a.|I2/a.|L0 por tonelada métrica|T0 por onza fluida|U1/pt|o2/100ml
        31276|A1/seg.|I0/año|I1/a|I2/a
        31276|D1/día|F0/sem.|G0/mes|G1/mes|I1/año|I2/año
        31276|D0 al día|G0 al mes|I0 al año
        31276|D1/d|I1/a|I2/a|T0 por onza líquida|j0 por kilowatt-hora
        31373|D1/día|G1/mes|I1/año|I2/año
        31276|D1/d|I1/a|I2/a|j0 por kilovatio por hora
        15296|A0 sekundis|A1/sek|A2/s|B0 minutis|B1/min|C0 tunnis|C1/t|D0 ööpäevas|D1/ööp|E0 öö kohta|E1/öö|F0 nädalas|F1/näd|G0 kuus|G1/k|H0/kv|I0 aastas|I1/a|J0 grammi kohta|K0 kilogrammi kohta|L0 tonn kohta|M0 untsi kohta|N0 naela kohta|O0 milliliiter kohta|P0 sentiliiter kohta|Q0 liitri kohta|R0 hektoliiter kohta|S0 kuupmeetri kohta|T0 vedelikuunts kohta|U0 pint kohta|V0 kvart kohta|W0 galloni kohta|X0 sentimeetri kohta|Y0 meetri kohta|Z0 kilomeetri kohta|a0 tolli kohta|b0 jala kohta|c0 jard kohta|c2/jard|d0 miil kohta|d2/miil|e0 ruutmeetri kohta|f0 hektar kohta|g0 ruutjalg kohta|h0 aaker kohta|h2/aaker|i0 üksus kohta|i1/üksus|j0 kilovatt-tund kohta|k0 megabait kohta|l0 gigabait kohta|m0 terabait kohta|n0 100 grammi kohta|o0 100 milliliitrit kohta
        15296|+ {1}|A0 segundo bakoitzeko|B0 minutu bakoitzeko|B1/min|C0 ordu bakoitzeko|D0 egun bakoitzeko|D1/e.|E0 gau bakoitzeko|E1/gau|F0 aste bakoitzeko|F1/a.|G0 hilabete bakoitzeko|G1/hil|H0 laurden bakoitzeko|H1/laurden|I0 urte bakoitzeko|I1/u.|J0 gramo bakoitzeko|K0 kilogramo bakoitzeko|L0/tona metriko|M0 ontza bakoitzeko|M1/ontza|N0 libra bakoitzeko|O0/mililitro|P0/zentilitro|Q0 litro bakoitzeko|R0/hektolitro|S0 metro kubiko bakoitzeko|T0/likido-ontza|T1/likido-ontza|T2/fl oz|U1/pinta|V0/galoi-laurden|V1/galoi-laurden|V2/qt|W0 galoi bakoitzeko|W1/galoi estatubatuar|W2/galoi estatubatuar|X0 zentimetro bakoitzeko|Y0 metro bakoitzeko|Z0 kilometro bakoitzeko|a0 hazbete bakoitzeko|b0 oin bakoitzeko|c0/yarda|d0/milia|e0 metro karratu bakoitzeko|f0/hektarea|g0/oin karratu|h0/akre|h1/akre|h2/ac|i0/elementu|i1/elementu|j0/kilowatt-ordu|k0/megabyte|l0/gigabyte|m0/terabyte|n0/100 gramo|o0/100 mililitro
        0|A0 در ثانیه|A2/ثانیه|B0 در دقیقه|B2/دقیقه|C0 در ساعت|C2/ساعت|D0 در روز|D1/روز|E0 در شب|E1/شب|F0 در هفته|F1/هفته|G0 در ماه|G1/ماه|H0 در سه\u{200C}ماه|H1/سه\u{200C}ماه|I0 در سال|I1/سال|K0 در کیلوگرم|K1\u{200E}/kg|L0 در تن متریک|L1/تُن|L2/t|M0 در اونس|M2/oz|N0 در پوند|O0 در میلی\u{200C}لیتر|O1/میلی\u{200C}لیتر|O2/mL|P0 در سانتی\u{200C}لیتر|P1/cL|Q0 در لیتر|Q1\u{200E}/L|R0 در هکتولیتر|R1/hL|S0 در متر مکعب|S1\u{200E}/m³|T0 در اونس سیال|T1/\u{200E} fl oz|T2/fl oz|U0 در پاینت|U1/پاینت|U2/pt|V0 در کوارت|V1/کوارت|V2/qt|W0 در گالن|X0 در سانتی\u{200C}متر|X1/سانتی\u{200C}متر|X2/cm|Y0 در متر|Y1/متر|Y2\u{200E}/m|Z0 در کیلومتر|Z1/کیلومتر|Z2\u{200E}/km|a0 در اینچ|a1/اینچ|b0 در فوت|b1/فوت|b2/ft|c0 در یارد|c1/یارد|c2/yd|d0 در مایل|d1/مایل|d2/mi|e0 در متر مربع|e1\u{200E}/m²|f0 در هکتار|f1/هکتار|f2/ha|g0 در فوت مربع|g1/فوت مربع|g2/ft²|h0 در جریب|h1/جریب|h2/ac|i0 در مورد|i1/مورد|j0 در کیلووات\u{200C}ساعت|j1/ک.و.ساعت|j2/kWh|k0 در مگابایت|k1/MB|l0 در گیگابایت|l1/GB|m0 در ترابایت|m1/TB|n0 در ۱۰۰ گرم|n1/۱۰۰ گرم|n2/۱۰۰g|o0 در ۱۰۰ میلی\u{200C}لیتر|o1/۱۰۰ میلی\u{200C}لیتر|o2/۱۰۰mL
        0|A0 𞤲𞤣𞤫𞤪 𞤳𞤭𞤲𞤰𞤫|A1/𞤳𞤭𞤲|B0 𞤲𞤣𞤫𞤪 𞤸𞤮𞤶𞤮𞤥𞤢𞥄𞤪𞤫|B1/𞤸𞤮𞤶|C0 𞤲𞤣𞤫𞤪 𞤲𞤶𞤢𞤥𞤲𞤣𞤭|C1/𞤶|D0 𞤲𞤣𞤫𞤪 𞤻𞤢𞤤𞥆𞤢𞤤|D1/𞤻𞤢𞤤.|D2/𞤻|F0 𞤲𞤣𞤫𞤪 𞤴𞤮𞤲𞤼𞤫𞤪𞤫|F1/𞤴𞤼|G0 𞤲𞤣𞤫𞤪 𞤤𞤫𞤱𞤪𞤵|G1/𞤤|H0/𞤲|I0 𞤲𞤣𞤫𞤪 𞤸𞤭𞤼𞤢𞥄𞤲𞤣𞤫|I1/𞤸|J0 𞤲𞤣𞤫𞤪 𞤺𞤢𞤪𞤬𞤵|J1/𞤺|K0 𞤲𞤣𞤫𞤪 𞤳𞤭𞤤𞤮𞤺𞤢𞤪𞤬𞤵|K1/𞤳𞤺|L0 𞤲𞤣𞤫𞤪 𞤼𞤮𞥅𞤲𞤵 𞤥𞤫𞤼𞤭𞤪𞤳𞤵|L1/𞤼|M0 𞤲𞤣𞤫𞤪 𞤱𞤢𞤺𞤭𞤴𞤢|M1/𞤱𞤺|N0 𞤲𞤣𞤫𞤪 𞤺𞤢𞤪𞤤𞤵|N1/𞤺𞤤|O0 𞤲𞤣𞤫𞤪 𞤥𞤭𞤤𞤭𞤤𞤭𞥅𞤼𞤵|O1/𞤥𞤤|P0 𞤲𞤣𞤫𞤪 𞤧𞤢𞤲𞤼𞤭𞤤𞤭𞥅𞤼𞤵|P1/𞤧𞤤|Q0 𞤲𞤣𞤫𞤪 𞤤𞤭𞥅𞤼𞤵|Q1/𞤤|R0 𞤲𞤣𞤫𞤪 𞤸𞤫𞤳𞤼𞤮𞤤𞤭𞥅𞤼𞤵|R1/𞤸𞤤|S0 𞤲𞤣𞤫𞤪 𞤤𞤢𞤥𞤦𞤵 𞤥𞤫𞥅𞤼𞤮𞤤|S1/𞤥𞥓|T0 𞤲𞤣𞤫𞤪 𞤱𞤢𞤺𞤭𞤴𞤢𞤲𞤣𞤫 𞤧𞤫𞤤𞤦𞤢𞤲|T1/𞤱𞤺 𞤧𞤫𞤤|U0 𞤲𞤣𞤫𞤪 𞤨𞤭𞤲𞤼𞤵|U1/𞤨𞤼|V0 𞤲𞤣𞤫𞤪 𞤳𞤮𞤪𞤼𞤵|V1/𞤳𞤼|W0 𞤲𞤣𞤫𞤪 𞤺𞤢𞤤𞤮𞤲𞤪𞤵|W1/𞤺𞤢𞤤|X0 𞤲𞤣𞤫𞤪 𞤧𞤢𞤲𞤼𞤭𞤥𞤫𞥅𞤼𞤮𞤤|X1/𞤧𞤥|Y0 𞤲𞤣𞤫𞤪 𞤥𞤫𞥅𞤼𞤮𞤤|Y1/𞤥|Z0 𞤳𞤭𞤤𞤮𞤥𞤫𞥅𞤼𞤮𞤤|Z1/𞤳𞤥|a0 𞤲𞤣𞤫𞤪 𞤲𞤺𞤮𞤪𞤰𞤵|a1/𞤺𞤮|b0 𞤲𞤣𞤫𞤪 𞤼𞤫𞤨𞥆𞤵|b1/𞤼𞤨|c0 𞤲𞤣𞤫𞤪 𞤧𞤮𞤺𞤮𞤲𞤢𞤤|c1/𞤧𞤺|d0 𞤲𞤣𞤫𞤪 𞤥𞤢𞤴𞤤𞤵|d1/𞤥𞤢|e0 𞤲𞤣𞤫𞤪 𞤣𞤭𞤲𞤺𞤫𞤪𞤫 𞤥𞤫𞥅𞤼𞤮𞤤|e1/𞤥𞥒|f0 𞤲𞤣𞤫𞤪 𞤸𞤫𞤳𞤼𞤢𞤪𞤣𞤫|f1/𞤸𞤳|g0 𞤲𞤣𞤫𞤪 𞤣𞤭𞤲𞤺𞤫𞤪𞤫 𞤼𞤫𞤨𞥆𞤵|g1/𞤣𞤺 𞤼𞤨|g2/𞤼𞤨𞥒|h0 𞤲𞤣𞤫𞤪 𞤺𞤢𞤪𞤳𞤵|h1/𞤺𞤢|i0 𞤲𞤣𞤫𞤪 𞤨𞤭𞤪𞤰𞤵|i1/𞤨𞤭𞤪|j0 𞤲𞤣𞤫𞤪 𞤳𞤭𞤤𞤮𞤱𞤢𞥄𞤼𞤵-𞤲𞤶𞤢𞤥𞤲𞤣𞤭|j1/𞤳𞤏𞤶|k0 𞤲𞤣𞤫𞤪 𞤥𞤫𞤺𞤢𞤶𞤫𞥅𞤼𞥆𞤵|k1/𞤃𞤔|l0 𞤲𞤣𞤫𞤪 𞤺𞤭𞤺𞤢𞤶𞤫𞥅𞤼𞥆𞤵|l1/𞤘𞤔|m0 𞤲𞤣𞤫𞤪 𞤼𞤫𞤪𞤢𞤶𞤫𞥅𞤼𞥆𞤵|m1/𞤚𞤔|n0 𞤲𞤣𞤫𞤪 𞥑𞥐𞥐 𞤺𞤢𞤪𞤬𞤭|n1/𞥑𞥐𞥐 𞤺|n2/𞥑𞥐𞥐𞤺|o0 𞤲𞤣𞤫𞤪 𞥑𞥐𞥐 𞤥𞤭𞤤𞤭𞤤𞤭𞥅𞤼𞤭|o1/𞥑𞥐𞥐 𞤥𞤤|o2/𞥑𞥐𞥐𞤥𞤤
        14533|A0 / sekunti|B0 / minuutti|C0 / tunti|C1/t|D0 / päivä|D1/pv|E0 / yö|E1/yö|F0 / viikko|F1/vk|G0 / kuukausi|G1/kk|G2/kk|H0/neljännes|H1/q|H2/q|I0 / vuosi|I1/v|I2/v|J0 / gramma|K0 / kilogramma|L0/tonni|M0 / unssi|N0 / pauna|O0/millilitra|P0/senttilitra|Q0 / litra|R0/hehtolitra|S0 / kuutiometri|T0/nesteunssi|U0/pint|V0/neljännesgallona|W0 / am. gallona|W1/am. gal|W2/am.gal|X0 / senttimetri|Y0 / metri|Z0 / kilometri|a0 / tuuma|b0 / jalka|c0/jaardi|d0/maili|e0 / neliömetri|f0/hehtaari|g0/neliöjalka|h0/eekkeri|i0/kohde|i1/kohde|j0/kilowattitunti|k0/megatavu|k1/Mt|l0/gigatavu|l1/Gt|m0/teratavu|m1/Tt|n0/100 grammaa|o0/100 millilitraa
        20301|A1/s|B1/min|C1 kada oras|C2/oras|D0 kada araw|D1/araw|E0 kada gabi|E1/gabi|F0 kada linggo|F1/linggo|I0 kada taon|I1/taon|K0 kada kilo|L0 kada metriko tonelada|M0 kada onsa|N0 kada libra|O0 kada mililitro|P0 kada sentilitro|Q1/l|Q2/L|R0 kada hektolitro|S0 kada metro kubiko|T0 kada fluid ounce|U0 kada pint|V0 kada quart|W0 kada galon|W1/gal|W2/gal|b0 kada talampakan|c0 kada yarda|d0 kada milya|e1 kada m²|e2 kada m²|f0 kada hektarya|g0 kada talampakan parisukat|g2/ft²|h0 kada acre|j0 kada kilowatt hour|k0 kada megabyte|l0 kada gigabyte|m0 kada terabyte|n0 kada 100 gramo|n2/100g|o0 kada 100 mililitro
        15296|A0 um sekundi|A1/sek.|A2/s|B0 um minuttin|C0 um tíman|C1/t.|C2/t|D0 um dagin|D2/d|E0/nátt|E1/nátt|F0 um vikuna|F1/vi.|G0 um mánan|G1/m.|H0/korter|H2/kort.|I0 um ári|I1/ár|J0 fyri hvørt gramm|K0 fyri hvørt kilogramm|L0/tons|M0 fyri hvørja unsu|M1/unsu|N0 fyri hvørt pund|N1/pund|O0/millilitur|P0/sentilitur|Q0 fyri hvønn litur|R0/hektolitur|S0 fyri hvønn kubikkmetur|T0/flótandi unsa|T1/flótandi unsa|U0/pint|U1/pint|V0/quart|V1/quart|W0 fyri hvønn gallon|W1/gallon|W2/gallon|X0 fyri hvønn sentimetur|Y0 fyri hvønn metur|Z0 fyri hvønn kilometur|a0 fyri hvønn tumma|a1/tum.|b0/fót|b1/fót|c0/yard|d0/míl|d1/míl|e0 fyri hvønn fermetur|f0/hektari|g0/ferfót|h0/ekra|h1/ekra|i0/lutur|i1/lutur|j0/kilowatttími|k0/megabýt|l0/gigabýt|m0/terabýt|n0/100 gramm|n2/100g|o0/100 millilitrar|o2/100ml
        31495|A0 par seconde|B0 par minute|C0 par heure|D0 par jour|D1/j|E0 par nuit|E1/nuit|F0 par semaine|G0 par mois|H0/trimestre|H2/T|I0 par an|I1/an|J0 par gramme|K0 par kilogramme|L0 par tonne|M0 par once|N0 par livre|O0 par millilitre|P0 par centilitre|Q0 par litre|R0 par hectolitre|S0 par mètre cube|T0 par once liquide|U0 par pinte|U1/pte|V0 par quart|W0 par gallon|X0 par centimètre|Y0 par mètre|Z0 par kilomètre|a0 par pouce|a1/po|b0 par pied|b1/pi|c0 par yard|d0 par mile|e0 par mètre carré|f0 par hectare|g0 par pied carré|g1/pi²|h0 par acre anglo-saxonne|i0 par item|i1/items|i2/item|j0 par kilowatt-heure|k0 par mégaoctet|k1/Mo|l0 par gigaoctet|l1/Go|m0 par téraoctet|m1/To|n0 par 100\u{A0}grammes|n1/100\u{202F}g|o0 par 100 millilitres
        39502|A0 à la seconde|B2/m|E0\u{A0}par nuit|F2/sem|T1/oz liq.|U0 par chopine|U1/chop|V0 par pinte|V1/pte|c0 par verge|c1/vg|d0 par mille|h0 par acre|i1/item|j0 par kilowattheure|n0 par 100 grammes|n1/100 g|o0 par 100\u{A0}millilitres|o1/100\u{A0}ml
        39502|S0 pour chaque metre cube|f0 par carreau|n1/100gr
        1195|E0/night|E1/night|F0/w|G0/m|I0/y|J0/g|K0/kg|L0 per t|M0/oz|N0/lb|O0 per mL|P0 per cL|R0 per hL|T0 per fl oz US|U0 per pt|V0 per qt|W2/gal US|X0/cm|Y0/m|Z0/km|a0/in|b0/ft|c0 per yard|d0 per myl|f0 per hektare|g0 per fjouwerkante foet|h0 per are|h1/are|h2/acre|i0 per item|i1/item|j0 per kWh|k0 per MB|l0 per GB|m0 per TB|n0 per 100 gram|o0 per 100 mL
        272|A0/s|A1/s|B0/nóim|B1/nóim|C0/u|C1/u|D0 sa lá|D1/lá|E0 san oíche|E1/oíche|F0/scht|F1/scht|G0/mí|G1/mí|H0/c|H1/c|I0 sa bhliain|I1/bl|J0 sa ghram|K0 sa chileagram|L0 sa tonna méadrach|M0 san unsa|M1/unsa|N0 sa phunt|N1/punt|O0 sa mhillilítear|P0 sa cheintilítear|P1/cL|Q0 sa lítear|R0 sa heictilítear|S0 sa mhéadar ciúbach|T0 sa unsa leachtach|T1/unsa l.|U0 sa phionta|U1/pt|V0 sa chárt|V1/chárt|W0 sa ghalún|W1/gal.|X0 sa cheintiméadar|Y0 sa mhéadar|Z0 sa chiliméadar|a0/or.|a1/or.|b0 sa troigh|b1/tr.|c0 sa slat|c1/sl.|c2/sl|d0 sa mhíle|d1/mhíle|e0 sa mhéadar cearnach|f0 sa heicteár|g0 sa troigh chearnach|g1/tr²|h0 sa acra|h1/ac|i0 sa mhír|i1/mhír|j0 sa chileavatuair|k0 sa mheigibheart|l0 sa ghigibheart|m0 sa teiribheart|n0 sa 100 gram|o0 sa 100 millilítear
        28444|A0 san diog|A1/d|B0 sa mhionaid|B1/mion|C0 san uair|C1/uair|C2/u|D0 san latha|D1/là|E0/oidhche|E1/oidhche|E2/oidh.|F0 san t-seachdain|F1/sn|F2/s|G0 sa mhìos|H0/c|I0 sa bhliadhna|I1/bl|J0 sa ghram|K0 sa chileagram|L0 / tunna meatrach|M0 san unnsa|N0 sa phunnd|O0 / mhililiotair|P0 / cheudailiotair|Q0 san liotair|R0 / heacta-liotair|S0 sa mheatair chiùbach|T0 / unnsa-dighe|U0 / phinnt|V0 / chàrt|V1/chàrt|V2/càrt|W0 sa ghalan|W1/gal|X0 sa cheudameatair|Y0 sa mheatair|Z0 sa chilemeatair|a0 san òirleach|a1/òirl|b0 san troigh|b1/troigh|c0 / slat|c1/slat|c2/yd|d0 / mhìle|d1/mì|e0 sa mheatair cheàrnagach|f0 / heactair|g0 / troigh cheàrnagach|g1/troigh²|h0 / acair|i0 / nì|i1/nì|j0 / chilea-watt-uair|k0 / mheaga-baidht|l0 / ghiga-baidht|m0 / tera-baidht|n0 / 100 gram|o0 / 100 mililiotair
        31495|+ {1}|D1/día|D2/d.|E0 por noite|E1/noite|G1/mes|H0/trimestre|H2/tr.|I0 por ano|I1/ano|I2/a.|K0 por quilogramo|W0 por galón estadounidense|W1/gal EUA|W2/gal EUA|Z0 por quilómetro|a0 por polgada|b0 por pé|c0 por iarda|e0 por metro cadrado|g0 por pé cadrado|h1/acre|i0 por unidade|i1/ude.|i2/ude.|j0 por quilowatt hora|l0 por xigabyte|n2/100 g|o2/100 ml
        17073|+ {1}|A0 પ્રતિ સેકંડ|A2/સે|B0 પ્રતિ મિનિટ|B1/મિ.|B2/મિ|C0 પ્રતિ કલાક|C1 પ્રતિ કલાક|C2/ક|D0 પ્રતિ દિવસ|D1/ દિવસ|D2/ દિ|E0/રાત|F0 પ્રતિ અઠવાડિયું|F1 / અઠ.|G0 પ્રતિ મહિનો|G1/માસ|H0/ત્રિ|I0 પ્રતિ વર્ષ|I1/વર્ષ|J0 પ્રતિ ગ્રામ|J1/ગ્રામ|K0 પ્રતિ કિલોગ્રામ|K1/કિગ્રા|L0 પ્રતિ મેટ્રિક ટન|M0 પ્રતિ ઔંસ|M1/ઔંસ|N0 પ્રતિ પાઉન્ડ|N1/પાઉન્ડ|O0 પ્રતિ મિલિલીટર|O1/મિલિલીટર|P0 પ્રતિ સેન્ટિલીટર|P1/સેન્ટિલીટર|Q0 પ્રતિ લિટર|Q1/લિ|R0 પ્રતિ હેક્ટોલીટર|R1/હેક્ટોલીટર|S0 પ્રતિ ઘન મીટર|S1/ઘન મી.|T0 પ્રતિ પ્રવાહી ઔંસ|T1/પ્રવાહી ઔંસ|T2/પ્ર. ઔંસ|U0 પ્રતિ પિન્ટ|U1/પિન્ટ|V0 પ્રતિ ક્વાર્ટ|V1/ક્વાર્ટ|W0 પ્રતિ ગૅલન|W1/ગૅલન|X0 પ્રતિ સેન્ટિમીટર|X1/સેમી|Y0 પ્રતિ મીટર|Y1/મી|Z0 પ્રતિ કિલોમીટર|Z1/કિમી|a0 પ્રતિ ઈંચ|a1/ઈંચ|b0 પ્રતિ ફૂટ|b1/ફૂટ|c0 પ્રતિ વાર|c1/વાર|d0 પ્રતિ માઇલ|d1/માઇલ|e0 પ્રતિ ચોરસ મીટર|e1 પ્રતિ ચો. મીટર|f0 પ્રતિ હેક્ટર|f1/હેક્ટર|g0 પ્રતિ ચોરસ ફૂટ|g1/ચોરસ ફૂટ|h0 પ્રતિ એકર|h1/એકર|i0 પ્રતિ વસ્તુ|i1/વસ્તુ|j0 પ્રતિ કિલોવૉટ કલાક|k0 પ્રતિ મેગાબાઇટ|l0 પ્રતિ ગીગાબાઇટ|m0 પ્રતિ ટેરાબાઇટ|n0 પ્રતિ 100 ગ્રામ|n1/100 ગ્રા|o0 પ્રતિ 100 મિલિલીટર|o1/100 મિલિલીટર
        11388|A0 a daƙiƙa|A1/d|B0 a minti|B1/mnt|C0 a saʼa|C1/saʼa|D0 a rana|D1/r|E0dare {0}|E1dare {0}|F0 a mako|F1/m|G0 a wata|G1/w|H0k/{0}|H1k/{0}|I0 a shekara|I1/s|J0 a giram|K0 a kilogiram|L0 a metric ton|M0 a oza|N0/lb|O0 a millimita|P0 a sentilita|P1/sL|Q0 a lita|Q1/L|R0 a hektolita|S0 a kubic mita|T0 a fluid ounce|T1/fl oz|U0 a pint|V0 a quart|W0 a galan|W2/gal|X0 a sentimita|X1sm/{0}|Y0 a mita|Y1m/{0}|Z0 a kilomita|Z1km/{0}|a0 a inci|a1in/{0}|b0 a ƙafa|b1ƙafa/{0}|c0 a yadi|d0 a mil|e0 a sikwaya mita|f0 a hekta|g0 a sikwaya ƙafa|g1/sk ƙf|h0 a eka|h1/ek|i0 a abu|i1/abu|j0 a kilowatt hour|k0 a megabyte|l0 a gigabyte|m0 a terabyte|n0 a giram-giram 100|o0 a millimitoci 100
        17073|A0 לשניה|A1/שנ׳|B0/דקה|B1/ד׳|C0 לשעה|C1/שעה|C2/שע׳|D0/יום|D1/יום|E0/לילה|F0/שבוע|F2/שב׳|G0 לחודש|G1/חודש|I0 לשנה|I1/שנה|J0/גרם|J1/גר׳|K0/קילוגרם|K1/ק״ג|L0 לטון מטרי|L1/טון מ׳|L2/t|M0/אונקיה|M1/oz|N0/פאונד|O0 למיליליטר|O1/מ״ל|P0 לסנטיליטר|Q0/ליטר|Q1/ל׳|R0 להקטוליטר|S0/מטר מעוקב|T0 לאונקיית נוזלים|U0 לפינט|V0 לקווארטה|W0/גלון|W1/גל׳|X0 לסנטימטר|X1/ס״מ|Y0 למטר|Y1/מ׳|Z0 לקילומטר|Z1/ק״מ|a0 לאינץ׳|a1 \u{200E}/in|b0 לרגל|b1 \u{200E}/ft|c0 ליארד|c1/יארד|d0 למייל|d1/מייל|e0 למטר רבוע|e1/מ״ר|f0 להקטאר|f1/ha|g0 לרגל רבועה|g1/sq ft|h0 לאקר|h1/אקר|i0 לפריט|i1/פריט|j0 לקילוואט־שעה|j1/קוט״ש|k0 למגה-בייט|k1/MB\u{200F}|l0 לג׳יגה-בייט|l1/GB\u{200F}|m0 לטרה-בייט|m1/TB\u{200F}|n0 ל100 גרם|n1/100 גר׳|n2/100g|o0 ל100 מיליליטר|o1/100 מ״ל
        7695|+{1} {0}|A0 प्रति सेकंड|A1/से॰|A2/से|B0 प्रति मिनट|B1/मिनट|B2/मि|C0 प्रति घंटा|C1/घं॰|C2/घं|D0 प्रति दिन|D1/दिन|D2/दि|E0 प्रति रात|E1/रात|F0 प्रति सप्ताह|F1/सप्ताह|F2/स|G0 प्रति महीना|G1/माह|H0/ति|I0 प्रति वर्ष|I1/वर्ष|I2/व|J0/ग्राम|J1/ग्रा॰|J2/ग्रा|K0 प्रति किलोग्राम|K1/कि॰ग्रा॰|K2/किग्रा|L0 प्रति मीट्रिक टन|L1/मीट्रिक टन|L2/ट|M0/औंस|N0/पौंड|O0 प्रति मिलीलीटर|O1/मि॰ ली॰|O2/मिली|P0 प्रति सेंटीलीटर|P1/सें॰ली॰|P2/सेंली|Q0/लीटर|Q1/ली॰|Q2/ली|R0 प्रति हेक्टोलीटर|R1/हे॰ली॰|R2/हेली|S0/घन मीटर|S1/घन मी॰|S2/घन मी|T0 प्रति फ़्लूइड आउंस|T1/फ़्लूइड आउंस|T2/fl oz|U0 प्रति पाइंट|U1/पाइंट|U2/पा|V0 प्रति क्वार्ट|V1/क्वार्ट|W0/गैलन|W2/गै|X0/सेंटीमीटर|X1/सें॰मी॰|X2/सेंमी|Y0/मीटर|Y1/मी|Z0/किलोमीटर|Z1/कि॰मी॰|Z2/किमी|a0/इंच|b0/फ़ुट|b1/फ़ीट|c0 प्रति यार्ड|c1/यार्ड|d0 प्रति मील|d1/मील|e0/वर्ग मीटर|e2/वर्ग मी|f0 प्रति हेक्टेयर|f1/हे॰|g0 प्रति वर्गफ़ुट|g1/व॰फ़ी॰|g2/व फ़ी|h0 प्रति एकड़|h1/एकड़|i0 प्रति आइटम|i1/आइटम|j0 प्रति किलोवॉट घंटा|j2/kWh|k0 प्रति मेगाबाइट|l0 प्रति गीगाबाइट|m0 प्रति टेराबाइट|n0 प्रति 100 ग्राम|n1/100 ग्रा॰|n2/100 ग्रा|o0 प्रति 100 मिलीलीटर|o1/100 मि॰ ली॰|o2/100 मिली
        29046|A0 har second|B0 har minute|C0 har ghante|D0 har din|F0 har week|G0 har month|I0 har saal|L0 per metric ton|T2/fl oz
        15296|A0/s|B0/min|B1/min|C0/h|E0/noć|F0 tjedno|F1/tj.|G1/mj.|I1/g.|J0/g|K0/kg|L0/tona|M0/oz|N0/lb|Q0/l|S0/m³|T0/tekuća unca|W0/gal|X0/cm|Y0/m|Z0/km|a0/in|b0/ft|e0/m²|h1/kj|j0/kilovatsat
        26222|C0 na hodźinu|D0 wob dźeń|D1/dź.|E0 na přenocowanje|E1 na nóc|F0 wob tydźeń|F1/tydź.|G0 wob měsac|G1/měs.|T0 na běžita unca|a0 na cól|a1/cól|h0 na acre|j0 na kilowattowa hodźina
        28444|A0/másodperc|A1/mp|B0/perc|B1/p|C0/óra|C1/ó|D0/nap|D1/nap|E0/éjszaka|E1/éjszaka|F0/hét|F1/hét|G0/hónap|G1/hó|H0/n.év|I0/év|I1/év|J0/gramm|K0/kilogramm|L0 per metrikus tonna|M0/uncia|N0/font|O1/ml|P1/cl|Q0/liter|Q1/l|R0 per hektoliter|R1/hl|S0/köbméter|T0 per folyadékuncia|W0/gallon|W1/gal|X0/centimeter|Y0/méter|Z0/kilométer|a0/hüvelyk|b0/láb|b1/láb|d0 per mérföld|d1/mf|e0/négyzetméter|f0 per hektár|g0 per négyzetláb|g1/ft²|h0 per hold|h1/kh|h2/ac|j0 per kilowattóra|k0 per megabájt|l0 per gigabájt|m0 per terabájt|n0 per 100 gramm|n2/100 g|o0 per 100 milliliter|o1/100 ml|o2/100 ml
        0|A0 վայրկյանում|A1/վրկ|A2/վ|B0 րոպեում|B1/ր|C0 ժամում|C1/ժ|D0օրական {0}|D1/օր|D2/օ|E0գիշերը {0}|E1/գիշեր|E2/գ․|F0շաբաթական {0}|F1/շաբ|F2/շ|G0ամսական {0}|G1/ամս|G2/ա|H0/եռմս|I0տարեկան {0}|I1/տ|J0 գրամի վրա|J1/գ|K0 կիլոգրամի վրա|K1/կգ|L0/տոննա|L1/տ|M0 ունկիի վրա|M1/ու|N0 ֆունտի վրա|N1/ֆունտ|O0/միլիլիտր|O1/մլ|P0/սանտիլիտր|P1/սլ|Q0 լիտրի վրա|Q1/լ|R0/հեկտոլիտր|R1/հլ|S0 խորանարդ մետրի վրա|S1/մ³|T0/հեղուկ ունկի|T1/հղ. ու|T2/հղ.ու|U0/փինթ|V0/քվարտ|W0 գալոնի վրա|W1/գալ|X0 սանտիմետրի վրա|X1/սմ|Y0 մետրի վրա|Y1/մ|Z0 կիլոմետրի վրա|Z1/կմ|a0 մատնաչափի վրա|a1/մատ|b0 ֆուտի վրա|b1/ֆտ|c0/յարդ|c1/յդ|d0/մղոն|d1/մղ|e0 քառակուսի մետրի վրա|e1/մ²|f0/հեկտար|f1/հա|g0/քառակուսի ֆուտ|g1/ֆտ²|h0/ակր|i0/միույթ|j0/կիլովատտ-ժամ|j1/կՎտ·ժ|k0/մեգաբայթ|k1/ՄԲ|l0/գիգաբայթ|l1/ԳԲ|m0/տերաբայթ|m1/ՏԲ|n0/100 գրամ|n1/100 գ|o0/100 միլիլիտր|o1/100 մլ
        29046|A0 per secunda|B0 per minuta|C0 per hora|D0 per die|E0/night|F0 per septimana|F1/sept|G0 per mense|I0 per anno|I1/an|J0 per gramma|K0 per kilogramma|L0 per tonna|M0 per uncia|N0 per libra|O0 per millilitro|P0 per centilitro|Q0 per litro|R0 per hectolitro|S0 per metro cubic|T0 per uncia liquide|T1/oz liq|T2/ozliq|U0 per pinta|V0 per quarto|V1/qt|V2/qt|W0 per gallon|W1/gal|W2/gal|X0 per centimetro|Y0 per metro|Z0 per kilometro|a0 per pollice|b0 per pede|d0 per millia|e0 per metro quadrate|g0 per pede quadrate|g1/ft²|j0 per kilowatthora|n0 per 100 grammas|n2/100 g|o0 per 100 millilitros
        28444|A0 per detik|A1/dtk|B0 per menit|B1/mnt|C0 per jam|C1/j|D0 per hari|D1/hr|E0 per malam|E1/malam|F0 per minggu|F1/mgg|G0 per bulan|G1/bln|H0/k|I0 per tahun|I1/thn|L0 per metrik ton|O0 per mililiter|P0 per sentiliter|R0 per hektoliter|S0 per meter kubik|W0 per galon|W1/gal|X0 per sentimeter|a0 per inci|b0 per kaki|d0 per mil|e0 per meter persegi|f0 per hektare|g0 per kaki persegi|g1/ft²|h0 per ekar|j0 per kilowatt-jam|n0 per 100 gram|n2/100 g|o0 per 100 mililiter|o2/100 mL
        28444|+ {1}|A0 kwa sekọnd|B0 kwa nkeji|C0/h|D0/d|E0 kwa abali|E1/abali|F0 kwa Izu|G0 kwa Ọnwa|I0/y|J0 kwa gram|K0 kwa kilogram|L0 per metric tons|M0 kwa ounce|Q0 kwa liter|Q1/l|S0 kwa cubic mita|T0 per fluid ounces|W0 kwa gallon|X0 kwa centimita|Y0 kwa mita|Z0 kwa kilomita|a0 kwa inch|b0 kwa foot|e0 kwa square mita|g0 per square feet|g2/sq ft|i0 per ihe|i1/ihe|j0 per kilowatt-hour|k0 per MB|l0 per GB|m0 per TB|n0 per 100 gram|o0 per 100 milliliter|o2/100 mL
        16412|A0 á sekúndu|A1/sek.|B0 á mínútu|B1/mín.|C0 á klst.|C1/klst.|D0 á dag|D1/d.|E0/nótt|E1/nótt|E2/n.|F0 á viku|F1/v|G0 á mánuði|H0/ársfjórðung|H1/ársfj.|I0 á ári|I1/ári|I2/ár|J0 á gramm|K0 á kílógramm|L0 á tonn|L1/tn|L2/t|M0 á únsu|N0 á pund|O0 á millilítri|P0 á sentilítri|Q0 á lítra|R0 á hektólítri|S0 á rúmmetra|T0 á vökvaúnsa|U0 á hálfpottur|U1/hálfp.|V0 á kvart|W0 á gallon|X0 á sentimetra|Y0 á metra|Z0 á kílómetra|a0 á tommu|a1/t.|a2/tom|b0 á fet|b1/fet|c0 á yard|d0 á míla|d1/mí|e0 á fermetra|f0 á hektari|g0 á ferfet|g1/ferfet|g2/ft²|h0 á ekra|h1/ek.|i0 á atriði|i1/atriði|j0 á kílóvattstund|k0 á megabæti|l0 á gígabæti|m0 á terabæti|n0 á 100 grömm|o0 á 100 millilítrar
        51575|A0 al secondo|B0 al minuto|C0 all’ora|D0 al giorno|D1/giorno|D2/g|E0 a notte|E1/notte|F0 alla settimana|F1/settimana|F2/sett.|G0 al mese|G1/mese|H0 al trimestre|H1/trimestre|H2/trim.|I0 all’anno|I1/anno|J0 per grammo|K0 per chilogrammo|L0 al tonnellata metrica|M0 per oncia|N0 per libbra|O0 al millilitro|P0 al centilitro|R0 al ettolitro|S0 per metro cubo|T0 al oncia liquida|T1/fl oz|T2/fl oz|U0 al pinta|V0 al quarto|W0 per gallone|Z0 per chilometro|b0 per piede|c0 al iarda|d0 al miglio|e0 per metro quadrato|f0 al ettaro|g0 al piede quadrato|h0 al acro|i0 al elemento|i1/elem.|j0 al chilowattora|k0 al megabyte|l0 al gigabyte|m0 al terabyte|n0 al 100 grammi|n2/100g|o0 al 100 millilitri
        52173|A0/秒|A1/秒|B0/分|B1/分|C0/時間|C1/時間|D0/日|D1/日|E0/泊|E1/泊|F0/週|F1/週|G0/月|G1/月|H0/四半期|H2/Q|I0/年|I1/年|J0/グラム|K0/キログラム|L0毎トン|M0/オンス|N0/ポンド|O0毎ミリリットル|O1/ml|P0毎センチリットル|Q0/リットル|R0毎ヘクトリットル|S0/立方メートル|T0毎液量オンス|U0毎パイント|V0毎クォート|W0/ガロン|X0/センチメートル|Y0/メートル|Z0/キロメートル|a0/インチ|b0/フィート|c0毎ヤード|d0毎マイル|e0/平方メートル|f0毎ヘクタール|g0毎平方フィート|h0毎エーカー|i0毎項目|i1/項目|j0毎キロワット時|k0毎メガバイト|l0毎ギガバイト|m0毎テラバイト|n0毎100 グラム|n2/100g|o0毎100 ミリリットル|o1/100 ml|o2/100ml
        52173|A0 saben detik|B0 saben menit|C0 saben jam|C1/jam|D0 saben dina|D1/d|E0/wengi|E1/wengi|F0 saben peken|F1/peken|G0 saben sasi|G1/sasi|H0/seprapat|I0 saben taun|I1/taun|J0 saben gram|K0 saben kilogram|L0 saben t|M0 saben ons|M1/ons|N0 saben pon|N1/pon|O0 saben mililiter|P0 saben sentiliter|P1/sentiliter|P2/cL|Q0 saben liter|R0 saben hektoliter|S0 saben meter kubik|T0 saben ons banyu|T1/ons banyu|T2/ons by|U0 saben pin|U1/pin|V0 saben seprapat galon|V1/seprapat galon|V2/sprt|W0 saben galon|W1/galon|W2/galon|X0 saben sentimeter|Y0 saben meter|Z0 saben kilometer|a0 saben inci|b0 saben kaki|b1/kaki|c0 saben yard|c1/yard|d0 saben mil|d1/mil|e0 saben meter pesagi|f0 saben hektar|g0 saben kaki pesagi|g1/kaki pesagi|g2/kaki²|h0 saben are|h1/are|i0 saben iji|i1/iji|j0 saben kilowatt-jam|j1/kW-jam|k0 saben megabite|l0 saben gigabite|m0 saben terabite|n0 saben 100 gram|o0 saben 100 mililiter
        0|A0 წამში|A1/წმ|B0 წუთში|B1/წთ|C0 საათში|C1/სთ|D0 დღეში|D1/დღე|E0/ღამე|F0 კვირაში|F1/კვრ|G0 თვეში|G1/თვე|G2/თ.|H0/კვარტალში|H1/კვარტ|I0 წელში|I1/წ|J0 გრამში|J1/გ|K0 კილოგრამში|K1/კგ|L0/მეტრული ტონა|L1/ტონა|L2/ტ|M0 უნციაში|M1/უნც|N0 ფუნტში|N1/ფნტ|O0/მილილიტრი|O1/მილილ.|P0/სანტილიტრი|P1/სლ|Q0 ლიტრში|Q1/ლ|R0/ჰექტოლიტრი|R1/ჰლ|S0 კუბურ მეტრში|S1/მ³|T0/თხევადი უნცია|T1/თხ. უნცია|U0/პინტა|V0/კვარტა|W0 გალონში|W1/გალონი|X0 სანტიმეტრში|X1/სმ|Y0 მეტრში|Y1/მ|Z0 კილომეტრში|Z1/კმ|a0 დუიმში|a1/დუიმი|b0 ფუტში|b1/ფტ|c0/იარდი|d0/მილი|e0 კვადრატულ მეტრში|e1/მ²|f0/ჰექტარი|f1/ჰა|g0/კვადრატული ფუტი|g1/ფტ²|h0/აკრი|i0/ერთეული|i1/ერთე.|j0/კილოვატ-საათი|j1/კვტსთ|j2/კვტ.სთ|k0/მეგაბაიტი|l0/გიგაბაიტი|l2/გბაიტი|m0/ტერაბაიტი|m1/ტბაიტი|n0/100 გრამი|n1/100 გ|n2/100გ|o0/100 მილილიტრი|o1/100 მილილ.
        51575|A0 pur sigundu|B0 pur minutu|B1/min.|C0 pur ora|D0 pur dia|D1/dia|F0 pur simana|F1/sim.|G0 pur mes|G1/mes|I0 pur anu|I1/anu|J0 pur grama|K0 pur kilograma|L0 pur tonelada métriku|M0 pur ónsa|N0 pur libra|O0 pur mililitru|P0 pur sentilitru|Q0 pur litru|R0 pur ektolitru|S0 pur metru kúbiku|T0 pur ónsa fluídu|T1/fl oz|T2/fl oz|U0 pur pint|V0 pur kuart|W0 pur galãu|X0 pur sentímetru|Y0 pur metru|Z0 pur kilómetru|a0 pur pulegada|b0 pur pe|b1/pe|c0 pur jarda|d0 pur milha|e0 pur metru kuadradu|f0 pur ektar|g0 pur pe kuadradu|h0 pur ákri|i0 pur item|j0 pur kilowatt-ora|k0 pur megabyte|l0 pur jigabyte|m0 pur terabyte|n0 pur 100 grama|o0 pur 100 mililitru|o2/100 ml
        57908|A0sigũnu {0} ki|A1/s ki|A2/sig|B0mĩnũtu {0} ki|B1/min|C0óra {0} ki|D0kurã {0} ki|D1/kurã ki|D2/kurã|F0 simỹnỹ ki|F1/sim. Ki|F2/sim.|G0kysã {0} ki|G1/kysã ki|G2/kysã|I0 prỹg ki|I1/prỹg ki|J0 grỹmỹ ki|K0 kirogrỹmỹ ki|L0 por tãnẽrada mẽtirika|M0 mĩgfi ki|N0 rimra ki|O0 por mĩriritru|P0 por sẽntiritru|Q0 ritru ki|R0 por hegtoritru|S0 mẽturo kumiko ki|T0 por mĩgfi gungón|T2/fl. oz.|U0 por pint|V0 por kãgrán|W0 garỹv ki|W1/gar|W2/gar|X0 sẽntimẽturo ki|Y0 mẽturo ki|Z0 kiromẽturo ki|a0 poregana ki|a1/pol. ki|a2/por.|b0 tipẽn ki|b1/tipẽn ki|b2/tipẽn|c0 por jarda|d0 por milha|d2/milha|e0 mẽturo pénogno ki|f0 por hegtar|g0 por tipẽn pénogno|h0 por akre|h2/akre|i0 por item|j0 por kirowatt-óra|k0 por mẽgabyte|l0 por gigabyte|m0 por terabyte|n0 por 100 grỹmỹ ag|n2/100g|o0 por 100 mĩriritru ag
        8210|A0секундына {0}|B0минутына {0}|C0сағатына {0}|C1/сағ|D0күніне {0}|D1/күн|E0/түн|F0аптасына {0}|F1/ап.|F2/апта|G0айына {0}|H0/тоқсан|H1/тоқсан|I0жылына {0}|I1/ж.|J0/грамм|K0/килограмм|L0/метрлік тонна|L1/т|M0/унция|N0/фунт|N1/фунт|P0/cантилитр|P1/cл|Q0/литр|S0/текше метр|T0/сұйық унция|T1/сұй. унц.|U1/пт|V1/кт|W0/галлон|W1/гал.|X0/сантиметр|X1/см|Y0/метр|Z0/километр|a0/дюйм|b0/фут|d2/миль|e0/шаршы метр|f1/га|g0/шаршы фут|i0/элемент|j0/киловатт-сағат|j1/кВт-сағ|k1/MБ|m1/TБ
        0|A0سەكۋندىنا {0}|A1/سەكۋند|B0مينۋتىنا {0}|B1/مينۋت|C0ساعاتىنا {0}|C1/ساعات|D0كۇنىنە {0}|D1/كۇن|E0/ءتۇن|F0اپتاسىنا {0}|F1/اپتا|G0ايىنا {0}|G1/اي|H0/توقسان|I0جىلىنا {0}|K0\u{200E}/kg|L0/مەتىرلىك توننا|L1/توننا|M0/ۋنسيا|M2/oz|N0/فۋنت|O0/ميليليتىر|P0/سانتيليتىر|Q0/ليتىر|R0/گەكتوليرىر|S0/تەكشە مەتىر|T0/سۇيىق ۋنسيا|U0/پينتا|V0/كۆارتا|W0/گاللون|X0/سانتيمەتىر|Y0/مەتىر|Z0/كيلومەتىر|a0/ديۋيم|b0/فۋت|c0/يارد|d0/ميل|e0/شارشى مەتىر|f0/گەكتار|g0/شارشى فۋت|h0/اكر|i0/ەلەمەنت|j0/كيلوۆات-ساعات|k0/مەگابايت|k1/MB|l0/گيگابايت|l1/GB|m0/تەرابايت|m1/TB|n0/100 گرام|n2/100g|o0/100 ميليليتىر
        52173|A0 ក្នុង\u{200B}មួយ\u{200B}វិនាទី|A1/វិនាទី|B0 ក្នុងមួយនាទី|B1/នាទី|C0 ក្នុង\u{200B}មួយ\u{200B}ម៉ោង|C1/ម៉ោង|D0 ក្នុងមួយថ្ងៃ|D1/ថ្ងៃ|E0 ក្នុងមួយយប់|E1/យប់|F0 ក្នុងមួយសប្តាហ៍|F1/សប្តាហ៍|G0 ក្នុងមួយខែ|G1/ខែ|H0/ត្រី|I0 ក្នុងមួយឆ្នាំ|I1/ឆ្នាំ|J0 ក្នុងមួយក្រាម|K0 ក្នុងមួយគីឡូក្រាម|L0\u{200B} ក្នុង\u{200B}មួយ\u{200B} តោនម៉ែត្រ|M0 ក្នុងមួយអោន|N0 ក្នុងមួយផោន|O0\u{200B} ក្នុង\u{200B}មួយ\u{200B} មិល្លីលីត្រ|P0\u{200B} ក្នុង\u{200B}មួយ\u{200B} សង់ទីលីត្រ|Q0 ក្នុងមួយលីត្រ|Q1/l|R0\u{200B} ក្នុង\u{200B}មួយ\u{200B} ហិកតូលីត្រ|S0 ក្នុងមួយម៉ែត្រគូប|T0\u{200B} ក្នុង\u{200B}មួយ\u{200B} អោន\u{200B}វត្ថុ\u{200B}រាវ|U0\u{200B} ក្នុង\u{200B}មួយ\u{200B} ភីន|V0\u{200B} ក្នុង\u{200B}មួយ\u{200B} ក្វាត|W0 ក្នុងមួយហ្គាឡុង|X0 ក្នុងមួយសង់ទីម៉ែត្រ|X1/សម|Y0 ក្នុងមួយម៉ែត្រ|Y1/ម|Z0 ក្នុងមួយគីឡូម៉ែត្រ|Z1/គម|a0 ក្នុងមួយអ៊ីញ|b0 ក្នុងមួយហ្វីត|c0\u{200B} ក្នុង\u{200B}មួយ\u{200B} យ៉ាត|c2/យ៉.|d0\u{200B} ក្នុង\u{200B}មួយ\u{200B} ម៉ាយ|d2/ម៉.|e0 ក្នុងមួយម៉ែត្រការ៉េ|f0\u{200B} ក្នុង\u{200B}មួយ\u{200B} ហិកតា|f2/ហ.|g0\u{200B} ក្នុង\u{200B}មួយ\u{200B} ហ្វីត\u{200B}ការ៉េ|g2/ហ្វ².|h0\u{200B} ក្នុង\u{200B}មួយ\u{200B} អា|h2/អា|i0\u{200B} ក្នុង\u{200B}មួយ\u{200B} របស់|i1/របស់|j0\u{200B} ក្នុង\u{200B}មួយ\u{200B} គីឡូវ៉ាត់\u{200B}ម៉ោង|k0\u{200B} ក្នុង\u{200B}មួយ\u{200B} មេកាបៃ|l0\u{200B} ក្នុង\u{200B}មួយ\u{200B} ជីកាបៃ|m0\u{200B} ក្នុង\u{200B}មួយ\u{200B} តេរ៉ាបៃ|n0\u{200B} ក្នុង\u{200B}មួយ\u{200B} 100 ក្រាម|n2/100g|o0\u{200B} ក្នុង\u{200B}មួយ\u{200B} 100 មិល្លីលីត្រ
        0|A0ಪ್ರತಿ ಸೆಕೆಂಡ್\u{200C}ಗೆ {0}|A1/ಸೆ|B0ಪ್ರತಿ ನಿಮಿಷಕ್ಕೆ {0}|B1/ನಿಮಿ|C0ಪ್ರತಿ ಗಂಟೆಗೆ {0}|C1/ಗಂ|D0 ಪ್ರತಿ ದಿನಕ್ಕೆ|D1/ದಿ|E0 ಪ್ರತಿ ರಾತ್ರಿಗೆ|E1/ರಾತ್ರಿಗೆ|F0 ಪ್ರತಿ ವಾರಕ್ಕೆ|F1/ವಾ|G0ಪ್ರತಿ ತಿಂಗಳಿಗೆ {0}|G1/ತಿ|H0/ತ್ರೈಮಾಸಿಕಗಳಿಗೆ|H1/ತ್ರೈಮಾಸಿಕಕ್ಕೆ|I0ಪ್ರತಿ ವರ್ಷಕ್ಕೆ {0}|I1/ವ|J0 ಪ್ರತಿ ಗ್ರಾಂಗೆ|J1/ಗ್ರಾ|K0 ಪ್ರತಿ ಕಿಲೋಗ್ರಾಂಗೆ|K1/ಕೆಜಿ|L0ಪ್ರತಿ ಮೆಟ್ರಿಕ್\u{200C} ಟನ್\u{200C} ಗೆ {0}|L1/ಟ|M0 ಪ್ರತಿ ಔನ್ಸ್\u{200C}ಗೆ|M1/ ಔ|N0 ಪ್ರತಿ ಪೌಂಡ್\u{200C}ಗೆ|N1/ಪೌಂ|O0ಪ್ರತಿ ಮಿಲಿಲೀಟರ್ ಗೆ {0}|O1/ಮಿ.ಲೀ|P0ಪ್ರತಿ ಸೆಂಟಿಲೀಟರ್ ಗೆ {0}|P1/ಸೆಂ.ಲೀ|Q0ಪ್ರತಿ ಲೀಟರ್\u{200C}ಗೆ {0}|Q1/ಲೀ|R0ಪ್ರತಿ ಹೆಕ್ಟೋಲೀಟರ್ ಗೆ {0}|R1/ಹೆ.ಲೀ|S0 ಪ್ರತಿ ಘನ ಮೀಟರುಗಳಿಗೆ|S1/ಮೀ³|T0ಪ್ರತಿ ಫ್ಲೂಯ್ಡ್ ಔನ್ಸ್ ಗೆ {0}|T1/ಫ್ಲೂ.ಔ|U0ಪ್ರತಿ ಪಿಂಟ್\u{200C} ಗೆ {0}|U1/ಪಿಂಟ್\u{200C}|V0ಪ್ರತಿ ಕಾಲುಭಾಗ ಗೆ {0}|V1/ಕಾ.ಭಾ|W0 ಪ್ರತಿ ಗ್ಯಾಲನ್\u{200D}ಗೆ|W1/ಗ್ಯಾ ಯುಎಸ್|W2/ಗ್ಯಾ|X0ಪ್ರತಿ ಸೆಂಟಿಮೀಟರ್\u{200C}ಗೆ {0}|X1/ಸೆಂಮೀ|Y0ಪ್ರತಿ ಮೀಟರ್\u{200C}ಗೆ {0}|Y1/ಮೀ|Z0ಪ್ರತಿ ಕಿಲೋಮೀಟ\u{200D}ರ್\u{200C}ಗೆ {0}|Z1/ಕಿ.ಮೀ|a0ಪ್ರತಿ ಅಂಗುಲಕ್ಕೆ {0}|a1/ಅಂ|b0ಪ್ರತಿ ಅಡಿಗೆ {0}|b1/ಅ|c0ಪ್ರತಿ ಗಜ ಗೆ {0}|c1/ಗ|d0ಪ್ರತಿ ಮೈಲು ಗೆ {0}|d1/ಮೈ.|e0ಚದರ ಮೀಟರ್\u{200C}ಗೆ {0}|e1/ಮೀ²|f0ಪ್ರತಿ ಹೆಕ್ಟೇರ್ ಗೆ {0}|f1/ಹೆ.|g0ಪ್ರತಿ ಚದರಡಿ ಗೆ {0}|g1/ಚ.ಅ|h0ಪ್ರತಿ ಎಕರೆ ಗೆ {0}|h1/ಎಕ.|i0ಪ್ರತಿ ವಸ್ತು ಗೆ {0}|i1/ವಸ್ತು|j0ಪ್ರತಿ ಕಿಲೋವ್ಯಾಟ್\u{200C}-ಗಂಟೆ ಗೆ {0}|j1/ಕಿವ್ಯಾಗಂ|k0ಪ್ರತಿ ಮೆಗಾಬೈಟ್\u{200C} ಗೆ {0}|k1/ಮೆ.ಬೈ.|l0ಪ್ರತಿ ಗಿಗಾಬೈಟ್\u{200C} ಗೆ {0}|l1/ಗಿ.ಬೈ.|m0ಪ್ರತಿ ಟೆರಾಬೈಟ್\u{200C} ಗೆ {0}|m1/ಟೆ.ಬೈ.|n0ಪ್ರತಿ 100 ಗ್ರಾಂಗಳು ಗೆ {0}|n1/100 ಗ್ರಾ|n2/100ಗ್ರಾ|o0ಪ್ರತಿ 100 ಮಿಲಿಲೀಟರ್\u{200C}ಗಳು ಗೆ {0}|o1/100 ಮಿ.ಲೀ|o2/100ಮಿ.ಲೀ
        28444|A0초당 {0}|A2/초|B0분당 {0}|B2/분|C0시간당 {0}|C2/시간|D0일당 {0}|D1/일|E01박당 {0}|E1/박|F0주당 {0}|F1/주|G0월당 {0}|G1/월|H0/분기|I0연당 {0}|I1/년|J0그램당 {0}|K0킬로그램당 {0}|L0메트릭 톤당 {0}|M0온스당 {0}|N0파운드당 {0}|O0밀리리터당 {0}|P0센티리터당 {0}|Q0리터당 {0}|R0헥토리터당 {0}|S0세제곱미터당 {0}|T0액량 온스당 {0}|U0파인트당 {0}|V0쿼트당 {0}|W0갤런당 {0}|W1/gal|X0센티미터당 {0}|Y0미터당 {0}|Z0킬로미터당 {0}|a0인치당 {0}|b0피트당 {0}|c0야드당 {0}|d0마일당 {0}|e0제곱미터당 {0}|f0헥타르당 {0}|g0제곱피트당 {0}|g1/ft²|h0에이커당 {0}|i0개 항목당 {0}|i1/개 항목|j0킬로와트시당 {0}|k0메가바이트당 {0}|l0기가바이트당 {0}|m0테라바이트당 {0}|n0100그램당 {0}|n1/100g|o0100밀리리터당 {0}|o1/100mL
        1195|A0दर सेकंद {0}|A1/से|B0दर मिनूट {0}|B1/मिनीट|C0दर वरा {0}|C1/वर|D0दर दिसा {0}|D1/दीस|E0दर रात {0}|E1/रात|F0दर सप्तकाक {0}|F1/सप्तक|F2/सप्त|G0दर म्हयनो {0}|G1/म्ह|H0/तिम्हयनाळें|H1/तिम्ह|I0दर वर्स {0}|I1/वर्स|J0/ग्रा|J1/ग्रा|K0/किलोग्राम|K1/किग्रा|L0 दर t|M0 दर औंस|M1/औंस|N0 दर पौंड|O0 दर मिलि|O1/मिलि|P0 दर cL|Q0/लिटर|Q1/लि|R0 दर hL|S0 दर घन मीटर|S1/मी³|T0 दर fl oz US|U0 दर pt|V0 दर क्वा|V1/क्वा|W0दर गॅलोन {0}|W1/गॅलो युएस|W2/गॅ|X0दर सेंटिमीटर {0}|X1/सेमी|Y0दर मिटर {0}|Y1/मी|Z0दर किलोमीटर {0}|Z1/किमी|a0दर इंच {0}|b0दर फूट {0}|c0 दर yd|d0 दर mi|e0दर चौकोन मिटर {0}|e1/मी²|f0 दर ha|g0 दर चौकोन फुट|g1/चौ फू|h0 दर ac|i0 दर वस्त|i1/वस्त|j0 दर kWh|k0 दर MB|l0 दर GB|m0 दर TB|n0 दर 100 ग्राम|n1/100 ग्राम|n2/100ग्रा|o0 दर 100 मिलिलिटर|o1/100 मिलि|o2/100मिलि
        40542|A0dor sekond {0}|A1/sek|B0dor minut {0}|B1/min|C0dor vora {0}|C1/vor|D0dor disa {0}|D1/dis|D2/d|E0dor rat {0}|E1/rat|F0dor sumanak {0}|F1/suman|F2/sum|G0dor mhoino {0}|G1/mho|H0/timhoinallem|H1/timho|I0dor voros {0}|I1/voros|L0 dor t|O0 dor mL|P0 dor cL|R0 dor hL|S0 dor ghon miter|S1/m³|T0 dor fl oz US|U0 dor pt|V0 dor qt|X0 dor centimiter|Y0 per miter|Z0 dor kilomiter|c0 dor yd|d0 dor mil|e0 dor choukon miter|e1/m²|f0 dor ha|g0 dor choukon fut|h0 dor ac|h1/ac|h2/ac|i0 dor item|j0 dor kWh|k0 dor megabayt|l0 dor gigabayt|m0 dor terabayt|n0 dor 100 g|o0 dor 100 mL
        0|n0/۱۰۰ g|o0/۱۰۰ mL
        40542|L0 pro t|O0 pro mL|P0 pro cL|R0 pro hL|T0 pro fl oz US|U0 pro pt|V0 pro qt|c0 pro yd|d0 pro englische Meile|f0 pro hektar|g0 pro Quadratvoss|h0 pro angloamerikanische Acre|h1/ac|h2/ac|i0 pro item|j0 pro kWh|k0 pro MB|l0 pro GB|m0 pro TB|n0 pro 100 Gramm|n2/100g|o0 pro 100 mL
        15978|A0/sn|A1/sn|B0/d|B1/d|C0/st|D0/roj|D1/r|E0/şev|F0/hefte|F1/hf|G0/meh|G1/m|H0/çaryek|I0/sal|I1/sal|X0 serê santîmetreyê|Y0 serê metreyê|Z0 serê kîlometreyê|a0 serê înçê|a1/in|b0 serê fîtê|b1/ft|c0/yd|d0/mîl|e0 serê metre kareyê|f0/ha|g0/fît kare|g1/ft²|h0/akre
        59453|A0секундуна {0}|A1/сек|B0мүнөтүнө {0}|B1/мүн|C0саатына {0}|C1/ст|D0күнүнө {0}|E0/түнүнө|E1/түн|F1/апт|F2/апт|G1а/{0}|H0/ч|H1/ч|I1/ж|J0граммына {0}|J1гр/{0}|J2/гр|K0килограммына {0}|L0/метр тонна|M0унциясына {0}|M1унц/{0}|M2/унц.|N0фунтуна {0}|N1фунт/{0}|N2/фунт|P0/сантилитр|P1/сЛ|Q0литрине {0}|S0куб метрине {0}|T0/суюк унция|T1/с. унц.|V1/квр|W0галлонуна {0}|W1/АКШ гал|X0сантиметрине {0}|Y0метрине {0}|Z0километрине {0}|a0дюймуна {0}|a1/д|a2 дюйм|b0футуна {0}|b1/ф|d0/миля|d2/миля|e0чарчы метрине {0}|g0/чарчы фут|i0/нерсе|j0/килловат-саат|j1/кВ-саат|k1/МБ|m1/ТБ|n1/100 гр
        69161|A0 pro Sekonn|A1/Sek.|C0 pro Stonn|C1/St.|L0/Tonn|O0/Milliliter|P0/Zentiliter|R0/Hektoliter|T0/Flësseg-Onz|T1/fl oz|U0/Pint|V0/Quart|c0/Yard|d0/Meil|f0/Hektar|g0/Quadratfouss|h0/Acre|i0/item|j0/Kilowattstonn|k0/Megabyte|l0/Gigabyte|m0/Terabyte|n0/100 Gramm|n2/100 g|o0/100 Milliliter
        0|c0/čhaéglepi|d0/makhíyutȟapi|d2/makh
        17073|A0 ຕໍ່ວິນາທີ|A1/ວິ|B0 ຕໍ່ນາທີ|B1/ນາທີ|C0 ຕໍ່ຊົ່ວໂມງ|C1/ຊມ|D0 ຕໍ່ມື້|D1/ມື້|E0/ຄືນ|F0 ຕໍ່ອາທິດ|F1/ອາທິດ|G0/ເດືອນ|H0/ໄຕມາດ|I0 /ປີ|I1/ປີ|J0/g|K0/kg|K1/kg|L0 ຕໍ່ ໂຕນ|M0 ຕໍ່ ອອນສ|M1/ອ|N0/ປອນ|N1/ປ|O0 ຕໍ່ ມິນລີລິດ|P0 ຕໍ່ ຊັງຕີລິດ|Q0 ຕໍ່ລິດ|R0 ຕໍ່ hectoliter|S0 ຕໍ່ມ³|S1/ມ³|T0 ຕໍ່ ອອນສຂອງແຫຼວ|U0 ຕໍ່ ພິນ|V0 ຕໍ່ ຄວາດ|W0 ຕໍ່ແກລລອນ|W1/ແກລລອນ|X0 ຕໍ່ຊັງຕີແມັດ|X1/ຊັງຕີແມັດ|Y0 ຕໍ່ແມັດ|Y1/ມ|Z0 ຕໍ່ກິໂລແມັດ|Z1/ກມ|a0 ຕໍ່ນິ້ວ|a1/ນິ|b0 ຕໍ່ຟຸດ|b1/ຟ|c0 ຕໍ່ ຫລາ|c1/ຫລາ|d0 ຕໍ່ ໄມລ໌|d1/ໄມ|e0 ຕໍ່ຕາແມັດ|e1/ມ²|f0 ຕໍ່ ເຮັກຕາ|f1/ຮຕ.|f2/ຮຕ|g0 ຕໍ່ ຕາ\u{200B}ຟຸດ|g1/ຟຸດ²|g2/ft²|h0 ຕໍ່ ເອເຄີ|h1/ເອເຄີ|h2/ac|i0 ຕໍ່ ອັນ|i1/ອັນ|j0 ຕໍ່ ກິໂລວັດໂມງ|k0 ຕໍ່ megabyte|l0 ຕໍ່ gigabyte|m0 ຕໍ່ TB|n0 ຕໍ່ 100 ກຣາມ|n1/100 ກຼ|o0 ຕໍ່ 100 ມິນລີລິດ|o1/100 mL
        49316|B0 per minutę|B1/min.|B2/min.|D0 per dieną|E0/nakt.|E1/nakt.|F0 per savaitę|F1/sav.|G0 per mėnesį|G1/mėn.|H0/ketv.|I0 per metus|I1/m.|L0/metrinė tona|L1/mt|O0/mililitras|P0/centilitras|R0/hektolitras|T0/skysčio uncija|T1/skysčio oz|T2/fl oz|V0/kvorta|V1/kvorta|c0/jardas|d0/mylia|f0/hektaras|g0/kvadratinė pėda|g1/kv. pėda|g2/ft²|h0/akras|h1/akr.|h2/ak|i0/elementas|i1/elem.|j0/kilovatvalandė|k0/megabaitas|l0/gigabaitas|m0/terabaitas|n0/100 gramų|o0/100 mililitrų
        49316|A0 sekundē|A1/sek.|A2/s|B0 minūtē|C0 stundā|D0 dienā|E0/nakts|E1/nakts|F0 nedēļā|F1/ned.|F2/n.|G0 mēnesī|G1/mēn.|G2/m.|H0/c.|I0 gadā|J0 uz gramu|K0 uz kilogramu|L0/metriskā tonna|M0 uz unci|M1/unce|N0 uz mārciņu|N2/mārc.|O0/mililitrs|P0/centilitrs|Q0 uz litru|R0/hektolitrs|S0 uz kubikmetru|T0/šķidruma unce|U0/pinte|V0/kvarta|W0 uz galonu|W1/gal.|W2/gal.|X0 centimetrā|Y0 metrā|Z0 kilometrā|a0 collā|a2/colla|b0 pēdā|b2/pēda|c0/jards|c1/jards|c2/yd|d0/jūdze|d1/jūdze|d2/mi|e0 uz kvadrātmetru|f0/hektārs|g0/kvadrātpēda|h0/akrs|h1/ac|i0/vienums|i1/vienums|j0/kilovatstunda|k0/megabaits|l0/gigabaits|m0/terabaits|n0/100 gramu|o0/100 mililitru
        20082|A0 i te hēkona|B0 i te meneti|B1/men|C0 i te haora|C1/h|D0 i te rā|D1/rā|F0 i te wiki|G0 i te marama|H0/hwh|I0 i te tau|I1/t|O0/ritamano|O1/mL|P0/ritarau|P1/cL|Q0 ki te rita|Q1/rita|S0 ki te mita pūtoru|S1/m³|T0/aunihi kūtere|T1/fl oz US|U0/paina|U1/pt|V0/kuata|V1/qt|W0 ki te kārani|W2/kārani|X0 ki te mitarau|Y0 ki te mita|Y1/m|Z0 ki te manomita|Z1/km|a0 ki te īnihi|a1/in|b0ki te pūtu|b1/pūtu|c0/iari|d0/māero|e0 ki te mita pūrua|e1/m²|f0/heketea|f1/ha|g0/pūtu pūrua|g1/pūtu²|h0/eka|h1/ek|o0/100 ritamano|o1/100 mL
        10182|A0 во секунда|A1/с|A2/с.|B1/мин.|B2/м.|C0 на час|C1/ч.|D0 дневно|D1/ден|D2/д.|E0/ноќ|E1/ноќ|F0 седмично|F1/сед.|F2/с.|G0 месечно|G1/мес.|G2/м.|H0/тримесечје|H2/т.|I0 годишно|I2/г.|L0 на тон|M0 на унца|N0 на фунта|O0 на милилитар|O1/mL|P0 на центилитар|P1/cL|Q0 по литар|Q1/L|R0 на хектолитар|R1/hL|S0 на кубен метар|T0 на течна унца|T1/fl oz|V0 на кварт|W0 по галон|W2/gal|X0 на сантиметар|Y0 на метар|Z0 на километар|b0 на стапка|c0 на јард|d0 на милја|e0 по квадратен метар|g0 на квадратна стапка|g1/sq ft|g2/ft²|h0 на акр|h1/ac|i0 на ставка|i1/ставка|j0 на киловат-час|k0 на мегабајт|l0 на гигабајт|m0 на терабајт|o0 на 100 милилитри|o1/100 mL
        15288|A0 / സെക്കൻഡ്|A1/സെ.|B0 / മിനിറ്റ്|B1/മി.|C0 / മണിക്കൂർ|C1/മ.|D0 / ദിവസം|D1/ദി.|E0/രാത്രി|F0 / ആഴ്ച|F1/ആ.|G0 / മാസം|G1/മാ.|H0/പാദം|I0 / വർഷം|I1/വ.|J0/ഗ്രാം|K0/കിലോഗ്രാം|K1/കി.ഗ്രാം|L0/മെട്രിക് ടൺ|L1/ട.|M0/ഔൺസ്|M1/ഔ.|N0/പൗണ്ട്|N1/പൗ.|O0/മില്ലിലിറ്റർ|O1/മി.ലി.|P0/സെന്റീലിറ്റർ|P1/സെ.ലി.|Q0 / ലിറ്റർ|Q1/ലി.|R0/ഹെക്ടോലിറ്റർ|R1/ഹെ.ലി.|S0 / ക്യൂബിക് മീറ്റർ|S1/മീ³|T0/ഫ്ലൂയിഡ് ഔൺസ്|T1/ഫ്ലൂ. ഔ.|U0/പൈന്റ്|U1/പൈ.|V0/ക്വാർട്ട്|V1/ക്വാ.|W0 / ഗാലൺ|W1/ഗാ.|X0 / സെന്റിമീറ്റർ|X1/സെ.മീ.|Y0 / മീറ്റർ|Y1/മീ.|Z0 / കിലോമീറ്റർ|Z1/കി.മീ.|a0 / ഇഞ്ച്|a1/ഇഞ്ച്|b0 / അടി|b1/അടി|c0/വാര|c2/യാ|d0/മൈൽ|d2/മൈ|e0 / ചതുരശ്ര മീറ്റർ|e1/മീ²|f0/ഹെക്\u{200C}ടർ|f1/ഹെക്.|f2/ഹെ|g0/ചതുരശ്ര അടി|g1/ചതു.അടി|g2/ച. അടി|h0/ഏക്കർ|h1/ഏക്ക.|h2/ഏ|i0/ഇനം|j0/കിലോവാട്ട്/മണിക്കൂർ|j1/കി.വാ/മ.|k0/മെഗാബൈറ്റ്|k1/MB|l0/ഗിഗാബൈറ്റ്|l1/GB|m0/ടെറാബൈറ്റ്|m1/TB|n0/100 ഗ്രാം|o0/100 മില്ലിലിറ്റർ|o1/100 മി.ലി.
        59453|A0/сек|A1/сек|B0/мин|C0/ц|C1/ц|D0/хоног|D1/хоног|E0/шөнөдөө|E1/шөнө|F0/долоо хоног|F1/д.х|F2/д.х|G0/сар|G1/сар|H0/улирал|H1/улирал|I0/жил|I1/ж|J0грамм тутамд {0}|J1/гр|K0килограмм тутамд {0}|L0тонн тутамд {0}|M0унц тутамд {0}|M1/унц|N0фунт тутамд {0}|O0миллилитр тутамд {0}|P0центилитр тутамд {0}|P1/цл|Q0литр тутамд {0}|R0хектолитр тутамд {0}|R1/хл|S0куб метр тутамд {0}|T0шингэн унц тутамд {0}|T1/ш.унц|U0пинт тутамд {0}|V0кварц тутамд {0}|V1/крц|W0галлон тутамд {0}|W1/ам. гал|W2 гал|X0сантиметр тутамд {0}|Y0метр тутамд {0}|Z0километр тутамд {0}|a0/инч|a1/инч|c0ярд тутамд {0}|c1/ярд|d0миль тутамд {0}|d1/ми|e0квадрат метр тутамд {0}|f0гектар тутамд {0}|g0квадрат фут тутамд {0}|g2/фт²|h0акр тутамд {0}|h1/акр|i0зүйл тутамд {0}|i1/зүйл|j0килоВатт-цаг тутамд {0}|j1/кВтц|k0мегабайт тутамд {0}|k1/МБ|l0гигабайт тутамд {0}|m0терабайт тутамд {0}|m1/ТБ|n0100 грамм тутамд {0}|n1/100 гр|o0100 миллилитр тутамд {0}
        0|n0/১০০ g|o0/১০০ mL
        67125|A0 प्रति सेकंद|A1प्रसे|A2/से|B0 दर मिनिट|B1/मिनि|C0 प्रति तास|C1प्रता|C2/ता|D0 दर दिवशी|D1/दि|E0/रात्र|E1/रात्र|F0 दर आठवडा|F1/आ|F2/आ|G0 दर महिना|G1/म|H0 दर तिमाही|H1/तिमाही|I0 दर वर्षी|I1/वर्षी|J0 दर ग्रॅम|J1/ग्रॅ|K0 दर किलोग्रॅम|K1/किग्रॅ|L0 प्रति मेट्रिक टन|M1/oz|N0 दर पाउंड|O0 प्रति मिलीलीटर|O1/मिली|P0 प्रति सेंटीलीटर|Q0 दर लीटर|Q1/ली|R0 प्रति हेक्टोलीटर|T0 प्रति फ्लूइड औंस|T1/fl oz|U0 प्रति पिंट|V0 प्रति क्वार्ट|V1/qt|W0 दर गॅलन|W1/गॅ|X0 दर सेंटीमीटर|X1/सेंमी|Y0 दर मीटर|Z0 दर किलोमीटर|a0 दर इंच|a1/इंच|b0 दर फूट|b1/फूट|c0 प्रति यार्ड|c1/यार्ड|d0 प्रति मैल|d1/मैल|e0 दर चौरस मीटर|f0 प्रति हेक्टर|f1/हेक्टर|g0 प्रति चौरस फूट|g1/चौ फूट|g2/फूट²|h0 प्रति एकर|h1/एकर|i0 प्रति आयटम|i1/आयटम|j0 प्रति किलोवॉट तास|k0 प्रति मेगाबाइट|l0 प्रति गिगाबाइट|m0 प्रति टेराबाइट|n0 प्रति १०० ग्रॅम|n1/१०० ग्रॅ|n2/१००ग्रॅ|o0 प्रति १०० मिलीलीटर|o1/१०० मिली|o2/१०० मिली
        52173|A0 sesaat|A1/s|B0 setiap minit|B1/min|C0 sejam|D0 setiap hari|D1/h|E0 setiap malam|F0 setiap minggu|F1/mgu|G0 setiap bulan|H0/suku|H1/sk|I0 setiap tahun|J0 setiap gram|K0 setiap kilogram|L0 per tan metrik|M0 setiap auns|N0 setiap paun|Q0 setiap liter|Q1/l|S0 setiap meter padu|T0 per auns cecair|U0 per pain|V0 per kuart|W0 segelen|X0 setiap sentimeter|Y0 setiap meter|Z0 setiap kilometer|a0 seinci|b0 sekaki|b1/ka|c0 per ela|c1/ela|d0 per batu|d1/bt|e0 setiap meter persegi|f0 per hektar|g1/ka²|g2/ka²|h1/ekar|j0 per kilowatt jam|k0 per megabait|l0 per gigabait|m0 per terabait
        0|k0/megabyte|k1/MB|m0/terabyte|m1/TB
        11388|A0တစ်စက္ကန့်လျှင် {0}|B0တစ်မိနစ်လျှင် {0}|B1/ မိနစ်|C0တစ်နာရီလျှင် {0}|C1/ နာရီ|D0တစ်ရက်လျှင် {0}|D1/ ရက်|E0/ည|E1/ည|F0တစ်ပတ်လျှင် {0}|F1/ ပတ်|G0တစ်လလျှင် {0}|G1/ လ|H0/ကွာတား|I0တစ်နှစ်လျှင် {0}|I1/ နှစ်|J0တစ်ဂရမ်လျှင် {0}|K0တစ်ကီလိုဂရမ်လျှင် {0}|L0တစ်မက်ထရစ်တန် လျှင် {0}|M0တစ်အောင်စလျှင် {0}|N0တစ်ပေါင်လျှင် {0}|O0တစ်မီလီလီတာ လျှင် {0}|P0တစ်စင်တီလီတာ လျှင် {0}|Q0တစ်လီတာလျှင် {0}|Q2/လီတာ|R0တစ်ဟက်တိုမီတာ လျှင် {0}|S0တစ်ကုဗမီတာလျှင် {0}|T0တစ်အရည်အောင်စ လျှင် {0}|T1/fl oz|U0တစ်ပိုင့် လျှင် {0}|V0တစ်ကွတ် လျှင် {0}|W0တစ်ဂါလံလျှင် {0}|X0တစ်စင်တီမီလာလျှင် {0}|Y0တစ်မီတာလျှင် {0}|Z0တစ်ကီလိုမီတာလျှင် {0}|a0တစ်လက်မလျှင် {0}|b0တစ်ပေလျှင် {0}|c0တစ်ကိုက် လျှင် {0}|c1/ကိုက်|c2/yd|d0တစ်မိုင် လျှင် {0}|e0တစ်စတုရန်းမီတာလျှင် {0}|f0တစ်ဟက်တာ လျှင် {0}|g0တစ်စတုရန်းပေ လျှင် {0}|h0တစ်ဧက လျှင် {0}|i0တစ်item လျှင် {0}|j0တစ်ကီလိုဝပ်-နာရီ လျှင် {0}|k0တစ်မီဂါဘိုက် လျှင် {0}|l0တစ်ဂစ်ဂါဘိုက် လျှင် {0}|m0တစ်တယ်ရာဘိုက် လျှင် {0}|n0တစ်၁၀၀ ဂရမ် လျှင် {0}|n1/၁၀၀ g|n2/၁၀၀ g|o0တစ်၁၀၀ မီလီလီတာ လျှင် {0}|o1/၁၀၀ mL|o2/၁၀၀ mL
        0|A0 ثانیه|B0 دَقه|C0 ساعِت|D0 روز|F0 هفته پیش|F1 هفته|G0 ماه پیش|G1 ماه|I0 سال پیش|I1 سال|J0 هر گرم دله|J1/g|K0 هر کیلوگرم دله|K1/kg|L0/متریک تُن|L1/t|M0 هر اونس دله|M1/oz|N0 هر پوند دله|N1/lb|O0/میلی\u{200C}لیتر|O1/mL|P0/سانتی\u{200C}لیتر|P1/cL|Q0 هر لیتر دله|Q1/l|R0/هکتولیتر|R1/hL|S0 هر متر مکعب دله|S1/m³|T0/فلوید اونس|T1/fl oz|U0/پاینت|U1/pt|V0/ربع|V1/qt|W0 هر گالون دله|W1/gal|j0/کیلووات-ساعت|j1/kWh|k0/مگابایت|l0/گیگابایت|m0/ترابایت|n0/۱۰۰ گرم|n1/۱۰۰ g|o0/۱۰۰ میلی\u{200C}لیتر|o1/۱۰۰ mL
        28444|A0 per sekund|B0 per minutt|C0 per time|C1/t|D0 per døgn|E0 per natt|E1/natt|F0 per uke|F1/u|G0 per måned|G1/md.|G2/m|H0/kvartal|H1/kvt|H2/kv|I0 per år|I1/år|L0 per tonn|M0 per unse|M1/unse|N0 per pund|N1/pund|O1/ml|P1/cl|Q1/l|R0 per hektoliter|R1/hl|S0 per kubikkmeter|T0 per væskeunse|W1/gal|a0 per tomme|a1/tomme|a2/in|b0 per fot|b1/fot|b2/ft|c1/yard|c2/yd|d1/mile|d2/mi|e0 per kvadratmeter|f0 per hektar|g0 per kvadratfot|g1/fot²|g2/fot²|j0 per kilowattime|n0 per 100 gram|o0 per 100 milliliter|o1/100 ml|o2/100ml
        15288|A0 प्रति सेकेन्ड|A1/सेकेन्ड|B0 प्रति मिनेट|B1प्रति मिनेट|C0प्रति घण्टा|D0 प्रति दिन|D1/दिन|E0 प्रति रात|E1/रात|F0 प्रति हप्ता|F1/हप्ता|G0 प्रति महिना|G1/महिना|H2 /q|I0 प्रति वर्ष|I1/वर्ष|J0प्रति ग्राम|K0 प्रति किलोग्राम|K1प्रति किलो|L0प्रतिमेट्रिक टन|L1प्रति t|M0प्रति आउन्स|N0प्रति पाउन्ड|O0प्रतिमिलिलिटर|O1प्रति mL|P0प्रतिसेन्टिलिटर|P1प्रति cL|Q0प्रति लिटर|Q1 प्रति लिटर|R0प्रतिहेक्टोलिटर|R1प्रति hL|S0प्रति घन मिटर|S1प्रति घन मि.|T0प्रतितरल आउन्स|T1प्रति fl oz|U0प्रतिपिन्ट|U1प्रति pt|V0प्रतिक्वार्ट|V1प्रति qt|W0प्रति ग्यालोन|X0प्रति सेन्टिमिटर|X1प्रति से.मि.|Y0 प्रति मिटर|Z0प्रति किलोमिटर|Z1 प्रति कि.मि.|a0 प्रति इन्च|a1प्रति इन्च|b0 प्रति फुट|b1प्रति फिट|c0प्रतिगज|c1प्रति गज|d0प्रतिमाइल|d1प्रति माइल|e0प्रति वर्ग मिटर|e1 प्रति वर्ग मिटर|f0प्रतिहेक्टर|f1प्रति हे.|g0प्रतिवर्ग फुट|g1प्रति वर्ग फुट|g2प्रति ब.फु.|h0प्रतिवर्ग गज|h1प्रति वर्ग गज|h2प्रति एकर|i0प्रतिवस्तु|i1प्रति वस्तु|j0प्रतिकिलोवाट-घण्टा|j1प्रति kWh|k0प्रतिमेगाबाइट|k1प्रति MB|l0प्रतिगिगाबाइट|l1प्रति GB|m0प्रतिटेराबाइट|m1प्रति TB|n0प्रति१०० ग्राम|n1प्रति १०० ग्राम|o0प्रति१००मिलिलिटर|o1प्रति १०० mL
        28444|A0 per seconde|A1/sec|A2/s|B0 per minuut|B2/m|C0 per uur|C1/uur|C2/u|D0 per dag|D1/dag|D2/d|E0 per nacht|E1/nacht|F1/wk|F2/w|G0 per maand|G1/mnd|G2/m|H0/kw.|I0 per jaar|I1/jr|L0 per metrische ton|O1/ml|P1/cl|Q1/l|R1/hl|S0 per kubieke meter|W1/gal|b0 per voet|d0 per mijl|e0 per vierkante meter|e1 per m²|g0 per vierkante voet|g1/ft²|h1/acre|i0 per onderdeel|i1/ond.|j0 per kilowattuur|n0 per 100 gram|n2/100 g|o0 per 100 milliliter|o1/100 ml|o2/100 ml
        83593|C2/h|F0\u{A0}per veke|F1/v|G0 per månad|b1/ft|c0 per engelsk yard|d0 per engelsk mil|d1/mi|h1/acre|h2/ac|i0 per element
        0|A0/ߝ|B0ߡߌ߬ߛߍ߲ ߠߊ߫ {0}|B1/ߡߌ߬ߛ|C0ߕߎ߬ߡߊ߬ߙߋ߲ ߞߘߐ߫ {0}|C1/ߕ|D0ߟߏ߲ ߠߊ߫ {0}|D1/ߟ|F0ߞߎ߲߬ߢߐ߮ ߟߊ߫ {0}|F1/ߞߎ߲߬ߢ|G0ߞߊߙߏ ߟߊ߫ {0}|G1/ߞ.|I0ߛߊ߲߭ ߠߊ߫ {0}|I1/ߛߊ߲߭|n0/߁߀߀ g|o0/߁߀߀ mL
        1195|A0 ପ୍ରତି ସେକେଣ୍ଡ|A1/ସେକେଣ୍ଡ|A2/ସେ|B0ମିନିଟ୍\u{200C} ପ୍ରତି {0}|B1/ମିନିଟ୍\u{200C}|B2/ମି|C0ଘଣ୍ଟା ପ୍ରତି {0}|C1/ଘଣ୍ଟା|C2/ଘ.|D0ଦିନକୁ {0}|D1/ଦିନ|E0 ପ୍ରତି ରାତି|E1/ରାତି|F0ସପ୍ତାହକୁ {0}|F1/ସପ୍ତାହ|G0ମାସକୁ {0}|G1/ମାସ|H0/କ୍ୱାର୍ଟର୍ସ|I0 ପ୍ରତି ବର୍ଷ|I1/ବର୍ଷ|J0 ପ୍ରତି ଗ୍ରାମ୍|J1/ଗ୍ରା|J2/ଗ୍ରା.|K0 ପ୍ରତି କିଲୋଗ୍ରାମ୍|K1/କିଗ୍ରା|K2/କି. ଗ୍ରା.|L0ମେଟ୍ରିକ୍ ଟନ୍ ପ୍ରତି {0}|L1/ଟ|L2/ମେଟ୍ରିକଟନ|M0 ପ୍ରତି ଆଉନ୍ସ|M1/ଓଜ୍|M2/ଅନ୍ସ|N0 ପ୍ରତି ପାଉଣ୍ଡ୍|N1/ପାଉଣ୍ଡ୍|O0ମିଲିଲିଟର୍ ପ୍ରତି {0}|O1/ମିଲି|O2/ମି. ଲି.|P0ସେଣ୍ଟିଲିଟର୍ ପ୍ରତି {0}|P1/ସେଲି|P2/ସେ. ଲି.|Q0 ପ୍ରତି ଲିଟର୍|Q1/ଲି|R0ହେକ୍ଟୋଲିଟର୍ ପ୍ରତି {0}|R1/ହେଲି|R2/hL|S0 ପ୍ରତି କ୍ୟୁବିକ୍ ମିଟର୍|S1/ମି³|T0ଫ୍ଲୁଇଡ୍ ଆଉନ୍ସ ପ୍ରତି {0}|T1/ଫ୍ଲୁ ଓଜ୍|U0ପାଇଣ୍ଟ୍ ପ୍ରତି {0}|U1/ପାଇଣ୍ଟ୍|V0କ୍ଵାର୍ଟ୍ ପ୍ରତି {0}|V1/କ୍ଵାର୍ଟ୍|W0 ପ୍ରତି ଗ୍ୟାଲନ୍|W1/ଗ୍ୟାଲ୍ ଯୁକ୍ତରାଷ୍ଟ୍ର|W2/ ଗେ|X0 ପ୍ରତି ସେଣ୍ଟିମିଟର୍|X1/ସେମି|X2/ସେ.ମି.|Y0 ପ୍ରତି ମିଟର୍|Y1/ମି|Z0 ପ୍ରତି କିଲୋମିଟର୍|Z1/କିମି|a0 ପ୍ରତି ଇଞ୍ଚ୍|a1/ଇଞ୍ଚ୍|b0 ପ୍ରତି ଫୁଟ୍|b1/ଫିଟ୍|c0ୟାର୍ଡ୍ ପ୍ରତି {0}|c1/ୟାର୍ଡ୍|c2/ଗଜ|d0ମାଇଲ୍ ପ୍ରତି {0}|d1/ମା|d2/ମାଇଲ|e0 ପ୍ରତି ବର୍ଗ ମିଟର୍|e1/ମି²|f0ହେକ୍ଟର୍ ପ୍ରତି {0}|f1/ହେ|g0ବର୍ଗ ଫୁଟ୍ ପ୍ରତି {0}|g1/ବର୍ଗ ଫିଟ୍|h0ଏକର ପ୍ରତି {0}|h1/ଏକର|i0ଆଇଟମ୍ ପ୍ରତି {0}|i1/ଆଇଟମ୍|j0କିଲୋୱାଟ୍-ଘଣ୍ଟା ପ୍ରତି {0}|j1/କିୱାଘ|j2/kWh|k0ମେଗାବାଇଟ୍ ପ୍ରତି {0}|l0ଗିଗାବାଇଟ୍ ପ୍ରତି {0}|m0ଟେରାବାଇଟ୍ ପ୍ରତି {0}|n0100 ଗ୍ରାମ୍ ପ୍ରତି {0}|n1/100 ଗ୍ରା|n2/100ଗ୍ରା|o0100 ମିଲିଲିଟର୍ ପ୍ରତି {0}|o1/100 ମିଲି|o2/100 ମି. ଲି.
        17073|+ {1}|A0 ਪ੍ਰਤਿ ਸਕਿੰਟ|A1 ਪ੍ਰ.ਸ.|A2/ਸਕਿੰ|B0 ਪ੍ਰਤਿ ਮਿੰਟ|B1/ਮਿੰਟ|C0 ਪ੍ਰਤਿ ਘੰਟਾ|C1 ਪ੍ਰ.ਘੰ.|C2/ਘੰ|D0 ਪ੍ਰਤਿ ਦਿਨ|D1/ਦਿਨ|D2/ਦਿ|E0 ਪ੍ਰਤਿ ਰਾਤ|E1/ਰਾਤ|F0 ਪ੍ਰਤਿ ਹਫ਼ਤਾ|F1/ਹਫ਼ਤਾ|F2/ਹ|G0 ਪ੍ਰਤਿ ਮਹੀਨਾ|G1/ਮਹੀਨਾ|G2/ਮ|H0/ਤਿਮਾਹੀ|I0 ਪ੍ਰਤਿ ਸਾਲ|I1/ਸਾਲ|J0 ਪ੍ਰਤੀ ਗ੍ਰਾਮ|J1/ਗ੍ਰਾ.|K0 ਪ੍ਰਤੀ ਕਿਲੋਗ੍ਰਾਮ|K1/ਕਿ.ਗ੍ਰਾ.|L0 ਪ੍ਰਤੀ ਮੀਟਰਿਕ ਟਨ|M0 ਪ੍ਰਤੀ ਔਂਸ|M1/ਔਂਸ|N0 ਪ੍ਰਤੀ ਪੌਂਡ|N1/ਪੌਂਡ|O0 ਪ੍ਰਤੀ ਮਿਲੀਲਿਟਰ|O1/ਮਿ.ਲਿ.|P0 ਪ੍ਰਤੀ ਸੈਂਟੀਲਿਟਰ|P1/ਸੈਂ.ਲਿ.|Q0 ਪ੍ਰਤਿ ਲਿਟਰ|Q1/ਲਿ.|R0 ਪ੍ਰਤੀ ਹੈਕਟੋਲਿਟਰ|R1/ਹੈ.ਲਿ.|S0 ਪ੍ਰਤਿ ਘਣ ਮੀਟਰ|S1/ਮੀ³|T0 ਪ੍ਰਤੀ ਤਰਲ ਔਂਸ|T1/ਤ. ਔਂਸ|U0 ਪ੍ਰਤੀ ਪਿੰਟ|U1/ਪਿੰਟ|V0 ਪ੍ਰਤੀ ਕੁਆਟ|V1/ਕੁਆਟ|W0 ਪ੍ਰਤੀ ਗੈਲਨ|W1/ਗੈਲਨ|X0 ਪ੍ਰਤਿ ਸੈਂਟੀਮੀਟਰ|X1/ਸੈਂ.ਮੀ.|Y0 ਪ੍ਰਤਿ ਮੀਟਰ|Y1/ਮੀ.|Z0 ਪ੍ਰਤਿ ਕਿਲੋਮੀਟਰ|Z1/ਕਿ.ਮੀ.|a0 ਪ੍ਰਤਿ ਇੰਚ|a1/ਇੰਚ|b0 ਪ੍ਰਤਿ ਫੁੱਟ|b1/ਫੁੱਟ|c0 ਪ੍ਰਤੀ ਗਜ਼|c1/ਗਜ਼|d0 ਪ੍ਰਤੀ ਮੀਲ|d1/ਮੀਲ|e0 ਪ੍ਰਤਿ ਵਰਗ ਮੀਟਰ|e1 ਪ੍ਰਤਿ ਮੀ²|f0 ਪ੍ਰਤੀ ਹੈਕਟੇਅਰ|f1/ਹੈਕਟ.|g0 ਪ੍ਰਤੀ ਵਰਗ ਫੁੱਟ|g1/ਵ. ਫੁੱਟ|g2/ਫੁੱਟ²|h0 ਪ੍ਰਤੀ ਏਕੜ|h1/ਏਕੜ|i0 ਪ੍ਰਤੀ ਆਈਟਮ|i1/ਆਈਟਮ|j0 ਪ੍ਰਤੀ ਕਿਲੋਵਾਟ ਘੰਟਾ|j1/ਕਿ.ਵਾ.ਘੰ.|k0 ਪ੍ਰਤੀ ਮੈਗਾਬਾਇਟ|l0 ਪ੍ਰਤੀ ਗੀਗਾਬਾਇਟ|m0 ਪ੍ਰਤੀ ਟੈਰਾਬਾਇਟ|n0 ਪ੍ਰਤੀ 100 ਗ੍ਰਾਮ|n1/100 ਗ੍ਰਾ.|o0 ਪ੍ਰਤੀ 100 ਮਿਲੀਲਿਟਰ|o1/100 ਮਿ.ਲਿ.
        28444|A0 Ích Sẹ́kọn|A1/sẹ́k|B0 Ích Mínit|C0 Ích Áwa|C1/a|D0 Ích Dè|E0/nait|E1/nait|F0 Ích Wik|F1 Wik|G0 Ích mọnt|G1/Mt|H0/kw|I0 Ích yiẹ|I1/Yiẹ|J0 Fọ Ích Gram|K0 Fọ Ích Kílógram|L0 Fọ Ẹ́vri Mẹ́trík Tọn|L1/M. Tọn|M0 Fọ Ích Áuns|N0 Fọ Ích Paund|O0 Fọ Ẹ́vri Milílíta|O1/ml|P0 Fọ Ẹ́vri Sẹntílíta|P1/sl|Q0 Fọ Ích Líta|R0 Fọ Ẹ́vri Hẹ́któlíta|S0 Fọ Ích Kúbík Míta|T0 Fọ Ẹ́vri Líkwíd Áuns|U0 Fọ Ẹ́vri Paint|V0 Fọ Ẹ́vri Kwọt|V1/kwt|W0 Fọ Ích Gálọn|W2/gal US|X0 Fọ Ích Sẹ́ntímíta|X1/sm|Y0 Fọ Ích Míta|Z0 Fọ Ích Kilómíta|a0 Fọ Ẹ́vrí Inch|b0 Fọ Ích Fut|c0 Fọ Ẹ́vri Yad|d0 Fọ Ẹ́vri Mail|d1/ma|e0 Fọ Ích Skwiá Míta|f0 Fọ Ẹ́vri Hẹ́kta|f1/hẹ|g0 Fọ Ẹ́vri Skwiá Fut|g1/Skw ft|g2/Skw ft|h0 Fọ Ẹ́vri Éka|h1/ék|i0 Fọ Ẹ́vri item|j0 Fọ Ẹ́vri Kílowát-Áwa|j1/kWa|k0 Fọ Ẹ́vri Mẹ́gábait|l0 Fọ Ẹ́vri Gígábait|m0 Fọ Ẹ́vri Tẹ́rábait|n0 Fọ Ẹ́vri 100 Gram|o0 Fọ Ẹ́vri 100 Milílíta|o1/100 ml|o2/100 ml
        22742|+\u{A0}{1}|A0 na sekundę|B0 na minutę|B2/min|C0 na godzinę|C1/godz.|C2/h|D0 na dobę|D1/dobę|E0/noc|F0 na tydzień|F1/tydz.|G0 na miesiąc|G1/mies.|G2/m-c|H0/kw.|H1/kw.|H2/kw.|I0 na rok|I2/rok|L0 na tona|M0 na uncję|N0 na funt|N1/funt|O0 na mililitr|P0 na centylitr|R0 na hektolitr|S0 na metr sześcienny|T0 na uncja płynu amerykańska|T1/fl oz am.|U0 na półkwarta amerykańska|U1/półkwarta am.|V0 na kwarta amerykańska|V1/kwarta am.|W0 na galon amerykański|W1/gal am.|W2/gal am.|X0 na centymetr|a0 na cal|a1/cal|b0 na stopę|c0 na jard|d0 na mila|d1/mila|e0 na metr kwadratowy|f0 na hektar|g0 na stopa kwadratowa|g1/stopa kw.|g2/ft²|h0 na akr|h1/akr|i0 na sztuka|i1/szt.|i2/szt.|j0 na kilowatogodzina|k0 na megabajt|l0 na gigabajt|m0 na terabajt|n0 na 100 gramów|o0 na 100 mililitrów
        28444|+ {1}|A0 هره ثانیه|B0 په دقیقه کې|B1/دقیقه|C0 په ساعت|D0 په هره ورځ کې|E0/شپه|E1/شپه|F0 په هره اونۍ کې|G0/m|I0 په هر کال کې|I1/کال|J0 في ګرام|K0 في کيلو ګرام|L0في ميټرک ټن|M0 في اونس|N0 في پاونډ|O0في ملي ليټر|P0في سنټي ليټر|Q0 في ليټر|R0في هيکټو ليټر|S0 في مکعب متر|T0في مایع اونس|U0في pt|V0في څلورمه|W0 في ګيلن|W1/ګيلن US|W2/ګيلن|X0 هر سنتي متر|Y0هر متر|Z0هر کيلو ميتر|a0 هر انچ|b0هر فټ|c0في ګز|d0في ميل|e0 في مربع متر|f0في هيکتر|g0في مربع فټ|g1/مربع فټ|h0في ايکړ|i0في توکی|i1/توکی|j0في کيلو واټ ساعت|k0في ميګا بايټ|l0في ګيګا بايټس|m0في ټيرا بايټ|n0في ۱۰۰ ګرامز|n1/۱۰۰ g|n2/۱۰۰g|o0في ۱۰۰ ملي ليټرز|o1/۱۰۰ mL|o2/۱۰۰ mL
        94298|D0 په هره ورځ کے|F0 په هره اونۍ کے
        42500|+\u{A0}{1}|D0 por dia|D1/dia|D2/dia|G0 por mês|G1/mês|G2/mês|H2/trim.|I2/ano|J0 por grama|K0 por quilograma|M0 por onça|T0 por onça fluida|T2/fl. oz.|U0 por pint|V0 por quarto|W0 por galão|W1/gal|W2/gal|Z0 por quilômetro|a0 por polegada|a1/pol.|c0 por jarda|d0 por milha|e0 por metro quadrado|f0 por hectare|g0 por pé quadrado|h1/ac|h2/acre|i0 por item|i1/item|i2/item|j0 por quilowatt-hora|l0 por gigabyte|n0 por 100 gramas|n2/100g
        95336|A0/s|C0/h|D2/d|T2/fl oz|Z0 por quilómetro|b2/pé|h1/acre|n2/100 g
        69161|A0 por segundo|A1/s|B0 por minuto|B1/min|D0/p|D1/d|F0 por semana|G0/k|I0 sapa wata|L0 sapa toneladas metricas|O0 sapa mililitro|P0 sapa centilitro|Q0/litro|Q1/l|R0 sapa hectolitro|S0/metro cúbico|S1/m³|T0 sapa US Onza líquida|U0 sapa pinta|V0 sapa cuarto|W0/US galón|W1/gal US|X0/centímetro|a0/pulgada|b0/pie|c0 sapa yarda|d0 sapa milla|e0/metro cuadrado|e1/m²|f0 sapa hectárea|g0 sapa pie cuadrado|h0 sapa acre|i0 sapa imakuna|i1/ima|j0 sapa kWh|k0 sapa MB|l0 sapa GB|m0 sapa TB|n0 sapa 100 g|n2/100 g|o0 sapa 100 mililitro
        28444|A0 per secunda|B0 per minuta|C0 per ura|C1/ura|D0 per di|D1/di|E0 per notg|E1/notg|F0 per emna|F1/emna|F2/e.|G0 per mais|G1/mais|G2/m.|H0/quartal|H1/quart.|H2/Q|I0 per onn|I1/o.|L0 per tonna|M0 per unza|N0 per glivra|O1/ml|P1/cl|Q1/l|R1/hl|S0 per meter cubic|T0 per unza liquida|U0 per pinta|W0 per gallun|W1/gal|a0 per polesch|b0 per pe|d0 per miglia|e0 per meter quadrat|f0 per hectara|g0 per pe quadrat|g1/ft²|h0 per acra|i0 per element|i1/elem.|j0 per ura kilowatt|o1/100 ml|o2/100ml
        57908|A0 pe secundă|B0 pe minut|C0 pe oră|D0 pe zi|D1/zi|E0/noapte|E1/noapte|F0 pe săptămână|F1/săpt.|G0 pe lună|G1/lună|H0/trim.|I0 pe an|I1/an|J0 per gram|K0 per kilogram|L0 pe tonă metrică|M0 per uncie|N0 per livră|O0 pe mililitru|P0 pe centilitru|Q0 pe litru|R0 pe hectolitru|S0 pe metru cub|T0 pe uncie lichidă|U0 pe pintă|V0 pe quart|W0 per galon|X0 pe centimetru|Y0 pe metru|Z0 pe kilometru|a0 pe inch|b0 pe picior|b1/ft|c0 pe iard|d0 pe milă|e0 pe metru pătrat|e1 pe m²|f0 pe hectar|g0 pe picior pătrat|h0 pe acru|h1/ac.|i0 pe de itemi|i1/de itemi|i2/item|j0 pe kilowatt-oră|k0 pe megabyte|l0 pe gigabyte|m0 pe terabyte|n0 pe 100 de grame|o0 pe 100 de mililitri
        8210|A0 в секунду|A1/c|B0 в минуту|C0 в час|C1/ч|D0 в день|D1/д|D2/д.|E0/ночь|E1/ноч.|F0 в неделю|F1/нед|F2/н.|G0 в месяц|G1/мес|G2/м.|H0 в квартал|H1/кварт|I0 в год|I1/г|I2/г.|J0 на грамм|K0 на килограмм|L0/тонна|L1/т|M0 на унцию|M1/унц|N0 на фунт|Q0 на литр|S0 на кубический метр|T0/амер. жидкая унция|T1/ам. жидк. унц.|U0/амер. пинта|U1/ам. пинт.|V0/амер. кварта|V1/ам. кварт.|W0 на амер. галлон|W1/ам. гал|X0 на сантиметр|X1/см|Y0 на метр|Z0 на километр|a0 на дюйм|b0 на фут|b1/фт|d0/миля|d1/ми|d2/ми|e0 на квадратный метр|f1/га|g0/квадратный фут|g1/фт²|i0/объект|j0/киловатт-час|j1/кВт⋅ч|o0/100 миллилитров
        80633|A0сөкүүндэҕэ {0}|A1/сөк|B0мүнүүтэҕэ {0}|B1/мүн|C0чааска {0}|C1/ч|D0/күн|F0нэдиэлэҕэ {0}|F1/нэд|G0ыйга {0}|G1/ый|I0сылга {0}|I1/с|J0/г|K0/кг|L0/т|Q0/л|S0/м³|Y0/м|Z0/км|d0/миилэ|d1/mi|f0/гектаар|f1/гаа|j0/киловатт-чаас|j1/кВт/ч|k0/мегабаайт|k1/МБ|l0/ГБаайт|l1/GB|m0/терабаайт|n0/100 кыраам|n1/100 г
        0|n0/᱑᱐᱐ g|o0/᱑᱐᱐ mL
        96390|A0 a su segundu|B0 a su minutu|B2/m|C0 a s’ora|C1/ora|C2/o|D0 a sa die|D1/d|E0 pro note|E1/note|F0 a sa chida|F1/chida|F2/ch.|G0 a su mese|G1/m|G2/me.|H0/crt|H1/crt|H2/crt|I0 a s’annu|I1/annu|I2/an.|J0 pro grammu|K0 pro chilogrammu|L0 a su tonnellada mètrica|M0 pro untza|N0 pro libbra|O0 a su millìlitru|P0 a su tzentìlitru|Q0 pro litru|R0 a su etòlitru|S0 pro metru cùbicu|T0 a su untza flùida|U0 a su pinta|V0 a su cuartu|W0 pro gallone|X0 pro tzentìmetru|Y0 pro metru|Z0 pro chilòmetru|a0 pro pòddighe|b0 pro pede|c0 a su iarda|d0 a su mìlliu|e0 pro metru cuadradu|f0 a su ètaru|g0 a su pede cuadradu|h0 a su acru|i0 a su elementu|j0 a su chilowatt-ora|k0 a su megabyte|l0 a su gigabyte|m0 a su terabyte|n0 a su 100 grammos|o0 a su 100 millìlitros
        80633|A0 في سيڪنڊ|B0 في منٽ|C0 في ڪلاڪ|D0/ڏينهن|E0 في رات|E1/رات|F0 في هفتو|F1/هفتو|G0 في مهينو|G1/مهينو|H0/ٽه ماهي|I0/س|J0 في گرام|J1/g|J2/گـ.|K0 في ڪلوگرام|K1/kg|K2/ڪ.گـ.|L0 في ميٽرڪ ٽَنُ|L1/t|L2/ٽَـ|M0 في اونس|N0 في پائونڊ|O0 في ملي ليٽر|O1/ملي ليٽر|P0 في سينٽي ليٽر|P1/سينٽي ليٽر|Q0 في ليٽر|R0 في هيڪٽو ليٽر|R1/هيڪٽو ليٽر|S0 في ڪيوبڪ ميٽر|T0 في پاڻياٺ اونس|T1/پاڻياٺ اونس|U0 في پنٽ|U1/پنٽ|V0 في چوٿائي گيلن|V1/چوٿائي گيلن|W0 في گيلن|X0 في سينٽي ميٽر|Y0 في ميٽر|Z0 في ڪلوميٽر|a0 في انچ|b0 في فوٽ|c0 في گز|c1/گز|d0 في ميل|d1/ميل|e0 في اسڪوائر ميٽر|f0 في هيڪٽر|f1/هيڪٽر|f2/ھيڪٽر|g0 في اسڪوائر فٽ|g1/اسڪوائر فٽ|h0 في ايڪڙ|h1/ايڪڙ|i0 في آئٽم|i1/آئٽم|j0 في ڪلو واٽ في ڪلاڪ|j1/ڪلو واٽ في ڪلڪ|k0 في ميگا بائيٽز|l0 في گيگا بائيٽز|l1/GB|m0 في ٽيرا بائيٽز|n0 في ١٠٠ گرامَ|n1/١٠٠ g|n2/١٠٠g|o0 في ١٠٠ ملي ليٽر|o1/١٠٠ ملي ليٽر
        69161|L0 juohke t|O0 juohke mL|P0 juohke cL|R0 juohke hL|T0 juohke fl oz US|U0 juohke pt|V0 juohke qt|c0 juohke eangas yard|d0 juohke eangas miil|f0 juohke hehtaari|g0 juohke neliöjuolgi|h0 juohke Amerihká tynnyrinala|i0 juohke item|j0 juohke kWh|k0 juohke MB|l0 juohke GB|m0 juohke TB|n0 juohke 100 gram|o0 juohke 100 mL
        80633|A0/ၸႅၵ်ႉ|A2/ၸႅၵ်ႉၵၢၼ်ႉ|B0 တေႃႇမိၼိတ်ႉ|B1/မိၼိတ်ႉ|C0 တေႃႇမူင်း|C1/မူင်း|D0 တေႃႇဝၼ်း|D1/ဝၼ်း|E0/ၶိုၼ်း|F0 တေႃႇဝူင်ႈ|F1/ဝူင်ႈ|G0 တေႃႇလိူၼ်|G1/လိူၼ်|H0/သၢမ်လိူၼ်ႁွပ်ႈ|I0 တေႃႇပီ|I1/ပီ|J0 တေႃႇၵရမ်ႇ|J1/ၵ.|K0 တေႃႇၵီႇလူဝ်ႇၵရမ်ႇ|K1/ၵၵ.|L0 တေႃႇ မႅတ်ႉထရိတ်ႉ တၢၼ်ႇ|L1/တ.|M0 တေႃႇဢွၼ်း|M2/ဢွၼ်း|N0 တေႃႇပွၼ်း|N1/ပွၼ်း|O0 တေႃႇ မီႇလီႇလီႇတႃႇ|O1/မလ.|P0 တေႃႇ သႅၼ်ႇတီႇလီႇတႃႇ|P1/သလ.|Q0 တေႃႇလီႇတႃႇ|Q1/လ.|R0 တေႃႇ ႁႅၵ်ႇတတူဝ်လီႇတႃႇ|R1/ႁလ.|S0 တေႃႇ ၶိဝ်းပိၵ်ႉမီႇတႃႇ|S1/မ.³|T0 တေႃႇ ဢွၼ်းၼမ်ႉယၢင်ႇ|T1/ဢွၼ်းၼမ်ႉယၢင်ႇ|U0 တေႃႇ ပၢႆး|U1/ပၢႆး|V0 တေႃႇ ၶွတ်ႉ|V1/ၶွတ်ႉ|W0 တေႃႇၵႃႇလၢၼ်ႇ|W1/ၵႃႇလၢၼ်ႇ|X0 တေႃႇသႅၼ်ႇတီႇမီႇတႃႇ|X1/သမ.|Y0 တေႃႇမီႇတႃႇ|Y1/မ.|Y2/မ|Z0 တေႃႇၵီႇလူဝ်ႇမီႇတႃႇ|Z1/ၵမ.|a0 တေႃႇၼိဝ်ႉ|a1/ၼိဝ်ႉ|b0 တေႃႇထတ်း|b1/ထတ်း|c0 တေႃႇ ဝၢႆႈ|c1/ဝၢႆႈ|d0 တေႃႇ လၵ်း|d1/လၵ်း|e0 တေႃႇ သီႇၸဵင်ႇၽဵင်ႇမီႇတႃႇ|e1/မ.²|f0 တေႃႇ ႁႅၵ်ႇတႃႇ|f1/ႁႅၵ်ႇတႃႇ|g0 တေႃႇ သီႇၸဵင်ႇၽဵင်ႇထတ်း|g1/ထ.²|h0 တေႃႇ ဢေႇၵ|h1/ဢေႇၵ|i0 တေႃႇ ဢၼ်|i1/ဢၼ်|j0 တေႃႇ ၵီႇလူဝ်ႇဝတ်ႉ-ၸူဝ်ႈမူင်း|j1/ၵဝ.မူင်း|k0 တေႃႇ မႅၵ်ႇၵႃႇပၢႆႉ|l0 တေႃႇ ၵိၵ်ႇၵႃႇပၢႆႉ|l1/GB|m0 တေႃႇ ထႄႇရႃႇပၢႆႉ|n0 တေႃႇ 100 ၵရမ်ႇ|n1/100 ၵ.|n2/100ၵ.|o0 တေႃႇ 100 မီႇလီႇလီႇတႃႇ|o1/100 မလ.|o2/100မလ.
        15288|A0තත්පරයට {0}|B0මිනිත්තුවට {0}|B1/මිනි|C0පැයට {0}|D0දිනයට {0}|D1/දි|E0/රාත්\u{200D}රිය|F0සතියට {0}|F1/ස|G0මාසයට {0}|G1/මා|H0/කා|I0වසරට {0}|I1/ව|J0ග්\u{200D}රෑමයට {0}|J1/ග්\u{200D}රෑ.|J2/ග්\u{200D}රෑ|K0කිලෝග්\u{200D}රෑමයට {0}|K1/කි.ග්\u{200D}රෑ.|K2/කිග්\u{200D}රෑ|L0මෙට්ට්\u{200D}රික් ටොන් ට {0} බැගින්|L1/ටො|M0අවුන්සයට {0}|M1/අවුස|N0රාත්තලට {0}|N1/රා|O0මිලිලීටර් ට {0} බැගින්|O1/මිලී|P0සෙන්ටිලීටරය ට {0} බැගින්|P1/සෙලී|Q0ලීටරයට {0}|Q1/ලී|R0හෙක්ටොලීටර් ට {0} බැගින්|R1/හෙලී|S0ඝන මීටරට {0}|S1/මී³|T0ද්\u{200D}රව අවුන්ස ට {0} බැගින්|T1/ද්\u{200D}රව අවු|U0පයින්ට් ට {0} බැගින්|U1/පට්|V0ක්වාට් ට {0} බැගින්|V1/ක්ට්|W0ගැලුමට {0}|W1/ගැලු|X0සෙන්ටිමීටරයට {0}|X1/සෙ.මී|Y0මීටරයට {0}|Y1/මී|Z0කිලෝමීටරයට {0}|Z1/කි.මී|a0අඟලයට {0}|a1/අඟල්|b0අඩියට {0}|b1/අඩි|c0යාර ට {0} බැගින්|c1/යාර|d0සැතපුම් ට {0} බැගින්|d1/සැත|e0වර්ග මීටරයට {0}|e1/ව.මී|f0හෙක්ටයාර් ට {0} බැගින්|f1/හෙක්|g0වර්ග අඩි ට {0} බැගින්|g1/වර්ග අඩි|g2/වඅ²|h0අක්කර ට {0} බැගින්|h1/අක්කර|i0අයිතමයක් ට {0} බැගින්|i1/අයිතමයක්|j0කිලෝවොට්-පැය ට {0} බැගින්|j1/කිවො-පැය|k0මෙගාබයිට් ට {0} බැගින්|k1/මෙබ|l0ගිගාබයිට්\u{200C} ට {0} බැගින්|l1/ගිබ|m0ටෙරාබයිට් ට {0} බැගින්|m1/ටෙබ|n0ග්\u{200D}රෑම් 100 ට {0} බැගින්|n1/ග්\u{200D}රෑ. 100|o0මිලිලීටර් 100 ට {0} බැගින්|o1/මිලී 100
        22742|+\u{A0}{1}|B0 za minútu|B2/min|D0 za deň|D1/deň|E0/noc|F0 za týždeň|F1/týž.|G0 za mesiac|G1/mes.|H0/štvrťrok|H1/štvrťrok|H2/štvrťrok|I1/r.|L0/tona|M0 na uncu|O0/mililiter|P0/centiliter|Q0 na liter|R0/hektoliter|S0 na kubický meter|T0/tekutá unca|V0/quart|W0 na galón|X0 na centimeter|Y0 na meter|Z0 na kilometer|d0/míľa|e0 na meter štvorcový|f0/hektár|g0/štvorcová stopa|h0/aker|i1/pol.|n0/100 gramov|o0/100 mililitrov
        106075|A0 na sekundo|B0 na minuto|C0 na uro|D0 na dan|D1 na dan|D2/dan.|E0 na noč|E1/noč|F0 na teden|F1/t|F2/t|G0 na mesec|G1/m|G2/m|H0/četrtletje|H1/četrt|H2/četrt|I0 na leto|I1/l|I2/l|L0/metrična tona|M0 na unčo|N0 na funt|S0 na kubični meter|T0/tekoča unča|V0/četrtina|W0 na galono|b0 na čevelj|c0/jard|d0/milja|e0 na kvadratni meter|f0/hektar|g0/kvadratni čevelj|i0/element|i1/element|i2/element|j0/kilovatna ura|o0/100 militrov
        20301|A0 Ilbiriqsigiiba|A1/ilbrgba|B0 daqiiqadiiba|B1 dqqdb|C0 saacadiiba|C1 scdi|D0 maalintiiba|D1/mt|D2/m|E0 halkii habeen|E1/habeen|F0 toddobaadkiiba|F1/tdbdk|F2/tobaadkii|G0 bishiiba|G1/bsh|H0/rubac|I0 Sannadkiiba|I1/sk|J0 garaamkiiba|K0 kiilogaraam|L0 kiiba metrik tan|M0 owniskiiba|M1/ow|N0 bowndkiiba|N1/bw|O0 kiiba mililitar|P0 kiiba sentilitar|P1/sL|Q0 litarkiiba|R0 kiiba hektolitar|S0 mitirkii saddex jibaaranba|T0 kiiba owniska dareeraha|T1/own dr|U0 kiiba bint|U1/bt|V0 kiiba kowaart|V1/kt|W0 galaankiiba|X0 sentimitirkiiba|Y0 mitirkiiba|Z0 kiilo mitirkiiba|a0 injigiiba|b0 fiitkiiba|c0 kiiba yaardi|d0 kiiba meyl|d1/my|e0 jibaaran mitirkiiba|f0 kiiba hektar|f1/hk|g0 kiiba fiit jibaaran|g1/ft²|h0 kiiba aakre|h1/ak|i0 kiiba shay|i1/shay|j0 kiiba kiilowaat saacadiiba|j1/KWs|k0 kiiba megabeyt|l0 kiiba gigabeyt|m0 kiiba terabeyt|n0 kiiba 100 garaam|n2/100g|o0 kiiba 100 mililitar
        52173|+ {1}|A0/sekondë|A1/sek.|A2/s|B0/minutë|B1/min.|B2/min|C0/orë|C1/orë|C2/h|D0/ditë|D1/ditë|E0/natë|E1/natë|F0/javë|F1/javë|G0/muaj|G1/muaj|H0/çer.|I0/vit|I1/vit|J0/gram|K0/kilogram|L0 në ton metrik|M0/ons|N0/paund|O0 në mililitër|P0 në centilitër|Q0/litër|R0 në hektolitër|S0/metër kub|T0 në ons i lëngshëm|U0 në pintë|V0 në çerek|W0/gallon|X0/centimetër|Y0/metër|Z0/kilometër|a0/inç|b0/këmbë|c0 në jard|d0 në milje|e0/metër katror|f0 në hektar|g0 në këmbë katror|h0 në akër|i0 në njësi|i1/njësi|j0 në kilovat-orë|k0 në megabajt|l0 në gigabajt|m0 në terabajt|n0 në 100 gramë|o0 në 100 mililitra
        70598|A0/у секунди|A1/с|B0 у минуту|B1/мин|C0/сат|C1/ч|D0/дневно|D1/д|E0/ноћ|E1/ноћ|F0 недељно|F1/н|G0 месечно|G1/м|H0/к|I0 годишње|I1/год|J0 по граму|K0 по килограму|L0/метричка тона|M0 по унци|N0 по фунти|O0/милилитар|P0/центилитар|Q0 по литри|Q1/l|R0/хектолитар|T0/унца течности|U0/пинта|V0/кварат|W0 по галону|W1/gal|W2/gal|c0/јард|c1/јрд|c2/yd|d0/миља|d2/миља|f0/хектар|g0/квадратна стопа|h0/акер|i0/ставка|i1/ставка|j0/киловат-сат|k0/мегабајт|l0/гигабајт|m0/терабајт|n0/100 грама|o0/100 милилитара
        108513|F0 недјељно|G0 мјесечно
        15296|A0/u sekundi|B0 u minutu|B1/min|C0/sat|C1/č|D0/dnevno|D1/d|E0/noć|F0 nedeljno|F1/n|G0 mesečno|G1/m|H0/k|I1/god|O1/mL|P1/cL|Q0 po litri|R1/hL|S0/m³|T0/unca tečnosti|V0/kvarat|X0/cm|Y0/m|Z0/km|a0/in|b0/ft|c1/jrd|c2/yd|d2/milja|e0/m²|h0/aker|o1/100 mL|o2/100 mL
        109337|F0 nedjeljno|G0 mjesečno
        83593|B0 per minut|B2/m|C0 per timme|C1/tim|D0 per dygn|E2/ntt|F0 per vecka|F1/v|G0 per månad|G1/mån|H1/kv|L0 per ton|M0 per uns|M1/uns|S0 per kubikmeter|T0 per fluid ounce|V1/quart|V2/qt|W1/gal US|W2/gal US|a0 per tum|a1/tum|a2/tum|b2/fot|c1/yd|d1/mi|g1/kv.fot|h0 per engelskt tunnland|i0 per objekt|i1/objekt|j0 per kilowattimme
        80633|A0 kwa kila sekunde|A2 kwa kila sek|B0 kwa kila dakika|C0 kwa saa|D0 kwa siku|E0 kila usiku|E1/usiku|F0 kwa wiki|G0 kwa mwezi|H0 kwa robo|I0 kwa mwaka|J0 kwa kila gramu|K0 kwa kila kilogramu|K1/kg|L0 kwa kila tani mita|L1/tani mita|M0 kwa kila aunsi|M1/oz|N0 kwa kila ratili|N1/lb|O0 kwa kila mililita|O1/mililita|P0 kwa kila sentilita|P1/sentilita|Q0 kwa kila lita|R0 kwa kila hektolita|R1/hektolita|S0 kwa kila mita ya ujazo|S1/m³|T0 kwa kila aunsi  ya ujazo|T1/fl oz|U0 kwa kila painti|U1/painti|V0 kwa kila kwati|V1/kwati|W0 kwa kila galoni|W1/gal|X0 kwa kila sentimita|Y0 kwa kila mita|Z0 kwa kila kilomita|a0 kwa kila inchi|b0 kwa kila futi|c0 kwa kila yadi|c1/yadi|d0 kwa kila maili|d1/maili|e0 kwa kila mita ya mraba|e1/m²|f0 kwa kila hekta|f1/hekta|f2/ha|g0 kwa kila futi  ya mraba|g1/ft²|h0 kwa kila ekari|h1/ekari|h2/Ekari|i0 kwa kila kipengee|i1/kipengee|j0 kwa kila kilowati  kwa saa|j1/kWh|k0 kwa kila megabaiti|l0 kwa kila gigabaiti|l1/GB|m0 kwa kila terabaiti|m1/terabaiti|n0 kwa kila gramu 100|n1/gramu 100|o0 kwa kila mililita 100|o1/mililita 100
        95852|A0 ܒܪܦܦܐ|A1/ܪܦܦܐ|B0 ܒܩܛܝܢܐ|B1/ܩܛܝܢܐ|C0 ܒܫܥܬܐ|C1/ܫܥܬܐ|D0 ܒܝܘܡܐ|D1/ܝܘܡܐ|F0 ܒܫܒܘܥܐ|F1/ܫܒ̈ܘܥܐ|F2/ܫܒܘܥܐ|G0 ܒܝܪܚܐ|G1/ܝܪܚܐ|H0/ܪܘܒܥܐ|I0 ܒܫܢܬܐ|I1/ܫܢܬܐ|J0 ܒܓܪܡܐ|K0 ܒܟܝܠܘܓܪܡܐ|L0/ܬܘܢ ܡܝܬܪܝܐ|M0 ܒܐܘܢܩܝܐ|N0 ܒܡܢܝܐ|O0/ܡܝܠܝܠܝܬܪܐ|P0/ܣܢܬܝܠܝܬܪܐ|Q0/ܠܝܬܪܐ|R0/ܗܟܬܘܠܝܬܪܐ|S0/ܡܝܬܪܐ ܡܩܦܣܐ|T0/ܐܘܢܩܝܐ ܪܕܘܝܐ|U0/pt|V0/ܪܘܒܥܐ ܓܠܘܢܐ|W0/ܓܠܘܢܐ|X0 ܒܣܢܬܝܡܝܬܪܐ|Y0 ܒܡܝܬܪܐ|Z0 ܒܟܝܠܘܡܝܬܪܐ|a0 ܒܐܢܟ|b0 ܒܐܩܠܐ|c0/ܝܪܕ̈ܐ|d0/ܡܝܠܐ|e0 ܒܡܝܬܪܐ ܡܪܒܥܐ|f0/ܗܟܬܪ|g0/ܐܩܠܐ ܡܪܒܥܐ|h0/ܦܕܢܐ|h1/ܦܕܢܐ|h2/ܦܕܢܐ|i0/ܚܕ ܡܠܘܐܐ|i1/ܡܠܘܐܐ|j0/kWh|k0/ܡܝܓܐܒܐܝܬ|l0/ܓܝܓܐܒܐܝܬ|m0/ܬܝܪܐܒܐܝܬ|n0/100 ܓܪ̈ܡܐ|o0/100 ܡܝܠܝܠܝܬܪ̈ܐ
        17073|A0/விநாடி|A1/வி.|B0 / நிமிடம்|B1/நிமி.|C0 / மணிநேரம்|C1 /ம.நே|D0 / நாள்|D1/நா|E0/இரவு|F0 / வாரம்|F1/வா.|G0 / மாதம்|G1/மா|H0/காலாண்டு|H1/காலா.|H2/கா.|I0ஒரு வருடத்தில் {0}|I1/ஆ.|J0/கிராம்|J1/கி.|K0/கிலோகிராம்|K1/kg|L0/மெட்ரிக் டன்|L1/ட.|M0/அவுன்ஸ்|M1/அவு.|N0/பவுண்டு|O0/மில்லிலிட்டர்|O1/மிலி|P0/சென்டிலிட்டர்|P1/செ.லி.|Q0/லிட்டர்|Q1/லி.|R0/ஹெக்டோலிட்டர்|R1/ஹெ.லி.|S0/கன மீட்டர்|S1/மீ³|T0/திரவ அவுன்ஸ்|T1/தி. அவு.|T2/தி.அவு.|U0/பின்ட்|U1/பின்.|V0/குவார்ட்|V1/குவாட்.|V2/குவா.|W0/கேலன்|W1/கேல.|X0/சென்டிமீட்டர்|X1/செ.மீ.|Y0/மீட்டர்|Y1/மீ.|Z0/கிலோமீட்டர்|Z1/கி.மீ.|a0/அங்குலம்|a1/அங்.|b0/அடி|c0/கெஜம்|c1/கெஜ.|d0/மைல்|d1/mi|e0/சதுர மீட்டர்|e1/மீ²|f0/ஹெக்டேர்|f1/ha|g0/சதுர அடி|g1/ச.அ.|g2/ft²|h0/ஏக்கர்|h1/ஏக்.|i0/உருப்படி|i1/உருப்படி|j0/கிலோவாட் மணிநேரம்|k0/மெகாபைட்|l0/கிகாபைட்|m0/டெராபைட்|n0/100 கிராம்கள்|n1/100 கி.|o0/100 மில்லிலிட்டர்கள்|o1/100 மிலி|o2/100மிலி
        0|A0సెకనుకు {0}|A1/సె|B0నిమిషానికి {0}|B1/నిమి.|C0/గంట|C1/గం|D0రోజుకు {0}|D1/రో|E0ఒక రాత్రికి {0}|E1రాత్రికి {0}|F0వారానికి {0}|F1/వా.|G0నెలకు {0}|G1/నె.|H0/క్వార్టర్|H1/క్వా|I0సంవత్సరానికి {0}|I1/సం.|J0గ్రాముకు {0}|J1/గ్రా.|K0కిలోగ్రాముకు {0}|K1/కి.గ్రా.|L0/మెట్రిక్ టన్ను|L1/ట|M0ఔన్సుకు {0}|M1/ ఔ.|N0పౌండుకు {0}|N1/పౌ.|O0/మిల్లీలీటరు|O1/మి.లీ.|P0/సెంటీలీటరు|P1/సె.లీ.|Q0లీటరుకు {0}|Q1/లీ.|R0/హెక్టాలీటరు|R1/హె.లీ.|S0క్యూబిక్ మీటరుకు {0}|S1/మీ³|T0/ద్రవరూప ఔన్సు|T1/ద్ర.ఔ.|U0/పింట్|U1/పిం.|V0/పావు వంతు|V1/పావు వం.|W0గ్యాలనుకు {0}|W1/గ్యా.|X0సెంటీమీటరుకు {0}|X1/సెం.మీ.|Y0మీటరుకు {0}|Y1/మీ.|Z0కిలోమీటరుకు {0}|Z1/కి.మీ.|a0అంగుళానికి {0}|a1/అం.|b0అడుగుకి {0}|b1/అ.|c0/గజం|c1/గ.|d0/మైలు|d1/మై.|d2/మై|e0చదరపు మీటరుకు {0}|e1/మీ²|f0/హెక్టారు|f1/హె.|g0/చదరపు అడుగు|g1/చద. అ.|g2/అ²|h0/ఎకరం|h1/ఎక.|i0/ఐటమ్|j0/కిలోవాట్ గంట|j1/కి.వా.గం|k0/మెగాబైట్|k1/ఎమ్\u{200C}బి|l0/గిగాబైట్|l1/జీబీ|m0/టెరాబైట్|m1/టీబీ|n0/100 గ్రాములు|n1/100 గ్రా.|n2/100గ్రా|o0/100 మిల్లీలీటర్లు|o1/100 మి.లీ.
        69161|L0 барои t|O0 барои mL|P0 барои cL|R0 барои hL|T0 барои fl oz US|U0 барои pt|V0 барои qt|c0 барои yd|d0 барои mi|f0 барои ha|g0 барои ft²|h0 барои ac|i0 барои item|j0 барои kWh|k0 барои MB|l0 барои GB|m0 барои TB|n0 барои 100 g|n2/100 g|o0 барои 100 mL
        17073|A0 ต่อวินาที|A1/วิ|B0 ต่อนาที|B1/นาที|C0 ต่อชั่วโมง|C1/ชม.|D0 ต่อวัน|D1/วัน|E0/คืน|F0 ต่อสัปดาห์|F1/สัปดาห์|G0 ต่อเดือน|G1/เดือน|H0/ไตรมาส|I0 ต่อปี|I1/ปี|J0 ต่อกรัม|J1/ก.|K0 ต่อกิโลกรัม|K1/กก.|L0ต่อเมตริกตัน|L1/ต.|M0 ต่อออนซ์|M1/ออนซ์|N0 ต่อปอนด์|N1/ปอนด์|O0ต่อมิลลิลิตร|O1/มล.|P0ต่อเซนติลิตร|P1/ซล.|Q0 ต่อลิตร|Q1/ล.|R0ต่อเฮกโตลิตร|R1/ฮล.|S0 ต่อลูกบาศก์เมตร|S1/ลบ.ม.|T0ต่อฟลูอิดออนซ์|T1/ฟลูอิดออนซ์|T2/fl oz|U0ต่อไพนต์|U1/ไพนต์|V0ต่อควอร์ต|V1/คว.|W0 ต่อแกลลอน|W1/แกลลอน|X0 ต่อเซนติเมตร|X1/ซม.|Y0 ต่อเมตร|Y1/ม.|Z0 ต่อกิโลเมตร|Z1/กม.|a0 ต่อนิ้ว|a1/นิ้ว|b0 ต่อฟุต|b1/ฟุต|c0ต่อหลา|c1/หลา|d0ต่อไมล์|d1/ไมล์|e0 ต่อตารางเมตร|e1/ตร.ม.|f0ต่อเฮกตาร์|f1/เฮกตาร์|g0ต่อตารางฟุต|g1/ตร.ฟุต|h0ต่อเอเคอร์|h1/เอเคอร์|i0ต่อรายการ|i1/รายการ|j0ต่อกิโลวัตต์-ชั่วโมง|j1/กว.-ชม.|j2/kWh|k0ต่อเมกะไบต์|l0ต่อกิกะไบต์|m0ต่อเทราไบต์|n0ต่อ100 กรัม|n1/100 ก.|n2/100ก.|o0ต่อ100 มิลลิลิตร|o1/100 มล.|o2/100มล.
        2086|A0/ሴኮንድ|A1/ሴ|B0/ደቒቓ|C0/ሰዓት|C1/ሰ|D0/መዓልቲ|D1/መ|E0/ ለይቲ|F0/ሰሙን|G0/ወርሒ|H0/ርብዒ|I0/ዓመታት|I1/ዓመት|J0 አብ ግራም|J1/ግራም|K0 አብ ኪሎግራም|K1/ኪግ|L0 አብ ሜትሪክ ቶን|L1/ቶን|M0 አብ ኣውንስ|M1/ኣውንስ|N0 አብ ፓውንድ|N1/ፓውንድ|O0 አብ ሚሊ ሊትሮ|O1/ሚሊ|P0 አብ ሴንቲ ሊትሮ|Q0 ብሊትሮ|Q1/ሊ|R0 አብ ሄክቶ ሊትሮ|S0/ ብሜትር ኪዩብ|S1/ሜ³|T0 አብ ፈሳሲ ኦውንስ|T1/ፈሳሲ ኦውንስ|U0 አብ ፒንት|U1/ፒንት|V0 አብ ርብዒ ጋሎን|V1/ርብዒ ጋሎን|W0 ብጋሎን|W1/ብጋሎን|W2/ጋሎን|X0/ሴንቲሜተር|X1/ሴሜ|Y0/ ሜተር|Y1/ሜ|Z0/ኪሎ ሜትር|Z1/ኪሜ|a0/ ኢንች|a1/ኢን|b0/ፊት|c0 አብ ያርድ|c1/ያ|d0 አብ ማይል|d1/ማ|e0 ብሜተር²|e1/ሜ²|f0 አብ ሄክታር|f1/ሄክ|g0 አብ ካሬ ጫማ|h0 አብ ac|h1/ac|i0 አብ ኣቕሓ|i1/ኣቕሓ|j0 አብ ኪሎዋት ሰዓት|j1/ኪሎዋት ሰዓት|k0 አብ ሜጋባይት|l0 አብ ጊጋባይት|l1/ጊጋባይት|m0 አብ ቴራባይት|n0 አብ 100 ግራም|n2/100ግ|o0 አብ 100 ሚሊ ሊትሮ|o1/100 ሚሊ|o2/100ሚሊ
        49316|+ {1}|A0/sekunt|A1/sek|B0/minut|C0/sagat|C1/sag|D0/gün|D1/gün|E0/gije|E1/gije|F0/hepde|F1/hep|G0/aý|G1/a|H0/ç|I0/ý|I1/ý.|J0/gram|K0/kilogram|L0metrik tonna başyna {0}|M0/unsiýa|M1/uns.|N0/funt|N1/funt|O0millilitr başyna {0}|P0santilitr başyna {0}|P1/sl|Q0 /litr|R0gektolitr başyna {0}|R1/gl|S0/kub metr|T0suwuklyk unsiýasy başyna {0}|T1/suw. uns.|T2/s.uns.|U0pinta başyna {0}|V0kwarta başyna {0}|V1/kwt|W0/gallon|W1/gal.|W2/gal.|X0/sm|X1/sm|Z0/kilometr|a0/dýuým|a1/dý|b0/fut|c0ýard başyna {0}|c1/ýd|d0mil başyna {0}|e0/inedördül metr|f0gektar başyna {0}|f1/ga|g0inedördül fut başyna {0}|h0akr başyna {0}|h1/akr|i0item başyna {0}|i1/item|j0kilowat-sagat başyna {0}|j1/kWt. sag|j2/kWs|k0megabaýt başyna {0}|l0gigabaýt başyna {0}|m0terabaýt başyna {0}|n0100 gram başyna {0}|n2/100g|o0100 millilitr başyna {0}
        57908|A0 ki he sekoni|A1 /s|A2/s|B0 he miniti|B1 /m|B2/m|C0 ki he houa|C1 /h|D0 he ʻaho|D1 /ʻa|D2/ʻa|F0 he uike|F1 /u|F2/u|G0 he māhina|G1 /mā|G2/m|H0 he kuata|H1 /kt|H2/kt|I0 he taʻu|I1 /t|I2/t|J0 he kalami|J1/k|K0 he kilokalami|K1/kk|L0 ʻi he toni ʻe|L1/to ʻe|L2/to|M0 he ʻaunise|M1/ʻau|N0 he pāuni|N1/pāu|O0 ʻi he mililita ʻe|O1/ml ʻe|O2/ml|P0 ʻi he senitilita ʻe|P1/sl ʻe|P2/sl|Q0 he lita|R0 ʻi he hēkitolita ʻe|R1/hl ʻe|R2/hl|S0 he mita kiupiki|T0 ʻi he ʻaunise tafe ʻe|T1/ʻau-tf ʻe|T2/ʻau-tf|U0 ʻi he painite ʻe|U1/pt ʻe|U2/pt|V0 ʻi he kuata ʻe|V1/ku ʻe|V2/ku|W0 he kālani|W1/kā|W2/kā|X0 he senitimita|X1 /sm|X2/sm|Y0 he mita|Z0 he kilomita|a0 he ʻinisi|b0 he fute|b1/ft|c0 ʻi he iate ʻe|c1/it ʻe|c2/it|d0 ʻi he maile ʻe|d1/mi ʻe|d2/mi|e0 he mita sikuea|f0 ʻi he hekitale ʻe|f1/ha ʻe|f2/ha|g0 ʻi he fute sikuea ʻe|g1/ft² ʻe|h0 ʻi he ʻeka ʻe|h1/ʻek ʻe|h2/ʻek|i0 ʻi he kongokonga ʻe|i1/kkonga ʻe|i2/kk ʻe|j0 ʻi he kilouate-houa ʻe|j1/kWh ʻe|j2/kWh|k0 ʻi he mekapaiti ʻe|k1/MB ʻe|k2/MB|l0 ʻi he kikapaiti ʻe|l1/GB ʻe|l2/GB|m0 ʻi he telapaiti ʻe|m1/TB ʻe|m2/TB|n0 ʻi he kalami ʻe 100|n1/k ʻe 100|n2/100 k|o0 ʻi he mililita ʻe 100|o1/ml ʻe 100
        0|n0/1\u{A0}00 g|o0/1\u{A0}00 mL
        49316|A0/saniye|A1/sn|B0/dakika|B1/dk.|B2/dk.|C0/saat|C1/sa|D0/gün|D1/gün|D2/g|E0/gece|E1/gece|F0/hafta|F1/hf.|G0/ay|G1/ay|H0/çeyrek|H2/çey.|I0/yıl|I1/y|J0/gram|L0/ton|N0/libre|O0/mililitre|P0/santilitre|Q0/litre|R0/hektolitre|S0/metreküp|T0/sıvı ons|T1/sıvı ons|U0/pint|U1/pint|V0/quart|V2/quart|W0/galon|X0/santimetre|Y0/metre|Z0/kilometre|a0/inç|b0/fit|c0/yarda|d0/mil|d1/mil|e0/metrekare|g0/fit kare|h0/akre|h1/ac|i0/öğe|i1/öğe|j0/kilovatsaat|k0/megabayt|l0/gigabayt|m0/terabayt|n0/100 gram|o0/100 mililitre
        115622|L0 һәр t|O0 һәр mL|P0 һәр cL|R0 һәр hL|T0 һәр fl oz US|U0 һәр pt|V0 һәр qt|c0 һәр yd|d0 һәр mi|f0 һәр ha|g0 һәр ft²|h0 һәр ac|i0 һәр item|j0 һәр kWh|k0 һәр MB|l0 һәр GB|m0 һәр TB|n0 һәр 100 g|o0 һәр 100 mL
        0|c0/يارد|c2/yd|d0/مىل|d2/mi|f0/گېكتار|g0/كۋادرات فۇت|g2/ft²|h0/ئىنگلىز موسى|h2/ac|n0/100 گرام|n1/100 g|n2/100g
        9213|A0 на секунду|B0 на хвилину|B2/х|C0 на годину|C1/год|C2/г|D0 на день|D1/дн|D2/д|E0 за ніч|E1/ніч|E2/нч|F0 на тиждень|F1/тиж|F2/т|G0 на місяць|G1/міс|G2/м|H0/квартал|H1/кв|I0 на рік|I1/р.|I2/р|J0 на грам|K0 на кілограм|L0 на метрична тонна|L1/метр. т|L2/т|M0 на унцію|M1/унц|M2/ун|N2/фнт|O0 на мілілітр|P0 на сантилітр|R0 на гектолітр|S0 на кубічний метр|T0 на рідинна унція|T1/рід. унція|T2/рід.ун.|U0 на пінта|U1/пінта|U2/пінт.|V0 на кварта|V1/квар.|X0 на сантиметр|Z0 на кілометр|a0 на дюйм|a1/дюйм|a2/″|c0 на ярд|c1/ярд|d0 на миля|d1/миля|d2/мл|e0 на квадратний метр|f0 на гектар|g0 на квадратний фут|g1/фут²|g2/фт²|h0 на акр|h1/акр|i0 на елемент|i1/ел.|j0 на кіловат-година|j1/кВт⋅год|k0 на мегабайт|l0 на гігабайт|m0 на терабайт|n0 на 100 грамів|n2/100г|o0 на 100 мілілітрів|o2/100мл
        1195|A0 فی سیکنڈ|B0 فی منٹ|C0 فی گھنٹہ|D0 فی دن|E0 فی رات|E1/رات|F0 فی ہفتہ|F1 فی ہفتہ|F2/ہفتہ|G0 فی ماہ|G2/مہینہ|H0/کوارٹر|H2/q|I0فی سال {0}|I2/سال|J0 فی گرام|J2 فی گرام|K0 فی کلو گرام|K2 فی کلو گرام|L0 فی میٹرک ٹن|M0 فی اونس|N0 فی پونڈ|O0 فی ملی لیٹر|P0 فی سینٹی لیٹر|Q0 فی لیٹر|R0 فی ہیکٹو لیٹر|S0 فی کیوبک میٹر|S1/m³|T0 فی فلوئڈ اونس|T1/fl oz|U0 فی پائنٹ|V0 فی کوارٹ|W0 فی گیلن|W1/gal|X0 فی سینٹی میٹر|X2 فی سینٹی میٹر|Y0 فی میٹر|Y2 فی میٹر|Z0 فی کلومیٹر|Z1 فی کلو میٹر|a0 فی انچ|a2 فی انچ|b0 فی فوٹ|b2 فی فیٹ|c0 فی یارڈ|c1/یارڈ|d0 فی میل|d1/میل|e0 فی مربع میٹر|e1/m²|f0 فی ہیکٹر|f1/ہیکٹر|g0 فی مربع فٹ|g1/sq ft|g2/ft²|h0 فی ایکڑ|h1/ایکڑ|i0 فی آئٹم|i1/آئٹم|j0 فی کلو واٹ آور|k0 فی میگابائٹ|l0 فی گیگابائٹ|m0 فی ٹیرابائٹ|n0 فی 100 گرام|n2/100 گرام|o0 فی 100 ملی لیٹر
        123430|n0 فی ۱۰۰ گرام|n1/۱۰۰ g|n2/۱۰۰ گرام|o0 فی ۱۰۰ ملی لیٹر|o1/۱۰۰ mL
        7695|A0/soniya|A1/s|B0/daqiqa|B1/daq.|C0/soat|D0/kun|E0/kecha|E2/nkecha|F0/hafta|F1/hafta|G0/oy|H0/chorak|H2/ch.|I0/yil|J0/gramm|J1/g|K0/kilogramm|K1/kg|L0/tonna|M0/unsiya|N0/funt|O2/mL|P2/sL|Q0/litr|Q1/L|R0/gektolitr|R1/gL|R2/gL|S0/kub metr|S1/m³|T0/suyuq unsiya|T1/suyuq unsiya|U1/pint|V1/kvart|W0/gallon|W1/gal|X0/santimetr|X1/sm|Y0/metr|Y1/m|Z0/kilometr|Z1/km|a0/duym|a1/dy|b0/fut|b1 fut|c1/yard|e0/kvadrat metr|e1/m²|f0/gektar|f1/ga|f2/ha|g1/kv. fut|h1/akr|j0/kilovatt-soat|j1/kVt-soat|j2/kVt-soat|k0/megabayt|l0/gigabayt|n0/100 gramm|n1/100 g|o2/100 mL
        0|c0/ярд|d0/миля|n0/100 г
        98982|+\u{202F}{1}|A0 par segondo|A1/seg|B0 par menuto|B1/men|C0 par ora|D0 par dì|D1/dì|E0 par note|F0 par setemana|F1/set|F2/set|G0 par meze|G1/meze|G2/meze|H0 par trimestre|H1/trim|H2/trim|I0 par ano|I1/ano|I2/ano|J0 par gramo|K0 par kilogramo|L0 par tonelada|M0 par onsa|N0 par libra|O0 par milìlitro|P0 par sentìlitro|Q0 par litro|R0 par etòlitro|S0 par metro cubo|T0 par onsa lìcuida|U0 par pinta|U1/pnt|V0 par cuarto|W0 par galon|X0 par sentìmetro|Y0 par metro|Z0 par kilòmetro|a0 par dedon|b0 par pie|c0 par jarda|d0 par mijo|e0 par metro cuadrà|f0 par ètaro|g0 par pie cuadrà|h0 par acro|i0 par item|i1/item|j0 par kilowattora|k0 par MB|l0 par GB|m0 par TB|n0 par 100 grami|o0 par 100 milìlitri
        40542|A0/giây|B0/phút|C0/giờ|D0/ngày|E0/đêm|E1/đêm|F0/tuần|F1/tuần|G0/tháng|G1/tháng|H0/quý|I0/năm|I1/năm|J0/gam|L0/tấn hệ mét|M0/aoxơ|O0/mililít|P0/xentilít|Q1/L|Q2/l|R0/hectôlít|T0/aoxơ chất lỏng|T1/fl oz|U0/panh|V0/quart|W0/gal|W1/gal Mỹ|W2/gal|a0/inch|c0/yard|d0/dặm|d1/dặm|f0/héc-ta|g0/feet vuông|h0/mẫu|h1/mẫu|h2/mẫu|i0/mục|i1/mục|j0/kilôoát giờ|k0/megabyte|l0/gigabyte|m0/terabyte|n0/100 gam|o0/100 mililít
        0|T0/fl oz
        115622|L0 हर t|O0 हर mL|P0 हर cL|R0 हर hL|T0 हर fl oz US|U0 हर pt|V0 हर qt|c0 हर yd|d0 हर mi|f0 हर ha|g0 हर ft²|h0 हर ac|i0 हर item|j0 हर kWh|k0 हर MB|l0 हर GB|m0 हर TB|n0 हर 100 g|o0 हर 100 mL
        15288|A0/ìṣ àáy|A1 ìṣ àáy|B0/ìṣ|C0/wkt|D0/ọj|E0/alẹ́|F0/ọṣ|F1/ọṣẹ̀|F2/ọ̀ṣẹ̀|G0/oṣù|H0/ida|H1/id|I0 lọ́dún|I1/y|Q2/L|T2/fl oz|W2/gal|i0/àwon ohun|i1/ohun|k0/àwọn mégábáìtì|k1/MB|l0/àwọn gígábáìtì|l1/jíbáìtì|l2/GB|m0/àwọn tẹ́rábáìtì|m1/Tíbáìtì|m2/TB|o2/100mL
        126768|A0/ìsh àáy|A1 ìsh àáy|B0/ìsh|D0/ɔj|E0/alɛ́|F0/ɔsh|F1/ɔshɛ̀|F2/ɔ̀shɛ̀|G0/oshù|I0 lɔ́dún|k0/àwɔn mégábáìtì|l0/àwɔn gígábáìtì|m0/àwɔn tɛ́rábáìtì
        57908|A0 segũdu rupi|A2/seg|B0 minutu rupi|B1/min|C0 hura rupi|D0 ara rupi|D1/ara|F0 sẽmãna rupi|F1/sem.|G0 yasí rupi|G1/yasí|I0 akayú rupi|I1/akayú|J0 grama rupi|K0 pusesawa rupi|L0 tonerada metirika-ita rupi|M0 iauareté rupi|N0 libra rupi|O0 miriritru rupi|P0 sẽtiritru rupi|Q0 irerú-pukú rupi|R0 hectoritru rupi|S0 meturu kúbiku rupi|T0 iauareté fruida rupi|T2/fl. oz.|U0 pint rupi|V0 irundisawa rupi|W0 karóti rupi|X0 sẽtimeturu rupi|Y0 meturu rupi|Z0 apekatusawa rupi|a0 puregada rupi|a1/pur.|b0 pí rupi|b1/pí|c0 jarda rupi|d0 milha rupi|d2/milha|e0 meturu kuadaradu rupi|f0 hectare rupi|g0 pí kuadaradu rupi|h0 acre rupi|h2/acre|i0 item rupi|j0 kiruwatt-hura rupi|k0 megabyte rupi|l0 gigabyte rupi|m0 terabyte rupi|n0 100 grama-ita rupi|n2/100g|o0 100 miriritru-ita rupi
        127297|d0 milla rupi|d2/milla
        17073|A0每秒 {0}|A1每秒{0}|B0每分鐘 {0}|B1每分鐘{0}|C0每小時 {0}|C1每小時{0}|D0每天 {0}|D1每天{0}|E0/晚|F0每週 {0}|F1每週{0}|G0每月 {0}|G1每月{0}|H0每季 {0}|H1每季{0}|I0每年 {0}|I1每年{0}|J0每克 {0}|J1每克{0}|J2每克 {0}|K0每公斤 {0}|K1每公斤{0}|K2每公斤 {0}|L0每 公噸 {0}|L1/公噸|M0每安士 {0}|M1每安士{0}|M2每安士 {0}|N0每磅 {0}|N1每磅{0}|N2每磅 {0}|O0每 毫升 {0}|O1/毫升|P0每 釐升 {0}|P1/釐升|Q0每公升 {0}|Q1每公升{0}|R0每 公石 {0}|R1/公石|S0每立方米 {0}|S1每立方米{0}|T0每 液盎司 {0}|T1/液盎司|U0每 品脫 {0}|U1/品脫|V0每 夸脫 {0}|V1/夸脫|W0每加侖 {0}|W1每加侖{0}|X0每厘米 {0}|X1每厘米{0}|Y0每米 {0}|Y1每米{0}|Z0每公里 {0}|Z1每公里{0}|a0每英吋 {0}|a1每英吋{0}|a2每英吋 {0}|b0每英呎 {0}|b1每英呎{0}|c0每 碼 {0}|c1/碼|d0每 英里 {0}|d1/英里|e0每平方米 {0}|e1每平方米{0}|f0每 公頃 {0}|f1/公頃|g0每 平方英呎 {0}|g1/平方英呎|h0每 英畝 {0}|h1/英畝|i0每 項 {0}|i1/項|j0每 千瓦小時 {0}|j1/千瓦小時|k0每 MB {0}|l0每 GB {0}|m0每 TB {0}|n0每 100 克 {0}|n1/100 克|o0每 100 毫升 {0}|o1/100 毫升
        128125|B0每分钟 {0}|B1每分钟{0}|C0每小时 {0}|C1每小时{0}|F0每周 {0}|F1每周{0}|L0每 公吨 {0}|L1/公吨|P0每 厘升 {0}|P1/厘升|U0每 品脱 {0}|U1/品脱|V0每 夸脱 {0}|V1/夸脱|W0每加仑 {0}|W1每加仑{0}|a0每英寸 {0}|a1每英寸{0}|a2每英寸 {0}|c0每 码 {0}|c1/码|f0每 公顷 {0}|f1/公顷|h0每 英亩 {0}|h1/英亩|i0每 项 {0}|i1/项|j0每 千瓦小时 {0}|j1/千瓦小时
        122047|A0/秒|B0/分钟|C0/小时|D0/天|E0/晚|F0/周|G0/月|H0/季|I0/年|J0每克{0}|J1/g|K0每千克{0}|K1/kg|L0每公吨{0}|L1/t|M0每盎司{0}|M1/oz|N0每磅{0}|N1/lb|O0每毫升{0}|O1/毫升|O2/mL|P0每厘升{0}|P1/厘升|P2/cL|Q0/升|Q2/L|R0每公石{0}|R1/公石|R2/hL|S0/立方米|S2/m³|T0每液盎司{0}|T1/液盎司|T2/fl oz|U0每品脱{0}|U1/品脱|U2/pt|V0每夸脱{0}|V1/夸脱|V2/qt|W0/加仑|W2/gal|X0/厘米|X2/cm|Y0/米|Y2/m|Z0/公里|Z2/km|a0/英寸|a2/in|b0/英尺|b2/ft|c0每码{0}|c1/码|d0每英里{0}|d1/英里|e0/平方米|e2/m²|f0每公顷{0}|f1/公顷|f2/ha|g0每平方英尺{0}|g1/平方英尺|h0每英亩{0}|h1/英亩|i0每项{0}|i1/项|j0每千瓦时{0}|j1/千瓦时|j2/kWh|k0每兆字节{0}|k1/MB|l0每吉字节{0}|l1/GB|m0每太字节{0}|m1/TB|n0每100克{0}|o0每100毫升{0}|o1/100毫升|o2/100mL
        129735|L0/公吨|O0/毫升|P0/厘升|R0/公石|T0/液盎司|U0/品脱|V0/夸脱|c0/码|d0/英里|f0/公顷|g0/平方英尺|h0/英亩|i0/项|j0/千瓦时|k0/兆字节|l0/吉字节|m0/太字节|n0/100克|o0/100毫升
        128125|A1/秒|B1/分鐘|C1/小時|D1/天|E0/夜|F1/週|G1/月|H0/刻|H1/刻|I1/年|J1/克|J2/克|K1/公斤|K2/公斤|L0每公噸 {0}|M0每盎司 {0}|M1/盎司|M2/盎司|N1/磅|N2/磅|O0每毫升 {0}|P0每釐升 {0}|Q1/升|Q2/L|R0每公石 {0}|S0每立方公尺 {0}|S1/立方公尺|T0每液盎司 {0}|U0每品脫 {0}|V0每夸脫 {0}|W1/加侖|X0每公分 {0}|X1/公分|Y0每公尺 {0}|Y1/公尺|Z1/公里|a0每英寸 {0}|a1/吋|a2/吋|b0每英尺 {0}|b1/英尺|c0每碼 {0}|d0每英里 {0}|e0每平方公尺 {0}|e1/平方公尺|f0每公頃 {0}|g0每平方英尺 {0}|g1/平方英尺|h0每英畝 {0}|i0每個項目 {0}|i1/個項目|j0每千瓦小時 {0}|k0每MB {0}|l0每GB {0}|m0每TB {0}|n0每100 克 {0}|n2/100克|o0每100 毫升 {0}|o2/100毫升
        80633|A0每秒|B0 每分鐘|C0 每小時|D0 每日|E0/夜|F0 每星期|F1 每週|F2 每星期|G0 每個月|G1 每月|H0/刻|I0 每年|J0 每克|K0 每公斤|L0每公噸|L1/公噸|M0 每安士|N0 每磅|O0每毫升|O1/毫升|P0每厘升|P1/厘升|P2/釐升|Q0 每公升|Q1 每升|R0每公石|R1/公石|S0 每立方米|T0每液安士|T1/液安士|T2/液盎司|U0每品脫|U1/品脫|V0每夸脫|V1/夸脫|W0 每加侖|X0 每厘米|Y0 每米|Z0 每公里|a0 每吋|b0 每呎|b2/英尺|c0每碼|c1/碼|d0每哩|d1/哩|e0 每平方米|f0每公頃|f1/公頃|g0每平方呎|g1/平方呎|g2/ft²|h0每英畝|h1/英畝|i0每個項目|i1/個項目|j0每千瓦小時|j1/千瓦小時|k0每MB|l0每GB|l1/GB|m0每TB|n0每100 克|n1/100 克|n2/100克|o0每100 毫升|o1/100 毫升|o2/100毫升
        115622|A0ps|A1/s|G0 ngenyanga|K0kg|L0 nge-t|O0 nge-mL|O2/cL|P0 nge-cL|Q2hL|R0 nge-hL|T0 nge-fl oz|T1/fl oz|U0 nge-pt|V0 nge-qt|W0/gal|W2/gal|c0 nge-yd|d0 nge-mi|e0 per m²|e1/m²|f0 nge-ha|g0 nge-ft²|h0 nge-ac|h2/m²|i0 nge-item|j0 nge-kWh|k0 nge-MB|l0 nge-GB|m0 nge-TB|n0 nge-100 g|o0 nge-100 mL|o2/100cL
        """
    /// The locales, and at which byte of `sets` their set begins.
    static let locales: StaticString = """
        aa 0
        aa-DJ 0
        aa-ER 0
        ab 0
        af 272
        af-NA 272
        agq 0
        ak 1195
        am 2086
        an 0
        ann 0
        apc 0
        ar 2952
        ar-AE 2952
        ar-BH 4308
        ar-DJ 4308
        ar-DZ 2952
        ar-EG 4308
        ar-EH 2952
        ar-ER 4308
        ar-IL 4308
        ar-IQ 4308
        ar-JO 4308
        ar-KM 4308
        ar-KW 4308
        ar-LB 4308
        ar-LY 2952
        ar-MA 2952
        ar-MR 4308
        ar-OM 4308
        ar-PS 4308
        ar-QA 4308
        ar-SA 4420
        ar-SD 4308
        ar-SO 4308
        ar-SS 4308
        ar-SY 4308
        ar-TD 4308
        ar-TN 2952
        ar-YE 4308
        arn 0
        as 4440
        asa 0
        ast 6926
        az 7695
        az-Arab 0
        az-Arab-IQ 0
        az-Arab-TR 0
        az-Cyrl 0
        az-Latn 7695
        ba 8210
        bal 0
        bal-Arab 0
        bal-Latn 0
        bas 0
        be 9213
        be-tarask 9213
        bem 0
        bew 0
        bez 0
        bg 10182
        bgc 11355
        bgn 0
        bgn-AE 0
        bgn-AF 0
        bgn-IR 0
        bgn-OM 0
        bho 11355
        blo 11388
        blt 0
        bm 0
        bm-Nkoo 0
        bn 12195
        bn-IN 12195
        bo 0
        bo-IN 0
        bqi 0
        br 14533
        brx 15288
        bs 15296
        bs-Cyrl 15978
        bs-Latn 15296
        bss 0
        bua 0
        byn 0
        ca 16412
        ca-AD 16412
        ca-ES-valencia 16412
        ca-FR 16412
        ca-IT 16412
        cad 0
        cch 0
        ccp 17073
        ccp-IN 17073
        ce 20082
        ceb 20301
        cgg 0
        cho 0
        chr 21132
        cic 0
        ckb 22715
        ckb-IR 22715
        co 0
        cop 0
        cs 22742
        csw 0
        cu 0
        cv 23344
        cy 24038
        da 24739
        da-GL 24739
        dav 0
        de 25471
        de-AT 25471
        de-BE 25471
        de-CH 26204
        de-IT 25471
        de-LI 25471
        de-LU 25471
        dje 0
        doi 0
        dsb 26222
        dua 0
        dv 0
        dyo 0
        dz 26922
        ebu 0
        ee 0
        ee-TG 0
        el 26955
        el-CY 26955
        el-polyton 26955
        en 28444
        en-001 29046
        en-150 29046
        en-AE 28444
        en-AG 29046
        en-AI 29046
        en-AS 28444
        en-AT 29046
        en-AU 29408
        en-BB 29046
        en-BE 29046
        en-BI 28444
        en-BM 29046
        en-BS 29046
        en-BW 29046
        en-BZ 29046
        en-CA 29496
        en-CC 29046
        en-CH 29046
        en-CK 29046
        en-CM 29046
        en-CX 29046
        en-CY 29046
        en-CZ 29046
        en-DE 29046
        en-DG 29046
        en-DK 29046
        en-DM 29046
        en-Dsrt 0
        en-EE 29046
        en-ER 29046
        en-ES 29046
        en-FI 29046
        en-FJ 29046
        en-FK 29046
        en-FM 29046
        en-FR 29046
        en-GB 29046
        en-GD 29046
        en-GE 29046
        en-GG 29046
        en-GH 29046
        en-GI 29046
        en-GM 29046
        en-GS 29046
        en-GU 28444
        en-GY 29046
        en-HK 29046
        en-HU 29046
        en-ID 29046
        en-IE 29046
        en-IL 29046
        en-IM 29046
        en-IN 29046
        en-IO 29046
        en-IT 29046
        en-JE 29046
        en-JM 29046
        en-JP 28444
        en-KE 29046
        en-KI 29046
        en-KN 29046
        en-KY 29046
        en-LC 29046
        en-LR 29046
        en-LS 29046
        en-LT 29046
        en-LV 29046
        en-MG 29046
        en-MH 28444
        en-MO 29046
        en-MP 28444
        en-MS 29046
        en-MT 29046
        en-MU 29046
        en-MV 29046
        en-MW 29046
        en-MY 29046
        en-NA 29046
        en-NF 29046
        en-NG 29046
        en-NL 29046
        en-NO 29046
        en-NR 29046
        en-NU 29046
        en-NZ 29046
        en-PG 29046
        en-PH 28444
        en-PK 29046
        en-PL 29046
        en-PN 29046
        en-PR 28444
        en-PT 29046
        en-PW 29046
        en-RO 29046
        en-RW 29046
        en-SB 29046
        en-SC 29046
        en-SD 29046
        en-SE 29046
        en-SG 29046
        en-SH 29046
        en-SI 29046
        en-SK 29046
        en-SL 29046
        en-SS 29046
        en-SX 29046
        en-SZ 29046
        en-Shaw 0
        en-TC 29046
        en-TK 29046
        en-TO 29046
        en-TT 29046
        en-TV 29046
        en-TZ 29046
        en-UA 29046
        en-UG 29046
        en-UM 28444
        en-US-posix 28444
        en-VC 29046
        en-VG 29046
        en-VI 28444
        en-VU 29046
        en-WS 29046
        en-ZA 29587
        en-ZM 29046
        en-ZW 29046
        eo 29597
        es 30561
        es-419 31276
        es-AR 31373
        es-BO 31276
        es-BR 31276
        es-BZ 31276
        es-CL 31276
        es-CO 31405
        es-CR 31276
        es-CU 31276
        es-DO 31276
        es-EA 30561
        es-EC 31276
        es-GQ 30561
        es-GT 31457
        es-HN 31276
        es-IC 30561
        es-MX 31495
        es-NI 31276
        es-PA 31276
        es-PE 31276
        es-PH 30561
        es-PR 31276
        es-PY 31558
        es-SV 31276
        es-US 31595
        es-UY 31276
        es-VE 31276
        et 31642
        eu 32409
        ewo 0
        fa 33315
        fa-AF 33315
        ff 0
        ff-Adlm 34746
        ff-Adlm-BF 34746
        ff-Adlm-CM 34746
        ff-Adlm-GH 34746
        ff-Adlm-GM 34746
        ff-Adlm-GW 34746
        ff-Adlm-LR 34746
        ff-Adlm-MR 34746
        ff-Adlm-NE 34746
        ff-Adlm-NG 34746
        ff-Adlm-SL 34746
        ff-Adlm-SN 34746
        ff-Latn 0
        ff-Latn-BF 0
        ff-Latn-CM 0
        ff-Latn-GH 0
        ff-Latn-GM 0
        ff-Latn-GN 0
        ff-Latn-GW 0
        ff-Latn-LR 0
        ff-Latn-MR 0
        ff-Latn-NE 0
        ff-Latn-NG 0
        ff-Latn-SL 0
        fi 37423
        fil 38070
        fo 38683
        fo-DK 38683
        fr 39502
        fr-BE 39502
        fr-BF 39502
        fr-BI 39502
        fr-BJ 39502
        fr-BL 39502
        fr-CA 40248
        fr-CD 39502
        fr-CF 39502
        fr-CG 39502
        fr-CH 39502
        fr-CI 39502
        fr-CM 39502
        fr-DJ 39502
        fr-DZ 39502
        fr-GA 39502
        fr-GF 39502
        fr-GN 39502
        fr-GP 39502
        fr-GQ 39502
        fr-HT 40486
        fr-KM 39502
        fr-LU 39502
        fr-MA 39502
        fr-MC 39502
        fr-MF 39502
        fr-MG 39502
        fr-ML 39502
        fr-MQ 39502
        fr-MR 39502
        fr-MU 39502
        fr-NC 39502
        fr-NE 39502
        fr-PF 39502
        fr-PM 39502
        fr-RE 39502
        fr-RW 39502
        fr-SC 39502
        fr-SN 39502
        fr-SY 39502
        fr-TD 39502
        fr-TG 39502
        fr-TN 39502
        fr-VU 39502
        fr-WF 39502
        fr-YT 39502
        frr 0
        fur 0
        fy 40542
        ga 40897
        ga-GB 40897
        gaa 0
        gd 41691
        gez 0
        gez-ER 0
        gl 42500
        gn 0
        gsw 0
        gsw-FR 0
        gsw-LI 0
        gu 42862
        guz 0
        gv 0
        ha 45157
        ha-Arab 0
        ha-Arab-SD 0
        ha-GH 45157
        ha-NE 45157
        haw 0
        he 45843
        hi 46883
        hi-Latn 49193
        hnj 0
        hnj-Hmnp 0
        hr 49316
        hr-BA 49316
        hsb 49506
        ht 40486
        hu 49706
        hy 50330
        ia 51575
        id 52173
        ie 0
        ig 52656
        ii 0
        io 0
        is 53122
        it 53886
        it-CH 53886
        it-SM 53886
        it-VA 53886
        iu 0
        iu-Latn 0
        ja 54587
        jbo 0
        jgo 0
        jmc 0
        jv 55381
        ka 56280
        kaa 0
        kaa-Cyrl 0
        kaa-Latn 0
        kab 0
        kaj 0
        kam 0
        kcg 0
        kde 0
        kea 57908
        kek 0
        ken 0
        kgp 58586
        khq 0
        ki 0
        kk 59453
        kk-Arab 60184
        kk-Cyrl 59453
        kk-KZ 59453
        kkj 0
        kl 0
        kln 0
        km 61056
        kn 63446
        ko 66249
        ko-CN 66249
        ko-KP 66249
        kok 67125
        kok-Deva 67125
        kok-Latn 68557
        kpe 0
        kpe-GN 0
        ks 69134
        ks-Arab 69134
        ks-Deva 0
        ksb 0
        ksf 0
        ksh 69161
        ku 69443
        ku-Arab 0
        ku-Arab-IR 0
        ku-Latn 69443
        ku-Latn-IQ 69443
        ku-Latn-SY 69443
        ku-TR 69443
        kw 0
        kxv 0
        kxv-Deva 0
        kxv-Latn 0
        kxv-Orya 0
        kxv-Telu 0
        ky 69731
        la 0
        lag 0
        lb 70598
        lg 0
        lij 0
        lkt 70889
        lld 0
        lmo 0
        ln 0
        ln-AO 0
        ln-CF 0
        ln-CG 0
        lo 70932
        lrc 69134
        lrc-IQ 69134
        lt 72333
        ltg 0
        lu 0
        luo 0
        luy 0
        lv 72820
        lzz 0
        mai 0
        mas 0
        mas-TZ 0
        mdf 0
        mer 0
        mfe 0
        mg 0
        mgh 0
        mgo 0
        mhn 0
        mi 73498
        mic 0
        mk 74040
        ml 75026
        mn 76717
        mn-Mong 0
        mn-Mong-MN 0
        mni 78136
        mni-Beng 78136
        mni-Mtei 0
        moh 0
        mr 78169
        ms 80046
        ms-Arab 0
        ms-Arab-BN 0
        ms-BN 80046
        ms-ID 80046
        ms-SG 80046
        mt 80633
        mua 0
        mus 0
        mww 0
        mww-Hmnp 0
        my 80671
        myv 0
        mzn 82891
        naq 0
        nb 83593
        nb-SJ 83593
        nd 0
        nds 0
        nds-NL 0
        ne 84124
        ne-IN 84124
        nl 86638
        nl-AW 86638
        nl-BE 86638
        nl-BQ 86638
        nl-CW 86638
        nl-SR 86638
        nl-SX 86638
        nmg 0
        nn 87098
        nnh 0
        no 83593
        nqo 87221
        nr 0
        nso 0
        nus 0
        nv 0
        ny 0
        nyn 0
        oc 0
        oc-ES 0
        oka 0
        oka-US 0
        om 0
        om-KE 0
        or 87463
        os 0
        os-RU 0
        osa 0
        pa 90193
        pa-Arab 69134
        pa-Guru 90193
        pap 0
        pap-AW 0
        pcm 92400
        pi 0
        pi-Latn 0
        pis 0
        pl 93496
        pms 0
        prg 0
        ps 94298
        ps-PK 95274
        pt 95336
        pt-AO 95779
        pt-CH 95779
        pt-CV 95779
        pt-GQ 95779
        pt-GW 95779
        pt-LU 95779
        pt-MO 95779
        pt-MZ 95779
        pt-PT 95779
        pt-ST 95779
        pt-TL 95779
        qu 95852
        qu-BO 95852
        qu-EC 95852
        quc 0
        raj 11355
        rhg 0
        rhg-Rohg 0
        rhg-Rohg-BD 0
        rif 0
        rm 96390
        rn 0
        ro 96885
        ro-MD 96885
        rof 0
        ru 97574
        ru-BY 97574
        ru-KG 97574
        ru-KZ 97574
        ru-MD 97574
        ru-UA 97574
        rw 0
        rwk 0
        sa 11355
        sah 98513
        saq 0
        sat 98949
        sat-Deva 0
        sat-Olck 98949
        sbp 0
        sc 98982
        scn 0
        sd 99756
        sd-Arab 99756
        sd-Deva 0
        sdh 0
        sdh-IQ 0
        se 101031
        se-FI 101031
        se-SE 101031
        seh 0
        ses 0
        sg 0
        sgs 0
        shi 0
        shi-Latn 0
        shi-Tfng 0
        shn 101355
        shn-TH 101355
        si 103745
        sid 0
        sk 106075
        skr 0
        sl 106520
        sma 0
        sma-NO 0
        smj 0
        smj-NO 0
        smn 0
        sms 0
        sn 0
        so 106966
        so-DJ 106966
        so-ET 106966
        so-KE 106966
        sq 107860
        sq-MK 107860
        sq-XK 107860
        sr 108513
        sr-Cyrl 108513
        sr-Cyrl-BA 109290
        sr-Cyrl-ME 109337
        sr-Cyrl-XK 108513
        sr-Latn 109337
        sr-Latn-BA 109608
        sr-Latn-ME 109337
        sr-Latn-XK 109337
        ss 0
        ss-SZ 0
        ssy 0
        st 0
        st-LS 0
        su 0
        su-Latn 0
        suz 0
        suz-Deva 0
        suz-Sunu 0
        sv 109641
        sv-AX 109641
        sv-FI 109641
        sw 109974
        sw-CD 109974
        sw-KE 109974
        sw-UG 109974
        syr 111048
        syr-SY 111048
        szl 0
        ta 111902
        ta-LK 111902
        ta-MY 111902
        ta-SG 111902
        te 113679
        teo 0
        teo-KE 0
        tg 115622
        th 115977
        ti 117894
        ti-ER 117894
        tig 0
        tk 119148
        tn 0
        tn-BW 0
        to 119999
        tok 121224
        tpi 0
        tr 121249
        tr-CY 121249
        trv 0
        trw 0
        ts 0
        tt 121776
        twq 0
        tyv 0
        tzm 0
        ug 122047
        uk 122198
        und 0
        ur 123430
        ur-IN 124604
        uz 124710
        uz-Arab 69134
        uz-Cyrl 125271
        uz-Latn 124710
        vai 0
        vai-Latn 0
        vai-Vaii 0
        ve 0
        vec 125305
        vi 126016
        vmw 0
        vo 0
        vun 0
        wa 0
        wae 0
        wal 0
        wbp 0
        wo 126486
        xh 0
        xnr 126497
        xog 0
        yav 0
        yi 0
        yo 126768
        yo-BJ 127104
        yrl 127297
        yrl-CO 128095
        yrl-VE 128095
        yue 128125
        yue-Hans 129320
        yue-Hant 128125
        yue-Hant-CN 128125
        yue-Hant-MO 128125
        za 0
        zgh 0
        zh 129735
        zh-Hans 129735
        zh-Hans-HK 130569
        zh-Hans-MO 130569
        zh-Hans-MY 129735
        zh-Hans-SG 130569
        zh-Hant 130784
        zh-Hant-HK 131531
        zh-Hant-MO 131531
        zh-Hant-MY 130784
        zh-Latn 0
        zu 132309
        """
}
