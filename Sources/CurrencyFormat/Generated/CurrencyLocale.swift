// Written by `currency-data emit`. Do not edit.
// Data: cldr-json 48.0.0 (CLDR 48), icu 78.3 (CLDR 48), iso4217 2026-01-01
// swift-format-ignore-file

/// A locale of CLDR, by its English name.
///
/// The raw value is the identifier with underscores: `CurrencyLocale.germanAustria.rawValue` is `"de_AT"`. `current`
/// and `autoUpdating`, which follow the user, come with module CurrencyFoundation: programs that do not link it have no
/// such cases.
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
        guard let ordinal = text.withUTF8({ Self.ordinal(ofRawValue: $0) }) else { return nil }
        self.init(uncheckedOrdinal: ordinal)
        if !Self.exists(self) { return nil }
    }

    /// The text that stands for the case in files and messages.
    public var rawValue: String {
        String(decoding: Self.rawValueBytes(at: ordinal), as: UTF8.self)
    }

    /// The number of the case with a raw value; nil where no case has it.
    static func ordinal(ofRawValue text: UnsafeBufferPointer<UInt8>) -> Int? {
        if text.isEmpty { return nil }
        var low = 0
        var high = caseCount
        while low < high {
            let middle = (low &+ high) >> 1
            let order = order(of: text, at: middle)
            if order == 0 { return middle }
            if order < 0 { high = middle } else { low = middle &+ 1 }
        }
        return nil
    }

    /// Negative where the text comes before the raw value, 0 where it is the same. Neither may be empty.
    private static func order(of text: UnsafeBufferPointer<UInt8>, at ordinal: Int) -> Int {
        let start = rawValueStart(ordinal)
        let bytes = rawValues.utf8Start + start
        if text[0] != bytes[0] { return Int(text[0]) &- Int(bytes[0]) }
        let count = rawValueStart(ordinal &+ 1) &- start
        var index = 1
        while index < text.count, index < count {
            if text[index] != bytes[index] { return Int(text[index]) &- Int(bytes[index]) }
            index &+= 1
        }
        return text.count &- count
    }

    static func rawValueBytes(at ordinal: Int) -> UnsafeBufferPointer<UInt8> {
        let start = rawValueStart(ordinal)
        let count = rawValueStart(ordinal &+ 1) &- start
        return UnsafeBufferPointer(start: rawValues.utf8Start + start, count: count)
    }

    @inline(__always)
    private static func rawValueStart(_ ordinal: Int) -> Int {
        let digits = rawValueStarts.utf8Start + 3 &* ordinal
        return Int(digits[0] &- 0x30) &<< 12 | Int(digits[1] &- 0x30) &<< 6 | Int(digits[2] &- 0x30)
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

#if !hasFeature(Embedded)
/// Coded as its raw value.
extension CurrencyLocale: Codable {}
#endif

/// Other names for cases: those that existing code has, or that people look for.
extension CurrencyLocale {
    /// The case `albanianNorthMacedonia`.
    @inlinable public static var albanianMacedonia: Self { .albanianNorthMacedonia }
    /// The case `bangla`.
    @inlinable public static var bengali: Self { .bangla }
    /// The case `banglaBangladesh`.
    @inlinable public static var bengaliBangladesh: Self { .banglaBangladesh }
    /// The case `chineseMacaoSarChina`.
    @inlinable public static var chineseMacauSarChina: Self { .chineseMacaoSarChina }
    /// The case `chineseSimplifiedMacaoSarChina`.
    @inlinable public static var chineseSimplifiedMacauSarChina: Self { .chineseSimplifiedMacaoSarChina }
    /// The case `czechCzechia`.
    @inlinable public static var czechCzechRepublic: Self { .czechCzechia }
    /// The case `dutchCuracao`.
    @available(*, deprecated, renamed: "dutchCuracao")
    @inlinable public static var dutchCuraao: Self { .dutchCuracao }
    /// The case `banglaIndia`.
    @available(*, deprecated, renamed: "banglaIndia")
    @inlinable public static var engaliIndia: Self { .banglaIndia }
    /// The case `englishCzechia`.
    @inlinable public static var englishCzechRepublic: Self { .englishCzechia }
    /// The case `englishMacaoSarChina`.
    @inlinable public static var englishMacauSarChina: Self { .englishMacaoSarChina }
    /// The case `englishEswatini`.
    @inlinable public static var englishSwaziland: Self { .englishEswatini }
    /// The case `englishTurkiye`.
    @inlinable public static var englishTurkey: Self { .englishTurkiye }
    /// The case `englishUnitedStatesPosix`.
    @inlinable public static var englishUnitedStatesComputer: Self { .englishUnitedStatesPosix }
    /// The case `frenchCoteDIvoire`.
    @available(*, deprecated, renamed: "frenchCoteDIvoire")
    @inlinable public static var frenchCteDivoire: Self { .frenchCoteDIvoire }
    /// The case `frenchReunion`.
    @available(*, deprecated, renamed: "frenchReunion")
    @inlinable public static var frenchRunion: Self { .frenchReunion }
    /// The case `frenchStBarthelemy`.
    @available(*, deprecated, renamed: "frenchStBarthelemy")
    @inlinable public static var frenchStBarthlemy: Self { .frenchStBarthelemy }
    /// The case `fula`.
    @inlinable public static var fulah: Self { .fula }
    /// The case `fulaCameroon`.
    @inlinable public static var fulahCameroon: Self { .fulaCameroon }
    /// The case `fulaGuinea`.
    @inlinable public static var fulahGuinea: Self { .fulaGuinea }
    /// The case `fulaMauritania`.
    @inlinable public static var fulahMauritania: Self { .fulaMauritania }
    /// The case `fulaSenegal`.
    @inlinable public static var fulahSenegal: Self { .fulaSenegal }
    /// The case `macedonianNorthMacedonia`.
    @inlinable public static var macedonianMacedonia: Self { .macedonianNorthMacedonia }
    /// The case `norwegianBokmal`.
    @available(*, deprecated, renamed: "norwegianBokmal")
    @inlinable public static var norwegianBokml: Self { .norwegianBokmal }
    /// The case `norwegianBokmalNorway`.
    @available(*, deprecated, renamed: "norwegianBokmalNorway")
    @inlinable public static var norwegianBokmlNorway: Self { .norwegianBokmalNorway }
    /// The case `norwegianBokmalSvalbardJanMayen`.
    @available(*, deprecated, renamed: "norwegianBokmalSvalbardJanMayen")
    @inlinable public static var norwegianBokmlSvalbardJanMayen: Self { .norwegianBokmalSvalbardJanMayen }
    /// The case `odia`.
    @inlinable public static var oriya: Self { .odia }
    /// The case `odiaIndia`.
    @inlinable public static var oriyaIndia: Self { .odiaIndia }
    /// The case `portugueseMacaoSarChina`.
    @inlinable public static var portugueseMacauSarChina: Self { .portugueseMacaoSarChina }
    /// The case `portugueseSaoTomePrincipe`.
    @available(*, deprecated, renamed: "portugueseSaoTomePrincipe")
    @inlinable public static var portugueseSoTomPrncipe: Self { .portugueseSaoTomePrincipe }
    /// The case `yakut`.
    @inlinable public static var sakha: Self { .yakut }
    /// The case `yakutRussia`.
    @inlinable public static var sakhaRussia: Self { .yakutRussia }
    /// The case `serbianCyrillicMontenegro`.
    @inlinable public static var serbianMontenegro: Self { .serbianCyrillicMontenegro }
    /// The case `swedishAlandIslands`.
    @available(*, deprecated, renamed: "swedishAlandIslands")
    @inlinable public static var swedishlandIslands: Self { .swedishAlandIslands }
    /// The case `tachelhitLatin`.
    @inlinable public static var tachelhit: Self { .tachelhitLatin }
    /// The case `tachelhitLatinMorocco`.
    @inlinable public static var tachelhitMorocco: Self { .tachelhitLatinMorocco }
    /// The case `turkishTurkiye`.
    @inlinable public static var turkishTurkey: Self { .turkishTurkiye }
    /// The case `uzbekCyrillic`.
    @inlinable public static var uzbek: Self { .uzbekCyrillic }
    /// The case `uzbekCyrillicUzbekistan`.
    @inlinable public static var uzbekUzbekistan: Self { .uzbekCyrillicUzbekistan }
}

extension CurrencyLocale {
    /// The raw values one after the other, in ascending order. Rows: 1165. Bytes: 6040.
    private static var rawValues: StaticString {
        """
        aaaa_DJaa_ERaa_ETabab_GEafaf_NAaf_ZAagqagq_CMakak_GHamam_ETanan_ESannann_NGapcapc_SYarar_001ar_AEar_BHar_DJar_D\
        Zar_EGar_EHar_ERar_ILar_IQar_JOar_KMar_KWar_LBar_LYar_MAar_MRar_OMar_PSar_QAar_SAar_SDar_SOar_SSar_SYar_TDar_TN\
        ar_YEarnarn_CLasas_INasaasa_TZastast_ESazaz_Arabaz_Arab_IQaz_Arab_IRaz_Arab_TRaz_Cyrlaz_Cyrl_AZaz_Latnaz_Latn_A\
        Zbaba_RUbalbal_Arabbal_Arab_PKbal_Latnbal_Latn_PKbasbas_CMbebe_BYbe_taraskbembem_ZMbewbew_IDbezbez_TZbgbg_BGbgc\
        bgc_INbgnbgn_AEbgn_AFbgn_IRbgn_OMbgn_PKbhobho_INbloblo_BJbltblt_VNbmbm_Latnbm_Latn_MLbm_MLbm_Nkoobm_Nkoo_MLbnbn\
        _BDbn_INbobo_CNbo_INbqibqi_IRbrbr_FRbrxbrx_INbsbs_Cyrlbs_Cyrl_BAbs_Latnbs_Latn_BAbssbss_CMbuabua_RUbynbyn_ERcac\
        a_ADca_ESca_ES_valenciaca_FRca_ITcadcad_UScchcch_NGccpccp_BDccp_INcece_RUcebceb_PHcggcgg_UGchocho_USchrchr_USci\
        ccic_USckbckb_IQckb_IRcoco_FRcopcop_EGcscs_CZcswcsw_CAcucu_RUcurrentcurrentAutoUpdatingcvcv_RUcycy_GBdada_DKda_\
        GLdavdav_KEdede_ATde_BEde_CHde_DEde_ITde_LIde_LUdjedje_NEdoidoi_INdsbdsb_DEduadua_CMdvdv_MVdyodyo_SNdzdz_BTebue\
        bu_KEeeee_GHee_TGelel_CYel_GRel_polytonenen_001en_150en_ADen_AEen_AGen_AIen_ALen_ASen_ATen_AUen_BAen_BBen_BEen_\
        BIen_BMen_BSen_BWen_BZen_CAen_CCen_CHen_CKen_CMen_CXen_CYen_CZen_DEen_DGen_DKen_DMen_Dsrten_Dsrt_USen_EEen_ERen\
        _ESen_FIen_FJen_FKen_FMen_FRen_GBen_GDen_GEen_GGen_GHen_GIen_GMen_GRen_GSen_GUen_GYen_HKen_HRen_HUen_IDen_IEen_\
        ILen_IMen_INen_IOen_ISen_ITen_JEen_JMen_JPen_KEen_KIen_KNen_KYen_LCen_LRen_LSen_LTen_LUen_LVen_MEen_MGen_MHen_M\
        Oen_MPen_MSen_MTen_MUen_MVen_MWen_MYen_NAen_NFen_NGen_NLen_NOen_NRen_NUen_NZen_PGen_PHen_PKen_PLen_PNen_PRen_PT\
        en_PWen_ROen_RUen_RWen_SBen_SCen_SDen_SEen_SGen_SHen_SIen_SKen_SLen_SSen_SXen_SZen_Shawen_Shaw_GBen_TCen_TKen_T\
        Oen_TRen_TTen_TVen_TZen_UAen_UGen_UMen_USen_US_POSIXen_VCen_VGen_VIen_VUen_WSen_ZAen_ZMen_ZWeoeo_001eses_419es_\
        ARes_BOes_BRes_BZes_CLes_COes_CRes_CUes_DOes_EAes_ECes_ESes_GQes_GTes_HNes_ICes_MXes_NIes_PAes_PEes_PHes_PRes_P\
        Yes_SVes_USes_UYes_VEetet_EEeueu_ESewoewo_CMfafa_AFfa_IRffff_Adlmff_Adlm_BFff_Adlm_CMff_Adlm_GHff_Adlm_GMff_Adl\
        m_GNff_Adlm_GWff_Adlm_LRff_Adlm_MRff_Adlm_NEff_Adlm_NGff_Adlm_SLff_Adlm_SNff_CMff_GNff_Latnff_Latn_BFff_Latn_CM\
        ff_Latn_GHff_Latn_GMff_Latn_GNff_Latn_GWff_Latn_LRff_Latn_MRff_Latn_NEff_Latn_NGff_Latn_SLff_Latn_SNff_MRff_SNf\
        ifi_FIfilfil_PHfofo_DKfo_FOfrfr_BEfr_BFfr_BIfr_BJfr_BLfr_CAfr_CDfr_CFfr_CGfr_CHfr_CIfr_CMfr_DJfr_DZfr_FRfr_GAfr\
        _GFfr_GNfr_GPfr_GQfr_HTfr_KMfr_LUfr_MAfr_MCfr_MFfr_MGfr_MLfr_MQfr_MRfr_MUfr_NCfr_NEfr_PFfr_PMfr_REfr_RWfr_SCfr_\
        SNfr_SYfr_TDfr_TGfr_TNfr_VUfr_WFfr_YTfrrfrr_DEfurfur_ITfyfy_NLgaga_GBga_IEgaagaa_GHgdgd_GBgezgez_ERgez_ETglgl_E\
        Sgngn_PYgswgsw_CHgsw_FRgsw_LIgugu_INguzguz_KEgvgv_IMhaha_Arabha_Arab_NGha_Arab_SDha_GHha_Latnha_Latn_GHha_Latn_\
        NEha_Latn_NGha_NEha_NGhawhaw_UShehe_ILhihi_INhi_Latnhi_Latn_INhnjhnj_Hmnphnj_Hmnp_UShrhr_BAhr_HRhsbhsb_DEhtht_H\
        Thuhu_HUhyhy_AMiaia_001idid_IDieie_EEigig_NGiiii_CNioio_001isis_ISitit_CHit_ITit_SMit_VAiuiu_CAiu_Cansiu_Cans_C\
        Aiu_Latniu_Latn_CAjaja_JPjbojbo_001jgojgo_CMjmcjmc_TZjvjv_IDkaka_GEkaakaa_Cyrlkaa_Cyrl_UZkaa_Latnkaa_Latn_UZkab\
        kab_DZkajkaj_NGkamkam_KEkcgkcg_NGkdekde_TZkeakea_CVkekkek_GTkenken_CMkgpkgp_BRkhqkhq_MLkiki_KEkkkk_Arabkk_Arab_\
        CNkk_Cyrlkk_Cyrl_KZkk_KZkkjkkj_CMklkl_GLklnkln_KEkmkm_KHknkn_INkoko_CNko_KPko_KRkokkok_Devakok_Deva_INkok_INkok\
        _Latnkok_Latn_INkpekpe_GNkpe_LRksks_Arabks_Arab_INks_Devaks_Deva_INksbksb_TZksfksf_CMkshksh_DEkuku_Arabku_Arab_\
        IQku_Arab_IRku_Latnku_Latn_IQku_Latn_SYku_Latn_TRku_TRkwkw_GBkxvkxv_Devakxv_Deva_INkxv_Latnkxv_Latn_INkxv_Oryak\
        xv_Orya_INkxv_Telukxv_Telu_INkyky_Cyrlky_Cyrl_KGky_KGlala_VAlaglag_TZlblb_LUlglg_UGlijlij_ITlktlkt_USlldlld_ITl\
        molmo_ITlnln_AOln_CDln_CFln_CGlolo_LAlrclrc_IQlrc_IRltlt_LTltgltg_LVlulu_CDluoluo_KEluyluy_KElvlv_LVlzzlzz_TRma\
        imai_INmasmas_KEmas_TZmdfmdf_RUmermer_KEmfemfe_MUmgmg_MGmghmgh_MZmgomgo_CMmhnmhn_ITmimi_NZmicmic_CAmkmk_MKmlml_\
        INmnmn_Cyrlmn_Cyrl_MNmn_MNmn_Mongmn_Mong_CNmn_Mong_MNmnimni_Bengmni_Beng_INmni_Mteimni_Mtei_INmohmoh_CAmrmr_INm\
        sms_Arabms_Arab_BNms_Arab_MYms_BNms_IDms_Latnms_Latn_BNms_Latn_MYms_Latn_SGms_MYms_SGmtmt_MTmuamua_CMmusmus_USm\
        wwmww_Hmnpmww_Hmnp_USmymy_MMmyvmyv_RUmznmzn_IRnaqnaq_NAnbnb_NOnb_SJndnd_ZWndsnds_DEnds_NLnene_INne_NPnlnl_AWnl_\
        BEnl_BQnl_CWnl_NLnl_SRnl_SXnmgnmg_CMnnnn_NOnnhnnh_CMnonqonqo_GNnrnr_ZAnsonso_ZAnusnus_SDnus_SSnvnv_USnyny_MWnyn\
        nyn_UGococ_ESoc_FRokaoka_CAoka_USomom_ETom_KEoror_INosos_GEos_RUosaosa_USpapa_Arabpa_Arab_PKpa_Gurupa_Guru_INpa\
        ppap_AWpap_CWpcmpcm_NGpipi_Latnpi_Latn_GBpispis_SBplpl_PLpmspms_ITprgprg_PLpsps_AFps_PKptpt_AOpt_BRpt_CHpt_CVpt\
        _GQpt_GWpt_LUpt_MOpt_MZpt_PTpt_STpt_TLququ_BOqu_ECqu_PEqucquc_GTrajraj_INrhgrhg_Rohgrhg_Rohg_BDrhg_Rohg_MMrifri\
        f_MArmrm_CHrnrn_BIroro_MDro_ROrofrof_TZrootruru_BYru_KGru_KZru_MDru_RUru_UArwrw_RWrwkrwk_TZsasa_INsahsah_RUsaqs\
        aq_KEsatsat_Devasat_Deva_INsat_Olcksat_Olck_INsbpsbp_TZscsc_ITscnscn_ITsdsd_Arabsd_Arab_PKsd_Devasd_Deva_INsdhs\
        dh_IQsdh_IRsese_FIse_NOse_SEsehseh_MZsesses_MLsgsg_CFsgssgs_LTshishi_Latnshi_Latn_MAshi_Tfngshi_Tfng_MAshnshn_M\
        Mshn_THsisi_LKsidsid_ETsksk_SKskrskr_PKslsl_SIsmasma_NOsma_SEsmjsmj_NOsmj_SEsmnsmn_FIsmssms_FIsnsn_ZWsoso_DJso_\
        ETso_KEso_SOsqsq_ALsq_MKsq_XKsrsr_Cyrlsr_Cyrl_BAsr_Cyrl_MEsr_Cyrl_RSsr_Cyrl_XKsr_Latnsr_Latn_BAsr_Latn_MEsr_Lat\
        n_RSsr_Latn_XKssss_SZss_ZAssyssy_ERstst_LSst_ZAsusu_Latnsu_Latn_IDsuzsuz_Devasuz_Deva_NPsuz_Sunusuz_Sunu_NPsvsv\
        _AXsv_FIsv_SEswsw_CDsw_KEsw_TZsw_UGsyrsyr_IQsyr_SYszlszl_PLtata_INta_LKta_MYta_SGtete_INteoteo_KEteo_UGtgtg_Cyr\
        ltg_Cyrl_TJtg_TJthth_THtiti_ERti_ETtigtig_ERtktk_Latntk_Latn_TMtk_TMtntn_BWtn_ZAtoto_TOtoktok_001tpitpi_PGtrtr_\
        CYtr_TRtrvtrv_TWtrwtrw_PKtsts_ZAtttt_RUtwqtwq_NEtyvtyv_RUtzmtzm_Latntzm_Latn_MAtzm_MAugug_Arabug_Arab_CNug_CNuk\
        uk_UAurur_INur_PKuzuz_Arabuz_Arab_AFuz_Cyrluz_Cyrl_UZuz_Latnuz_Latn_UZvaivai_Latnvai_Latn_LRvai_Vaiivai_Vaii_LR\
        veve_ZAvecvec_ITvivi_VNvmwvmw_MZvovo_001vunvun_TZwawa_BEwaewae_CHwalwal_ETwbpwbp_AUwowo_SNxhxh_ZAxnrxnr_INxogxo\
        g_UGyavyav_CMyiyi_001yi_UAyoyo_BJyo_NGyrlyrl_BRyrl_COyrl_VEyueyue_Hansyue_Hans_CNyue_Hantyue_Hant_CNyue_Hant_HK\
        yue_Hant_MOzaza_CNzghzgh_MAzhzh_Hanszh_Hans_CNzh_Hans_HKzh_Hans_MOzh_Hans_MYzh_Hans_SGzh_Hantzh_Hant_HKzh_Hant_\
        MOzh_Hant_MYzh_Hant_TWzh_Latnzh_Latn_CNzuzu_ZA
        """
    }

    /// Where each raw value starts, and at last where all end: 3 digits to the base of 64, the most significant first,
    /// each the byte 0x30 plus its value. Rows: 1166. Bytes: 3498.
    private static var rawValueStarts: StaticString {
        """
        00000200700<00A00C00H00J00O00T00W00]00_00d00f00k00m01201501;01>01D01F01L01Q01V01[01`01e01j01o02402902>02C02H02M\
        02R02W02\\02a02f02k03003503:03?03D03I03N03S03V03\\03^03c03f03l03o04504704>04H04R04\\04c04m05405>05@05E05H05P05[\
        05c05n06106706906>06G06J06P06S06Y06\\06b06d06i06l07207507;07A07G07M07S07V07\\07_07e07h07n08008708A08F08M08W08Y0\
        8^08c08e08j08o09209809:09?09B09H09J09Q09[09b09l09o0:50:80:>0:A0:G0:I0:N0:S0:a0:f0:k0:n0;40;70;=0;@0;F0;L0;N0;S0\
        ;V0;\\0;_0;e0;h0;n0<10<70<:0<@0<C0<I0<O0<Q0<V0<Y0<_0<a0<f0<i0<o0=10=60==0=P0=R0=W0=Y0=^0=`0=e0=j0=m0>30>50>:0>?\
        0>D0>I0>N0>S0>X0>[0>a0>d0>j0>m0?30?60?<0?>0?C0?F0?L0?N0?S0?V0?\\0?^0?c0?h0?j0?o0@40@>0@@0@F0@L0@Q0@V0@[0@`0@e0@\
        j0@o0A40A90A>0AC0AH0AM0AR0AW0A\\0Aa0Af0Ak0B00B50B:0B?0BD0BI0BN0BS0BX0B_0Bi0Bn0C30C80C=0CB0CG0CL0CQ0CV0C[0C`0Ce0\
        Cj0Co0D40D90D>0DC0DH0DM0DR0DW0D\\0Da0Df0Dk0E00E50E:0E?0ED0EI0EN0ES0EX0E]0Eb0Eg0El0F10F60F;0F@0FE0FJ0FO0FT0FY0F^\
        0Fc0Fh0Fm0G20G70G<0GA0GF0GK0GP0GU0GZ0G_0Gd0Gi0Gn0H30H80H=0HB0HG0HL0HQ0HV0H[0H`0He0Hj0Ho0I40I90I>0IC0IH0IM0IR0IY\
        0Ic0Ih0Im0J20J70J<0JA0JF0JK0JP0JU0JZ0Je0Jj0Jo0K40K90K>0KC0KH0KM0KO0KU0KW0K]0Kb0Kg0Kl0L10L60L;0L@0LE0LJ0LO0LT0LY\
        0L^0Lc0Lh0Lm0M20M70M<0MA0MF0MK0MP0MU0MZ0M_0Md0Mf0Mk0Mm0N20N50N;0N=0NB0NG0NI0NP0NZ0Nd0Nn0O80OB0OL0OV0O`0Oj0P40P>\
        0PH0PM0PR0PY0Pc0Pm0Q70QA0QK0QU0Q_0Qi0R30R=0RG0RQ0RV0R[0R]0Rb0Re0Rk0Rm0S20S70S90S>0SC0SH0SM0SR0SW0S\\0Sa0Sf0Sk0T\
        00T50T:0T?0TD0TI0TN0TS0TX0T]0Tb0Tg0Tl0U10U60U;0U@0UE0UJ0UO0UT0UY0U^0Uc0Uh0Um0V20V70V<0VA0VF0VK0VP0VU0VZ0V_0Vb0V\
        h0Vk0W10W30W80W:0W?0WD0WG0WM0WO0WT0WW0W]0Wc0We0Wj0Wl0X10X40X:0X@0XF0XH0XM0XP0XV0XX0X]0X_0Xf0Y00Y:0Y?0YF0YP0YZ0Y\
        d0Yi0Yn0Z10Z70Z90Z>0Z@0ZE0ZL0ZV0ZY0Za0Zl0Zn0[30[80[;0[A0[C0[H0[J0[O0[Q0[V0[X0[^0[`0[e0[g0[l0[n0\\30\\50\\:0\\<0\
        \\B0\\D0\\I0\\K0\\P0\\U0\\Z0\\_0\\a0\\f0\\m0]70]>0]H0]J0]O0]R0]Y0]\\0]b0]e0]k0]m0^20^40^90^<0^D0^O0^W0^b0^e0^k0\
        ^n0_40_70_=0_@0_F0_I0_O0_R0_X0_[0_a0_d0_j0_m0`30`60`<0`>0`C0`E0`L0`V0`]0`g0`l0`o0a50a70a<0a?0aE0aG0aL0aN0aS0aU0\
        aZ0a_0ad0ag0ao0b:0b@0bH0bS0bV0b\\0bb0bd0bk0c50c<0cF0cI0cO0cR0cX0c[0ca0cc0cj0d40d>0dE0dO0dY0dc0dh0dj0do0e20e:0eE\
        0eM0eX0e`0ek0f30f>0f@0fG0fQ0fV0fX0f]0f`0ff0fh0fm0fo0g40g70g=0g@0gF0gI0gO0gR0gX0gZ0g_0gd0gi0gn0h00h50h80h>0hD0hF\
        0hK0hN0hT0hV0h[0h^0hd0hg0hm0ho0i40i70i=0i@0iF0iI0iO0iU0iX0i^0ia0ig0ij0j00j20j70j:0j@0jC0jI0jL0jR0jT0jY0j\\0jb0j\
        d0ji0jk0k00k20k90kC0kH0kO0kY0kc0kf0kn0l90lA0lL0lO0lU0lW0l\\0l^0le0lo0m90m>0mC0mJ0mT0m^0mh0mm0n20n40n90n<0nB0nE0\
        nK0nN0nV0na0nc0nh0nk0o10o40o:0o=0oC0oE0oJ0oO0oQ0oV0oY0o_0oe0og0ol10110310810=10B10G10L10Q10V10Y10_10a10f10i10o1\
        1111411:11<11A11D11J11M11S11Y11[11`11b11g11j12012212712<12?12E12K12M12R12W12Y12^12`12e12j12m13313513<13F13M13W1\
        3Z13`13f13i13o14114814B14E14K14M14R14U14[14^14d14f14k15015215715<15A15F15K15P15U15Z15_15d15i15n16016516:16?16B1\
        6H16K16Q16T16\\16g17217517;17=17B17D17I17K17P17U17X17^17b17d17i17n18318818=18B18D18I18L18R18T18Y18\\18b18e18k18\
        n19619A19I19T19W19]19_19d19g19m19o1:61:@1:G1:Q1:T1:Z1:`1:b1:g1:l1;11;41;:1;=1;C1;E1;J1;M1;S1;V1;^1;i1<11<<1<?1<\
        E1<K1<M1<R1<U1<[1<]1<b1<e1<k1<m1=21=51=;1=A1=D1=J1=P1=S1=Y1=\\1=b1=d1=i1=k1>01>51>:1>?1>A1>F1>K1>P1>R1>Y1>c1>m1\
        ?71?A1?H1?R1?\\1?f1@01@21@71@<1@?1@E1@G1@L1@Q1@S1@Z1@d1@g1@o1A:1AB1AM1AO1AT1AY1A^1A`1Ae1Aj1Ao1B41B71B=1BC1BF1BL\
        1BN1BS1BX1B]1Bb1Bd1Bi1Bl1C21C81C:1CA1CK1CP1CR1CW1CY1C^1Cc1Cf1Cl1Cn1D51D?1DD1DF1DK1DP1DR1DW1DZ1Da1Dd1Dj1Dl1E11E6\
        1E91E?1EB1EH1EJ1EO1EQ1EV1EY1E_1Eb1Eh1Ek1F31F>1FD1FF1FM1FW1F\\1F^1Fc1Fe1Fj1Fo1G11G81GB1GI1GS1GZ1Gd1Gg1Go1H:1HB1H\
        M1HO1HT1HW1H]1H_1Hd1Hg1Hm1Ho1I51I81I>1I@1IE1IH1IN1IQ1IW1IZ1I`1Ib1Ig1Ii1In1J11J71J:1J@1JC1JI1JK1JQ1JV1JX1J]1Jb1J\
        e1Jk1K11K71K:1KB1KM1KU1K`1Kk1L61L81L=1L@1LF1LH1LO1LY1Lc1Lm1M71MA1MH1MR1M\\1Mf1N01N71NA1NC1NH
        """
    }
}

extension CurrencyLocale {
    /// The row of the bundled locale that serves the case: that of `zh-Hant` for `zh_TW`.
    var bundledRow: Int {
        let digits = Self.bundledRows.utf8Start + 2 &* ordinal
        return Int(digits[0] &- 0x30) &<< 6 | Int(digits[1] &- 0x30)
    }

    /// The number of each case: two digits as in `rawValueStarts`. Rows: 1165. Bytes: 2330.
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

// Total: 1165 cases, 38 aliases, 11868 bytes, CRC-32 23881BBD
