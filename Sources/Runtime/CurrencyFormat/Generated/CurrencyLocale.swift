// Written by `currency-data emit`. Do not edit.
// Data: cldr-json 48.0.0 (CLDR 48), icu 78.3 (CLDR 48), iso4217 2026-01-01
// swift-format-ignore-file

/// A locale of CLDR, by its English name.
///
/// The raw value is the identifier with underscores: `CurrencyLocale.germanAustria.rawValue` is `"de_AT"`. `current`
/// and `autoUpdating`, which follow the user, come with module CurrencyFoundation: programs that do not link it have no
/// such cases.
///
/// There are more cases than locales: the 1163 cases with an identifier are served by 767 locales of the data. `de` and
/// `de_DE` are two cases, and write the same texts.
public enum CurrencyLocale: Sendable {
    /// Afar, `aa`.
    case afar
    /// Afar (Djibouti), `aa-DJ`.
    case afarDjibouti
    /// Afar (Eritrea), `aa-ER`.
    case afarEritrea
    /// Afar (Ethiopia), `aa-ET`.
    case afarEthiopia
    /// Abkhazian, `ab`.
    case abkhazian
    /// Abkhazian (Georgia), `ab-GE`.
    case abkhazianGeorgia
    /// Afrikaans, `af`.
    case afrikaans
    /// Afrikaans (Namibia), `af-NA`.
    case afrikaansNamibia
    /// Afrikaans (South Africa), `af-ZA`.
    case afrikaansSouthAfrica
    /// Aghem, `agq`.
    case aghem
    /// Aghem (Cameroon), `agq-CM`.
    case aghemCameroon
    /// Akan, `ak`.
    case akan
    /// Akan (Ghana), `ak-GH`.
    case akanGhana
    /// Amharic, `am`.
    case amharic
    /// Amharic (Ethiopia), `am-ET`.
    case amharicEthiopia
    /// Aragonese, `an`.
    case aragonese
    /// Aragonese (Spain), `an-ES`.
    case aragoneseSpain
    /// Obolo, `ann`.
    case obolo
    /// Obolo (Nigeria), `ann-NG`.
    case oboloNigeria
    /// Levantine Arabic, `apc`.
    case levantineArabic
    /// Levantine Arabic (Syria), `apc-SY`.
    case levantineArabicSyria
    /// Arabic, `ar`.
    case arabic
    /// Arabic (world), `ar-001`.
    case arabicWorld
    /// Arabic (United Arab Emirates), `ar-AE`.
    case arabicUnitedArabEmirates
    /// Arabic (Bahrain), `ar-BH`.
    case arabicBahrain
    /// Arabic (Djibouti), `ar-DJ`.
    case arabicDjibouti
    /// Arabic (Algeria), `ar-DZ`.
    case arabicAlgeria
    /// Arabic (Egypt), `ar-EG`.
    case arabicEgypt
    /// Arabic (Western Sahara), `ar-EH`.
    case arabicWesternSahara
    /// Arabic (Eritrea), `ar-ER`.
    case arabicEritrea
    /// Arabic (Israel), `ar-IL`.
    case arabicIsrael
    /// Arabic (Iraq), `ar-IQ`.
    case arabicIraq
    /// Arabic (Jordan), `ar-JO`.
    case arabicJordan
    /// Arabic (Comoros), `ar-KM`.
    case arabicComoros
    /// Arabic (Kuwait), `ar-KW`.
    case arabicKuwait
    /// Arabic (Lebanon), `ar-LB`.
    case arabicLebanon
    /// Arabic (Libya), `ar-LY`.
    case arabicLibya
    /// Arabic (Morocco), `ar-MA`.
    case arabicMorocco
    /// Arabic (Mauritania), `ar-MR`.
    case arabicMauritania
    /// Arabic (Oman), `ar-OM`.
    case arabicOman
    /// Arabic (Palestinian Territories), `ar-PS`.
    case arabicPalestinianTerritories
    /// Arabic (Qatar), `ar-QA`.
    case arabicQatar
    /// Arabic (Saudi Arabia), `ar-SA`.
    case arabicSaudiArabia
    /// Arabic (Sudan), `ar-SD`.
    case arabicSudan
    /// Arabic (Somalia), `ar-SO`.
    case arabicSomalia
    /// Arabic (South Sudan), `ar-SS`.
    case arabicSouthSudan
    /// Arabic (Syria), `ar-SY`.
    case arabicSyria
    /// Arabic (Chad), `ar-TD`.
    case arabicChad
    /// Arabic (Tunisia), `ar-TN`.
    case arabicTunisia
    /// Arabic (Yemen), `ar-YE`.
    case arabicYemen
    /// Mapuche, `arn`.
    case mapuche
    /// Mapuche (Chile), `arn-CL`.
    case mapucheChile
    /// Assamese, `as`.
    case assamese
    /// Assamese (India), `as-IN`.
    case assameseIndia
    /// Asu, `asa`.
    case asu
    /// Asu (Tanzania), `asa-TZ`.
    case asuTanzania
    /// Asturian, `ast`.
    case asturian
    /// Asturian (Spain), `ast-ES`.
    case asturianSpain
    /// Azerbaijani, `az`.
    case azerbaijaniLatin
    /// Azerbaijani (Arabic), `az-Arab`.
    case azerbaijaniArabic
    /// Azerbaijani (Arabic, Iraq), `az-Arab-IQ`.
    case azerbaijaniIraq
    /// Azerbaijani (Arabic, Iran), `az-Arab-IR`.
    case azerbaijaniIran
    /// Azerbaijani (Arabic, Türkiye), `az-Arab-TR`.
    case azerbaijaniArabicTurkiye
    /// Azerbaijani (Cyrillic), `az-Cyrl`.
    case azerbaijaniCyrillic
    /// Azerbaijani (Cyrillic, Azerbaijan), `az-Cyrl-AZ`.
    case azerbaijaniCyrillicAzerbaijan
    /// Azerbaijani (Latin), `az-Latn`.
    case azerbaijani
    /// Azerbaijani (Latin, Azerbaijan), `az-Latn-AZ`.
    case azerbaijaniAzerbaijan
    /// Bashkir, `ba`.
    case bashkir
    /// Bashkir (Russia), `ba-RU`.
    case bashkirRussia
    /// Baluchi, `bal`.
    case baluchi
    /// Baluchi (Arabic), `bal-Arab`.
    case baluchiArabic
    /// Baluchi (Arabic, Pakistan), `bal-Arab-PK`.
    case baluchiPakistan
    /// Baluchi (Latin), `bal-Latn`.
    case baluchiLatin
    /// Baluchi (Latin, Pakistan), `bal-Latn-PK`.
    case baluchiLatinPakistan
    /// Basaa, `bas`.
    case basaa
    /// Basaa (Cameroon), `bas-CM`.
    case basaaCameroon
    /// Belarusian, `be`.
    case belarusian
    /// Belarusian (Belarus), `be-BY`.
    case belarusianBelarus
    /// Belarusian (Taraskievica orthography), `be-tarask`.
    case belarusianTaraskievicaOrthography
    /// Bemba, `bem`.
    case bemba
    /// Bemba (Zambia), `bem-ZM`.
    case bembaZambia
    /// Betawi, `bew`.
    case betawi
    /// Betawi (Indonesia), `bew-ID`.
    case betawiIndonesia
    /// Bena, `bez`.
    case bena
    /// Bena (Tanzania), `bez-TZ`.
    case benaTanzania
    /// Bulgarian, `bg`.
    case bulgarian
    /// Bulgarian (Bulgaria), `bg-BG`.
    case bulgarianBulgaria
    /// Haryanvi, `bgc`.
    case haryanvi
    /// Haryanvi (India), `bgc-IN`.
    case haryanviIndia
    /// Western Balochi, `bgn`.
    case westernBalochi
    /// Western Balochi (United Arab Emirates), `bgn-AE`.
    case westernBalochiUnitedArabEmirates
    /// Western Balochi (Afghanistan), `bgn-AF`.
    case westernBalochiAfghanistan
    /// Western Balochi (Iran), `bgn-IR`.
    case westernBalochiIran
    /// Western Balochi (Oman), `bgn-OM`.
    case westernBalochiOman
    /// Western Balochi (Pakistan), `bgn-PK`.
    case westernBalochiPakistan
    /// Bhojpuri, `bho`.
    case bhojpuri
    /// Bhojpuri (India), `bho-IN`.
    case bhojpuriIndia
    /// Anii, `blo`.
    case anii
    /// Anii (Benin), `blo-BJ`.
    case aniiBenin
    /// Tai Dam, `blt`.
    case taiDam
    /// Tai Dam (Vietnam), `blt-VN`.
    case taiDamVietnam
    /// Bambara, `bm`.
    case bambaraLatin
    /// Bambara (Latin), `bm-Latn`.
    case bambara
    /// Bambara (Latin, Mali), `bm-Latn-ML`.
    case bambaraMali
    /// Bambara (Mali), `bm-ML`.
    case bambaraLatinMali
    /// Bambara (N’Ko), `bm-Nkoo`.
    case bambaraNKo
    /// Bambara (N’Ko, Mali), `bm-Nkoo-ML`.
    case bambaraNKoMali
    /// Bangla, `bn`.
    case bangla
    /// Bangla (Bangladesh), `bn-BD`.
    case banglaBangladesh
    /// Bangla (India), `bn-IN`.
    case banglaIndia
    /// Tibetan, `bo`.
    case tibetan
    /// Tibetan (China), `bo-CN`.
    case tibetanChina
    /// Tibetan (India), `bo-IN`.
    case tibetanIndia
    /// Bakhtiari, `bqi`.
    case bakhtiari
    /// Bakhtiari (Iran), `bqi-IR`.
    case bakhtiariIran
    /// Breton, `br`.
    case breton
    /// Breton (France), `br-FR`.
    case bretonFrance
    /// Bodo, `brx`.
    case bodo
    /// Bodo (India), `brx-IN`.
    case bodoIndia
    /// Bosnian, `bs`.
    case bosnianLatin
    /// Bosnian (Cyrillic), `bs-Cyrl`.
    case bosnianCyrillic
    /// Bosnian (Cyrillic, Bosnia & Herzegovina), `bs-Cyrl-BA`.
    case bosnianCyrillicBosniaHerzegovina
    /// Bosnian (Latin), `bs-Latn`.
    case bosnian
    /// Bosnian (Latin, Bosnia & Herzegovina), `bs-Latn-BA`.
    case bosnianBosniaHerzegovina
    /// Akoose, `bss`.
    case akoose
    /// Akoose (Cameroon), `bss-CM`.
    case akooseCameroon
    /// Buriat, `bua`.
    case buriat
    /// Buriat (Russia), `bua-RU`.
    case buriatRussia
    /// Blin, `byn`.
    case blin
    /// Blin (Eritrea), `byn-ER`.
    case blinEritrea
    /// Catalan, `ca`.
    case catalan
    /// Catalan (Andorra), `ca-AD`.
    case catalanAndorra
    /// Catalan (Spain), `ca-ES`.
    case catalanSpain
    /// Catalan (Spain, Valencian), `ca-ES-valencia`.
    case catalanSpainValencian
    /// Catalan (France), `ca-FR`.
    case catalanFrance
    /// Catalan (Italy), `ca-IT`.
    case catalanItaly
    /// Caddo, `cad`.
    case caddo
    /// Caddo (United States), `cad-US`.
    case caddoUnitedStates
    /// Atsam, `cch`.
    case atsam
    /// Atsam (Nigeria), `cch-NG`.
    case atsamNigeria
    /// Chakma, `ccp`.
    case chakma
    /// Chakma (Bangladesh), `ccp-BD`.
    case chakmaBangladesh
    /// Chakma (India), `ccp-IN`.
    case chakmaIndia
    /// Chechen, `ce`.
    case chechen
    /// Chechen (Russia), `ce-RU`.
    case chechenRussia
    /// Cebuano, `ceb`.
    case cebuano
    /// Cebuano (Philippines), `ceb-PH`.
    case cebuanoPhilippines
    /// Chiga, `cgg`.
    case chiga
    /// Chiga (Uganda), `cgg-UG`.
    case chigaUganda
    /// Choctaw, `cho`.
    case choctaw
    /// Choctaw (United States), `cho-US`.
    case choctawUnitedStates
    /// Cherokee, `chr`.
    case cherokee
    /// Cherokee (United States), `chr-US`.
    case cherokeeUnitedStates
    /// Chickasaw, `cic`.
    case chickasaw
    /// Chickasaw (United States), `cic-US`.
    case chickasawUnitedStates
    /// Central Kurdish, `ckb`.
    case centralKurdish
    /// Central Kurdish (Iraq), `ckb-IQ`.
    case centralKurdishIraq
    /// Central Kurdish (Iran), `ckb-IR`.
    case centralKurdishIran
    /// Corsican, `co`.
    case corsican
    /// Corsican (France), `co-FR`.
    case corsicanFrance
    /// Coptic, `cop`.
    case coptic
    /// Coptic (Egypt), `cop-EG`.
    case copticEgypt
    /// Czech, `cs`.
    case czech
    /// Czech (Czechia), `cs-CZ`.
    case czechCzechia
    /// Swampy Cree, `csw`.
    case swampyCree
    /// Swampy Cree (Canada), `csw-CA`.
    case swampyCreeCanada
    /// Church Slavic, `cu`.
    case churchSlavic
    /// Church Slavic (Russia), `cu-RU`.
    case churchSlavicRussia
    /// The user's locale when it is asked for.
    case _current
    /// The user's locale, followed as it changes.
    case _autoUpdating
    /// Chuvash, `cv`.
    case chuvash
    /// Chuvash (Russia), `cv-RU`.
    case chuvashRussia
    /// Welsh, `cy`.
    case welsh
    /// Welsh (United Kingdom), `cy-GB`.
    case welshUnitedKingdom
    /// Danish, `da`.
    case danish
    /// Danish (Denmark), `da-DK`.
    case danishDenmark
    /// Danish (Greenland), `da-GL`.
    case danishGreenland
    /// Taita, `dav`.
    case taita
    /// Taita (Kenya), `dav-KE`.
    case taitaKenya
    /// German, `de`.
    case german
    /// German (Austria), `de-AT`.
    case germanAustria
    /// German (Belgium), `de-BE`.
    case germanBelgium
    /// German (Switzerland), `de-CH`.
    case germanSwitzerland
    /// German (Germany), `de-DE`.
    case germanGermany
    /// German (Italy), `de-IT`.
    case germanItaly
    /// German (Liechtenstein), `de-LI`.
    case germanLiechtenstein
    /// German (Luxembourg), `de-LU`.
    case germanLuxembourg
    /// Zarma, `dje`.
    case zarma
    /// Zarma (Niger), `dje-NE`.
    case zarmaNiger
    /// Dogri, `doi`.
    case dogri
    /// Dogri (India), `doi-IN`.
    case dogriIndia
    /// Lower Sorbian, `dsb`.
    case lowerSorbian
    /// Lower Sorbian (Germany), `dsb-DE`.
    case lowerSorbianGermany
    /// Duala, `dua`.
    case duala
    /// Duala (Cameroon), `dua-CM`.
    case dualaCameroon
    /// Divehi, `dv`.
    case divehi
    /// Divehi (Maldives), `dv-MV`.
    case divehiMaldives
    /// Jola-Fonyi, `dyo`.
    case jolaFonyi
    /// Jola-Fonyi (Senegal), `dyo-SN`.
    case jolaFonyiSenegal
    /// Dzongkha, `dz`.
    case dzongkha
    /// Dzongkha (Bhutan), `dz-BT`.
    case dzongkhaBhutan
    /// Embu, `ebu`.
    case embu
    /// Embu (Kenya), `ebu-KE`.
    case embuKenya
    /// Ewe, `ee`.
    case ewe
    /// Ewe (Ghana), `ee-GH`.
    case eweGhana
    /// Ewe (Togo), `ee-TG`.
    case eweTogo
    /// Greek, `el`.
    case greek
    /// Greek (Cyprus), `el-CY`.
    case greekCyprus
    /// Greek (Greece), `el-GR`.
    case greekGreece
    /// Greek (Polytonic), `el-polyton`.
    case greekPolytonic
    /// English, `en`.
    case english
    /// English (world), `en-001`.
    case englishWorld
    /// English (Europe), `en-150`.
    case englishEurope
    /// English (Andorra), `en-AD`.
    case englishAndorra
    /// English (United Arab Emirates), `en-AE`.
    case englishUnitedArabEmirates
    /// English (Antigua & Barbuda), `en-AG`.
    case englishAntiguaBarbuda
    /// English (Anguilla), `en-AI`.
    case englishAnguilla
    /// English (Albania), `en-AL`.
    case englishAlbania
    /// English (American Samoa), `en-AS`.
    case englishAmericanSamoa
    /// English (Austria), `en-AT`.
    case englishAustria
    /// English (Australia), `en-AU`.
    case englishAustralia
    /// English (Bosnia & Herzegovina), `en-BA`.
    case englishBosniaHerzegovina
    /// English (Barbados), `en-BB`.
    case englishBarbados
    /// English (Belgium), `en-BE`.
    case englishBelgium
    /// English (Burundi), `en-BI`.
    case englishBurundi
    /// English (Bermuda), `en-BM`.
    case englishBermuda
    /// English (Bahamas), `en-BS`.
    case englishBahamas
    /// English (Botswana), `en-BW`.
    case englishBotswana
    /// English (Belize), `en-BZ`.
    case englishBelize
    /// English (Canada), `en-CA`.
    case englishCanada
    /// English (Cocos [Keeling] Islands), `en-CC`.
    case englishCocosKeelingIslands
    /// English (Switzerland), `en-CH`.
    case englishSwitzerland
    /// English (Cook Islands), `en-CK`.
    case englishCookIslands
    /// English (Cameroon), `en-CM`.
    case englishCameroon
    /// English (Christmas Island), `en-CX`.
    case englishChristmasIsland
    /// English (Cyprus), `en-CY`.
    case englishCyprus
    /// English (Czechia), `en-CZ`.
    case englishCzechia
    /// English (Germany), `en-DE`.
    case englishGermany
    /// English (Diego Garcia), `en-DG`.
    case englishDiegoGarcia
    /// English (Denmark), `en-DK`.
    case englishDenmark
    /// English (Dominica), `en-DM`.
    case englishDominica
    /// English (Deseret), `en-Dsrt`.
    case englishDeseret
    /// English (Deseret, United States), `en-Dsrt-US`.
    case englishDeseretUnitedStates
    /// English (Estonia), `en-EE`.
    case englishEstonia
    /// English (Eritrea), `en-ER`.
    case englishEritrea
    /// English (Spain), `en-ES`.
    case englishSpain
    /// English (Finland), `en-FI`.
    case englishFinland
    /// English (Fiji), `en-FJ`.
    case englishFiji
    /// English (Falkland Islands), `en-FK`.
    case englishFalklandIslands
    /// English (Micronesia), `en-FM`.
    case englishMicronesia
    /// English (France), `en-FR`.
    case englishFrance
    /// English (United Kingdom), `en-GB`.
    case englishUnitedKingdom
    /// English (Grenada), `en-GD`.
    case englishGrenada
    /// English (Georgia), `en-GE`.
    case englishGeorgia
    /// English (Guernsey), `en-GG`.
    case englishGuernsey
    /// English (Ghana), `en-GH`.
    case englishGhana
    /// English (Gibraltar), `en-GI`.
    case englishGibraltar
    /// English (Gambia), `en-GM`.
    case englishGambia
    /// English (Greece), `en-GR`.
    case englishGreece
    /// English (South Georgia & South Sandwich Islands), `en-GS`.
    case englishSouthGeorgiaSouthSandwichIslands
    /// English (Guam), `en-GU`.
    case englishGuam
    /// English (Guyana), `en-GY`.
    case englishGuyana
    /// English (Hong Kong SAR China), `en-HK`.
    case englishHongKongSarChina
    /// English (Croatia), `en-HR`.
    case englishCroatia
    /// English (Hungary), `en-HU`.
    case englishHungary
    /// English (Indonesia), `en-ID`.
    case englishIndonesia
    /// English (Ireland), `en-IE`.
    case englishIreland
    /// English (Israel), `en-IL`.
    case englishIsrael
    /// English (Isle of Man), `en-IM`.
    case englishIsleOfMan
    /// English (India), `en-IN`.
    case englishIndia
    /// English (British Indian Ocean Territory), `en-IO`.
    case englishBritishIndianOceanTerritory
    /// English (Iceland), `en-IS`.
    case englishIceland
    /// English (Italy), `en-IT`.
    case englishItaly
    /// English (Jersey), `en-JE`.
    case englishJersey
    /// English (Jamaica), `en-JM`.
    case englishJamaica
    /// English (Japan), `en-JP`.
    case englishJapan
    /// English (Kenya), `en-KE`.
    case englishKenya
    /// English (Kiribati), `en-KI`.
    case englishKiribati
    /// English (St. Kitts & Nevis), `en-KN`.
    case englishStKittsNevis
    /// English (Cayman Islands), `en-KY`.
    case englishCaymanIslands
    /// English (St. Lucia), `en-LC`.
    case englishStLucia
    /// English (Liberia), `en-LR`.
    case englishLiberia
    /// English (Lesotho), `en-LS`.
    case englishLesotho
    /// English (Lithuania), `en-LT`.
    case englishLithuania
    /// English (Luxembourg), `en-LU`.
    case englishLuxembourg
    /// English (Latvia), `en-LV`.
    case englishLatvia
    /// English (Montenegro), `en-ME`.
    case englishMontenegro
    /// English (Madagascar), `en-MG`.
    case englishMadagascar
    /// English (Marshall Islands), `en-MH`.
    case englishMarshallIslands
    /// English (Macao SAR China), `en-MO`.
    case englishMacaoSarChina
    /// English (Northern Mariana Islands), `en-MP`.
    case englishNorthernMarianaIslands
    /// English (Montserrat), `en-MS`.
    case englishMontserrat
    /// English (Malta), `en-MT`.
    case englishMalta
    /// English (Mauritius), `en-MU`.
    case englishMauritius
    /// English (Maldives), `en-MV`.
    case englishMaldives
    /// English (Malawi), `en-MW`.
    case englishMalawi
    /// English (Malaysia), `en-MY`.
    case englishMalaysia
    /// English (Namibia), `en-NA`.
    case englishNamibia
    /// English (Norfolk Island), `en-NF`.
    case englishNorfolkIsland
    /// English (Nigeria), `en-NG`.
    case englishNigeria
    /// English (Netherlands), `en-NL`.
    case englishNetherlands
    /// English (Norway), `en-NO`.
    case englishNorway
    /// English (Nauru), `en-NR`.
    case englishNauru
    /// English (Niue), `en-NU`.
    case englishNiue
    /// English (New Zealand), `en-NZ`.
    case englishNewZealand
    /// English (Papua New Guinea), `en-PG`.
    case englishPapuaNewGuinea
    /// English (Philippines), `en-PH`.
    case englishPhilippines
    /// English (Pakistan), `en-PK`.
    case englishPakistan
    /// English (Poland), `en-PL`.
    case englishPoland
    /// English (Pitcairn Islands), `en-PN`.
    case englishPitcairnIslands
    /// English (Puerto Rico), `en-PR`.
    case englishPuertoRico
    /// English (Portugal), `en-PT`.
    case englishPortugal
    /// English (Palau), `en-PW`.
    case englishPalau
    /// English (Romania), `en-RO`.
    case englishRomania
    /// English (Russia), `en-RU`.
    case englishRussia
    /// English (Rwanda), `en-RW`.
    case englishRwanda
    /// English (Solomon Islands), `en-SB`.
    case englishSolomonIslands
    /// English (Seychelles), `en-SC`.
    case englishSeychelles
    /// English (Sudan), `en-SD`.
    case englishSudan
    /// English (Sweden), `en-SE`.
    case englishSweden
    /// English (Singapore), `en-SG`.
    case englishSingapore
    /// English (St. Helena), `en-SH`.
    case englishStHelena
    /// English (Slovenia), `en-SI`.
    case englishSlovenia
    /// English (Slovakia), `en-SK`.
    case englishSlovakia
    /// English (Sierra Leone), `en-SL`.
    case englishSierraLeone
    /// English (South Sudan), `en-SS`.
    case englishSouthSudan
    /// English (Sint Maarten), `en-SX`.
    case englishSintMaarten
    /// English (Eswatini), `en-SZ`.
    case englishEswatini
    /// English (Shavian), `en-Shaw`.
    case englishShavian
    /// English (Shavian, United Kingdom), `en-Shaw-GB`.
    case englishShavianUnitedKingdom
    /// English (Turks & Caicos Islands), `en-TC`.
    case englishTurksCaicosIslands
    /// English (Tokelau), `en-TK`.
    case englishTokelau
    /// English (Tonga), `en-TO`.
    case englishTonga
    /// English (Türkiye), `en-TR`.
    case englishTurkiye
    /// English (Trinidad & Tobago), `en-TT`.
    case englishTrinidadTobago
    /// English (Tuvalu), `en-TV`.
    case englishTuvalu
    /// English (Tanzania), `en-TZ`.
    case englishTanzania
    /// English (Ukraine), `en-UA`.
    case englishUkraine
    /// English (Uganda), `en-UG`.
    case englishUganda
    /// English (U.S. Outlying Islands), `en-UM`.
    case englishUSOutlyingIslands
    /// English (United States), `en-US`.
    case englishUnitedStates
    /// English (United States, Computer), `en-US-u-va-posix`.
    case englishUnitedStatesPosix
    /// English (St. Vincent & Grenadines), `en-VC`.
    case englishStVincentGrenadines
    /// English (British Virgin Islands), `en-VG`.
    case englishBritishVirginIslands
    /// English (U.S. Virgin Islands), `en-VI`.
    case englishUSVirginIslands
    /// English (Vanuatu), `en-VU`.
    case englishVanuatu
    /// English (Samoa), `en-WS`.
    case englishSamoa
    /// English (South Africa), `en-ZA`.
    case englishSouthAfrica
    /// English (Zambia), `en-ZM`.
    case englishZambia
    /// English (Zimbabwe), `en-ZW`.
    case englishZimbabwe
    /// Esperanto, `eo`.
    case esperanto
    /// Esperanto (world), `eo-001`.
    case esperantoWorld
    /// Spanish, `es`.
    case spanish
    /// Spanish (Latin America), `es-419`.
    case spanishLatinAmerica
    /// Spanish (Argentina), `es-AR`.
    case spanishArgentina
    /// Spanish (Bolivia), `es-BO`.
    case spanishBolivia
    /// Spanish (Brazil), `es-BR`.
    case spanishBrazil
    /// Spanish (Belize), `es-BZ`.
    case spanishBelize
    /// Spanish (Chile), `es-CL`.
    case spanishChile
    /// Spanish (Colombia), `es-CO`.
    case spanishColombia
    /// Spanish (Costa Rica), `es-CR`.
    case spanishCostaRica
    /// Spanish (Cuba), `es-CU`.
    case spanishCuba
    /// Spanish (Dominican Republic), `es-DO`.
    case spanishDominicanRepublic
    /// Spanish (Ceuta & Melilla), `es-EA`.
    case spanishCeutaMelilla
    /// Spanish (Ecuador), `es-EC`.
    case spanishEcuador
    /// Spanish (Spain), `es-ES`.
    case spanishSpain
    /// Spanish (Equatorial Guinea), `es-GQ`.
    case spanishEquatorialGuinea
    /// Spanish (Guatemala), `es-GT`.
    case spanishGuatemala
    /// Spanish (Honduras), `es-HN`.
    case spanishHonduras
    /// Spanish (Canary Islands), `es-IC`.
    case spanishCanaryIslands
    /// Spanish (Mexico), `es-MX`.
    case spanishMexico
    /// Spanish (Nicaragua), `es-NI`.
    case spanishNicaragua
    /// Spanish (Panama), `es-PA`.
    case spanishPanama
    /// Spanish (Peru), `es-PE`.
    case spanishPeru
    /// Spanish (Philippines), `es-PH`.
    case spanishPhilippines
    /// Spanish (Puerto Rico), `es-PR`.
    case spanishPuertoRico
    /// Spanish (Paraguay), `es-PY`.
    case spanishParaguay
    /// Spanish (El Salvador), `es-SV`.
    case spanishElSalvador
    /// Spanish (United States), `es-US`.
    case spanishUnitedStates
    /// Spanish (Uruguay), `es-UY`.
    case spanishUruguay
    /// Spanish (Venezuela), `es-VE`.
    case spanishVenezuela
    /// Estonian, `et`.
    case estonian
    /// Estonian (Estonia), `et-EE`.
    case estonianEstonia
    /// Basque, `eu`.
    case basque
    /// Basque (Spain), `eu-ES`.
    case basqueSpain
    /// Ewondo, `ewo`.
    case ewondo
    /// Ewondo (Cameroon), `ewo-CM`.
    case ewondoCameroon
    /// Persian, `fa`.
    case persian
    /// Persian (Afghanistan), `fa-AF`.
    case persianAfghanistan
    /// Persian (Iran), `fa-IR`.
    case persianIran
    /// Fula, `ff`.
    case fula
    /// Fula (Adlam), `ff-Adlm`.
    case fulaAdlam
    /// Fula (Adlam, Burkina Faso), `ff-Adlm-BF`.
    case fulaAdlamBurkinaFaso
    /// Fula (Adlam, Cameroon), `ff-Adlm-CM`.
    case fulaAdlamCameroon
    /// Fula (Adlam, Ghana), `ff-Adlm-GH`.
    case fulaAdlamGhana
    /// Fula (Adlam, Gambia), `ff-Adlm-GM`.
    case fulaAdlamGambia
    /// Fula (Adlam, Guinea), `ff-Adlm-GN`.
    case fulaAdlamGuinea
    /// Fula (Adlam, Guinea-Bissau), `ff-Adlm-GW`.
    case fulaAdlamGuineaBissau
    /// Fula (Adlam, Liberia), `ff-Adlm-LR`.
    case fulaAdlamLiberia
    /// Fula (Adlam, Mauritania), `ff-Adlm-MR`.
    case fulaAdlamMauritania
    /// Fula (Adlam, Niger), `ff-Adlm-NE`.
    case fulaAdlamNiger
    /// Fula (Adlam, Nigeria), `ff-Adlm-NG`.
    case fulaAdlamNigeria
    /// Fula (Adlam, Sierra Leone), `ff-Adlm-SL`.
    case fulaAdlamSierraLeone
    /// Fula (Adlam, Senegal), `ff-Adlm-SN`.
    case fulaAdlamSenegal
    /// Fula (Cameroon), `ff-CM`.
    case fulaCameroon
    /// Fula (Guinea), `ff-GN`.
    case fulaGuinea
    /// Fula (Latin), `ff-Latn`.
    case fulaLatin
    /// Fula (Latin, Burkina Faso), `ff-Latn-BF`.
    case fulaBurkinaFaso
    /// Fula (Latin, Cameroon), `ff-Latn-CM`.
    case fulaLatinCameroon
    /// Fula (Latin, Ghana), `ff-Latn-GH`.
    case fulaGhana
    /// Fula (Latin, Gambia), `ff-Latn-GM`.
    case fulaGambia
    /// Fula (Latin, Guinea), `ff-Latn-GN`.
    case fulaLatinGuinea
    /// Fula (Latin, Guinea-Bissau), `ff-Latn-GW`.
    case fulaGuineaBissau
    /// Fula (Latin, Liberia), `ff-Latn-LR`.
    case fulaLiberia
    /// Fula (Latin, Mauritania), `ff-Latn-MR`.
    case fulaLatinMauritania
    /// Fula (Latin, Niger), `ff-Latn-NE`.
    case fulaNiger
    /// Fula (Latin, Nigeria), `ff-Latn-NG`.
    case fulaNigeria
    /// Fula (Latin, Sierra Leone), `ff-Latn-SL`.
    case fulaSierraLeone
    /// Fula (Latin, Senegal), `ff-Latn-SN`.
    case fulaLatinSenegal
    /// Fula (Mauritania), `ff-MR`.
    case fulaMauritania
    /// Fula (Senegal), `ff-SN`.
    case fulaSenegal
    /// Finnish, `fi`.
    case finnish
    /// Finnish (Finland), `fi-FI`.
    case finnishFinland
    /// Filipino, `fil`.
    case filipino
    /// Filipino (Philippines), `fil-PH`.
    case filipinoPhilippines
    /// Faroese, `fo`.
    case faroese
    /// Faroese (Denmark), `fo-DK`.
    case faroeseDenmark
    /// Faroese (Faroe Islands), `fo-FO`.
    case faroeseFaroeIslands
    /// French, `fr`.
    case french
    /// French (Belgium), `fr-BE`.
    case frenchBelgium
    /// French (Burkina Faso), `fr-BF`.
    case frenchBurkinaFaso
    /// French (Burundi), `fr-BI`.
    case frenchBurundi
    /// French (Benin), `fr-BJ`.
    case frenchBenin
    /// French (St. Barthélemy), `fr-BL`.
    case frenchStBarthelemy
    /// French (Canada), `fr-CA`.
    case frenchCanada
    /// French (Congo - Kinshasa), `fr-CD`.
    case frenchCongoKinshasa
    /// French (Central African Republic), `fr-CF`.
    case frenchCentralAfricanRepublic
    /// French (Congo - Brazzaville), `fr-CG`.
    case frenchCongoBrazzaville
    /// French (Switzerland), `fr-CH`.
    case frenchSwitzerland
    /// French (Côte d’Ivoire), `fr-CI`.
    case frenchCoteDIvoire
    /// French (Cameroon), `fr-CM`.
    case frenchCameroon
    /// French (Djibouti), `fr-DJ`.
    case frenchDjibouti
    /// French (Algeria), `fr-DZ`.
    case frenchAlgeria
    /// French (France), `fr-FR`.
    case frenchFrance
    /// French (Gabon), `fr-GA`.
    case frenchGabon
    /// French (French Guiana), `fr-GF`.
    case frenchFrenchGuiana
    /// French (Guinea), `fr-GN`.
    case frenchGuinea
    /// French (Guadeloupe), `fr-GP`.
    case frenchGuadeloupe
    /// French (Equatorial Guinea), `fr-GQ`.
    case frenchEquatorialGuinea
    /// French (Haiti), `fr-HT`.
    case frenchHaiti
    /// French (Comoros), `fr-KM`.
    case frenchComoros
    /// French (Luxembourg), `fr-LU`.
    case frenchLuxembourg
    /// French (Morocco), `fr-MA`.
    case frenchMorocco
    /// French (Monaco), `fr-MC`.
    case frenchMonaco
    /// French (St. Martin), `fr-MF`.
    case frenchStMartin
    /// French (Madagascar), `fr-MG`.
    case frenchMadagascar
    /// French (Mali), `fr-ML`.
    case frenchMali
    /// French (Martinique), `fr-MQ`.
    case frenchMartinique
    /// French (Mauritania), `fr-MR`.
    case frenchMauritania
    /// French (Mauritius), `fr-MU`.
    case frenchMauritius
    /// French (New Caledonia), `fr-NC`.
    case frenchNewCaledonia
    /// French (Niger), `fr-NE`.
    case frenchNiger
    /// French (French Polynesia), `fr-PF`.
    case frenchFrenchPolynesia
    /// French (St. Pierre & Miquelon), `fr-PM`.
    case frenchStPierreMiquelon
    /// French (Réunion), `fr-RE`.
    case frenchReunion
    /// French (Rwanda), `fr-RW`.
    case frenchRwanda
    /// French (Seychelles), `fr-SC`.
    case frenchSeychelles
    /// French (Senegal), `fr-SN`.
    case frenchSenegal
    /// French (Syria), `fr-SY`.
    case frenchSyria
    /// French (Chad), `fr-TD`.
    case frenchChad
    /// French (Togo), `fr-TG`.
    case frenchTogo
    /// French (Tunisia), `fr-TN`.
    case frenchTunisia
    /// French (Vanuatu), `fr-VU`.
    case frenchVanuatu
    /// French (Wallis & Futuna), `fr-WF`.
    case frenchWallisFutuna
    /// French (Mayotte), `fr-YT`.
    case frenchMayotte
    /// Northern Frisian, `frr`.
    case northernFrisian
    /// Northern Frisian (Germany), `frr-DE`.
    case northernFrisianGermany
    /// Friulian, `fur`.
    case friulian
    /// Friulian (Italy), `fur-IT`.
    case friulianItaly
    /// Western Frisian, `fy`.
    case westernFrisian
    /// Western Frisian (Netherlands), `fy-NL`.
    case westernFrisianNetherlands
    /// Irish, `ga`.
    case irish
    /// Irish (United Kingdom), `ga-GB`.
    case irishUnitedKingdom
    /// Irish (Ireland), `ga-IE`.
    case irishIreland
    /// Ga, `gaa`.
    case ga
    /// Ga (Ghana), `gaa-GH`.
    case gaGhana
    /// Scottish Gaelic, `gd`.
    case scottishGaelic
    /// Scottish Gaelic (United Kingdom), `gd-GB`.
    case scottishGaelicUnitedKingdom
    /// Geez, `gez`.
    case geez
    /// Geez (Eritrea), `gez-ER`.
    case geezEritrea
    /// Geez (Ethiopia), `gez-ET`.
    case geezEthiopia
    /// Galician, `gl`.
    case galician
    /// Galician (Spain), `gl-ES`.
    case galicianSpain
    /// Guarani, `gn`.
    case guarani
    /// Guarani (Paraguay), `gn-PY`.
    case guaraniParaguay
    /// Swiss German, `gsw`.
    case swissGerman
    /// Swiss German (Switzerland), `gsw-CH`.
    case swissGermanSwitzerland
    /// Swiss German (France), `gsw-FR`.
    case swissGermanFrance
    /// Swiss German (Liechtenstein), `gsw-LI`.
    case swissGermanLiechtenstein
    /// Gujarati, `gu`.
    case gujarati
    /// Gujarati (India), `gu-IN`.
    case gujaratiIndia
    /// Gusii, `guz`.
    case gusii
    /// Gusii (Kenya), `guz-KE`.
    case gusiiKenya
    /// Manx, `gv`.
    case manx
    /// Manx (Isle of Man), `gv-IM`.
    case manxIsleOfMan
    /// Hausa, `ha`.
    case hausaLatin
    /// Hausa (Arabic), `ha-Arab`.
    case hausaArabic
    /// Hausa (Arabic, Nigeria), `ha-Arab-NG`.
    case hausaArabicNigeria
    /// Hausa (Arabic, Sudan), `ha-Arab-SD`.
    case hausaSudan
    /// Hausa (Ghana), `ha-GH`.
    case hausaLatinGhana
    /// Hausa (Latin), `ha-Latn`.
    case hausa
    /// Hausa (Latin, Ghana), `ha-Latn-GH`.
    case hausaGhana
    /// Hausa (Latin, Niger), `ha-Latn-NE`.
    case hausaNiger
    /// Hausa (Latin, Nigeria), `ha-Latn-NG`.
    case hausaNigeria
    /// Hausa (Niger), `ha-NE`.
    case hausaLatinNiger
    /// Hausa (Nigeria), `ha-NG`.
    case hausaLatinNigeria
    /// Hawaiian, `haw`.
    case hawaiian
    /// Hawaiian (United States), `haw-US`.
    case hawaiianUnitedStates
    /// Hebrew, `he`.
    case hebrew
    /// Hebrew (Israel), `he-IL`.
    case hebrewIsrael
    /// Hindi, `hi`.
    case hindi
    /// Hindi (India), `hi-IN`.
    case hindiIndia
    /// Hindi (Latin), `hi-Latn`.
    case hindiLatin
    /// Hindi (Latin, India), `hi-Latn-IN`.
    case hindiLatinIndia
    /// Hmong Njua, `hnj`.
    case hmongNjua
    /// Hmong Njua (Nyiakeng Puachue Hmong), `hnj-Hmnp`.
    case hmongNjuaNyiakengPuachueHmong
    /// Hmong Njua (Nyiakeng Puachue Hmong, United States), `hnj-Hmnp-US`.
    case hmongNjuaUnitedStates
    /// Croatian, `hr`.
    case croatian
    /// Croatian (Bosnia & Herzegovina), `hr-BA`.
    case croatianBosniaHerzegovina
    /// Croatian (Croatia), `hr-HR`.
    case croatianCroatia
    /// Upper Sorbian, `hsb`.
    case upperSorbian
    /// Upper Sorbian (Germany), `hsb-DE`.
    case upperSorbianGermany
    /// Haitian Creole, `ht`.
    case haitianCreole
    /// Haitian Creole (Haiti), `ht-HT`.
    case haitianCreoleHaiti
    /// Hungarian, `hu`.
    case hungarian
    /// Hungarian (Hungary), `hu-HU`.
    case hungarianHungary
    /// Armenian, `hy`.
    case armenian
    /// Armenian (Armenia), `hy-AM`.
    case armenianArmenia
    /// Interlingua, `ia`.
    case interlingua
    /// Interlingua (world), `ia-001`.
    case interlinguaWorld
    /// Indonesian, `id`.
    case indonesian
    /// Indonesian (Indonesia), `id-ID`.
    case indonesianIndonesia
    /// Interlingue, `ie`.
    case interlingue
    /// Interlingue (Estonia), `ie-EE`.
    case interlingueEstonia
    /// Igbo, `ig`.
    case igbo
    /// Igbo (Nigeria), `ig-NG`.
    case igboNigeria
    /// Sichuan Yi, `ii`.
    case sichuanYi
    /// Sichuan Yi (China), `ii-CN`.
    case sichuanYiChina
    /// Ido, `io`.
    case ido
    /// Ido (world), `io-001`.
    case idoWorld
    /// Icelandic, `is`.
    case icelandic
    /// Icelandic (Iceland), `is-IS`.
    case icelandicIceland
    /// Italian, `it`.
    case italian
    /// Italian (Switzerland), `it-CH`.
    case italianSwitzerland
    /// Italian (Italy), `it-IT`.
    case italianItaly
    /// Italian (San Marino), `it-SM`.
    case italianSanMarino
    /// Italian (Vatican City), `it-VA`.
    case italianVaticanCity
    /// Inuktitut, `iu`.
    case inuktitut
    /// Inuktitut (Canada), `iu-CA`.
    case inuktitutCanada
    /// Inuktitut (Unified Canadian Aboriginal Syllabics), `iu-Cans`.
    case inuktitutUnifiedCanadianAboriginalSyllabics
    /// Inuktitut (Unified Canadian Aboriginal Syllabics, Canada), `iu-Cans-CA`.
    case inuktitutUnifiedCanadianAboriginalSyllabicsCanada
    /// Inuktitut (Latin), `iu-Latn`.
    case inuktitutLatin
    /// Inuktitut (Latin, Canada), `iu-Latn-CA`.
    case inuktitutLatinCanada
    /// Japanese, `ja`.
    case japanese
    /// Japanese (Japan), `ja-JP`.
    case japaneseJapan
    /// Lojban, `jbo`.
    case lojban
    /// Lojban (world), `jbo-001`.
    case lojbanWorld
    /// Ngomba, `jgo`.
    case ngomba
    /// Ngomba (Cameroon), `jgo-CM`.
    case ngombaCameroon
    /// Machame, `jmc`.
    case machame
    /// Machame (Tanzania), `jmc-TZ`.
    case machameTanzania
    /// Javanese, `jv`.
    case javanese
    /// Javanese (Indonesia), `jv-ID`.
    case javaneseIndonesia
    /// Georgian, `ka`.
    case georgian
    /// Georgian (Georgia), `ka-GE`.
    case georgianGeorgia
    /// Kara-Kalpak, `kaa`.
    case karaKalpak
    /// Kara-Kalpak (Cyrillic), `kaa-Cyrl`.
    case karaKalpakCyrillic
    /// Kara-Kalpak (Cyrillic, Uzbekistan), `kaa-Cyrl-UZ`.
    case karaKalpakUzbekistan
    /// Kara-Kalpak (Latin), `kaa-Latn`.
    case karaKalpakLatin
    /// Kara-Kalpak (Latin, Uzbekistan), `kaa-Latn-UZ`.
    case karaKalpakLatinUzbekistan
    /// Kabyle, `kab`.
    case kabyle
    /// Kabyle (Algeria), `kab-DZ`.
    case kabyleAlgeria
    /// Jju, `kaj`.
    case jju
    /// Jju (Nigeria), `kaj-NG`.
    case jjuNigeria
    /// Kamba, `kam`.
    case kamba
    /// Kamba (Kenya), `kam-KE`.
    case kambaKenya
    /// Tyap, `kcg`.
    case tyap
    /// Tyap (Nigeria), `kcg-NG`.
    case tyapNigeria
    /// Makonde, `kde`.
    case makonde
    /// Makonde (Tanzania), `kde-TZ`.
    case makondeTanzania
    /// Kabuverdianu, `kea`.
    case kabuverdianu
    /// Kabuverdianu (Cape Verde), `kea-CV`.
    case kabuverdianuCapeVerde
    /// Qʼeqchiʼ, `kek`.
    case qeqchi
    /// Qʼeqchiʼ (Guatemala), `kek-GT`.
    case qeqchiGuatemala
    /// Kenyang, `ken`.
    case kenyang
    /// Kenyang (Cameroon), `ken-CM`.
    case kenyangCameroon
    /// Kaingang, `kgp`.
    case kaingang
    /// Kaingang (Brazil), `kgp-BR`.
    case kaingangBrazil
    /// Koyra Chiini, `khq`.
    case koyraChiini
    /// Koyra Chiini (Mali), `khq-ML`.
    case koyraChiiniMali
    /// Kikuyu, `ki`.
    case kikuyu
    /// Kikuyu (Kenya), `ki-KE`.
    case kikuyuKenya
    /// Kazakh, `kk`.
    case kazakhCyrillic
    /// Kazakh (Arabic), `kk-Arab`.
    case kazakhArabic
    /// Kazakh (Arabic, China), `kk-Arab-CN`.
    case kazakhChina
    /// Kazakh (Cyrillic), `kk-Cyrl`.
    case kazakh
    /// Kazakh (Cyrillic, Kazakhstan), `kk-Cyrl-KZ`.
    case kazakhKazakhstan
    /// Kazakh (Kazakhstan), `kk-KZ`.
    case kazakhCyrillicKazakhstan
    /// Kako, `kkj`.
    case kako
    /// Kako (Cameroon), `kkj-CM`.
    case kakoCameroon
    /// Kalaallisut, `kl`.
    case kalaallisut
    /// Kalaallisut (Greenland), `kl-GL`.
    case kalaallisutGreenland
    /// Kalenjin, `kln`.
    case kalenjin
    /// Kalenjin (Kenya), `kln-KE`.
    case kalenjinKenya
    /// Khmer, `km`.
    case khmer
    /// Khmer (Cambodia), `km-KH`.
    case khmerCambodia
    /// Kannada, `kn`.
    case kannada
    /// Kannada (India), `kn-IN`.
    case kannadaIndia
    /// Korean, `ko`.
    case korean
    /// Korean (China), `ko-CN`.
    case koreanChina
    /// Korean (North Korea), `ko-KP`.
    case koreanNorthKorea
    /// Korean (South Korea), `ko-KR`.
    case koreanSouthKorea
    /// Konkani, `kok`.
    case konkani
    /// Konkani (Devanagari), `kok-Deva`.
    case konkaniDevanagari
    /// Konkani (Devanagari, India), `kok-Deva-IN`.
    case konkaniDevanagariIndia
    /// Konkani (India), `kok-IN`.
    case konkaniIndia
    /// Konkani (Latin), `kok-Latn`.
    case konkaniLatin
    /// Konkani (Latin, India), `kok-Latn-IN`.
    case konkaniLatinIndia
    /// Kpelle, `kpe`.
    case kpelle
    /// Kpelle (Guinea), `kpe-GN`.
    case kpelleGuinea
    /// Kpelle (Liberia), `kpe-LR`.
    case kpelleLiberia
    /// Kashmiri, `ks`.
    case kashmiri
    /// Kashmiri (Arabic), `ks-Arab`.
    case kashmiriArabic
    /// Kashmiri (Arabic, India), `ks-Arab-IN`.
    case kashmiriArabicIndia
    /// Kashmiri (Devanagari), `ks-Deva`.
    case kashmiriDevanagari
    /// Kashmiri (Devanagari, India), `ks-Deva-IN`.
    case kashmiriDevanagariIndia
    /// Shambala, `ksb`.
    case shambala
    /// Shambala (Tanzania), `ksb-TZ`.
    case shambalaTanzania
    /// Bafia, `ksf`.
    case bafia
    /// Bafia (Cameroon), `ksf-CM`.
    case bafiaCameroon
    /// Colognian, `ksh`.
    case colognian
    /// Colognian (Germany), `ksh-DE`.
    case colognianGermany
    /// Kurdish, `ku`.
    case kurdish
    /// Kurdish (Arabic), `ku-Arab`.
    case kurdishArabic
    /// Kurdish (Arabic, Iraq), `ku-Arab-IQ`.
    case kurdishIraq
    /// Kurdish (Arabic, Iran), `ku-Arab-IR`.
    case kurdishIran
    /// Kurdish (Latin), `ku-Latn`.
    case kurdishLatin
    /// Kurdish (Latin, Iraq), `ku-Latn-IQ`.
    case kurdishLatinIraq
    /// Kurdish (Latin, Syria), `ku-Latn-SY`.
    case kurdishSyria
    /// Kurdish (Latin, Türkiye), `ku-Latn-TR`.
    case kurdishLatinTurkiye
    /// Kurdish (Türkiye), `ku-TR`.
    case kurdishTurkiye
    /// Cornish, `kw`.
    case cornish
    /// Cornish (United Kingdom), `kw-GB`.
    case cornishUnitedKingdom
    /// Kuvi, `kxv`.
    case kuvi
    /// Kuvi (Devanagari), `kxv-Deva`.
    case kuviDevanagari
    /// Kuvi (Devanagari, India), `kxv-Deva-IN`.
    case kuviDevanagariIndia
    /// Kuvi (Latin), `kxv-Latn`.
    case kuviLatin
    /// Kuvi (Latin, India), `kxv-Latn-IN`.
    case kuviIndia
    /// Kuvi (Odia), `kxv-Orya`.
    case kuviOdia
    /// Kuvi (Odia, India), `kxv-Orya-IN`.
    case kuviOdiaIndia
    /// Kuvi (Telugu), `kxv-Telu`.
    case kuviTelugu
    /// Kuvi (Telugu, India), `kxv-Telu-IN`.
    case kuviTeluguIndia
    /// Kyrgyz, `ky`.
    case kyrgyzCyrillic
    /// Kyrgyz (Cyrillic), `ky-Cyrl`.
    case kyrgyz
    /// Kyrgyz (Cyrillic, Kyrgyzstan), `ky-Cyrl-KG`.
    case kyrgyzKyrgyzstan
    /// Kyrgyz (Kyrgyzstan), `ky-KG`.
    case kyrgyzCyrillicKyrgyzstan
    /// Latin, `la`.
    case latin
    /// Latin (Vatican City), `la-VA`.
    case latinVaticanCity
    /// Langi, `lag`.
    case langi
    /// Langi (Tanzania), `lag-TZ`.
    case langiTanzania
    /// Luxembourgish, `lb`.
    case luxembourgish
    /// Luxembourgish (Luxembourg), `lb-LU`.
    case luxembourgishLuxembourg
    /// Ganda, `lg`.
    case ganda
    /// Ganda (Uganda), `lg-UG`.
    case gandaUganda
    /// Ligurian, `lij`.
    case ligurian
    /// Ligurian (Italy), `lij-IT`.
    case ligurianItaly
    /// Lakota, `lkt`.
    case lakota
    /// Lakota (United States), `lkt-US`.
    case lakotaUnitedStates
    /// Ladin, `lld`.
    case ladin
    /// Ladin (Italy), `lld-IT`.
    case ladinItaly
    /// Lombard, `lmo`.
    case lombard
    /// Lombard (Italy), `lmo-IT`.
    case lombardItaly
    /// Lingala, `ln`.
    case lingala
    /// Lingala (Angola), `ln-AO`.
    case lingalaAngola
    /// Lingala (Congo - Kinshasa), `ln-CD`.
    case lingalaCongoKinshasa
    /// Lingala (Central African Republic), `ln-CF`.
    case lingalaCentralAfricanRepublic
    /// Lingala (Congo - Brazzaville), `ln-CG`.
    case lingalaCongoBrazzaville
    /// Lao, `lo`.
    case lao
    /// Lao (Laos), `lo-LA`.
    case laoLaos
    /// Northern Luri, `lrc`.
    case northernLuri
    /// Northern Luri (Iraq), `lrc-IQ`.
    case northernLuriIraq
    /// Northern Luri (Iran), `lrc-IR`.
    case northernLuriIran
    /// Lithuanian, `lt`.
    case lithuanian
    /// Lithuanian (Lithuania), `lt-LT`.
    case lithuanianLithuania
    /// Latgalian, `ltg`.
    case latgalian
    /// Latgalian (Latvia), `ltg-LV`.
    case latgalianLatvia
    /// Luba-Katanga, `lu`.
    case lubaKatanga
    /// Luba-Katanga (Congo - Kinshasa), `lu-CD`.
    case lubaKatangaCongoKinshasa
    /// Luo, `luo`.
    case luo
    /// Luo (Kenya), `luo-KE`.
    case luoKenya
    /// Luyia, `luy`.
    case luyia
    /// Luyia (Kenya), `luy-KE`.
    case luyiaKenya
    /// Latvian, `lv`.
    case latvian
    /// Latvian (Latvia), `lv-LV`.
    case latvianLatvia
    /// Laz, `lzz`.
    case laz
    /// Laz (Türkiye), `lzz-TR`.
    case lazTurkiye
    /// Maithili, `mai`.
    case maithili
    /// Maithili (India), `mai-IN`.
    case maithiliIndia
    /// Masai, `mas`.
    case masai
    /// Masai (Kenya), `mas-KE`.
    case masaiKenya
    /// Masai (Tanzania), `mas-TZ`.
    case masaiTanzania
    /// Moksha, `mdf`.
    case moksha
    /// Moksha (Russia), `mdf-RU`.
    case mokshaRussia
    /// Meru, `mer`.
    case meru
    /// Meru (Kenya), `mer-KE`.
    case meruKenya
    /// Morisyen, `mfe`.
    case morisyen
    /// Morisyen (Mauritius), `mfe-MU`.
    case morisyenMauritius
    /// Malagasy, `mg`.
    case malagasy
    /// Malagasy (Madagascar), `mg-MG`.
    case malagasyMadagascar
    /// Makhuwa-Meetto, `mgh`.
    case makhuwaMeetto
    /// Makhuwa-Meetto (Mozambique), `mgh-MZ`.
    case makhuwaMeettoMozambique
    /// Metaʼ, `mgo`.
    case meta
    /// Metaʼ (Cameroon), `mgo-CM`.
    case metaCameroon
    /// Mócheno, `mhn`.
    case mocheno
    /// Mócheno (Italy), `mhn-IT`.
    case mochenoItaly
    /// Māori, `mi`.
    case maori
    /// Māori (New Zealand), `mi-NZ`.
    case maoriNewZealand
    /// Mi'kmaw, `mic`.
    case mikmaw
    /// Mi'kmaw (Canada), `mic-CA`.
    case mikmawCanada
    /// Macedonian, `mk`.
    case macedonian
    /// Macedonian (North Macedonia), `mk-MK`.
    case macedonianNorthMacedonia
    /// Malayalam, `ml`.
    case malayalam
    /// Malayalam (India), `ml-IN`.
    case malayalamIndia
    /// Mongolian, `mn`.
    case mongolianCyrillic
    /// Mongolian (Cyrillic), `mn-Cyrl`.
    case mongolian
    /// Mongolian (Cyrillic, Mongolia), `mn-Cyrl-MN`.
    case mongolianMongolia
    /// Mongolian (Mongolia), `mn-MN`.
    case mongolianCyrillicMongolia
    /// Mongolian (Mongolian), `mn-Mong`.
    case mongolianMongolian
    /// Mongolian (Mongolian, China), `mn-Mong-CN`.
    case mongolianChina
    /// Mongolian (Mongolian, Mongolia), `mn-Mong-MN`.
    case mongolianMongolianMongolia
    /// Manipuri, `mni`.
    case manipuri
    /// Manipuri (Bangla), `mni-Beng`.
    case manipuriBangla
    /// Manipuri (Bangla, India), `mni-Beng-IN`.
    case manipuriIndia
    /// Manipuri (Meitei Mayek), `mni-Mtei`.
    case manipuriMeiteiMayek
    /// Manipuri (Meitei Mayek, India), `mni-Mtei-IN`.
    case manipuriMeiteiMayekIndia
    /// Mohawk, `moh`.
    case mohawk
    /// Mohawk (Canada), `moh-CA`.
    case mohawkCanada
    /// Marathi, `mr`.
    case marathi
    /// Marathi (India), `mr-IN`.
    case marathiIndia
    /// Malay, `ms`.
    case malayLatin
    /// Malay (Arabic), `ms-Arab`.
    case malayArabic
    /// Malay (Arabic, Brunei), `ms-Arab-BN`.
    case malayArabicBrunei
    /// Malay (Arabic, Malaysia), `ms-Arab-MY`.
    case malayArabicMalaysia
    /// Malay (Brunei), `ms-BN`.
    case malayLatinBrunei
    /// Malay (Indonesia), `ms-ID`.
    case malayIndonesia
    /// Malay (Latin), `ms-Latn`.
    case malay
    /// Malay (Latin, Brunei), `ms-Latn-BN`.
    case malayBrunei
    /// Malay (Latin, Malaysia), `ms-Latn-MY`.
    case malayMalaysia
    /// Malay (Latin, Singapore), `ms-Latn-SG`.
    case malaySingapore
    /// Malay (Malaysia), `ms-MY`.
    case malayLatinMalaysia
    /// Malay (Singapore), `ms-SG`.
    case malayLatinSingapore
    /// Maltese, `mt`.
    case maltese
    /// Maltese (Malta), `mt-MT`.
    case malteseMalta
    /// Mundang, `mua`.
    case mundang
    /// Mundang (Cameroon), `mua-CM`.
    case mundangCameroon
    /// Muscogee, `mus`.
    case muscogee
    /// Muscogee (United States), `mus-US`.
    case muscogeeUnitedStates
    /// Hmong Daw, `mww`.
    case hmongDaw
    /// Hmong Daw (Nyiakeng Puachue Hmong), `mww-Hmnp`.
    case hmongDawNyiakengPuachueHmong
    /// Hmong Daw (Nyiakeng Puachue Hmong, United States), `mww-Hmnp-US`.
    case hmongDawUnitedStates
    /// Burmese, `my`.
    case burmese
    /// Burmese (Myanmar [Burma]), `my-MM`.
    case burmeseMyanmarBurma
    /// Erzya, `myv`.
    case erzya
    /// Erzya (Russia), `myv-RU`.
    case erzyaRussia
    /// Mazanderani, `mzn`.
    case mazanderani
    /// Mazanderani (Iran), `mzn-IR`.
    case mazanderaniIran
    /// Nama, `naq`.
    case nama
    /// Nama (Namibia), `naq-NA`.
    case namaNamibia
    /// Norwegian Bokmål, `nb`.
    case norwegianBokmal
    /// Norwegian Bokmål (Norway), `nb-NO`.
    case norwegianBokmalNorway
    /// Norwegian Bokmål (Svalbard & Jan Mayen), `nb-SJ`.
    case norwegianBokmalSvalbardJanMayen
    /// North Ndebele, `nd`.
    case northNdebele
    /// North Ndebele (Zimbabwe), `nd-ZW`.
    case northNdebeleZimbabwe
    /// Low German, `nds`.
    case lowGerman
    /// Low German (Germany), `nds-DE`.
    case lowGermanGermany
    /// Low German (Netherlands), `nds-NL`.
    case lowGermanNetherlands
    /// Nepali, `ne`.
    case nepali
    /// Nepali (India), `ne-IN`.
    case nepaliIndia
    /// Nepali (Nepal), `ne-NP`.
    case nepaliNepal
    /// Dutch, `nl`.
    case dutch
    /// Dutch (Aruba), `nl-AW`.
    case dutchAruba
    /// Dutch (Belgium), `nl-BE`.
    case dutchBelgium
    /// Dutch (Caribbean Netherlands), `nl-BQ`.
    case dutchCaribbeanNetherlands
    /// Dutch (Curaçao), `nl-CW`.
    case dutchCuracao
    /// Dutch (Netherlands), `nl-NL`.
    case dutchNetherlands
    /// Dutch (Suriname), `nl-SR`.
    case dutchSuriname
    /// Dutch (Sint Maarten), `nl-SX`.
    case dutchSintMaarten
    /// Kwasio, `nmg`.
    case kwasio
    /// Kwasio (Cameroon), `nmg-CM`.
    case kwasioCameroon
    /// Norwegian Nynorsk, `nn`.
    case norwegianNynorsk
    /// Norwegian Nynorsk (Norway), `nn-NO`.
    case norwegianNynorskNorway
    /// Ngiemboon, `nnh`.
    case ngiemboon
    /// Ngiemboon (Cameroon), `nnh-CM`.
    case ngiemboonCameroon
    /// Norwegian, `no`.
    case norwegian
    /// N’Ko, `nqo`.
    case nKo
    /// N’Ko (Guinea), `nqo-GN`.
    case nKoGuinea
    /// South Ndebele, `nr`.
    case southNdebele
    /// South Ndebele (South Africa), `nr-ZA`.
    case southNdebeleSouthAfrica
    /// Northern Sotho, `nso`.
    case northernSotho
    /// Northern Sotho (South Africa), `nso-ZA`.
    case northernSothoSouthAfrica
    /// Nuer, `nus`.
    case nuer
    /// Nuer (Sudan), `nus-SD`.
    case nuerSudan
    /// Nuer (South Sudan), `nus-SS`.
    case nuerSouthSudan
    /// Navajo, `nv`.
    case navajo
    /// Navajo (United States), `nv-US`.
    case navajoUnitedStates
    /// Nyanja, `ny`.
    case nyanja
    /// Nyanja (Malawi), `ny-MW`.
    case nyanjaMalawi
    /// Nyankole, `nyn`.
    case nyankole
    /// Nyankole (Uganda), `nyn-UG`.
    case nyankoleUganda
    /// Occitan, `oc`.
    case occitan
    /// Occitan (Spain), `oc-ES`.
    case occitanSpain
    /// Occitan (France), `oc-FR`.
    case occitanFrance
    /// Okanagan, `oka`.
    case okanagan
    /// Okanagan (Canada), `oka-CA`.
    case okanaganCanada
    /// Okanagan (United States), `oka-US`.
    case okanaganUnitedStates
    /// Oromo, `om`.
    case oromo
    /// Oromo (Ethiopia), `om-ET`.
    case oromoEthiopia
    /// Oromo (Kenya), `om-KE`.
    case oromoKenya
    /// Odia, `or`.
    case odia
    /// Odia (India), `or-IN`.
    case odiaIndia
    /// Ossetic, `os`.
    case ossetic
    /// Ossetic (Georgia), `os-GE`.
    case osseticGeorgia
    /// Ossetic (Russia), `os-RU`.
    case osseticRussia
    /// Osage, `osa`.
    case osage
    /// Osage (United States), `osa-US`.
    case osageUnitedStates
    /// Punjabi, `pa`.
    case punjabiGurmukhi
    /// Punjabi (Arabic), `pa-Arab`.
    case punjabiArabic
    /// Punjabi (Arabic, Pakistan), `pa-Arab-PK`.
    case punjabiArabicPakistan
    /// Punjabi (Gurmukhi), `pa-Guru`.
    case punjabi
    /// Punjabi (Gurmukhi, India), `pa-Guru-IN`.
    case punjabiIndia
    /// Papiamento, `pap`.
    case papiamento
    /// Papiamento (Aruba), `pap-AW`.
    case papiamentoAruba
    /// Papiamento (Curaçao), `pap-CW`.
    case papiamentoCuracao
    /// Nigerian Pidgin, `pcm`.
    case nigerianPidgin
    /// Nigerian Pidgin (Nigeria), `pcm-NG`.
    case nigerianPidginNigeria
    /// Pali, `pi`.
    case pali
    /// Pali (Latin), `pi-Latn`.
    case paliLatin
    /// Pali (Latin, United Kingdom), `pi-Latn-GB`.
    case paliUnitedKingdom
    /// Pijin, `pis`.
    case pijin
    /// Pijin (Solomon Islands), `pis-SB`.
    case pijinSolomonIslands
    /// Polish, `pl`.
    case polish
    /// Polish (Poland), `pl-PL`.
    case polishPoland
    /// Piedmontese, `pms`.
    case piedmontese
    /// Piedmontese (Italy), `pms-IT`.
    case piedmonteseItaly
    /// Prussian, `prg`.
    case prussian
    /// Prussian (Poland), `prg-PL`.
    case prussianPoland
    /// Pashto, `ps`.
    case pashto
    /// Pashto (Afghanistan), `ps-AF`.
    case pashtoAfghanistan
    /// Pashto (Pakistan), `ps-PK`.
    case pashtoPakistan
    /// Portuguese, `pt`.
    case portuguese
    /// Portuguese (Angola), `pt-AO`.
    case portugueseAngola
    /// Portuguese (Brazil), `pt-BR`.
    case portugueseBrazil
    /// Portuguese (Switzerland), `pt-CH`.
    case portugueseSwitzerland
    /// Portuguese (Cape Verde), `pt-CV`.
    case portugueseCapeVerde
    /// Portuguese (Equatorial Guinea), `pt-GQ`.
    case portugueseEquatorialGuinea
    /// Portuguese (Guinea-Bissau), `pt-GW`.
    case portugueseGuineaBissau
    /// Portuguese (Luxembourg), `pt-LU`.
    case portugueseLuxembourg
    /// Portuguese (Macao SAR China), `pt-MO`.
    case portugueseMacaoSarChina
    /// Portuguese (Mozambique), `pt-MZ`.
    case portugueseMozambique
    /// Portuguese (Portugal), `pt-PT`.
    case portuguesePortugal
    /// Portuguese (São Tomé & Príncipe), `pt-ST`.
    case portugueseSaoTomePrincipe
    /// Portuguese (Timor-Leste), `pt-TL`.
    case portugueseTimorLeste
    /// Quechua, `qu`.
    case quechua
    /// Quechua (Bolivia), `qu-BO`.
    case quechuaBolivia
    /// Quechua (Ecuador), `qu-EC`.
    case quechuaEcuador
    /// Quechua (Peru), `qu-PE`.
    case quechuaPeru
    /// Kʼicheʼ, `quc`.
    case kiche
    /// Kʼicheʼ (Guatemala), `quc-GT`.
    case kicheGuatemala
    /// Rajasthani, `raj`.
    case rajasthani
    /// Rajasthani (India), `raj-IN`.
    case rajasthaniIndia
    /// Rohingya, `rhg`.
    case rohingya
    /// Rohingya (Hanifi), `rhg-Rohg`.
    case rohingyaHanifi
    /// Rohingya (Hanifi, Bangladesh), `rhg-Rohg-BD`.
    case rohingyaBangladesh
    /// Rohingya (Hanifi, Myanmar [Burma]), `rhg-Rohg-MM`.
    case rohingyaMyanmarBurma
    /// Riffian, `rif`.
    case riffian
    /// Riffian (Morocco), `rif-MA`.
    case riffianMorocco
    /// Romansh, `rm`.
    case romansh
    /// Romansh (Switzerland), `rm-CH`.
    case romanshSwitzerland
    /// Rundi, `rn`.
    case rundi
    /// Rundi (Burundi), `rn-BI`.
    case rundiBurundi
    /// Romanian, `ro`.
    case romanian
    /// Romanian (Moldova), `ro-MD`.
    case romanianMoldova
    /// Romanian (Romania), `ro-RO`.
    case romanianRomania
    /// Rombo, `rof`.
    case rombo
    /// Rombo (Tanzania), `rof-TZ`.
    case romboTanzania
    /// Root, `und`.
    case root
    /// Russian, `ru`.
    case russian
    /// Russian (Belarus), `ru-BY`.
    case russianBelarus
    /// Russian (Kyrgyzstan), `ru-KG`.
    case russianKyrgyzstan
    /// Russian (Kazakhstan), `ru-KZ`.
    case russianKazakhstan
    /// Russian (Moldova), `ru-MD`.
    case russianMoldova
    /// Russian (Russia), `ru-RU`.
    case russianRussia
    /// Russian (Ukraine), `ru-UA`.
    case russianUkraine
    /// Kinyarwanda, `rw`.
    case kinyarwanda
    /// Kinyarwanda (Rwanda), `rw-RW`.
    case kinyarwandaRwanda
    /// Rwa, `rwk`.
    case rwa
    /// Rwa (Tanzania), `rwk-TZ`.
    case rwaTanzania
    /// Sanskrit, `sa`.
    case sanskrit
    /// Sanskrit (India), `sa-IN`.
    case sanskritIndia
    /// Yakut, `sah`.
    case yakut
    /// Yakut (Russia), `sah-RU`.
    case yakutRussia
    /// Samburu, `saq`.
    case samburu
    /// Samburu (Kenya), `saq-KE`.
    case samburuKenya
    /// Santali, `sat`.
    case santali
    /// Santali (Devanagari), `sat-Deva`.
    case santaliDevanagari
    /// Santali (Devanagari, India), `sat-Deva-IN`.
    case santaliDevanagariIndia
    /// Santali (Ol Chiki), `sat-Olck`.
    case santaliOlChiki
    /// Santali (Ol Chiki, India), `sat-Olck-IN`.
    case santaliIndia
    /// Sangu, `sbp`.
    case sangu
    /// Sangu (Tanzania), `sbp-TZ`.
    case sanguTanzania
    /// Sardinian, `sc`.
    case sardinian
    /// Sardinian (Italy), `sc-IT`.
    case sardinianItaly
    /// Sicilian, `scn`.
    case sicilian
    /// Sicilian (Italy), `scn-IT`.
    case sicilianItaly
    /// Sindhi, `sd`.
    case sindhi
    /// Sindhi (Arabic), `sd-Arab`.
    case sindhiArabic
    /// Sindhi (Arabic, Pakistan), `sd-Arab-PK`.
    case sindhiPakistan
    /// Sindhi (Devanagari), `sd-Deva`.
    case sindhiDevanagari
    /// Sindhi (Devanagari, India), `sd-Deva-IN`.
    case sindhiIndia
    /// Southern Kurdish, `sdh`.
    case southernKurdish
    /// Southern Kurdish (Iraq), `sdh-IQ`.
    case southernKurdishIraq
    /// Southern Kurdish (Iran), `sdh-IR`.
    case southernKurdishIran
    /// Northern Sami, `se`.
    case northernSami
    /// Northern Sami (Finland), `se-FI`.
    case northernSamiFinland
    /// Northern Sami (Norway), `se-NO`.
    case northernSamiNorway
    /// Northern Sami (Sweden), `se-SE`.
    case northernSamiSweden
    /// Sena, `seh`.
    case sena
    /// Sena (Mozambique), `seh-MZ`.
    case senaMozambique
    /// Koyraboro Senni, `ses`.
    case koyraboroSenni
    /// Koyraboro Senni (Mali), `ses-ML`.
    case koyraboroSenniMali
    /// Sango, `sg`.
    case sango
    /// Sango (Central African Republic), `sg-CF`.
    case sangoCentralAfricanRepublic
    /// Samogitian, `sgs`.
    case samogitian
    /// Samogitian (Lithuania), `sgs-LT`.
    case samogitianLithuania
    /// Tachelhit, `shi`.
    case tachelhitDefault
    /// Tachelhit (Latin), `shi-Latn`.
    case tachelhitLatin
    /// Tachelhit (Latin, Morocco), `shi-Latn-MA`.
    case tachelhitLatinMorocco
    /// Tachelhit (Tifinagh), `shi-Tfng`.
    case tachelhitTifinagh
    /// Tachelhit (Tifinagh, Morocco), `shi-Tfng-MA`.
    case tachelhitTifinaghMorocco
    /// Shan, `shn`.
    case shan
    /// Shan (Myanmar [Burma]), `shn-MM`.
    case shanMyanmarBurma
    /// Shan (Thailand), `shn-TH`.
    case shanThailand
    /// Sinhala, `si`.
    case sinhala
    /// Sinhala (Sri Lanka), `si-LK`.
    case sinhalaSriLanka
    /// Sidamo, `sid`.
    case sidamo
    /// Sidamo (Ethiopia), `sid-ET`.
    case sidamoEthiopia
    /// Slovak, `sk`.
    case slovak
    /// Slovak (Slovakia), `sk-SK`.
    case slovakSlovakia
    /// Saraiki, `skr`.
    case saraiki
    /// Saraiki (Pakistan), `skr-PK`.
    case saraikiPakistan
    /// Slovenian, `sl`.
    case slovenian
    /// Slovenian (Slovenia), `sl-SI`.
    case slovenianSlovenia
    /// Southern Sami, `sma`.
    case southernSami
    /// Southern Sami (Norway), `sma-NO`.
    case southernSamiNorway
    /// Southern Sami (Sweden), `sma-SE`.
    case southernSamiSweden
    /// Lule Sami, `smj`.
    case luleSami
    /// Lule Sami (Norway), `smj-NO`.
    case luleSamiNorway
    /// Lule Sami (Sweden), `smj-SE`.
    case luleSamiSweden
    /// Inari Sami, `smn`.
    case inariSami
    /// Inari Sami (Finland), `smn-FI`.
    case inariSamiFinland
    /// Skolt Sami, `sms`.
    case skoltSami
    /// Skolt Sami (Finland), `sms-FI`.
    case skoltSamiFinland
    /// Shona, `sn`.
    case shona
    /// Shona (Zimbabwe), `sn-ZW`.
    case shonaZimbabwe
    /// Somali, `so`.
    case somali
    /// Somali (Djibouti), `so-DJ`.
    case somaliDjibouti
    /// Somali (Ethiopia), `so-ET`.
    case somaliEthiopia
    /// Somali (Kenya), `so-KE`.
    case somaliKenya
    /// Somali (Somalia), `so-SO`.
    case somaliSomalia
    /// Albanian, `sq`.
    case albanian
    /// Albanian (Albania), `sq-AL`.
    case albanianAlbania
    /// Albanian (North Macedonia), `sq-MK`.
    case albanianNorthMacedonia
    /// Albanian (Kosovo), `sq-XK`.
    case albanianKosovo
    /// Serbian, `sr`.
    case serbianCyrillic
    /// Serbian (Cyrillic), `sr-Cyrl`.
    case serbian
    /// Serbian (Cyrillic, Bosnia & Herzegovina), `sr-Cyrl-BA`.
    case serbianBosniaHerzegovina
    /// Serbian (Cyrillic, Montenegro), `sr-Cyrl-ME`.
    case serbianCyrillicMontenegro
    /// Serbian (Cyrillic, Serbia), `sr-Cyrl-RS`.
    case serbianSerbia
    /// Serbian (Cyrillic, Kosovo), `sr-Cyrl-XK`.
    case serbianKosovo
    /// Serbian (Latin), `sr-Latn`.
    case serbianLatin
    /// Serbian (Latin, Bosnia & Herzegovina), `sr-Latn-BA`.
    case serbianLatinBosniaHerzegovina
    /// Serbian (Latin, Montenegro), `sr-Latn-ME`.
    case serbianLatinMontenegro
    /// Serbian (Latin, Serbia), `sr-Latn-RS`.
    case serbianLatinSerbia
    /// Serbian (Latin, Kosovo), `sr-Latn-XK`.
    case serbianLatinKosovo
    /// Swati, `ss`.
    case swati
    /// Swati (Eswatini), `ss-SZ`.
    case swatiEswatini
    /// Swati (South Africa), `ss-ZA`.
    case swatiSouthAfrica
    /// Saho, `ssy`.
    case saho
    /// Saho (Eritrea), `ssy-ER`.
    case sahoEritrea
    /// Southern Sotho, `st`.
    case southernSotho
    /// Southern Sotho (Lesotho), `st-LS`.
    case southernSothoLesotho
    /// Southern Sotho (South Africa), `st-ZA`.
    case southernSothoSouthAfrica
    /// Sundanese, `su`.
    case sundanese
    /// Sundanese (Latin), `su-Latn`.
    case sundaneseLatin
    /// Sundanese (Latin, Indonesia), `su-Latn-ID`.
    case sundaneseIndonesia
    /// Sunwar, `suz`.
    case sunwar
    /// Sunwar (Devanagari), `suz-Deva`.
    case sunwarDevanagari
    /// Sunwar (Devanagari, Nepal), `suz-Deva-NP`.
    case sunwarNepal
    /// Sunwar (Sunuwar), `suz-Sunu`.
    case sunwarSunuwar
    /// Sunwar (Sunuwar, Nepal), `suz-Sunu-NP`.
    case sunwarSunuwarNepal
    /// Swedish, `sv`.
    case swedish
    /// Swedish (Åland Islands), `sv-AX`.
    case swedishAlandIslands
    /// Swedish (Finland), `sv-FI`.
    case swedishFinland
    /// Swedish (Sweden), `sv-SE`.
    case swedishSweden
    /// Swahili, `sw`.
    case swahili
    /// Swahili (Congo - Kinshasa), `sw-CD`.
    case swahiliCongoKinshasa
    /// Swahili (Kenya), `sw-KE`.
    case swahiliKenya
    /// Swahili (Tanzania), `sw-TZ`.
    case swahiliTanzania
    /// Swahili (Uganda), `sw-UG`.
    case swahiliUganda
    /// Syriac, `syr`.
    case syriac
    /// Syriac (Iraq), `syr-IQ`.
    case syriacIraq
    /// Syriac (Syria), `syr-SY`.
    case syriacSyria
    /// Silesian, `szl`.
    case silesian
    /// Silesian (Poland), `szl-PL`.
    case silesianPoland
    /// Tamil, `ta`.
    case tamil
    /// Tamil (India), `ta-IN`.
    case tamilIndia
    /// Tamil (Sri Lanka), `ta-LK`.
    case tamilSriLanka
    /// Tamil (Malaysia), `ta-MY`.
    case tamilMalaysia
    /// Tamil (Singapore), `ta-SG`.
    case tamilSingapore
    /// Telugu, `te`.
    case telugu
    /// Telugu (India), `te-IN`.
    case teluguIndia
    /// Teso, `teo`.
    case teso
    /// Teso (Kenya), `teo-KE`.
    case tesoKenya
    /// Teso (Uganda), `teo-UG`.
    case tesoUganda
    /// Tajik, `tg`.
    case tajikCyrillic
    /// Tajik (Cyrillic), `tg-Cyrl`.
    case tajik
    /// Tajik (Cyrillic, Tajikistan), `tg-Cyrl-TJ`.
    case tajikTajikistan
    /// Tajik (Tajikistan), `tg-TJ`.
    case tajikCyrillicTajikistan
    /// Thai, `th`.
    case thai
    /// Thai (Thailand), `th-TH`.
    case thaiThailand
    /// Tigrinya, `ti`.
    case tigrinya
    /// Tigrinya (Eritrea), `ti-ER`.
    case tigrinyaEritrea
    /// Tigrinya (Ethiopia), `ti-ET`.
    case tigrinyaEthiopia
    /// Tigre, `tig`.
    case tigre
    /// Tigre (Eritrea), `tig-ER`.
    case tigreEritrea
    /// Turkmen, `tk`.
    case turkmenLatin
    /// Turkmen (Latin), `tk-Latn`.
    case turkmen
    /// Turkmen (Latin, Turkmenistan), `tk-Latn-TM`.
    case turkmenTurkmenistan
    /// Turkmen (Turkmenistan), `tk-TM`.
    case turkmenLatinTurkmenistan
    /// Tswana, `tn`.
    case tswana
    /// Tswana (Botswana), `tn-BW`.
    case tswanaBotswana
    /// Tswana (South Africa), `tn-ZA`.
    case tswanaSouthAfrica
    /// Tongan, `to`.
    case tongan
    /// Tongan (Tonga), `to-TO`.
    case tonganTonga
    /// Toki Pona, `tok`.
    case tokiPona
    /// Toki Pona (world), `tok-001`.
    case tokiPonaWorld
    /// Tok Pisin, `tpi`.
    case tokPisin
    /// Tok Pisin (Papua New Guinea), `tpi-PG`.
    case tokPisinPapuaNewGuinea
    /// Turkish, `tr`.
    case turkish
    /// Turkish (Cyprus), `tr-CY`.
    case turkishCyprus
    /// Turkish (Türkiye), `tr-TR`.
    case turkishTurkiye
    /// Taroko, `trv`.
    case taroko
    /// Taroko (Taiwan), `trv-TW`.
    case tarokoTaiwan
    /// Torwali, `trw`.
    case torwali
    /// Torwali (Pakistan), `trw-PK`.
    case torwaliPakistan
    /// Tsonga, `ts`.
    case tsonga
    /// Tsonga (South Africa), `ts-ZA`.
    case tsongaSouthAfrica
    /// Tatar, `tt`.
    case tatar
    /// Tatar (Russia), `tt-RU`.
    case tatarRussia
    /// Tasawaq, `twq`.
    case tasawaq
    /// Tasawaq (Niger), `twq-NE`.
    case tasawaqNiger
    /// Tuvinian, `tyv`.
    case tuvinian
    /// Tuvinian (Russia), `tyv-RU`.
    case tuvinianRussia
    /// Central Atlas Tamazight, `tzm`.
    case centralAtlasTamazightLatin
    /// Central Atlas Tamazight (Latin), `tzm-Latn`.
    case centralAtlasTamazight
    /// Central Atlas Tamazight (Latin, Morocco), `tzm-Latn-MA`.
    case centralAtlasTamazightMorocco
    /// Central Atlas Tamazight (Morocco), `tzm-MA`.
    case centralAtlasTamazightLatinMorocco
    /// Uyghur, `ug`.
    case uyghur
    /// Uyghur (Arabic), `ug-Arab`.
    case uyghurArabic
    /// Uyghur (Arabic, China), `ug-Arab-CN`.
    case uyghurArabicChina
    /// Uyghur (China), `ug-CN`.
    case uyghurChina
    /// Ukrainian, `uk`.
    case ukrainian
    /// Ukrainian (Ukraine), `uk-UA`.
    case ukrainianUkraine
    /// Urdu, `ur`.
    case urdu
    /// Urdu (India), `ur-IN`.
    case urduIndia
    /// Urdu (Pakistan), `ur-PK`.
    case urduPakistan
    /// Uzbek, `uz`.
    case uzbekDefault
    /// Uzbek (Arabic), `uz-Arab`.
    case uzbekArabic
    /// Uzbek (Arabic, Afghanistan), `uz-Arab-AF`.
    case uzbekArabicAfghanistan
    /// Uzbek (Cyrillic), `uz-Cyrl`.
    case uzbekCyrillic
    /// Uzbek (Cyrillic, Uzbekistan), `uz-Cyrl-UZ`.
    case uzbekCyrillicUzbekistan
    /// Uzbek (Latin), `uz-Latn`.
    case uzbekLatin
    /// Uzbek (Latin, Uzbekistan), `uz-Latn-UZ`.
    case uzbekLatinUzbekistan
    /// Vai, `vai`.
    case vaiVai
    /// Vai (Latin), `vai-Latn`.
    case vaiLatin
    /// Vai (Latin, Liberia), `vai-Latn-LR`.
    case vaiLatinLiberia
    /// Vai (Vai), `vai-Vaii`.
    case vai
    /// Vai (Vai, Liberia), `vai-Vaii-LR`.
    case vaiLiberia
    /// Venda, `ve`.
    case venda
    /// Venda (South Africa), `ve-ZA`.
    case vendaSouthAfrica
    /// Venetian, `vec`.
    case venetian
    /// Venetian (Italy), `vec-IT`.
    case venetianItaly
    /// Vietnamese, `vi`.
    case vietnamese
    /// Vietnamese (Vietnam), `vi-VN`.
    case vietnameseVietnam
    /// Makhuwa, `vmw`.
    case makhuwa
    /// Makhuwa (Mozambique), `vmw-MZ`.
    case makhuwaMozambique
    /// Volapük, `vo`.
    case volapuk
    /// Volapük (world), `vo-001`.
    case volapukWorld
    /// Vunjo, `vun`.
    case vunjo
    /// Vunjo (Tanzania), `vun-TZ`.
    case vunjoTanzania
    /// Walloon, `wa`.
    case walloon
    /// Walloon (Belgium), `wa-BE`.
    case walloonBelgium
    /// Walser, `wae`.
    case walser
    /// Walser (Switzerland), `wae-CH`.
    case walserSwitzerland
    /// Wolaytta, `wal`.
    case wolaytta
    /// Wolaytta (Ethiopia), `wal-ET`.
    case wolayttaEthiopia
    /// Warlpiri, `wbp`.
    case warlpiri
    /// Warlpiri (Australia), `wbp-AU`.
    case warlpiriAustralia
    /// Wolof, `wo`.
    case wolof
    /// Wolof (Senegal), `wo-SN`.
    case wolofSenegal
    /// Xhosa, `xh`.
    case xhosa
    /// Xhosa (South Africa), `xh-ZA`.
    case xhosaSouthAfrica
    /// Kangri, `xnr`.
    case kangri
    /// Kangri (India), `xnr-IN`.
    case kangriIndia
    /// Soga, `xog`.
    case soga
    /// Soga (Uganda), `xog-UG`.
    case sogaUganda
    /// Yangben, `yav`.
    case yangben
    /// Yangben (Cameroon), `yav-CM`.
    case yangbenCameroon
    /// Yiddish, `yi`.
    case yiddish
    /// Yiddish (world), `yi-001`.
    case yiddishWorld
    /// Yiddish (Ukraine), `yi-UA`.
    case yiddishUkraine
    /// Yoruba, `yo`.
    case yoruba
    /// Yoruba (Benin), `yo-BJ`.
    case yorubaBenin
    /// Yoruba (Nigeria), `yo-NG`.
    case yorubaNigeria
    /// Nheengatu, `yrl`.
    case nheengatu
    /// Nheengatu (Brazil), `yrl-BR`.
    case nheengatuBrazil
    /// Nheengatu (Colombia), `yrl-CO`.
    case nheengatuColombia
    /// Nheengatu (Venezuela), `yrl-VE`.
    case nheengatuVenezuela
    /// Cantonese, `yue`.
    case cantonese
    /// Cantonese (Simplified), `yue-Hans`.
    case cantoneseSimplified
    /// Cantonese (Simplified, China), `yue-Hans-CN`.
    case cantoneseChina
    /// Cantonese (Traditional), `yue-Hant`.
    case cantoneseTraditional
    /// Cantonese (Traditional, China), `yue-Hant-CN`.
    case cantoneseTraditionalChina
    /// Cantonese (Traditional, Hong Kong SAR China), `yue-Hant-HK`.
    case cantoneseHongKongSarChina
    /// Cantonese (Traditional, Macao SAR China), `yue-Hant-MO`.
    case cantoneseMacaoSarChina
    /// Zhuang, `za`.
    case zhuang
    /// Zhuang (China), `za-CN`.
    case zhuangChina
    /// Standard Moroccan Tamazight, `zgh`.
    case standardMoroccanTamazight
    /// Standard Moroccan Tamazight (Morocco), `zgh-MA`.
    case standardMoroccanTamazightMorocco
    /// Chinese, `zh`.
    case chinese
    /// Chinese (Simplified), `zh-Hans`.
    case chineseSimplified
    /// Chinese (Simplified, China), `zh-Hans-CN`.
    case chineseChina
    /// Chinese (Simplified, Hong Kong SAR China), `zh-Hans-HK`.
    case chineseSimplifiedHongKongSarChina
    /// Chinese (Simplified, Macao SAR China), `zh-Hans-MO`.
    case chineseSimplifiedMacaoSarChina
    /// Chinese (Simplified, Malaysia), `zh-Hans-MY`.
    case chineseMalaysia
    /// Chinese (Simplified, Singapore), `zh-Hans-SG`.
    case chineseSingapore
    /// Chinese (Traditional), `zh-Hant`.
    case chineseTraditional
    /// Chinese (Traditional, Hong Kong SAR China), `zh-Hant-HK`.
    case chineseHongKongSarChina
    /// Chinese (Traditional, Macao SAR China), `zh-Hant-MO`.
    case chineseMacaoSarChina
    /// Chinese (Traditional, Malaysia), `zh-Hant-MY`.
    case chineseTraditionalMalaysia
    /// Chinese (Traditional, Taiwan), `zh-Hant-TW`.
    case chineseTaiwan
    /// Chinese (Latin), `zh-Latn`.
    case chineseLatin
    /// Chinese (Latin, China), `zh-Latn-CN`.
    case chineseLatinChina
    /// Zulu, `zu`.
    case zulu
    /// Zulu (South Africa), `zu-ZA`.
    case zuluSouthAfrica
}

extension CurrencyLocale {
    /// How many cases there are.
    static var caseCount: Int { 1165 }

    /// The number of the case, from 0. In memory a case without payload is its number in the order of declaration, in
    /// one byte for up to 256 cases and in two beyond; the bit casts stop the program where the sizes differ, which the
    /// compiler decides.
    var ordinal: Int { Int(unsafeBitCast(self, to: UInt16.self)) }

    /// The case with a number, which the caller has made sure of.
    init(uncheckedOrdinal ordinal: Int) {
        assert((0..<Self.caseCount).contains(ordinal))
        self = unsafeBitCast(UInt16(truncatingIfNeeded: ordinal), to: Self.self)
    }
}

extension CurrencyLocale: CaseIterable {
    /// All cases that the program has, in ascending order of their raw values.
    public static var allCases: [Self] {
        (0..<caseCount).map { Self(uncheckedOrdinal: $0) }.filter(exists)
    }
}

extension CurrencyLocale: RawRepresentable {
    /// The case with a raw value, or nil where the program has no such case. Allocates nothing for native strings.
    ///
    /// - Complexity: O(log *n*) in the number of cases.
    public init?(rawValue: String) {
        var text = rawValue
        guard let ordinal = text.withUTF8({ Self.rawValues.ordinal(of: $0) }) else { return nil }
        self.init(uncheckedOrdinal: ordinal)
        if !Self.exists(self) { return nil }
    }

    /// The text that stands for the case in files and messages.
    public var rawValue: String {
        String(decoding: Self.rawValues.bytes(at: ordinal), as: UTF8.self)
    }
}

extension CurrencyLocale: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        left.ordinal == right.ordinal
    }

    public static func != (left: Self, right: Self) -> Bool {
        left.ordinal != right.ordinal
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ordinal)
    }
}

/// Other names for cases: those that existing code has, or that people look for.
extension CurrencyLocale {
    /// The case `albanianNorthMacedonia`.
    @_alwaysEmitIntoClient @_borrowed public static var albanianMacedonia: Self { _read { yield .albanianNorthMacedonia } }
    /// Unavailable: it is `azerbaijaniIran`.
    @available(*, unavailable, renamed: "azerbaijaniIran")
    @_alwaysEmitIntoClient @_borrowed public static var azerbaijaniArabicIran: Self { _read { yield .azerbaijaniIran } }
    /// Unavailable: it is `azerbaijaniIraq`.
    @available(*, unavailable, renamed: "azerbaijaniIraq")
    @_alwaysEmitIntoClient @_borrowed public static var azerbaijaniArabicIraq: Self { _read { yield .azerbaijaniIraq } }
    /// Unavailable: it is `azerbaijaniAzerbaijan`.
    @available(*, unavailable, renamed: "azerbaijaniAzerbaijan")
    @_alwaysEmitIntoClient @_borrowed public static var azerbaijaniLatinAzerbaijan: Self { _read { yield .azerbaijaniAzerbaijan } }
    /// Unavailable: it is `baluchiPakistan`.
    @available(*, unavailable, renamed: "baluchiPakistan")
    @_alwaysEmitIntoClient @_borrowed public static var baluchiArabicPakistan: Self { _read { yield .baluchiPakistan } }
    /// The case `bangla`.
    @_alwaysEmitIntoClient @_borrowed public static var bengali: Self { _read { yield .bangla } }
    /// The case `banglaBangladesh`.
    @_alwaysEmitIntoClient @_borrowed public static var bengaliBangladesh: Self { _read { yield .banglaBangladesh } }
    /// Unavailable: it is `bosnianBosniaHerzegovina`.
    @available(*, unavailable, renamed: "bosnianBosniaHerzegovina")
    @_alwaysEmitIntoClient @_borrowed public static var bosnianLatinBosniaHerzegovina: Self { _read { yield .bosnianBosniaHerzegovina } }
    /// Unavailable: it is `cantoneseChina`.
    @available(*, unavailable, renamed: "cantoneseChina")
    @_alwaysEmitIntoClient @_borrowed public static var cantoneseSimplifiedChina: Self { _read { yield .cantoneseChina } }
    /// Unavailable: it is `cantoneseHongKongSarChina`.
    @available(*, unavailable, renamed: "cantoneseHongKongSarChina")
    @_alwaysEmitIntoClient @_borrowed public static var cantoneseTraditionalHongKongSarChina: Self { _read { yield .cantoneseHongKongSarChina } }
    /// Unavailable: it is `cantoneseMacaoSarChina`.
    @available(*, unavailable, renamed: "cantoneseMacaoSarChina")
    @_alwaysEmitIntoClient @_borrowed public static var cantoneseTraditionalMacaoSarChina: Self { _read { yield .cantoneseMacaoSarChina } }
    /// The case `chineseMacaoSarChina`.
    @_alwaysEmitIntoClient @_borrowed public static var chineseMacauSarChina: Self { _read { yield .chineseMacaoSarChina } }
    /// Unavailable: it is `chineseChina`.
    @available(*, unavailable, renamed: "chineseChina")
    @_alwaysEmitIntoClient @_borrowed public static var chineseSimplifiedChina: Self { _read { yield .chineseChina } }
    /// The case `chineseSimplifiedMacaoSarChina`.
    @_alwaysEmitIntoClient @_borrowed public static var chineseSimplifiedMacauSarChina: Self { _read { yield .chineseSimplifiedMacaoSarChina } }
    /// Unavailable: it is `chineseMalaysia`.
    @available(*, unavailable, renamed: "chineseMalaysia")
    @_alwaysEmitIntoClient @_borrowed public static var chineseSimplifiedMalaysia: Self { _read { yield .chineseMalaysia } }
    /// Unavailable: it is `chineseSingapore`.
    @available(*, unavailable, renamed: "chineseSingapore")
    @_alwaysEmitIntoClient @_borrowed public static var chineseSimplifiedSingapore: Self { _read { yield .chineseSingapore } }
    /// Unavailable: it is `chineseHongKongSarChina`.
    @available(*, unavailable, renamed: "chineseHongKongSarChina")
    @_alwaysEmitIntoClient @_borrowed public static var chineseTraditionalHongKongSarChina: Self { _read { yield .chineseHongKongSarChina } }
    /// Unavailable: it is `chineseMacaoSarChina`.
    @available(*, unavailable, renamed: "chineseMacaoSarChina")
    @_alwaysEmitIntoClient @_borrowed public static var chineseTraditionalMacaoSarChina: Self { _read { yield .chineseMacaoSarChina } }
    /// Unavailable: it is `chineseTaiwan`.
    @available(*, unavailable, renamed: "chineseTaiwan")
    @_alwaysEmitIntoClient @_borrowed public static var chineseTraditionalTaiwan: Self { _read { yield .chineseTaiwan } }
    /// The case `czechCzechia`.
    @_alwaysEmitIntoClient @_borrowed public static var czechCzechRepublic: Self { _read { yield .czechCzechia } }
    /// The case `dutchCuracao`.
    @available(*, deprecated, renamed: "dutchCuracao")
    @_alwaysEmitIntoClient @_borrowed public static var dutchCuraao: Self { _read { yield .dutchCuracao } }
    /// The case `banglaIndia`.
    @available(*, deprecated, renamed: "banglaIndia")
    @_alwaysEmitIntoClient @_borrowed public static var engaliIndia: Self { _read { yield .banglaIndia } }
    /// The case `englishCzechia`.
    @_alwaysEmitIntoClient @_borrowed public static var englishCzechRepublic: Self { _read { yield .englishCzechia } }
    /// Unavailable: it is `english`.
    @available(*, unavailable, renamed: "english")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatin: Self { _read { yield .english } }
    /// Unavailable: it is `englishAlbania`.
    @available(*, unavailable, renamed: "englishAlbania")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinAlbania: Self { _read { yield .englishAlbania } }
    /// Unavailable: it is `englishAmericanSamoa`.
    @available(*, unavailable, renamed: "englishAmericanSamoa")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinAmericanSamoa: Self { _read { yield .englishAmericanSamoa } }
    /// Unavailable: it is `englishAndorra`.
    @available(*, unavailable, renamed: "englishAndorra")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinAndorra: Self { _read { yield .englishAndorra } }
    /// Unavailable: it is `englishAnguilla`.
    @available(*, unavailable, renamed: "englishAnguilla")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinAnguilla: Self { _read { yield .englishAnguilla } }
    /// Unavailable: it is `englishAntiguaBarbuda`.
    @available(*, unavailable, renamed: "englishAntiguaBarbuda")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinAntiguaBarbuda: Self { _read { yield .englishAntiguaBarbuda } }
    /// Unavailable: it is `englishAustralia`.
    @available(*, unavailable, renamed: "englishAustralia")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinAustralia: Self { _read { yield .englishAustralia } }
    /// Unavailable: it is `englishAustria`.
    @available(*, unavailable, renamed: "englishAustria")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinAustria: Self { _read { yield .englishAustria } }
    /// Unavailable: it is `englishBahamas`.
    @available(*, unavailable, renamed: "englishBahamas")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinBahamas: Self { _read { yield .englishBahamas } }
    /// Unavailable: it is `englishBarbados`.
    @available(*, unavailable, renamed: "englishBarbados")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinBarbados: Self { _read { yield .englishBarbados } }
    /// Unavailable: it is `englishBelgium`.
    @available(*, unavailable, renamed: "englishBelgium")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinBelgium: Self { _read { yield .englishBelgium } }
    /// Unavailable: it is `englishBelize`.
    @available(*, unavailable, renamed: "englishBelize")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinBelize: Self { _read { yield .englishBelize } }
    /// Unavailable: it is `englishBermuda`.
    @available(*, unavailable, renamed: "englishBermuda")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinBermuda: Self { _read { yield .englishBermuda } }
    /// Unavailable: it is `englishBosniaHerzegovina`.
    @available(*, unavailable, renamed: "englishBosniaHerzegovina")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinBosniaHerzegovina: Self { _read { yield .englishBosniaHerzegovina } }
    /// Unavailable: it is `englishBotswana`.
    @available(*, unavailable, renamed: "englishBotswana")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinBotswana: Self { _read { yield .englishBotswana } }
    /// Unavailable: it is `englishBritishIndianOceanTerritory`.
    @available(*, unavailable, renamed: "englishBritishIndianOceanTerritory")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinBritishIndianOceanTerritory: Self { _read { yield .englishBritishIndianOceanTerritory } }
    /// Unavailable: it is `englishBritishVirginIslands`.
    @available(*, unavailable, renamed: "englishBritishVirginIslands")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinBritishVirginIslands: Self { _read { yield .englishBritishVirginIslands } }
    /// Unavailable: it is `englishBurundi`.
    @available(*, unavailable, renamed: "englishBurundi")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinBurundi: Self { _read { yield .englishBurundi } }
    /// Unavailable: it is `englishCameroon`.
    @available(*, unavailable, renamed: "englishCameroon")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinCameroon: Self { _read { yield .englishCameroon } }
    /// Unavailable: it is `englishCanada`.
    @available(*, unavailable, renamed: "englishCanada")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinCanada: Self { _read { yield .englishCanada } }
    /// Unavailable: it is `englishCaymanIslands`.
    @available(*, unavailable, renamed: "englishCaymanIslands")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinCaymanIslands: Self { _read { yield .englishCaymanIslands } }
    /// Unavailable: it is `englishChristmasIsland`.
    @available(*, unavailable, renamed: "englishChristmasIsland")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinChristmasIsland: Self { _read { yield .englishChristmasIsland } }
    /// Unavailable: it is `englishCocosKeelingIslands`.
    @available(*, unavailable, renamed: "englishCocosKeelingIslands")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinCocosKeelingIslands: Self { _read { yield .englishCocosKeelingIslands } }
    /// Unavailable: it is `englishCookIslands`.
    @available(*, unavailable, renamed: "englishCookIslands")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinCookIslands: Self { _read { yield .englishCookIslands } }
    /// Unavailable: it is `englishCroatia`.
    @available(*, unavailable, renamed: "englishCroatia")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinCroatia: Self { _read { yield .englishCroatia } }
    /// Unavailable: it is `englishCyprus`.
    @available(*, unavailable, renamed: "englishCyprus")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinCyprus: Self { _read { yield .englishCyprus } }
    /// Unavailable: it is `englishCzechia`.
    @available(*, unavailable, renamed: "englishCzechia")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinCzechia: Self { _read { yield .englishCzechia } }
    /// Unavailable: it is `englishDenmark`.
    @available(*, unavailable, renamed: "englishDenmark")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinDenmark: Self { _read { yield .englishDenmark } }
    /// Unavailable: it is `englishDiegoGarcia`.
    @available(*, unavailable, renamed: "englishDiegoGarcia")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinDiegoGarcia: Self { _read { yield .englishDiegoGarcia } }
    /// Unavailable: it is `englishDominica`.
    @available(*, unavailable, renamed: "englishDominica")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinDominica: Self { _read { yield .englishDominica } }
    /// Unavailable: it is `englishEritrea`.
    @available(*, unavailable, renamed: "englishEritrea")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinEritrea: Self { _read { yield .englishEritrea } }
    /// Unavailable: it is `englishEstonia`.
    @available(*, unavailable, renamed: "englishEstonia")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinEstonia: Self { _read { yield .englishEstonia } }
    /// Unavailable: it is `englishEswatini`.
    @available(*, unavailable, renamed: "englishEswatini")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinEswatini: Self { _read { yield .englishEswatini } }
    /// Unavailable: it is `englishEurope`.
    @available(*, unavailable, renamed: "englishEurope")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinEurope: Self { _read { yield .englishEurope } }
    /// Unavailable: it is `englishFalklandIslands`.
    @available(*, unavailable, renamed: "englishFalklandIslands")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinFalklandIslands: Self { _read { yield .englishFalklandIslands } }
    /// Unavailable: it is `englishFiji`.
    @available(*, unavailable, renamed: "englishFiji")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinFiji: Self { _read { yield .englishFiji } }
    /// Unavailable: it is `englishFinland`.
    @available(*, unavailable, renamed: "englishFinland")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinFinland: Self { _read { yield .englishFinland } }
    /// Unavailable: it is `englishFrance`.
    @available(*, unavailable, renamed: "englishFrance")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinFrance: Self { _read { yield .englishFrance } }
    /// Unavailable: it is `englishGambia`.
    @available(*, unavailable, renamed: "englishGambia")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinGambia: Self { _read { yield .englishGambia } }
    /// Unavailable: it is `englishGeorgia`.
    @available(*, unavailable, renamed: "englishGeorgia")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinGeorgia: Self { _read { yield .englishGeorgia } }
    /// Unavailable: it is `englishGermany`.
    @available(*, unavailable, renamed: "englishGermany")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinGermany: Self { _read { yield .englishGermany } }
    /// Unavailable: it is `englishGhana`.
    @available(*, unavailable, renamed: "englishGhana")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinGhana: Self { _read { yield .englishGhana } }
    /// Unavailable: it is `englishGibraltar`.
    @available(*, unavailable, renamed: "englishGibraltar")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinGibraltar: Self { _read { yield .englishGibraltar } }
    /// Unavailable: it is `englishGreece`.
    @available(*, unavailable, renamed: "englishGreece")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinGreece: Self { _read { yield .englishGreece } }
    /// Unavailable: it is `englishGrenada`.
    @available(*, unavailable, renamed: "englishGrenada")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinGrenada: Self { _read { yield .englishGrenada } }
    /// Unavailable: it is `englishGuam`.
    @available(*, unavailable, renamed: "englishGuam")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinGuam: Self { _read { yield .englishGuam } }
    /// Unavailable: it is `englishGuernsey`.
    @available(*, unavailable, renamed: "englishGuernsey")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinGuernsey: Self { _read { yield .englishGuernsey } }
    /// Unavailable: it is `englishGuyana`.
    @available(*, unavailable, renamed: "englishGuyana")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinGuyana: Self { _read { yield .englishGuyana } }
    /// Unavailable: it is `englishHongKongSarChina`.
    @available(*, unavailable, renamed: "englishHongKongSarChina")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinHongKongSarChina: Self { _read { yield .englishHongKongSarChina } }
    /// Unavailable: it is `englishHungary`.
    @available(*, unavailable, renamed: "englishHungary")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinHungary: Self { _read { yield .englishHungary } }
    /// Unavailable: it is `englishIceland`.
    @available(*, unavailable, renamed: "englishIceland")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinIceland: Self { _read { yield .englishIceland } }
    /// Unavailable: it is `englishIndia`.
    @available(*, unavailable, renamed: "englishIndia")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinIndia: Self { _read { yield .englishIndia } }
    /// Unavailable: it is `englishIndonesia`.
    @available(*, unavailable, renamed: "englishIndonesia")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinIndonesia: Self { _read { yield .englishIndonesia } }
    /// Unavailable: it is `englishIreland`.
    @available(*, unavailable, renamed: "englishIreland")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinIreland: Self { _read { yield .englishIreland } }
    /// Unavailable: it is `englishIsleOfMan`.
    @available(*, unavailable, renamed: "englishIsleOfMan")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinIsleOfMan: Self { _read { yield .englishIsleOfMan } }
    /// Unavailable: it is `englishIsrael`.
    @available(*, unavailable, renamed: "englishIsrael")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinIsrael: Self { _read { yield .englishIsrael } }
    /// Unavailable: it is `englishItaly`.
    @available(*, unavailable, renamed: "englishItaly")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinItaly: Self { _read { yield .englishItaly } }
    /// Unavailable: it is `englishJamaica`.
    @available(*, unavailable, renamed: "englishJamaica")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinJamaica: Self { _read { yield .englishJamaica } }
    /// Unavailable: it is `englishJapan`.
    @available(*, unavailable, renamed: "englishJapan")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinJapan: Self { _read { yield .englishJapan } }
    /// Unavailable: it is `englishJersey`.
    @available(*, unavailable, renamed: "englishJersey")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinJersey: Self { _read { yield .englishJersey } }
    /// Unavailable: it is `englishKenya`.
    @available(*, unavailable, renamed: "englishKenya")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinKenya: Self { _read { yield .englishKenya } }
    /// Unavailable: it is `englishKiribati`.
    @available(*, unavailable, renamed: "englishKiribati")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinKiribati: Self { _read { yield .englishKiribati } }
    /// Unavailable: it is `englishLatvia`.
    @available(*, unavailable, renamed: "englishLatvia")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinLatvia: Self { _read { yield .englishLatvia } }
    /// Unavailable: it is `englishLesotho`.
    @available(*, unavailable, renamed: "englishLesotho")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinLesotho: Self { _read { yield .englishLesotho } }
    /// Unavailable: it is `englishLiberia`.
    @available(*, unavailable, renamed: "englishLiberia")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinLiberia: Self { _read { yield .englishLiberia } }
    /// Unavailable: it is `englishLithuania`.
    @available(*, unavailable, renamed: "englishLithuania")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinLithuania: Self { _read { yield .englishLithuania } }
    /// Unavailable: it is `englishLuxembourg`.
    @available(*, unavailable, renamed: "englishLuxembourg")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinLuxembourg: Self { _read { yield .englishLuxembourg } }
    /// Unavailable: it is `englishMacaoSarChina`.
    @available(*, unavailable, renamed: "englishMacaoSarChina")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinMacaoSarChina: Self { _read { yield .englishMacaoSarChina } }
    /// Unavailable: it is `englishMadagascar`.
    @available(*, unavailable, renamed: "englishMadagascar")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinMadagascar: Self { _read { yield .englishMadagascar } }
    /// Unavailable: it is `englishMalawi`.
    @available(*, unavailable, renamed: "englishMalawi")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinMalawi: Self { _read { yield .englishMalawi } }
    /// Unavailable: it is `englishMalaysia`.
    @available(*, unavailable, renamed: "englishMalaysia")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinMalaysia: Self { _read { yield .englishMalaysia } }
    /// Unavailable: it is `englishMaldives`.
    @available(*, unavailable, renamed: "englishMaldives")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinMaldives: Self { _read { yield .englishMaldives } }
    /// Unavailable: it is `englishMalta`.
    @available(*, unavailable, renamed: "englishMalta")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinMalta: Self { _read { yield .englishMalta } }
    /// Unavailable: it is `englishMarshallIslands`.
    @available(*, unavailable, renamed: "englishMarshallIslands")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinMarshallIslands: Self { _read { yield .englishMarshallIslands } }
    /// Unavailable: it is `englishMauritius`.
    @available(*, unavailable, renamed: "englishMauritius")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinMauritius: Self { _read { yield .englishMauritius } }
    /// Unavailable: it is `englishMicronesia`.
    @available(*, unavailable, renamed: "englishMicronesia")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinMicronesia: Self { _read { yield .englishMicronesia } }
    /// Unavailable: it is `englishMontenegro`.
    @available(*, unavailable, renamed: "englishMontenegro")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinMontenegro: Self { _read { yield .englishMontenegro } }
    /// Unavailable: it is `englishMontserrat`.
    @available(*, unavailable, renamed: "englishMontserrat")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinMontserrat: Self { _read { yield .englishMontserrat } }
    /// Unavailable: it is `englishNamibia`.
    @available(*, unavailable, renamed: "englishNamibia")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinNamibia: Self { _read { yield .englishNamibia } }
    /// Unavailable: it is `englishNauru`.
    @available(*, unavailable, renamed: "englishNauru")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinNauru: Self { _read { yield .englishNauru } }
    /// Unavailable: it is `englishNetherlands`.
    @available(*, unavailable, renamed: "englishNetherlands")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinNetherlands: Self { _read { yield .englishNetherlands } }
    /// Unavailable: it is `englishNewZealand`.
    @available(*, unavailable, renamed: "englishNewZealand")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinNewZealand: Self { _read { yield .englishNewZealand } }
    /// Unavailable: it is `englishNigeria`.
    @available(*, unavailable, renamed: "englishNigeria")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinNigeria: Self { _read { yield .englishNigeria } }
    /// Unavailable: it is `englishNiue`.
    @available(*, unavailable, renamed: "englishNiue")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinNiue: Self { _read { yield .englishNiue } }
    /// Unavailable: it is `englishNorfolkIsland`.
    @available(*, unavailable, renamed: "englishNorfolkIsland")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinNorfolkIsland: Self { _read { yield .englishNorfolkIsland } }
    /// Unavailable: it is `englishNorthernMarianaIslands`.
    @available(*, unavailable, renamed: "englishNorthernMarianaIslands")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinNorthernMarianaIslands: Self { _read { yield .englishNorthernMarianaIslands } }
    /// Unavailable: it is `englishNorway`.
    @available(*, unavailable, renamed: "englishNorway")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinNorway: Self { _read { yield .englishNorway } }
    /// Unavailable: it is `englishPakistan`.
    @available(*, unavailable, renamed: "englishPakistan")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinPakistan: Self { _read { yield .englishPakistan } }
    /// Unavailable: it is `englishPalau`.
    @available(*, unavailable, renamed: "englishPalau")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinPalau: Self { _read { yield .englishPalau } }
    /// Unavailable: it is `englishPapuaNewGuinea`.
    @available(*, unavailable, renamed: "englishPapuaNewGuinea")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinPapuaNewGuinea: Self { _read { yield .englishPapuaNewGuinea } }
    /// Unavailable: it is `englishPhilippines`.
    @available(*, unavailable, renamed: "englishPhilippines")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinPhilippines: Self { _read { yield .englishPhilippines } }
    /// Unavailable: it is `englishPitcairnIslands`.
    @available(*, unavailable, renamed: "englishPitcairnIslands")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinPitcairnIslands: Self { _read { yield .englishPitcairnIslands } }
    /// Unavailable: it is `englishPoland`.
    @available(*, unavailable, renamed: "englishPoland")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinPoland: Self { _read { yield .englishPoland } }
    /// Unavailable: it is `englishPortugal`.
    @available(*, unavailable, renamed: "englishPortugal")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinPortugal: Self { _read { yield .englishPortugal } }
    /// Unavailable: it is `englishPuertoRico`.
    @available(*, unavailable, renamed: "englishPuertoRico")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinPuertoRico: Self { _read { yield .englishPuertoRico } }
    /// Unavailable: it is `englishRomania`.
    @available(*, unavailable, renamed: "englishRomania")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinRomania: Self { _read { yield .englishRomania } }
    /// Unavailable: it is `englishRussia`.
    @available(*, unavailable, renamed: "englishRussia")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinRussia: Self { _read { yield .englishRussia } }
    /// Unavailable: it is `englishRwanda`.
    @available(*, unavailable, renamed: "englishRwanda")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinRwanda: Self { _read { yield .englishRwanda } }
    /// Unavailable: it is `englishSamoa`.
    @available(*, unavailable, renamed: "englishSamoa")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinSamoa: Self { _read { yield .englishSamoa } }
    /// Unavailable: it is `englishSeychelles`.
    @available(*, unavailable, renamed: "englishSeychelles")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinSeychelles: Self { _read { yield .englishSeychelles } }
    /// Unavailable: it is `englishSierraLeone`.
    @available(*, unavailable, renamed: "englishSierraLeone")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinSierraLeone: Self { _read { yield .englishSierraLeone } }
    /// Unavailable: it is `englishSingapore`.
    @available(*, unavailable, renamed: "englishSingapore")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinSingapore: Self { _read { yield .englishSingapore } }
    /// Unavailable: it is `englishSintMaarten`.
    @available(*, unavailable, renamed: "englishSintMaarten")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinSintMaarten: Self { _read { yield .englishSintMaarten } }
    /// Unavailable: it is `englishSlovakia`.
    @available(*, unavailable, renamed: "englishSlovakia")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinSlovakia: Self { _read { yield .englishSlovakia } }
    /// Unavailable: it is `englishSlovenia`.
    @available(*, unavailable, renamed: "englishSlovenia")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinSlovenia: Self { _read { yield .englishSlovenia } }
    /// Unavailable: it is `englishSolomonIslands`.
    @available(*, unavailable, renamed: "englishSolomonIslands")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinSolomonIslands: Self { _read { yield .englishSolomonIslands } }
    /// Unavailable: it is `englishSouthAfrica`.
    @available(*, unavailable, renamed: "englishSouthAfrica")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinSouthAfrica: Self { _read { yield .englishSouthAfrica } }
    /// Unavailable: it is `englishSouthGeorgiaSouthSandwichIslands`.
    @available(*, unavailable, renamed: "englishSouthGeorgiaSouthSandwichIslands")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinSouthGeorgiaSouthSandwichIslands: Self { _read { yield .englishSouthGeorgiaSouthSandwichIslands } }
    /// Unavailable: it is `englishSouthSudan`.
    @available(*, unavailable, renamed: "englishSouthSudan")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinSouthSudan: Self { _read { yield .englishSouthSudan } }
    /// Unavailable: it is `englishSpain`.
    @available(*, unavailable, renamed: "englishSpain")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinSpain: Self { _read { yield .englishSpain } }
    /// Unavailable: it is `englishStHelena`.
    @available(*, unavailable, renamed: "englishStHelena")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinStHelena: Self { _read { yield .englishStHelena } }
    /// Unavailable: it is `englishStKittsNevis`.
    @available(*, unavailable, renamed: "englishStKittsNevis")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinStKittsNevis: Self { _read { yield .englishStKittsNevis } }
    /// Unavailable: it is `englishStLucia`.
    @available(*, unavailable, renamed: "englishStLucia")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinStLucia: Self { _read { yield .englishStLucia } }
    /// Unavailable: it is `englishStVincentGrenadines`.
    @available(*, unavailable, renamed: "englishStVincentGrenadines")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinStVincentGrenadines: Self { _read { yield .englishStVincentGrenadines } }
    /// Unavailable: it is `englishSudan`.
    @available(*, unavailable, renamed: "englishSudan")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinSudan: Self { _read { yield .englishSudan } }
    /// Unavailable: it is `englishSweden`.
    @available(*, unavailable, renamed: "englishSweden")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinSweden: Self { _read { yield .englishSweden } }
    /// Unavailable: it is `englishSwitzerland`.
    @available(*, unavailable, renamed: "englishSwitzerland")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinSwitzerland: Self { _read { yield .englishSwitzerland } }
    /// Unavailable: it is `englishTanzania`.
    @available(*, unavailable, renamed: "englishTanzania")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinTanzania: Self { _read { yield .englishTanzania } }
    /// Unavailable: it is `englishTokelau`.
    @available(*, unavailable, renamed: "englishTokelau")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinTokelau: Self { _read { yield .englishTokelau } }
    /// Unavailable: it is `englishTonga`.
    @available(*, unavailable, renamed: "englishTonga")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinTonga: Self { _read { yield .englishTonga } }
    /// Unavailable: it is `englishTrinidadTobago`.
    @available(*, unavailable, renamed: "englishTrinidadTobago")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinTrinidadTobago: Self { _read { yield .englishTrinidadTobago } }
    /// Unavailable: it is `englishTurkiye`.
    @available(*, unavailable, renamed: "englishTurkiye")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinTurkiye: Self { _read { yield .englishTurkiye } }
    /// Unavailable: it is `englishTurksCaicosIslands`.
    @available(*, unavailable, renamed: "englishTurksCaicosIslands")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinTurksCaicosIslands: Self { _read { yield .englishTurksCaicosIslands } }
    /// Unavailable: it is `englishTuvalu`.
    @available(*, unavailable, renamed: "englishTuvalu")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinTuvalu: Self { _read { yield .englishTuvalu } }
    /// Unavailable: it is `englishUSOutlyingIslands`.
    @available(*, unavailable, renamed: "englishUSOutlyingIslands")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinUSOutlyingIslands: Self { _read { yield .englishUSOutlyingIslands } }
    /// Unavailable: it is `englishUSVirginIslands`.
    @available(*, unavailable, renamed: "englishUSVirginIslands")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinUSVirginIslands: Self { _read { yield .englishUSVirginIslands } }
    /// Unavailable: it is `englishUganda`.
    @available(*, unavailable, renamed: "englishUganda")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinUganda: Self { _read { yield .englishUganda } }
    /// Unavailable: it is `englishUkraine`.
    @available(*, unavailable, renamed: "englishUkraine")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinUkraine: Self { _read { yield .englishUkraine } }
    /// Unavailable: it is `englishUnitedArabEmirates`.
    @available(*, unavailable, renamed: "englishUnitedArabEmirates")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinUnitedArabEmirates: Self { _read { yield .englishUnitedArabEmirates } }
    /// Unavailable: it is `englishUnitedKingdom`.
    @available(*, unavailable, renamed: "englishUnitedKingdom")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinUnitedKingdom: Self { _read { yield .englishUnitedKingdom } }
    /// Unavailable: it is `englishUnitedStates`.
    @available(*, unavailable, renamed: "englishUnitedStates")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinUnitedStates: Self { _read { yield .englishUnitedStates } }
    /// Unavailable: it is `englishUnitedStatesPosix`.
    @available(*, unavailable, renamed: "englishUnitedStatesPosix")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinUnitedStatesComputer: Self { _read { yield .englishUnitedStatesPosix } }
    /// Unavailable: it is `englishVanuatu`.
    @available(*, unavailable, renamed: "englishVanuatu")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinVanuatu: Self { _read { yield .englishVanuatu } }
    /// Unavailable: it is `englishWorld`.
    @available(*, unavailable, renamed: "englishWorld")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinWorld: Self { _read { yield .englishWorld } }
    /// Unavailable: it is `englishZambia`.
    @available(*, unavailable, renamed: "englishZambia")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinZambia: Self { _read { yield .englishZambia } }
    /// Unavailable: it is `englishZimbabwe`.
    @available(*, unavailable, renamed: "englishZimbabwe")
    @_alwaysEmitIntoClient @_borrowed public static var englishLatinZimbabwe: Self { _read { yield .englishZimbabwe } }
    /// The case `englishMacaoSarChina`.
    @_alwaysEmitIntoClient @_borrowed public static var englishMacauSarChina: Self { _read { yield .englishMacaoSarChina } }
    /// The case `englishEswatini`.
    @_alwaysEmitIntoClient @_borrowed public static var englishSwaziland: Self { _read { yield .englishEswatini } }
    /// The case `englishTurkiye`.
    @_alwaysEmitIntoClient @_borrowed public static var englishTurkey: Self { _read { yield .englishTurkiye } }
    /// The case `englishUnitedStatesPosix`.
    @_alwaysEmitIntoClient @_borrowed public static var englishUnitedStatesComputer: Self { _read { yield .englishUnitedStatesPosix } }
    /// The case `frenchCoteDIvoire`.
    @available(*, deprecated, renamed: "frenchCoteDIvoire")
    @_alwaysEmitIntoClient @_borrowed public static var frenchCteDivoire: Self { _read { yield .frenchCoteDIvoire } }
    /// The case `frenchReunion`.
    @available(*, deprecated, renamed: "frenchReunion")
    @_alwaysEmitIntoClient @_borrowed public static var frenchRunion: Self { _read { yield .frenchReunion } }
    /// The case `frenchStBarthelemy`.
    @available(*, deprecated, renamed: "frenchStBarthelemy")
    @_alwaysEmitIntoClient @_borrowed public static var frenchStBarthlemy: Self { _read { yield .frenchStBarthelemy } }
    /// Unavailable: it is `fulaBurkinaFaso`.
    @available(*, unavailable, renamed: "fulaBurkinaFaso")
    @_alwaysEmitIntoClient @_borrowed public static var fulaLatinBurkinaFaso: Self { _read { yield .fulaBurkinaFaso } }
    /// Unavailable: it is `fulaGambia`.
    @available(*, unavailable, renamed: "fulaGambia")
    @_alwaysEmitIntoClient @_borrowed public static var fulaLatinGambia: Self { _read { yield .fulaGambia } }
    /// Unavailable: it is `fulaGhana`.
    @available(*, unavailable, renamed: "fulaGhana")
    @_alwaysEmitIntoClient @_borrowed public static var fulaLatinGhana: Self { _read { yield .fulaGhana } }
    /// Unavailable: it is `fulaGuineaBissau`.
    @available(*, unavailable, renamed: "fulaGuineaBissau")
    @_alwaysEmitIntoClient @_borrowed public static var fulaLatinGuineaBissau: Self { _read { yield .fulaGuineaBissau } }
    /// Unavailable: it is `fulaLiberia`.
    @available(*, unavailable, renamed: "fulaLiberia")
    @_alwaysEmitIntoClient @_borrowed public static var fulaLatinLiberia: Self { _read { yield .fulaLiberia } }
    /// Unavailable: it is `fulaNiger`.
    @available(*, unavailable, renamed: "fulaNiger")
    @_alwaysEmitIntoClient @_borrowed public static var fulaLatinNiger: Self { _read { yield .fulaNiger } }
    /// Unavailable: it is `fulaNigeria`.
    @available(*, unavailable, renamed: "fulaNigeria")
    @_alwaysEmitIntoClient @_borrowed public static var fulaLatinNigeria: Self { _read { yield .fulaNigeria } }
    /// Unavailable: it is `fulaSierraLeone`.
    @available(*, unavailable, renamed: "fulaSierraLeone")
    @_alwaysEmitIntoClient @_borrowed public static var fulaLatinSierraLeone: Self { _read { yield .fulaSierraLeone } }
    /// The case `fula`.
    @_alwaysEmitIntoClient @_borrowed public static var fulah: Self { _read { yield .fula } }
    /// The case `fulaCameroon`.
    @_alwaysEmitIntoClient @_borrowed public static var fulahCameroon: Self { _read { yield .fulaCameroon } }
    /// The case `fulaGuinea`.
    @_alwaysEmitIntoClient @_borrowed public static var fulahGuinea: Self { _read { yield .fulaGuinea } }
    /// The case `fulaMauritania`.
    @_alwaysEmitIntoClient @_borrowed public static var fulahMauritania: Self { _read { yield .fulaMauritania } }
    /// The case `fulaSenegal`.
    @_alwaysEmitIntoClient @_borrowed public static var fulahSenegal: Self { _read { yield .fulaSenegal } }
    /// Unavailable: it is `hausaSudan`.
    @available(*, unavailable, renamed: "hausaSudan")
    @_alwaysEmitIntoClient @_borrowed public static var hausaArabicSudan: Self { _read { yield .hausaSudan } }
    /// Unavailable: it is `hindi`.
    @available(*, unavailable, renamed: "hindi")
    @_alwaysEmitIntoClient @_borrowed public static var hindiDevanagari: Self { _read { yield .hindi } }
    /// Unavailable: it is `hindiIndia`.
    @available(*, unavailable, renamed: "hindiIndia")
    @_alwaysEmitIntoClient @_borrowed public static var hindiDevanagariIndia: Self { _read { yield .hindiIndia } }
    /// Unavailable: it is `karaKalpakUzbekistan`.
    @available(*, unavailable, renamed: "karaKalpakUzbekistan")
    @_alwaysEmitIntoClient @_borrowed public static var karaKalpakCyrillicUzbekistan: Self { _read { yield .karaKalpakUzbekistan } }
    /// Unavailable: it is `kazakhChina`.
    @available(*, unavailable, renamed: "kazakhChina")
    @_alwaysEmitIntoClient @_borrowed public static var kazakhArabicChina: Self { _read { yield .kazakhChina } }
    /// Unavailable: it is `kurdishIran`.
    @available(*, unavailable, renamed: "kurdishIran")
    @_alwaysEmitIntoClient @_borrowed public static var kurdishArabicIran: Self { _read { yield .kurdishIran } }
    /// Unavailable: it is `kurdishIraq`.
    @available(*, unavailable, renamed: "kurdishIraq")
    @_alwaysEmitIntoClient @_borrowed public static var kurdishArabicIraq: Self { _read { yield .kurdishIraq } }
    /// Unavailable: it is `kurdishSyria`.
    @available(*, unavailable, renamed: "kurdishSyria")
    @_alwaysEmitIntoClient @_borrowed public static var kurdishLatinSyria: Self { _read { yield .kurdishSyria } }
    /// Unavailable: it is `kuviIndia`.
    @available(*, unavailable, renamed: "kuviIndia")
    @_alwaysEmitIntoClient @_borrowed public static var kuviLatinIndia: Self { _read { yield .kuviIndia } }
    /// The case `macedonianNorthMacedonia`.
    @_alwaysEmitIntoClient @_borrowed public static var macedonianMacedonia: Self { _read { yield .macedonianNorthMacedonia } }
    /// Unavailable: it is `malayIndonesia`.
    @available(*, unavailable, renamed: "malayIndonesia")
    @_alwaysEmitIntoClient @_borrowed public static var malayLatinIndonesia: Self { _read { yield .malayIndonesia } }
    /// Unavailable: it is `manipuriIndia`.
    @available(*, unavailable, renamed: "manipuriIndia")
    @_alwaysEmitIntoClient @_borrowed public static var manipuriBanglaIndia: Self { _read { yield .manipuriIndia } }
    /// Unavailable: it is `mongolianChina`.
    @available(*, unavailable, renamed: "mongolianChina")
    @_alwaysEmitIntoClient @_borrowed public static var mongolianMongolianChina: Self { _read { yield .mongolianChina } }
    /// The case `norwegianBokmal`.
    @available(*, deprecated, renamed: "norwegianBokmal")
    @_alwaysEmitIntoClient @_borrowed public static var norwegianBokml: Self { _read { yield .norwegianBokmal } }
    /// The case `norwegianBokmalNorway`.
    @available(*, deprecated, renamed: "norwegianBokmalNorway")
    @_alwaysEmitIntoClient @_borrowed public static var norwegianBokmlNorway: Self { _read { yield .norwegianBokmalNorway } }
    /// The case `norwegianBokmalSvalbardJanMayen`.
    @available(*, deprecated, renamed: "norwegianBokmalSvalbardJanMayen")
    @_alwaysEmitIntoClient @_borrowed public static var norwegianBokmlSvalbardJanMayen: Self { _read { yield .norwegianBokmalSvalbardJanMayen } }
    /// The case `odia`.
    @_alwaysEmitIntoClient @_borrowed public static var oriya: Self { _read { yield .odia } }
    /// The case `odiaIndia`.
    @_alwaysEmitIntoClient @_borrowed public static var oriyaIndia: Self { _read { yield .odiaIndia } }
    /// The case `portugueseMacaoSarChina`.
    @_alwaysEmitIntoClient @_borrowed public static var portugueseMacauSarChina: Self { _read { yield .portugueseMacaoSarChina } }
    /// The case `portugueseSaoTomePrincipe`.
    @available(*, deprecated, renamed: "portugueseSaoTomePrincipe")
    @_alwaysEmitIntoClient @_borrowed public static var portugueseSoTomPrncipe: Self { _read { yield .portugueseSaoTomePrincipe } }
    /// Unavailable: it is `punjabiIndia`.
    @available(*, unavailable, renamed: "punjabiIndia")
    @_alwaysEmitIntoClient @_borrowed public static var punjabiGurmukhiIndia: Self { _read { yield .punjabiIndia } }
    /// The case `yakut`.
    @_alwaysEmitIntoClient @_borrowed public static var sakha: Self { _read { yield .yakut } }
    /// The case `yakutRussia`.
    @_alwaysEmitIntoClient @_borrowed public static var sakhaRussia: Self { _read { yield .yakutRussia } }
    /// Unavailable: it is `santaliIndia`.
    @available(*, unavailable, renamed: "santaliIndia")
    @_alwaysEmitIntoClient @_borrowed public static var santaliOlChikiIndia: Self { _read { yield .santaliIndia } }
    /// Unavailable: it is `serbianBosniaHerzegovina`.
    @available(*, unavailable, renamed: "serbianBosniaHerzegovina")
    @_alwaysEmitIntoClient @_borrowed public static var serbianCyrillicBosniaHerzegovina: Self { _read { yield .serbianBosniaHerzegovina } }
    /// Unavailable: it is `serbianKosovo`.
    @available(*, unavailable, renamed: "serbianKosovo")
    @_alwaysEmitIntoClient @_borrowed public static var serbianCyrillicKosovo: Self { _read { yield .serbianKosovo } }
    /// Unavailable: it is `serbianSerbia`.
    @available(*, unavailable, renamed: "serbianSerbia")
    @_alwaysEmitIntoClient @_borrowed public static var serbianCyrillicSerbia: Self { _read { yield .serbianSerbia } }
    /// The case `serbianCyrillicMontenegro`.
    @_alwaysEmitIntoClient @_borrowed public static var serbianMontenegro: Self { _read { yield .serbianCyrillicMontenegro } }
    /// Unavailable: it is `sindhiPakistan`.
    @available(*, unavailable, renamed: "sindhiPakistan")
    @_alwaysEmitIntoClient @_borrowed public static var sindhiArabicPakistan: Self { _read { yield .sindhiPakistan } }
    /// Unavailable: it is `sindhiIndia`.
    @available(*, unavailable, renamed: "sindhiIndia")
    @_alwaysEmitIntoClient @_borrowed public static var sindhiDevanagariIndia: Self { _read { yield .sindhiIndia } }
    /// Unavailable: it is `sunwarNepal`.
    @available(*, unavailable, renamed: "sunwarNepal")
    @_alwaysEmitIntoClient @_borrowed public static var sunwarDevanagariNepal: Self { _read { yield .sunwarNepal } }
    /// The case `swedishAlandIslands`.
    @available(*, deprecated, renamed: "swedishAlandIslands")
    @_alwaysEmitIntoClient @_borrowed public static var swedishlandIslands: Self { _read { yield .swedishAlandIslands } }
    /// The case `tachelhitLatin`.
    @_alwaysEmitIntoClient @_borrowed public static var tachelhit: Self { _read { yield .tachelhitLatin } }
    /// The case `tachelhitLatinMorocco`.
    @_alwaysEmitIntoClient @_borrowed public static var tachelhitMorocco: Self { _read { yield .tachelhitLatinMorocco } }
    /// The case `turkishTurkiye`.
    @_alwaysEmitIntoClient @_borrowed public static var turkishTurkey: Self { _read { yield .turkishTurkiye } }
    /// The case `uzbekCyrillic`.
    @_alwaysEmitIntoClient @_borrowed public static var uzbek: Self { _read { yield .uzbekCyrillic } }
    /// The case `uzbekCyrillicUzbekistan`.
    @_alwaysEmitIntoClient @_borrowed public static var uzbekUzbekistan: Self { _read { yield .uzbekCyrillicUzbekistan } }
    /// Unavailable: it is `vaiLiberia`.
    @available(*, unavailable, renamed: "vaiLiberia")
    @_alwaysEmitIntoClient @_borrowed public static var vaiVaiLiberia: Self { _read { yield .vaiLiberia } }
}

extension CurrencyLocale {
    @inline(__always)
    static var rawValues: RawValues {
        RawValues(rawValueTexts, starts: rawValueStarts, count: caseCount)
    }

    /// Rows: 1165. Bytes: 7212.
    private static var rawValueTexts: StaticString {
        """
        aa aa_DJ aa_ER aa_ET ab ab_GE af af_NA af_ZA agq agq_CM ak ak_GH am am_ET an an_ES ann ann_NG apc apc_SY ar ar_\
        001 ar_AE ar_BH ar_DJ ar_DZ ar_EG ar_EH ar_ER ar_IL ar_IQ ar_JO ar_KM ar_KW ar_LB ar_LY ar_MA ar_MR ar_OM ar_PS\
         ar_QA ar_SA ar_SD ar_SO ar_SS ar_SY ar_TD ar_TN ar_YE arn arn_CL as as_IN asa asa_TZ ast ast_ES az az_Arab az_\
        Arab_IQ az_Arab_IR az_Arab_TR az_Cyrl az_Cyrl_AZ az_Latn az_Latn_AZ ba ba_RU bal bal_Arab bal_Arab_PK bal_Latn \
        bal_Latn_PK bas bas_CM be be_BY be_tarask bem bem_ZM bew bew_ID bez bez_TZ bg bg_BG bgc bgc_IN bgn bgn_AE bgn_A\
        F bgn_IR bgn_OM bgn_PK bho bho_IN blo blo_BJ blt blt_VN bm bm_Latn bm_Latn_ML bm_ML bm_Nkoo bm_Nkoo_ML bn bn_BD\
         bn_IN bo bo_CN bo_IN bqi bqi_IR br br_FR brx brx_IN bs bs_Cyrl bs_Cyrl_BA bs_Latn bs_Latn_BA bss bss_CM bua bu\
        a_RU byn byn_ER ca ca_AD ca_ES ca_ES_valencia ca_FR ca_IT cad cad_US cch cch_NG ccp ccp_BD ccp_IN ce ce_RU ceb \
        ceb_PH cgg cgg_UG cho cho_US chr chr_US cic cic_US ckb ckb_IQ ckb_IR co co_FR cop cop_EG cs cs_CZ csw csw_CA cu\
         cu_RU current currentAutoUpdating cv cv_RU cy cy_GB da da_DK da_GL dav dav_KE de de_AT de_BE de_CH de_DE de_IT\
         de_LI de_LU dje dje_NE doi doi_IN dsb dsb_DE dua dua_CM dv dv_MV dyo dyo_SN dz dz_BT ebu ebu_KE ee ee_GH ee_TG\
         el el_CY el_GR el_polyton en en_001 en_150 en_AD en_AE en_AG en_AI en_AL en_AS en_AT en_AU en_BA en_BB en_BE e\
        n_BI en_BM en_BS en_BW en_BZ en_CA en_CC en_CH en_CK en_CM en_CX en_CY en_CZ en_DE en_DG en_DK en_DM en_Dsrt en\
        _Dsrt_US en_EE en_ER en_ES en_FI en_FJ en_FK en_FM en_FR en_GB en_GD en_GE en_GG en_GH en_GI en_GM en_GR en_GS \
        en_GU en_GY en_HK en_HR en_HU en_ID en_IE en_IL en_IM en_IN en_IO en_IS en_IT en_JE en_JM en_JP en_KE en_KI en_\
        KN en_KY en_LC en_LR en_LS en_LT en_LU en_LV en_ME en_MG en_MH en_MO en_MP en_MS en_MT en_MU en_MV en_MW en_MY \
        en_NA en_NF en_NG en_NL en_NO en_NR en_NU en_NZ en_PG en_PH en_PK en_PL en_PN en_PR en_PT en_PW en_RO en_RU en_\
        RW en_SB en_SC en_SD en_SE en_SG en_SH en_SI en_SK en_SL en_SS en_SX en_SZ en_Shaw en_Shaw_GB en_TC en_TK en_TO\
         en_TR en_TT en_TV en_TZ en_UA en_UG en_UM en_US en_US_POSIX en_VC en_VG en_VI en_VU en_WS en_ZA en_ZM en_ZW eo\
         eo_001 es es_419 es_AR es_BO es_BR es_BZ es_CL es_CO es_CR es_CU es_DO es_EA es_EC es_ES es_GQ es_GT es_HN es_\
        IC es_MX es_NI es_PA es_PE es_PH es_PR es_PY es_SV es_US es_UY es_VE et et_EE eu eu_ES ewo ewo_CM fa fa_AF fa_I\
        R ff ff_Adlm ff_Adlm_BF ff_Adlm_CM ff_Adlm_GH ff_Adlm_GM ff_Adlm_GN ff_Adlm_GW ff_Adlm_LR ff_Adlm_MR ff_Adlm_NE\
         ff_Adlm_NG ff_Adlm_SL ff_Adlm_SN ff_CM ff_GN ff_Latn ff_Latn_BF ff_Latn_CM ff_Latn_GH ff_Latn_GM ff_Latn_GN ff\
        _Latn_GW ff_Latn_LR ff_Latn_MR ff_Latn_NE ff_Latn_NG ff_Latn_SL ff_Latn_SN ff_MR ff_SN fi fi_FI fil fil_PH fo f\
        o_DK fo_FO fr fr_BE fr_BF fr_BI fr_BJ fr_BL fr_CA fr_CD fr_CF fr_CG fr_CH fr_CI fr_CM fr_DJ fr_DZ fr_FR fr_GA f\
        r_GF fr_GN fr_GP fr_GQ fr_HT fr_KM fr_LU fr_MA fr_MC fr_MF fr_MG fr_ML fr_MQ fr_MR fr_MU fr_NC fr_NE fr_PF fr_P\
        M fr_RE fr_RW fr_SC fr_SN fr_SY fr_TD fr_TG fr_TN fr_VU fr_WF fr_YT frr frr_DE fur fur_IT fy fy_NL ga ga_GB ga_\
        IE gaa gaa_GH gd gd_GB gez gez_ER gez_ET gl gl_ES gn gn_PY gsw gsw_CH gsw_FR gsw_LI gu gu_IN guz guz_KE gv gv_I\
        M ha ha_Arab ha_Arab_NG ha_Arab_SD ha_GH ha_Latn ha_Latn_GH ha_Latn_NE ha_Latn_NG ha_NE ha_NG haw haw_US he he_\
        IL hi hi_IN hi_Latn hi_Latn_IN hnj hnj_Hmnp hnj_Hmnp_US hr hr_BA hr_HR hsb hsb_DE ht ht_HT hu hu_HU hy hy_AM ia\
         ia_001 id id_ID ie ie_EE ig ig_NG ii ii_CN io io_001 is is_IS it it_CH it_IT it_SM it_VA iu iu_CA iu_Cans iu_C\
        ans_CA iu_Latn iu_Latn_CA ja ja_JP jbo jbo_001 jgo jgo_CM jmc jmc_TZ jv jv_ID ka ka_GE kaa kaa_Cyrl kaa_Cyrl_UZ\
         kaa_Latn kaa_Latn_UZ kab kab_DZ kaj kaj_NG kam kam_KE kcg kcg_NG kde kde_TZ kea kea_CV kek kek_GT ken ken_CM k\
        gp kgp_BR khq khq_ML ki ki_KE kk kk_Arab kk_Arab_CN kk_Cyrl kk_Cyrl_KZ kk_KZ kkj kkj_CM kl kl_GL kln kln_KE km \
        km_KH kn kn_IN ko ko_CN ko_KP ko_KR kok kok_Deva kok_Deva_IN kok_IN kok_Latn kok_Latn_IN kpe kpe_GN kpe_LR ks k\
        s_Arab ks_Arab_IN ks_Deva ks_Deva_IN ksb ksb_TZ ksf ksf_CM ksh ksh_DE ku ku_Arab ku_Arab_IQ ku_Arab_IR ku_Latn \
        ku_Latn_IQ ku_Latn_SY ku_Latn_TR ku_TR kw kw_GB kxv kxv_Deva kxv_Deva_IN kxv_Latn kxv_Latn_IN kxv_Orya kxv_Orya\
        _IN kxv_Telu kxv_Telu_IN ky ky_Cyrl ky_Cyrl_KG ky_KG la la_VA lag lag_TZ lb lb_LU lg lg_UG lij lij_IT lkt lkt_U\
        S lld lld_IT lmo lmo_IT ln ln_AO ln_CD ln_CF ln_CG lo lo_LA lrc lrc_IQ lrc_IR lt lt_LT ltg ltg_LV lu lu_CD luo \
        luo_KE luy luy_KE lv lv_LV lzz lzz_TR mai mai_IN mas mas_KE mas_TZ mdf mdf_RU mer mer_KE mfe mfe_MU mg mg_MG mg\
        h mgh_MZ mgo mgo_CM mhn mhn_IT mi mi_NZ mic mic_CA mk mk_MK ml ml_IN mn mn_Cyrl mn_Cyrl_MN mn_MN mn_Mong mn_Mon\
        g_CN mn_Mong_MN mni mni_Beng mni_Beng_IN mni_Mtei mni_Mtei_IN moh moh_CA mr mr_IN ms ms_Arab ms_Arab_BN ms_Arab\
        _MY ms_BN ms_ID ms_Latn ms_Latn_BN ms_Latn_MY ms_Latn_SG ms_MY ms_SG mt mt_MT mua mua_CM mus mus_US mww mww_Hmn\
        p mww_Hmnp_US my my_MM myv myv_RU mzn mzn_IR naq naq_NA nb nb_NO nb_SJ nd nd_ZW nds nds_DE nds_NL ne ne_IN ne_N\
        P nl nl_AW nl_BE nl_BQ nl_CW nl_NL nl_SR nl_SX nmg nmg_CM nn nn_NO nnh nnh_CM no nqo nqo_GN nr nr_ZA nso nso_ZA\
         nus nus_SD nus_SS nv nv_US ny ny_MW nyn nyn_UG oc oc_ES oc_FR oka oka_CA oka_US om om_ET om_KE or or_IN os os_\
        GE os_RU osa osa_US pa pa_Arab pa_Arab_PK pa_Guru pa_Guru_IN pap pap_AW pap_CW pcm pcm_NG pi pi_Latn pi_Latn_GB\
         pis pis_SB pl pl_PL pms pms_IT prg prg_PL ps ps_AF ps_PK pt pt_AO pt_BR pt_CH pt_CV pt_GQ pt_GW pt_LU pt_MO pt\
        _MZ pt_PT pt_ST pt_TL qu qu_BO qu_EC qu_PE quc quc_GT raj raj_IN rhg rhg_Rohg rhg_Rohg_BD rhg_Rohg_MM rif rif_M\
        A rm rm_CH rn rn_BI ro ro_MD ro_RO rof rof_TZ root ru ru_BY ru_KG ru_KZ ru_MD ru_RU ru_UA rw rw_RW rwk rwk_TZ s\
        a sa_IN sah sah_RU saq saq_KE sat sat_Deva sat_Deva_IN sat_Olck sat_Olck_IN sbp sbp_TZ sc sc_IT scn scn_IT sd s\
        d_Arab sd_Arab_PK sd_Deva sd_Deva_IN sdh sdh_IQ sdh_IR se se_FI se_NO se_SE seh seh_MZ ses ses_ML sg sg_CF sgs \
        sgs_LT shi shi_Latn shi_Latn_MA shi_Tfng shi_Tfng_MA shn shn_MM shn_TH si si_LK sid sid_ET sk sk_SK skr skr_PK \
        sl sl_SI sma sma_NO sma_SE smj smj_NO smj_SE smn smn_FI sms sms_FI sn sn_ZW so so_DJ so_ET so_KE so_SO sq sq_AL\
         sq_MK sq_XK sr sr_Cyrl sr_Cyrl_BA sr_Cyrl_ME sr_Cyrl_RS sr_Cyrl_XK sr_Latn sr_Latn_BA sr_Latn_ME sr_Latn_RS sr\
        _Latn_XK ss ss_SZ ss_ZA ssy ssy_ER st st_LS st_ZA su su_Latn su_Latn_ID suz suz_Deva suz_Deva_NP suz_Sunu suz_S\
        unu_NP sv sv_AX sv_FI sv_SE sw sw_CD sw_KE sw_TZ sw_UG syr syr_IQ syr_SY szl szl_PL ta ta_IN ta_LK ta_MY ta_SG \
        te te_IN teo teo_KE teo_UG tg tg_Cyrl tg_Cyrl_TJ tg_TJ th th_TH ti ti_ER ti_ET tig tig_ER tk tk_Latn tk_Latn_TM\
         tk_TM tn tn_BW tn_ZA to to_TO tok tok_001 tpi tpi_PG tr tr_CY tr_TR trv trv_TW trw trw_PK ts ts_ZA tt tt_RU tw\
        q twq_NE tyv tyv_RU tzm tzm_Latn tzm_Latn_MA tzm_MA ug ug_Arab ug_Arab_CN ug_CN uk uk_UA ur ur_IN ur_PK uz uz_A\
        rab uz_Arab_AF uz_Cyrl uz_Cyrl_UZ uz_Latn uz_Latn_UZ vai vai_Latn vai_Latn_LR vai_Vaii vai_Vaii_LR ve ve_ZA vec\
         vec_IT vi vi_VN vmw vmw_MZ vo vo_001 vun vun_TZ wa wa_BE wae wae_CH wal wal_ET wbp wbp_AU wo wo_SN xh xh_ZA xn\
        r xnr_IN xog xog_UG yav yav_CM yi yi_001 yi_UA yo yo_BJ yo_NG yrl yrl_BR yrl_CO yrl_VE yue yue_Hans yue_Hans_CN\
         yue_Hant yue_Hant_CN yue_Hant_HK yue_Hant_MO za za_CN zgh zgh_MA zh zh_Hans zh_Hans_CN zh_Hans_HK zh_Hans_MO z\
        h_Hans_MY zh_Hans_SG zh_Hant zh_Hant_HK zh_Hant_MO zh_Hant_MY zh_Hant_TW zh_Latn zh_Latn_CN zu zu_ZA       \u{20}
        """
    }

    /// Rows: 1166. Bytes: 3498.
    private static var rawValueStarts: StaticString {
        """
        00000300900?00E00H00N00Q00W00]00a00h00k01101401:01=01C01G01N01R01Y01\\01c01i01o02502;02A02G02M02S02Y02_02e02k03\
        103703=03C03I03O03U03[03a03g03m04304904?04E04I04P04S04Y04]04d04h04o05205:05E05P05[05c05n06606A06D06J06N06W06c06\
        l07807<07C07F07L07V07Z07a07e07l08008708:08@08D08K08O08V08]08d08k09209609=09A09H09L09S09V09^09i09o0:70:B0:E0:K0:\
        Q0:T0:Z0:`0:d0:k0:n0;40;80;?0;B0;J0;U0;]0;h0;l0<30<70<>0<B0<I0<L0<R0<X0<g0<m0=30=70=>0=B0=I0=M0=T0=[0=^0=d0=h0=\
        o0>30>:0>>0>E0>I0>P0>T0>[0>_0>f0>m0?00?60?:0?A0?D0?J0?N0?U0?X0?^0?f0@:0@=0@C0@F0@L0@O0@U0@[0@_0@f0@i0@o0A50A;0A\
        A0AG0AM0AS0AW0A^0Ab0Ai0Am0B40B80B?0BB0BH0BL0BS0BV0B\\0B`0Bg0Bj0C00C60C90C?0CE0CP0CS0CZ0Ca0Cg0Cm0D30D90D?0DE0DK0\
        DQ0DW0D]0Dc0Di0Do0E50E;0EA0EG0EM0ES0EY0E_0Ee0Ek0F10F70F=0FC0FI0FQ0F\\0Fb0Fh0Fn0G40G:0G@0GF0GL0GR0GX0G^0Gd0Gj0H0\
        0H60H<0HB0HH0HN0HT0HZ0H`0Hf0Hl0I20I80I>0ID0IJ0IP0IV0I\\0Ib0Ih0In0J40J:0J@0JF0JL0JR0JX0J^0Jd0Jj0K00K60K<0KB0KH0K\
        N0KT0KZ0K`0Kf0Kl0L20L80L>0LD0LJ0LP0LV0L\\0Lb0Lh0Ln0M40M:0M@0MF0ML0MR0MX0M^0Md0Mj0N00N60N<0NB0NH0NN0NT0NZ0Nb0Nm0\
        O30O90O?0OE0OK0OQ0OW0O]0Oc0Oi0Oo0P;0PA0PG0PM0PS0PY0P_0Pe0Pk0Pn0Q50Q80Q?0QE0QK0QQ0QW0Q]0Qc0Qi0Qo0R50R;0RA0RG0RM0\
        RS0RY0R_0Re0Rk0S10S70S=0SC0SI0SO0SU0S[0Sa0Sd0Sj0Sm0T30T70T>0TA0TG0TM0TP0TX0Tc0Tn0U90UD0UO0UZ0Ue0V00V;0VF0VQ0V\\\
        0Vb0Vh0W00W;0WF0WQ0W\\0Wg0X20X=0XH0XS0X^0Xi0Y40Y:0Y@0YC0YI0YM0YT0YW0Y]0Yc0Yf0Yl0Z20Z80Z>0ZD0ZJ0ZP0ZV0Z\\0Zb0Zh0\
        Zn0[40[:0[@0[F0[L0[R0[X0[^0[d0[j0\\00\\60\\<0\\B0\\H0\\N0\\T0\\Z0\\`0\\f0\\l0]20]80]>0]D0]J0]P0]V0]\\0]b0]h0]n0\
        ^40^:0^>0^E0^I0^P0^S0^Y0^\\0^b0^h0^l0_30_60_<0_@0_G0_N0_Q0_W0_Z0_`0_d0_k0`20`90`<0`B0`F0`M0`P0`V0`Y0`a0`l0a70a=\
        0aE0aP0a[0af0al0b20b60b=0b@0bF0bI0bO0bW0bb0bf0bo0c;0c>0cD0cJ0cN0cU0cX0c^0ca0cg0cj0d00d30d:0d=0dC0dF0dL0dO0dU0dX\
        0d^0da0dh0dk0e10e40e:0e@0eF0eL0eO0eU0e]0eh0f00f;0f>0fD0fH0fP0fT0f[0f_0ff0fi0fo0g20g80g<0gE0gQ0gZ0gf0gj0h10h50h<\
        0h@0hG0hK0hR0hV0h]0ha0hh0hl0i30i70i>0iB0iI0iM0iT0iW0i]0i`0ih0j30j;0jF0jL0jP0jW0jZ0j`0jd0jk0jn0k40k70k=0k@0kF0kL\
        0kR0kV0k_0kk0l20l;0lG0lK0lR0lY0l\\0ld0lo0m70mB0mF0mM0mQ0mX0m\\0mc0mf0mn0n90nD0nL0nW0nb0nm0o30o60o<0o@0oI0oU0o^0\
        oj10310?10H10T10W10_10j11011311911=11D11G11M11P11V11Z11a11e11l12012712;12B12E12K12Q12W12]12`12f12j13113813;13A1\
        3E13L13O13U13Y13`13d13k13n14414814?14C14J14N14U14\\14`14g14k15215615=15@15F15J15Q15U15\\15`15g15j16016416;16>16\
        D16G16M16P16X16c16i17117<17G17K17T17`17i18518918@18C18I18L18T18_18j19019619>19I19T19_19e19k19n1:41:81:?1:C1:J1:\
        N1:W1:c1:f1:l1;01;71;;1;B1;F1;M1;P1;V1;\\1;_1;e1;i1<01<71<:1<@1<F1<I1<O1<U1<[1<a1<g1<m1=31=71=>1=A1=G1=K1=R1=U1\
        =Y1=`1=c1=i1=m1>41>81>?1>F1>I1>O1>R1>X1>\\1>c1>f1>l1?21?61?=1?D1?G1?M1?S1?V1?\\1?_1?e1?k1?o1@61@91@A1@L1@T1@_1@\
        c1@j1A11A51A<1A?1AG1AR1AV1A]1A`1Af1Aj1B11B51B<1B?1BE1BK1BN1BT1BZ1B`1Bf1Bl1C21C81C>1CD1CJ1CP1CV1CY1C_1Ce1Ck1Co1D\
        61D:1DA1DE1DN1DZ1Df1Dj1E11E41E:1E=1EC1EF1EL1ER1EV1E]1Eb1Ee1Ek1F11F71F=1FC1FI1FL1FR1FV1F]1F`1Ff1Fj1G11G51G<1G@1G\
        I1GU1G^1Gj1Gn1H51H81H>1HB1HI1HL1HT1H_1Hg1I21I61I=1ID1IG1IM1IS1IY1I]1Id1Ih1Io1J21J81J<1JC1JG1JP1J\\1Je1K11K51K<1\
        KC1KF1KL1KP1KW1KZ1K`1Kd1Kk1Kn1L41L81L?1LF1LJ1LQ1LX1L\\1Lc1Lg1Ln1M11M71M:1M@1MF1ML1MR1MU1M[1Ma1Mg1Mj1N21N=1NH1NS\
        1N^1Nf1O11O<1OG1OR1OU1O[1Oa1Oe1Ol1Oo1P51P;1P>1PF1PQ1PU1P^1Pj1Q31Q?1QB1QH1QN1QT1QW1Q]1Qc1Qi1Qo1R31R:1RA1RE1RL1RO\
        1RU1R[1Ra1Rg1Rj1S01S41S;1SB1SE1SM1SX1S^1Sa1Sg1Sj1T01T61T:1TA1TD1TL1TW1T]1T`1Tf1Tl1To1U51U91UA1UE1UL1UO1UU1U[1U_\
        1Uf1Uj1V11V41V:1V=1VC1VG1VN1VR1VY1V]1Vf1W21W91W<1WD1WO1WU1WX1W^1Wa1Wg1Wm1X01X81XC1XK1XV1X^1Xi1Xm1Y61YB1YK1YW1YZ\
        1Y`1Yd1Yk1Yn1Z41Z81Z?1ZB1ZI1ZM1ZT1ZW1Z]1Za1Zh1Zl1[31[71[>1[A1[G1[J1[P1[T1[[1[_1[f1[j1\\11\\41\\;1\\A1\\D1\\J1\\\
        P1\\T1\\[1\\b1\\i1\\m1]61]B1]K1]W1]c1]o1^21^81^<1^C1^F1^N1^Y1^d1^o1_:1_E1_M1_X1_c1_n1`91`A1`L1`O1`U
        """
    }
}

extension CurrencyLocale {
    /// The row of the bundled locale that serves the case: that of `zh-Hant` for `zh_TW`.
    var bundledRow: Int {
        let digits = Self.bundledRows.utf8Start + 2 &* ordinal
        return Int(digits[0]) &<< 6 &+ Int(digits[1]) &- 0xC30
    }

    /// The number of each case: two digits as in the starts of `RawValues`. Rows: 1165. Bytes: 2330.
    private static var bundledRows: StaticString {
        """
        00010200030304050406060707080809090:0:0;0;0<0<0=0>0?0@0A0B0C0D0E0F0G0H0I0J0K0L0M0N0O0P0Q0R0S0T0U0V0W0X0X0Y0Y0Z0\
        Z0[0[0\\0]0^0]0_0`0`0a0a0b0b0c0d0d0e0e0f0f0g0g0h0i0i0j0j0k0k0l0l0m0m0n0o1011120n1313141415151616161617171818191\
        :1:1;1<1<1=1=1>1>1?1@1@1A1A1B1B1C1C1D1D1E1F1E1G1H1I1J1J1K1K1L1L1M1N1N1O1O1P1P1Q1Q1R1R1S1S1T1T1U1V1V1W1W1X1X1Y1Y\
        1Z1Z;=;=1[1[1\\1\\1]1]1^1_1_1`1a1b1c1`1d1e1f1g1g1h1h1i1i1j1j1k1k1l1l1m1m1n1n1o1o202122212324252624272829242:2;2\
        <242=2>2?2@2A2B2C2D2E2F2G2H2I2J2K2L2M2N2O2P2P2Q2R2S2T2U2V2W2X2Y2Z2[2\\2]2^2_242`2a2b2c242d2e2f2g2h2i2j242k2l2m2\
        n2o3031323334353624372438393:3;3<3=3>3?3@3A3B3C3D3E3F3G3H3I3J3K3L3M3N3O3P3Q3R243S3T3U3V3W3X3Y3Z3[3\\3]3^3_3`3`3\
        a3b3c243d3e3f3g3h3i243j3k3l3m3n3o40414243434445464748494:4;4<4=4>4?4@444A4B4C4D4E4F4G4H4I4J4K4L4M4N4O4P4P4Q4Q4R\
        4R4S4T4S4U4V4W4X4Y4Z4V4[4\\4]4^4_4`4a4d4g4b4c4d4e4f4g4h4i4j4k4l4m4b4j4U4n4n4o4o50515052535455565758595:5;5<5=5>\
        5?5@525A5B5C5D5E5F5G5H5I5J5K5L5M5N5O5P5Q5R5S5T5U5V5W5X5Y5Z5[5\\5]5^5_5`5`5a5a5b5b5c5d5c5e5e5f5f5g5h5g5i5i5j5j5k\
        5k5l5m5n5n5o5o6060616262636461646561656166666767686869696:6;6;6<6=6<6>6>6?6?6@6@6A6A6B6B6C6C6D6D6E6E6F6F6G6G6H6\
        H6I6J6I6K6L6M6M6M6M6N6N6O6O6P6P6Q6Q6R6R6S6S6T6T6U6V6V6W6W6X6X6Y6Y6Z6Z6[6[6\\6\\6]6]6^6^6_6_6`6`6a6a6b6b6c6d6d6e\
        6f6f6g6g6h6h6i6i6j6j6k6k6l6m6n6l6o70706o717172737274757576767777787879797:7;7;7<7=7>7?7@7@7A7A7B7C7C7D7D7E7E7F7\
        F7G7G7G7G7H7H7I7I7J7J7K7K7L7L7M7M7N7N7O7O7P7Q7P7R7S7T7T7U7V7U7W7W7X7X7Y7Y7Z7Z7[7[7\\7\\7]7]7^7^7_7_7`7a7a7b7b7c\
        7c7d7d7e7e7f7f7g7g7h7h7i7i7j7j7k7k7l7l7l7l7m7m7n7o80808181828283838485868587888487848984898:8:8;8;8<8<8=8>8>8?8\
        ?8@8@8A8A8B8B8C8C8D8E8E8F8F8G8H8I8H8J8K8L8M8N8J8O8P8Q8Q8R8R8S8S8T8U8U8V8V8W8W8X8X8X8Y8Y8Z8Z8[8[8\\8]8\\8^8^8_8`\
        8`8a8b8b8c8c8d8e8e8f8g8g8h8h8i8j8i8k8k8l8m8m8n8n8o8o90909191929293949594969798999:9;9<9=9>9?9@9A9B9@9C9C9D9D9E9\
        F9G9F9H9H9I9I9J9J9K9L9K9M9M;=9N9O9P9Q9R9N9S9T9T9U9U9V9V9W9W9X9X9Y9Z9Z9[9[9\\9\\9]9]9^9^9_9`9`9a9a9b9c9b9d9e9d9f\
        9g9g9h9h9i9i9j9j9k9l9l9m9m9n9n9o:0:0:1:1:2:2:3:3:4:4:5:6:5:7:8:7:9:9:::::;:;:<:=:>:?:<:@:@:A:B:C:D:E:F:D:G:H:I:\
        J:H:K:L:M:L:N:N:O:P:O:Q:R:R:S:T:T:U:U:V:W:X:V:Y:Z:[:Y:\\:]:]:^:_:_:`:`:a:b:c:d:d:e:f:e:g:g:g:g:h:h:i:j:i:k:k:l:\
        l:l:l:m:n:m:o:o;0;0;1;1;2;3;2;4;4;5;5;6;6;7;7;8;8;9;9;:;:;:;:;;;;;;;;;<;<;>;?;>;@;A;A;B;B;C;C;D;E;E;F;F;G;G;H;H\
        ;I;I;J;J;K;K;L;L;M;M;N;N;O;O;P;P;Q;Q;R;R;S;S;T;T;U;U;V;V;V;W;X;W;Y;Y;Z;[;\\;];];^;_;^;`;a;a;b;b;c;d;d;e;f;g;h;i\
        ;j;k;l;i;m;m;n;n
        """
    }
}

// Total: 1165 cases, 38 aliases, 13040 bytes, CRC-32 D665BA82
