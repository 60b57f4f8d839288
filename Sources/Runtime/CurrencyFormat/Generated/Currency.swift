// Written by `currency-data emit`. Do not edit.
// Data: cldr-json 48.0.0 (CLDR 48), icu 78.3 (CLDR 48), iso4217 2026-01-01
// swift-format-ignore-file

/// A currency of ISO 4217 or CLDR, of today or withdrawn.
///
/// The raw value is the code: `Currency.euro.rawValue` is `"EUR"`. The case `none` is no currency. The code in small
/// letters is another name of each currency in use: `Currency.eur`.
public enum Currency: Sendable {
    /// Andorran Peseta, ADP, number 020, withdrawn 2003-07, replaced by EUR.
    case andorranPeseta
    /// UAE Dirham, AED, number 784, 2 decimals.
    case uaeDirham
    /// Afghani, AFA, number 004, withdrawn 2003-01, replaced by AFN.
    case afghanAfghani1927To2002
    /// Afghani, AFN, number 971, 2 decimals.
    case afghani
    /// Old Lek, ALK, number 008, withdrawn 1989-12, replaced by ALL.
    case albanianLek1946To1965
    /// Lek, ALL, number 008, 2 decimals.
    case lek
    /// Armenian Dram, AMD, number 051, 2 decimals.
    case armenianDram
    /// Netherlands Antillean Guilder, ANG, number 532, withdrawn 2025-03, replaced by XCG.
    case netherlandsAntilleanGuilder
    /// Kwanza, AOA, number 973, 2 decimals.
    case kwanza
    /// Kwanza, AOK, number 024, withdrawn 1991-03, replaced by AON.
    case angolanKwanza1977To1991
    /// New Kwanza, AON, number 024, withdrawn 2000-02, replaced by AOA.
    case angolanNewKwanza1990To2000
    /// Kwanza Reajustado, AOR, number 982, withdrawn 2000-02, replaced by AOA.
    case angolanReadjustedKwanza1995To1999
    /// Austral, ARA, number 032, withdrawn 1992-01, replaced by ARS.
    case argentineAustral
    /// Argentine Peso Ley (1970–1983), ARL, not in ISO 4217, until 1983-06-01, replaced by ARP.
    case argentinePesoLey1970To1983
    /// Argentine Peso (1881–1970), ARM, not in ISO 4217, until 1970-01-01, replaced by ARL.
    case argentinePeso1881To1970
    /// Peso Argentino, ARP, number 032, withdrawn 1985-07, replaced by ARA.
    case argentinePeso1983To1985
    /// Argentine Peso, ARS, number 032, 2 decimals.
    case argentinePeso
    /// Peso, ARY, number 032, withdrawn 1989 to 1990.
    case pesoARY
    /// Schilling, ATS, number 040, withdrawn 2002-03, replaced by EUR.
    case austrianSchilling
    /// Australian Dollar, AUD, number 036, 2 decimals.
    case australianDollar
    /// Aruban Florin, AWG, number 533, 2 decimals.
    case arubanFlorin
    /// Azerbaijan Manat, AYM, number 945, withdrawn 2005-10.
    case azerbaijanManatAYM
    /// Azerbaijanian Manat, AZM, number 031, withdrawn 2005-12, replaced by AZN.
    case azerbaijaniManat1993To2006
    /// Azerbaijan Manat, AZN, number 944, 2 decimals.
    case azerbaijanManat
    /// Dinar, BAD, number 070, withdrawn 1998-07, replaced by BAN.
    case bosniaHerzegovinaDinar1992To1994
    /// Convertible Mark, BAM, number 977, 2 decimals.
    case convertibleMark
    /// Bosnia-Herzegovina New Dinar (1994–1997), BAN, not in ISO 4217, until 1997-07-01, replaced by BAM.
    case bosniaHerzegovinaNewDinar1994To1997
    /// Barbados Dollar, BBD, number 052, 2 decimals.
    case barbadosDollar
    /// Taka, BDT, number 050, 2 decimals.
    case taka
    /// Convertible Franc, BEC, number 993, withdrawn 1990-03, replaced by BEF.
    case belgianFrancConvertible
    /// Belgian Franc, BEF, number 056, withdrawn 2002-03, replaced by EUR.
    case belgianFranc
    /// Financial Franc, BEL, number 992, withdrawn 1990-03, replaced by BEF.
    case belgianFrancFinancial
    /// Lev A/52, BGJ, number 100, withdrawn 1989 to 1990.
    case levA52BGJ
    /// Lev A/62, BGK, number 100, withdrawn 1989 to 1990.
    case levA62BGK
    /// Lev, BGL, number 100, withdrawn 2003-11, replaced by BGN.
    case bulgarianHardLev
    /// Bulgarian Socialist Lev, BGM, not in ISO 4217, until 1962-01-01, replaced by BGL.
    case bulgarianSocialistLev
    /// Bulgarian Lev, BGN, number 975, withdrawn 2026-01, replaced by EUR.
    case bulgarianLev
    /// Bulgarian Lev (1879–1952), BGO, not in ISO 4217, until 1952-05-12, replaced by BGM.
    case bulgarianLev1879To1952
    /// Bahraini Dinar, BHD, number 048, 3 decimals.
    case bahrainiDinar
    /// Burundi Franc, BIF, number 108, 0 decimals.
    case burundiFranc
    /// Bermudian Dollar, BMD, number 060, 2 decimals.
    case bermudianDollar
    /// Brunei Dollar, BND, number 096, 2 decimals.
    case bruneiDollar
    /// Boliviano, BOB, number 068, 2 decimals.
    case boliviano
    /// Bolivian Boliviano (1863–1963), BOL, not in ISO 4217, until 1963-01-01, replaced by BOP.
    case bolivianBoliviano1863To1963
    /// Peso boliviano, BOP, number 068, withdrawn 1987-02, replaced by BOB.
    case bolivianPeso
    /// Mvdol, BOV, number 984, 2 decimals.
    case mvdol
    /// Cruzeiro, BRB, number 076, withdrawn 1986-03, replaced by BRC.
    case brazilianNewCruzeiro1967To1986
    /// Cruzado, BRC, number 076, withdrawn 1989-02, replaced by BRN.
    case brazilianCruzado1986To1989
    /// Cruzeiro, BRE, number 076, withdrawn 1993-03, replaced by BRR.
    case brazilianCruzeiro1990To1993
    /// Brazilian Real, BRL, number 986, 2 decimals.
    case brazilianReal
    /// New Cruzado, BRN, number 076, withdrawn 1990-03, replaced by BRE.
    case brazilianNewCruzado1989To1990
    /// Cruzeiro Real, BRR, number 987, withdrawn 1994-07, replaced by BRL.
    case brazilianCruzeiro1993To1994
    /// Brazilian Cruzeiro (1942–1967), BRZ, not in ISO 4217, until 1967-02-13, replaced by BRB.
    case brazilianCruzeiro1942To1967
    /// Bahamian Dollar, BSD, number 044, 2 decimals.
    case bahamianDollar
    /// Ngultrum, BTN, number 064, 2 decimals.
    case ngultrum
    /// Kyat, BUK, number 104, withdrawn 1990-02, replaced by MMK.
    case burmeseKyat
    /// Pula, BWP, number 072, 2 decimals.
    case pula
    /// Belarusian Ruble, BYB, number 112, withdrawn 2001-01, replaced by BYR.
    case belarusianRuble1994To1999
    /// Belarusian Ruble, BYN, number 933, 2 decimals.
    case belarusianRuble
    /// Belarusian Ruble, BYR, number 974, withdrawn 2017-01, replaced by BYN.
    case belarusianRuble2000To2016
    /// Belize Dollar, BZD, number 084, 2 decimals.
    case belizeDollar
    /// Canadian Dollar, CAD, number 124, 2 decimals.
    case canadianDollar
    /// Congolese Franc, CDF, number 976, 2 decimals.
    case congoleseFranc
    /// WIR Franc (for electronic), CHC, number 948, withdrawn 2004-11.
    case wirFrancForElectronicCHC
    /// WIR Euro, CHE, number 947, 2 decimals.
    case wirEuro
    /// Swiss Franc, CHF, number 756, 2 decimals.
    case swissFranc
    /// WIR Franc, CHW, number 948, 2 decimals.
    case wirFranc
    /// Chilean Escudo, CLE, not in ISO 4217, until 1975-09-29, replaced by CLP.
    case chileanEscudo
    /// Unidad de Fomento, CLF, number 990, 4 decimals.
    case unidadDeFomento
    /// Chilean Peso, CLP, number 152, 0 decimals.
    case chileanPeso
    /// Chinese Yuan (offshore), CNH, not in ISO 4217.
    case chineseYuanOffshore
    /// Chinese People’s Bank Dollar, CNX, not in ISO 4217, until 1998-12-31, replaced by CNY.
    case chinesePeoplesBankDollar
    /// Yuan Renminbi, CNY, number 156, 2 decimals.
    case yuanRenminbi
    /// Colombian Peso, COP, number 170, 2 decimals.
    case colombianPeso
    /// Unidad de Valor Real, COU, number 970, 2 decimals.
    case unidadDeValorReal
    /// Costa Rican Colon, CRC, number 188, 2 decimals.
    case costaRicanColon
    /// Serbian Dinar, CSD, number 891, withdrawn 2006-10, replaced by RSD.
    case serbianDinar2002To2006
    /// Krona A/53, CSJ, number 203, withdrawn 1989 to 1990.
    case kronaA53CSJ
    /// Koruna, CSK, number 200, withdrawn 1993-03, replaced by CZK and SKK.
    case czechoslovakHardKoruna
    /// Peso Convertible, CUC, number 931, withdrawn 2021-06, replaced by CUP.
    case pesoConvertible
    /// Cuban Peso, CUP, number 192, 2 decimals.
    case cubanPeso
    /// Cabo Verde Escudo, CVE, number 132, 2 decimals.
    case caboVerdeEscudo
    /// Cyprus Pound, CYP, number 196, withdrawn 2008-01, replaced by EUR.
    case cypriotPound
    /// Czech Koruna, CZK, number 203, 2 decimals.
    case czechKoruna
    /// Mark der DDR, DDM, number 278, withdrawn 1990-07 to 1990-09.
    case eastGermanMark
    /// Deutsche Mark, DEM, number 276, withdrawn 2002-03, replaced by EUR.
    case germanMark
    /// Djibouti Franc, DJF, number 262, 0 decimals.
    case djiboutiFranc
    /// Danish Krone, DKK, number 208, 2 decimals.
    case danishKrone
    /// Dominican Peso, DOP, number 214, 2 decimals.
    case dominicanPeso
    /// Algerian Dinar, DZD, number 012, 2 decimals.
    case algerianDinar
    /// Sucre, ECS, number 218, withdrawn 2000-09, replaced by USD.
    case ecuadorianSucre
    /// Unidad de Valor Constante (UVC), ECV, number 983, withdrawn 2000-09, replaced by ECS.
    case ecuadorianUnitOfConstantValue
    /// Kroon, EEK, number 233, withdrawn 2011-01, replaced by EUR.
    case estonianKroon
    /// Egyptian Pound, EGP, number 818, 2 decimals.
    case egyptianPound
    /// Nakfa, ERN, number 232, 2 decimals.
    case nakfa
    /// Spanish Peseta, ESA, number 996, withdrawn 1978 to 1981, replaced by ESP.
    case spanishPesetaAAccount
    /// "A" Account (convertible Peseta Account), ESB, number 995, withdrawn 1994-12, replaced by ESP.
    case spanishPesetaConvertibleAccount
    /// Spanish Peseta, ESP, number 724, withdrawn 2002-03, replaced by EUR.
    case spanishPeseta
    /// Ethiopian Birr, ETB, number 230, 2 decimals.
    case ethiopianBirr
    /// Euro, EUR, number 978, 2 decimals.
    case euro
    /// Markka, FIM, number 246, withdrawn 2002-03, replaced by EUR.
    case finnishMarkka
    /// Fiji Dollar, FJD, number 242, 2 decimals.
    case fijiDollar
    /// Falkland Islands Pound, FKP, number 238, 2 decimals.
    case falklandIslandsPound
    /// French Franc, FRF, number 250, withdrawn 2002-03, replaced by EUR.
    case frenchFranc
    /// Pound Sterling, GBP, number 826, 2 decimals.
    case poundSterling
    /// Georgian Coupon, GEK, number 268, withdrawn 1995-10, replaced by GEL.
    case georgianKuponLarit
    /// Lari, GEL, number 981, 2 decimals.
    case lari
    /// Cedi, GHC, number 288, withdrawn 2008-01, replaced by GHS.
    case ghanaianCedi1979To2007
    /// Ghana Cedi, GHP, number 939, withdrawn 2007-06.
    case ghanaCediGHP
    /// Ghana Cedi, GHS, number 936, 2 decimals.
    case ghanaCedi
    /// Gibraltar Pound, GIP, number 292, 2 decimals.
    case gibraltarPound
    /// Dalasi, GMD, number 270, 2 decimals.
    case dalasi
    /// Syli, GNE, number 324, withdrawn 1989-12.
    case syliGNE
    /// Guinean Franc, GNF, number 324, 0 decimals.
    case guineanFranc
    /// Syli, GNS, number 324, withdrawn 1986-02, replaced by GNF.
    case guineanSyli
    /// Ekwele, GQE, number 226, withdrawn 1986-06.
    case equatorialGuineanEkwele
    /// Drachma, GRD, number 300, withdrawn 2002-03, replaced by EUR.
    case greekDrachma
    /// Quetzal, GTQ, number 320, 2 decimals.
    case quetzal
    /// Guinea Escudo, GWE, number 624, withdrawn 1978 to 1981, replaced by GWP.
    case portugueseGuineaEscudo
    /// Guinea-Bissau Peso, GWP, number 624, withdrawn 1997-05, replaced by XOF.
    case guineaBissauPeso
    /// Guyana Dollar, GYD, number 328, 2 decimals.
    case guyanaDollar
    /// Hong Kong Dollar, HKD, number 344, 2 decimals.
    case hongKongDollar
    /// Lempira, HNL, number 340, 2 decimals.
    case lempira
    /// Croatian Dinar, HRD, number 191, withdrawn 1995-01, replaced by HRK.
    case croatianDinar
    /// Kuna, HRK, number 191, withdrawn 2023-01, replaced by EUR.
    case kuna
    /// Gourde, HTG, number 332, 2 decimals.
    case gourde
    /// Forint, HUF, number 348, 2 decimals.
    case forint
    /// Rupiah, IDR, number 360, 2 decimals.
    case rupiah
    /// Irish Pound, IEP, number 372, withdrawn 2002-03, replaced by EUR.
    case irishPound
    /// Pound, ILP, number 376, withdrawn 1978 to 1981.
    case israeliPound
    /// Old Shekel, ILR, number 376, withdrawn 1989 to 1990, replaced by ILS.
    case israeliShekel1980To1985
    /// New Israeli Sheqel, ILS, number 376, 2 decimals.
    case newIsraeliSheqel
    /// Indian Rupee, INR, number 356, 2 decimals.
    case indianRupee
    /// Iraqi Dinar, IQD, number 368, 3 decimals.
    case iraqiDinar
    /// Iranian Rial, IRR, number 364, 2 decimals.
    case iranianRial
    /// Old Krona, ISJ, number 352, withdrawn 1989 to 1990, replaced by ISK.
    case icelandicKrona1918To1981
    /// Iceland Krona, ISK, number 352, 0 decimals.
    case icelandKrona
    /// Italian Lira, ITL, number 380, withdrawn 2002-03, replaced by EUR.
    case italianLira
    /// Jamaican Dollar, JMD, number 388, 2 decimals.
    case jamaicanDollar
    /// Jordanian Dinar, JOD, number 400, 3 decimals.
    case jordanianDinar
    /// Yen, JPY, number 392, 0 decimals.
    case yen
    /// Kenyan Shilling, KES, number 404, 2 decimals.
    case kenyanShilling
    /// Som, KGS, number 417, 2 decimals.
    case som
    /// Riel, KHR, number 116, 2 decimals.
    case riel
    /// Comorian Franc, KMF, number 174, 0 decimals.
    case comorianFranc
    /// North Korean Won, KPW, number 408, 2 decimals.
    case northKoreanWon
    /// South Korean Hwan (1953–1962), KRH, not in ISO 4217, until 1962-06-10, replaced by KRW.
    case southKoreanHwan1953To1962
    /// South Korean Won (1945–1953), KRO, not in ISO 4217, until 1953-02-15, replaced by KRH.
    case southKoreanWon1945To1953
    /// Won, KRW, number 410, 0 decimals.
    case won
    /// Kuwaiti Dinar, KWD, number 414, 3 decimals.
    case kuwaitiDinar
    /// Cayman Islands Dollar, KYD, number 136, 2 decimals.
    case caymanIslandsDollar
    /// Tenge, KZT, number 398, 2 decimals.
    case tenge
    /// Pathet Lao Kip, LAJ, number 418, withdrawn 1979-12.
    case pathetLaoKipLAJ
    /// Lao Kip, LAK, number 418, 2 decimals.
    case laoKip
    /// Lebanese Pound, LBP, number 422, 2 decimals.
    case lebanesePound
    /// Sri Lanka Rupee, LKR, number 144, 2 decimals.
    case sriLankaRupee
    /// Liberian Dollar, LRD, number 430, 2 decimals.
    case liberianDollar
    /// Loti, LSL, number 426, 2 decimals.
    case loti
    /// Loti, LSM, number 426, withdrawn 1985-05.
    case lotiLSM
    /// Lithuanian Litas, LTL, number 440, withdrawn 2014-12, replaced by EUR.
    case lithuanianLitas
    /// Talonas, LTT, number 440, withdrawn 1993-07, replaced by LTL.
    case lithuanianTalonas
    /// Luxembourg Convertible Franc, LUC, number 989, withdrawn 1990-03, replaced by LUF.
    case luxembourgianConvertibleFranc
    /// Luxembourg Franc, LUF, number 442, withdrawn 2002-03, replaced by EUR.
    case luxembourgianFranc
    /// Luxembourg Financial Franc, LUL, number 988, withdrawn 1990-03, replaced by LUF.
    case luxembourgFinancialFranc
    /// Latvian Lats, LVL, number 428, withdrawn 2014-01, replaced by EUR.
    case latvianLats
    /// Latvian Ruble, LVR, number 428, withdrawn 1994-12, replaced by LVL.
    case latvianRuble
    /// Libyan Dinar, LYD, number 434, 3 decimals.
    case libyanDinar
    /// Moroccan Dirham, MAD, number 504, 2 decimals.
    case moroccanDirham
    /// Moroccan Franc, MAF, not in ISO 4217, until 1959-10-17, replaced by MAD.
    case moroccanFranc
    /// Monegasque Franc, MCF, not in ISO 4217, until 2002-02-17, replaced by EUR.
    case monegasqueFranc
    /// Moldovan Cupon, MDC, not in ISO 4217, until 1993-11-29, replaced by MDL.
    case moldovanCupon
    /// Moldovan Leu, MDL, number 498, 2 decimals.
    case moldovanLeu
    /// Malagasy Ariary, MGA, number 969, 2 decimals.
    case malagasyAriary
    /// Malagasy Franc, MGF, number 450, withdrawn 2004-12, replaced by MGA.
    case malagasyFranc
    /// Denar, MKD, number 807, 2 decimals.
    case denar
    /// Macedonian Denar (1992–1993), MKN, not in ISO 4217, until 1993-05-20, replaced by MKD.
    case macedonianDenar1992To1993
    /// Mali Franc, MLF, number 466, withdrawn 1984-11, replaced by XOF.
    case malianFranc
    /// Kyat, MMK, number 104, 2 decimals.
    case kyat
    /// Tugrik, MNT, number 496, 2 decimals.
    case tugrik
    /// Pataca, MOP, number 446, 2 decimals.
    case pataca
    /// Ouguiya, MRO, number 478, withdrawn 2017-12, replaced by MRU.
    case mauritanianOuguiya1973To2017
    /// Ouguiya, MRU, number 929, 2 decimals.
    case ouguiya
    /// Maltese Lira, MTL, number 470, withdrawn 2008-01, replaced by EUR.
    case malteseLira
    /// Maltese Pound, MTP, number 470, withdrawn 1983-06, replaced by MTL.
    case maltesePound
    /// Mauritius Rupee, MUR, number 480, 2 decimals.
    case mauritiusRupee
    /// Maldivian Rupee (1947–1981), MVP, not in ISO 4217, until 1981-07-01, replaced by MVR.
    case maldivianRupee1947To1981
    /// Maldive Rupee, MVQ, number 462, withdrawn 1989-12.
    case maldiveRupeeMVQ
    /// Rufiyaa, MVR, number 462, 2 decimals.
    case rufiyaa
    /// Malawi Kwacha, MWK, number 454, 2 decimals.
    case malawiKwacha
    /// Mexican Peso, MXN, number 484, 2 decimals.
    case mexicanPeso
    /// Mexican Peso, MXP, number 484, withdrawn 1993-01, replaced by MXN.
    case mexicanSilverPeso1861To1992
    /// Mexican Unidad de Inversion (UDI), MXV, number 979, 2 decimals.
    case mexicanUnidadDeInversion
    /// Malaysian Ringgit, MYR, number 458, 2 decimals.
    case malaysianRinggit
    /// Mozambique Escudo, MZE, number 508, withdrawn 1978 to 1981, replaced by MZM.
    case mozambicanEscudo
    /// Mozambique Metical, MZM, number 508, withdrawn 2006-06, replaced by MZN.
    case mozambicanMetical1980To2006
    /// Mozambique Metical, MZN, number 943, 2 decimals.
    case mozambiqueMetical
    /// Namibia Dollar, NAD, number 516, 2 decimals.
    case namibiaDollar
    /// Naira, NGN, number 566, 2 decimals.
    case naira
    /// Cordoba, NIC, number 558, withdrawn 1990-10, replaced by NIO.
    case nicaraguanCordoba1988To1991
    /// Cordoba Oro, NIO, number 558, 2 decimals.
    case cordobaOro
    /// Netherlands Guilder, NLG, number 528, withdrawn 2002-03, replaced by EUR.
    case dutchGuilder
    /// Norwegian Krone, NOK, number 578, 2 decimals.
    case norwegianKrone
    /// Nepalese Rupee, NPR, number 524, 2 decimals.
    case nepaleseRupee
    /// New Zealand Dollar, NZD, number 554, 2 decimals.
    case newZealandDollar
    /// Rial Omani, OMR, number 512, 3 decimals.
    case rialOmani
    /// Balboa, PAB, number 590, 2 decimals.
    case balboa
    /// Sol, PEH, number 604, withdrawn 1989 to 1990.
    case solPEH
    /// Inti, PEI, number 604, withdrawn 1991-07, replaced by PEN.
    case peruvianInti
    /// Sol, PEN, number 604, 2 decimals.
    case sol
    /// Sol, PES, number 604, withdrawn 1986-02, replaced by PEI.
    case peruvianSol1863To1965
    /// Kina, PGK, number 598, 2 decimals.
    case kina
    /// Philippine Peso, PHP, number 608, 2 decimals.
    case philippinePiso
    /// Pakistan Rupee, PKR, number 586, 2 decimals.
    case pakistanRupee
    /// Zloty, PLN, number 985, 2 decimals.
    case zloty
    /// Zloty, PLZ, number 616, withdrawn 1997-01, replaced by PLN.
    case polishZloty1950To1995
    /// Portuguese Escudo, PTE, number 620, withdrawn 2002-03, replaced by EUR.
    case portugueseEscudo
    /// Guarani, PYG, number 600, 0 decimals.
    case guarani
    /// Qatari Rial, QAR, number 634, 2 decimals.
    case qatariRial
    /// Rhodesian Dollar, RHD, number 716, withdrawn 1978 to 1981, replaced by ZWD.
    case rhodesianDollar
    /// Leu A/52, ROK, number 642, withdrawn 1989 to 1990.
    case leuA52ROK
    /// Old Leu, ROL, number 642, withdrawn 2005-06, replaced by RON.
    case romanianLeu1952To2006
    /// Romanian Leu, RON, number 946, 2 decimals.
    case romanianLeu
    /// Serbian Dinar, RSD, number 941, 2 decimals.
    case serbianDinar
    /// Russian Ruble, RUB, number 643, 2 decimals.
    case russianRuble
    /// Russian Ruble, RUR, number 810, withdrawn 2004-01, replaced by RUB.
    case russianRuble1991To1998
    /// Rwanda Franc, RWF, number 646, 0 decimals.
    case rwandaFranc
    /// Saudi Riyal, SAR, number 682, 2 decimals.
    case saudiRiyal
    /// Solomon Islands Dollar, SBD, number 090, 2 decimals.
    case solomonIslandsDollar
    /// Seychelles Rupee, SCR, number 690, 2 decimals.
    case seychellesRupee
    /// Sudanese Dinar, SDD, number 736, withdrawn 2007-07, replaced by SDG.
    case sudaneseDinar1992To2007
    /// Sudanese Pound, SDG, number 938, 2 decimals.
    case sudanesePound
    /// Sudanese Pound, SDP, number 736, withdrawn 1998-06, replaced by SDD.
    case sudanesePound1957To1998
    /// Swedish Krona, SEK, number 752, 2 decimals.
    case swedishKrona
    /// Singapore Dollar, SGD, number 702, 2 decimals.
    case singaporeDollar
    /// Saint Helena Pound, SHP, number 654, 2 decimals.
    case saintHelenaPound
    /// Tolar, SIT, number 705, withdrawn 2007-01, replaced by EUR.
    case slovenianTolar
    /// Slovak Koruna, SKK, number 703, withdrawn 2009-01, replaced by EUR.
    case slovakKoruna
    /// Leone, SLE, number 925, 2 decimals.
    case sierraLeoneanLeone
    /// Leone, SLL, number 694, withdrawn 2023-12, replaced by SLE.
    case leone
    /// Somali Shilling, SOS, number 706, 2 decimals.
    case somaliShilling
    /// Surinam Dollar, SRD, number 968, 2 decimals.
    case surinamDollar
    /// Surinam Guilder, SRG, number 740, withdrawn 2003-12, replaced by SRD.
    case surinameseGuilder
    /// South Sudanese Pound, SSP, number 728, 2 decimals.
    case southSudanesePound
    /// Dobra, STD, number 678, withdrawn 2017-12, replaced by STN.
    case saoTomePrincipeDobra1977To2017
    /// Dobra, STN, number 930, 2 decimals.
    case dobra
    /// Rouble, SUR, number 810, withdrawn 1990-12, replaced by EEK, LTT, LVR and RUR.
    case sovietRouble
    /// El Salvador Colon, SVC, number 222, 2 decimals.
    case elSalvadorColon
    /// Syrian Pound, SYP, number 760, 2 decimals.
    case syrianPound
    /// Lilangeni, SZL, number 748, 2 decimals.
    case lilangeni
    /// Baht, THB, number 764, 2 decimals.
    case baht
    /// Tajik Ruble, TJR, number 762, withdrawn 2001-04, replaced by TJS.
    case tajikistaniRuble
    /// Somoni, TJS, number 972, 2 decimals.
    case somoni
    /// Turkmenistan Manat, TMM, number 795, withdrawn 2009-01, replaced by TMT.
    case turkmenistaniManat1993To2009
    /// Turkmenistan New Manat, TMT, number 934, 2 decimals.
    case turkmenistanNewManat
    /// Tunisian Dinar, TND, number 788, 3 decimals.
    case tunisianDinar
    /// Pa’anga, TOP, number 776, 2 decimals.
    case paanga
    /// Timor Escudo, TPE, number 626, withdrawn 2002-11, replaced by USD.
    case timoreseEscudo
    /// Old Turkish Lira, TRL, number 792, withdrawn 2005-12, replaced by TRY.
    case turkishLira1922To2005
    /// Turkish Lira, TRY, number 949, 2 decimals.
    case turkishLira
    /// Trinidad and Tobago Dollar, TTD, number 780, 2 decimals.
    case trinidadAndTobagoDollar
    /// New Taiwan Dollar, TWD, number 901, 2 decimals.
    case newTaiwanDollar
    /// Tanzanian Shilling, TZS, number 834, 2 decimals.
    case tanzanianShilling
    /// Hryvnia, UAH, number 980, 2 decimals.
    case hryvnia
    /// Karbovanet, UAK, number 804, withdrawn 1996-09.
    case ukrainianKarbovanets
    /// Uganda Shilling, UGS, number 800, withdrawn 1987-05, replaced by UGX.
    case ugandanShilling1966To1987
    /// Old Shilling, UGW, number 800, withdrawn 1989 to 1990.
    case oldShillingUGW
    /// Uganda Shilling, UGX, number 800, 0 decimals.
    case ugandaShilling
    /// US Dollar, USD, number 840, 2 decimals.
    case dollar
    /// US Dollar (Next day), USN, number 997, 2 decimals.
    case usDollarNextDay
    /// US Dollar (Same day), USS, number 998, withdrawn 2014-03, replaced by USD.
    case usDollarSameDay
    /// Uruguay Peso en Unidades Indexadas (UI), UYI, number 940, 0 decimals.
    case uruguayPesoEnUnidadesIndexadas
    /// Old Uruguay Peso, UYN, number 858, withdrawn 1989-12.
    case oldUruguayPesoUYN
    /// Uruguayan Peso, UYP, number 858, withdrawn 1993-03, replaced by UYU.
    case uruguayanPeso1975To1993
    /// Peso Uruguayo, UYU, number 858, 2 decimals.
    case pesoUruguayo
    /// Unidad Previsional, UYW, number 927, 4 decimals.
    case unidadPrevisional
    /// Uzbekistan Sum, UZS, number 860, 2 decimals.
    case uzbekistanSum
    /// Bolivar, VEB, number 862, withdrawn 2008-01, replaced by VEF.
    case venezuelanBolivar1871To2008
    /// Bolívar Soberano, VED, number 926, 2 decimals.
    case bolivarSoberanoVED
    /// Bolívar, VEF, number 937, withdrawn 2018-08, replaced by VES.
    case bolívar
    /// Bolívar Soberano, VES, number 928, 2 decimals.
    case venezuelanBolivar
    /// Old Dong, VNC, number 704, withdrawn 1989-1990.
    case oldDongVNC
    /// Dong, VND, number 704, 0 decimals.
    case dong
    /// Vietnamese Dong (1978–1985), VNN, not in ISO 4217, until 1985-09-14, replaced by VND.
    case vietnameseDong1978To1985
    /// Vatu, VUV, number 548, 0 decimals.
    case vatu
    /// Tala, WST, number 882, 2 decimals.
    case tala
    /// Arab Accounting Dinar, XAD, number 396, 2 decimals.
    case arabAccountingDinar
    /// CFA Franc BEAC, XAF, number 950, 0 decimals.
    case cfaFrancBeac
    /// Silver, XAG, number 961, no minor unit.
    case silver
    /// Gold, XAU, number 959, no minor unit.
    case gold
    /// Bond Markets Unit European Composite Unit (EURCO), XBA, number 955, no minor unit.
    case bondMarketsUnitEuropeanCompositeUnitEurco
    /// Bond Markets Unit European Monetary Unit (E.M.U.-6), XBB, number 956, no minor unit.
    case bondMarketsUnitEuropeanMonetaryUnitEMU6
    /// Bond Markets Unit European Unit of Account 9 (E.U.A.-9), XBC, number 957, no minor unit.
    case bondMarketsUnitEuropeanUnitOfAccount9EUA9
    /// Bond Markets Unit European Unit of Account 17 (E.U.A.-17), XBD, number 958, no minor unit.
    case bondMarketsUnitEuropeanUnitOfAccount17EUA17
    /// East Caribbean Dollar, XCD, number 951, 2 decimals.
    case eastCaribbeanDollar
    /// Caribbean Guilder, XCG, number 532, 2 decimals.
    case caribbeanGuilder
    /// SDR (Special Drawing Right), XDR, number 960, no minor unit.
    case sdrSpecialDrawingRight
    /// European Currency Unit (E.C.U), XEU, number 954, withdrawn 1999-01, replaced by EUR.
    case europeanCurrencyUnit
    /// Gold-Franc, XFO, withdrawn 2006-10.
    case frenchGoldFranc
    /// UIC-Franc, XFU, withdrawn 2013-11.
    case frenchUicFranc
    /// CFA Franc BCEAO, XOF, number 952, 0 decimals.
    case cfaFrancBceao
    /// Palladium, XPD, number 964, no minor unit.
    case palladium
    /// CFP Franc, XPF, number 953, 0 decimals.
    case cfpFranc
    /// Platinum, XPT, number 962, no minor unit.
    case platinum
    /// RINET Funds Code, XRE, withdrawn 1999-11.
    case rinetFunds
    /// Sucre, XSU, number 994, no minor unit.
    case sucre
    /// Codes specifically reserved for testing purposes, XTS, number 963, no minor unit.
    case testingCurrencyCode
    /// ADB Unit of Account, XUA, number 965, no minor unit.
    case adbUnitOfAccount
    /// The codes assigned for transactions where no currency is involved, XXX, number 999, no minor unit.
    case unknownCurrency
    /// Yemeni Dinar, YDD, number 720, withdrawn 1991-09.
    case yemeniDinar
    /// Yemeni Rial, YER, number 886, 2 decimals.
    case yemeniRial
    /// New Yugoslavian Dinar, YUD, number 890, withdrawn 1990-01, replaced by YUN.
    case yugoslavianHardDinar1966To1990
    /// New Dinar, YUM, number 891, withdrawn 2003-07, replaced by CSD and EUR.
    case yugoslavianNewDinar1994To2002
    /// Yugoslavian Dinar, YUN, number 890, withdrawn 1995-11.
    case yugoslavianConvertibleDinar1990To1992
    /// Yugoslavian Reformed Dinar (1992–1993), YUR, not in ISO 4217, until 1993-10-01, replaced by BAD.
    case yugoslavianReformedDinar1992To1993
    /// Financial Rand, ZAL, number 991, withdrawn 1995-03, replaced by ZAR.
    case southAfricanRandFinancial
    /// Rand, ZAR, number 710, 2 decimals.
    case rand
    /// Zambian Kwacha, ZMK, number 894, withdrawn 2012-12, replaced by ZMW.
    case zambianKwacha1968To2012
    /// Zambian Kwacha, ZMW, number 967, 2 decimals.
    case zambianKwacha
    /// New Zaire, ZRN, number 180, withdrawn 1999-06, replaced by CDF.
    case zaireanNewZaire1993To1998
    /// Zaire, ZRZ, number 180, withdrawn 1994-02, replaced by ZRN.
    case zaireanZaire1971To1993
    /// Rhodesian Dollar, ZWC, number 716, withdrawn 1989-12.
    case rhodesianDollarZWC
    /// Zimbabwe Dollar, ZWD, number 716, withdrawn 2008-08, replaced by ZWR.
    case zimbabweanDollar1980To2008
    /// Zimbabwe Gold, ZWG, number 924, 2 decimals.
    case zimbabweGold
    /// Zimbabwe Dollar, ZWL, number 932, withdrawn 2024-09, replaced by ZWG.
    case zimbabweDollar
    /// Zimbabwe Dollar (new), ZWN, number 942, withdrawn 2006-09.
    case zimbabweDollarNewZWN
    /// Zimbabwe Dollar, ZWR, number 935, withdrawn 2009-06, replaced by ZWL.
    case zimbabweanDollar2008
    /// No currency.
    case none
}

extension Currency {
    /// How many cases there are.
    static var caseCount: Int { 327 }

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

extension Currency: CaseIterable {
    /// All cases, in ascending order of their raw values.
    public static var allCases: [Self] {
        (0..<caseCount).map { Self(uncheckedOrdinal: $0) }
    }
}

extension Currency: RawRepresentable {
    /// The case with a raw value, or nil where no case has it. Allocates nothing for native strings.
    ///
    /// - Complexity: O(log *n*) in the number of cases.
    public init?(rawValue: String) {
        var text = rawValue
        guard let ordinal = text.withUTF8({ Self.rawValues.ordinal(of: $0) }) else { return nil }
        self.init(uncheckedOrdinal: ordinal)
    }

    /// The text that stands for the case in files and messages.
    public var rawValue: String {
        String(decoding: Self.rawValues.bytes(at: ordinal), as: UTF8.self)
    }
}

extension Currency: Hashable {
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
extension Currency {
    /// The case `uaeDirham`.
    @_alwaysEmitIntoClient @_borrowed public static var aed: Self { _read { yield .uaeDirham } }
    /// Unavailable: it is `afghani`.
    @available(*, unavailable, renamed: "afghani")
    @_alwaysEmitIntoClient @_borrowed public static var afghanAfghani: Self { _read { yield .afghani } }
    /// The case `afghani`.
    @_alwaysEmitIntoClient @_borrowed public static var afn: Self { _read { yield .afghani } }
    /// Unavailable: it is `lek`.
    @available(*, unavailable, renamed: "lek")
    @_alwaysEmitIntoClient @_borrowed public static var albanianLek: Self { _read { yield .lek } }
    /// The case `lek`.
    @_alwaysEmitIntoClient @_borrowed public static var all: Self { _read { yield .lek } }
    /// The case `armenianDram`.
    @_alwaysEmitIntoClient @_borrowed public static var amd: Self { _read { yield .armenianDram } }
    /// Unavailable: it is `kwanza`.
    @available(*, unavailable, renamed: "kwanza")
    @_alwaysEmitIntoClient @_borrowed public static var angolanKwanza: Self { _read { yield .kwanza } }
    /// The case `kwanza`.
    @_alwaysEmitIntoClient @_borrowed public static var aoa: Self { _read { yield .kwanza } }
    /// The case `argentinePeso`.
    @_alwaysEmitIntoClient @_borrowed public static var ars: Self { _read { yield .argentinePeso } }
    /// The case `australianDollar`.
    @_alwaysEmitIntoClient @_borrowed public static var aud: Self { _read { yield .australianDollar } }
    /// The case `arubanFlorin`.
    @_alwaysEmitIntoClient @_borrowed public static var awg: Self { _read { yield .arubanFlorin } }
    /// Unavailable: it is `azerbaijanManat`.
    @available(*, unavailable, renamed: "azerbaijanManat")
    @_alwaysEmitIntoClient @_borrowed public static var azerbaijaniManat: Self { _read { yield .azerbaijanManat } }
    /// The case `azerbaijanManat`.
    @_alwaysEmitIntoClient @_borrowed public static var azn: Self { _read { yield .azerbaijanManat } }
    /// The case `convertibleMark`.
    @_alwaysEmitIntoClient @_borrowed public static var bam: Self { _read { yield .convertibleMark } }
    /// Unavailable: it is `taka`.
    @available(*, unavailable, renamed: "taka")
    @_alwaysEmitIntoClient @_borrowed public static var bangladeshiTaka: Self { _read { yield .taka } }
    /// Unavailable: it is `barbadosDollar`.
    @available(*, unavailable, renamed: "barbadosDollar")
    @_alwaysEmitIntoClient @_borrowed public static var barbadianDollar: Self { _read { yield .barbadosDollar } }
    /// The case `barbadosDollar`.
    @_alwaysEmitIntoClient @_borrowed public static var bbd: Self { _read { yield .barbadosDollar } }
    /// The case `taka`.
    @_alwaysEmitIntoClient @_borrowed public static var bdt: Self { _read { yield .taka } }
    /// Unavailable: it is `bermudianDollar`.
    @available(*, unavailable, renamed: "bermudianDollar")
    @_alwaysEmitIntoClient @_borrowed public static var bermudanDollar: Self { _read { yield .bermudianDollar } }
    /// The case `bahrainiDinar`.
    @_alwaysEmitIntoClient @_borrowed public static var bhd: Self { _read { yield .bahrainiDinar } }
    /// Unavailable: it is `ngultrum`.
    @available(*, unavailable, renamed: "ngultrum")
    @_alwaysEmitIntoClient @_borrowed public static var bhutaneseNgultrum: Self { _read { yield .ngultrum } }
    /// The case `burundiFranc`.
    @_alwaysEmitIntoClient @_borrowed public static var bif: Self { _read { yield .burundiFranc } }
    /// The case `bermudianDollar`.
    @_alwaysEmitIntoClient @_borrowed public static var bmd: Self { _read { yield .bermudianDollar } }
    /// The case `bruneiDollar`.
    @_alwaysEmitIntoClient @_borrowed public static var bnd: Self { _read { yield .bruneiDollar } }
    /// The case `boliviano`.
    @_alwaysEmitIntoClient @_borrowed public static var bob: Self { _read { yield .boliviano } }
    /// The case `bolívar`.
    @_alwaysEmitIntoClient @_borrowed public static var bolivar: Self { _read { yield .bolívar } }
    /// Unavailable: it is `boliviano`.
    @available(*, unavailable, renamed: "boliviano")
    @_alwaysEmitIntoClient @_borrowed public static var bolivianBoliviano: Self { _read { yield .boliviano } }
    /// Unavailable: it is `mvdol`.
    @available(*, unavailable, renamed: "mvdol")
    @_alwaysEmitIntoClient @_borrowed public static var bolivianMvdol: Self { _read { yield .mvdol } }
    /// Unavailable: it is `convertibleMark`.
    @available(*, unavailable, renamed: "convertibleMark")
    @_alwaysEmitIntoClient @_borrowed public static var bosniaHerzegovinaConvertibleMark: Self { _read { yield .convertibleMark } }
    /// Unavailable: it is `pula`.
    @available(*, unavailable, renamed: "pula")
    @_alwaysEmitIntoClient @_borrowed public static var botswananPula: Self { _read { yield .pula } }
    /// Unavailable: it is `poundSterling`.
    @available(*, unavailable, renamed: "poundSterling")
    @_alwaysEmitIntoClient @_borrowed public static var britishPound: Self { _read { yield .poundSterling } }
    /// The case `brazilianReal`.
    @_alwaysEmitIntoClient @_borrowed public static var brl: Self { _read { yield .brazilianReal } }
    /// The case `bahamianDollar`.
    @_alwaysEmitIntoClient @_borrowed public static var bsd: Self { _read { yield .bahamianDollar } }
    /// The case `ngultrum`.
    @_alwaysEmitIntoClient @_borrowed public static var btn: Self { _read { yield .ngultrum } }
    /// Unavailable: it is `burundiFranc`.
    @available(*, unavailable, renamed: "burundiFranc")
    @_alwaysEmitIntoClient @_borrowed public static var burundianFranc: Self { _read { yield .burundiFranc } }
    /// The case `pula`.
    @_alwaysEmitIntoClient @_borrowed public static var bwp: Self { _read { yield .pula } }
    /// The case `belarusianRuble`.
    @_alwaysEmitIntoClient @_borrowed public static var byn: Self { _read { yield .belarusianRuble } }
    /// The case `belizeDollar`.
    @_alwaysEmitIntoClient @_borrowed public static var bzd: Self { _read { yield .belizeDollar } }
    /// The case `canadianDollar`.
    @_alwaysEmitIntoClient @_borrowed public static var cad: Self { _read { yield .canadianDollar } }
    /// Unavailable: it is `riel`.
    @available(*, unavailable, renamed: "riel")
    @_alwaysEmitIntoClient @_borrowed public static var cambodianRiel: Self { _read { yield .riel } }
    /// Unavailable: it is `caboVerdeEscudo`.
    @available(*, unavailable, renamed: "caboVerdeEscudo")
    @_alwaysEmitIntoClient @_borrowed public static var capeVerdeanEscudo: Self { _read { yield .caboVerdeEscudo } }
    /// The case `congoleseFranc`.
    @_alwaysEmitIntoClient @_borrowed public static var cdf: Self { _read { yield .congoleseFranc } }
    /// Unavailable: it is `cfaFrancBeac`.
    @available(*, unavailable, renamed: "cfaFrancBeac")
    @_alwaysEmitIntoClient @_borrowed public static var centralAfricanCfaFranc: Self { _read { yield .cfaFrancBeac } }
    /// The case `swissFranc`.
    @_alwaysEmitIntoClient @_borrowed public static var chf: Self { _read { yield .swissFranc } }
    /// Unavailable: it is `unidadDeFomento`.
    @available(*, unavailable, renamed: "unidadDeFomento")
    @_alwaysEmitIntoClient @_borrowed public static var chileanUnitOfAccountUf: Self { _read { yield .unidadDeFomento } }
    /// Unavailable: it is `yuanRenminbi`.
    @available(*, unavailable, renamed: "yuanRenminbi")
    @_alwaysEmitIntoClient @_borrowed public static var chineseYuan: Self { _read { yield .yuanRenminbi } }
    /// The case `chileanPeso`.
    @_alwaysEmitIntoClient @_borrowed public static var clp: Self { _read { yield .chileanPeso } }
    /// The case `yuanRenminbi`.
    @_alwaysEmitIntoClient @_borrowed public static var cny: Self { _read { yield .yuanRenminbi } }
    /// Unavailable: it is `unidadDeValorReal`.
    @available(*, unavailable, renamed: "unidadDeValorReal")
    @_alwaysEmitIntoClient @_borrowed public static var colombianRealValueUnit: Self { _read { yield .unidadDeValorReal } }
    /// The case `colombianPeso`.
    @_alwaysEmitIntoClient @_borrowed public static var cop: Self { _read { yield .colombianPeso } }
    /// The case `costaRicanColon`.
    @_alwaysEmitIntoClient @_borrowed public static var crc: Self { _read { yield .costaRicanColon } }
    /// The case `cubanPeso`.
    @_alwaysEmitIntoClient @_borrowed public static var cup: Self { _read { yield .cubanPeso } }
    /// The case `caboVerdeEscudo`.
    @_alwaysEmitIntoClient @_borrowed public static var cve: Self { _read { yield .caboVerdeEscudo } }
    /// The case `czechKoruna`.
    @_alwaysEmitIntoClient @_borrowed public static var czk: Self { _read { yield .czechKoruna } }
    /// The case `djiboutiFranc`.
    @_alwaysEmitIntoClient @_borrowed public static var djf: Self { _read { yield .djiboutiFranc } }
    /// Unavailable: it is `djiboutiFranc`.
    @available(*, unavailable, renamed: "djiboutiFranc")
    @_alwaysEmitIntoClient @_borrowed public static var djiboutianFranc: Self { _read { yield .djiboutiFranc } }
    /// The case `danishKrone`.
    @_alwaysEmitIntoClient @_borrowed public static var dkk: Self { _read { yield .danishKrone } }
    /// The case `dominicanPeso`.
    @_alwaysEmitIntoClient @_borrowed public static var dop: Self { _read { yield .dominicanPeso } }
    /// The case `algerianDinar`.
    @_alwaysEmitIntoClient @_borrowed public static var dzd: Self { _read { yield .algerianDinar } }
    /// The case `egyptianPound`.
    @_alwaysEmitIntoClient @_borrowed public static var egp: Self { _read { yield .egyptianPound } }
    /// Unavailable: it is `nakfa`.
    @available(*, unavailable, renamed: "nakfa")
    @_alwaysEmitIntoClient @_borrowed public static var eritreanNakfa: Self { _read { yield .nakfa } }
    /// The case `nakfa`.
    @_alwaysEmitIntoClient @_borrowed public static var ern: Self { _read { yield .nakfa } }
    /// The case `ethiopianBirr`.
    @_alwaysEmitIntoClient @_borrowed public static var etb: Self { _read { yield .ethiopianBirr } }
    /// The case `euro`.
    @_alwaysEmitIntoClient @_borrowed public static var eur: Self { _read { yield .euro } }
    /// Unavailable: it is `bondMarketsUnitEuropeanCompositeUnitEurco`.
    @available(*, unavailable, renamed: "bondMarketsUnitEuropeanCompositeUnitEurco")
    @_alwaysEmitIntoClient @_borrowed public static var europeanCompositeUnit: Self { _read { yield .bondMarketsUnitEuropeanCompositeUnitEurco } }
    /// Unavailable: it is `bondMarketsUnitEuropeanMonetaryUnitEMU6`.
    @available(*, unavailable, renamed: "bondMarketsUnitEuropeanMonetaryUnitEMU6")
    @_alwaysEmitIntoClient @_borrowed public static var europeanMonetaryUnit: Self { _read { yield .bondMarketsUnitEuropeanMonetaryUnitEMU6 } }
    /// Unavailable: it is `bondMarketsUnitEuropeanUnitOfAccount9EUA9`.
    @available(*, unavailable, renamed: "bondMarketsUnitEuropeanUnitOfAccount9EUA9")
    @_alwaysEmitIntoClient @_borrowed public static var europeanUnitOfAccountXbc: Self { _read { yield .bondMarketsUnitEuropeanUnitOfAccount9EUA9 } }
    /// Unavailable: it is `bondMarketsUnitEuropeanUnitOfAccount17EUA17`.
    @available(*, unavailable, renamed: "bondMarketsUnitEuropeanUnitOfAccount17EUA17")
    @_alwaysEmitIntoClient @_borrowed public static var europeanUnitOfAccountXbd: Self { _read { yield .bondMarketsUnitEuropeanUnitOfAccount17EUA17 } }
    /// Unavailable: it is `fijiDollar`.
    @available(*, unavailable, renamed: "fijiDollar")
    @_alwaysEmitIntoClient @_borrowed public static var fijianDollar: Self { _read { yield .fijiDollar } }
    /// The case `fijiDollar`.
    @_alwaysEmitIntoClient @_borrowed public static var fjd: Self { _read { yield .fijiDollar } }
    /// The case `falklandIslandsPound`.
    @_alwaysEmitIntoClient @_borrowed public static var fkp: Self { _read { yield .falklandIslandsPound } }
    /// Unavailable: it is `dalasi`.
    @available(*, unavailable, renamed: "dalasi")
    @_alwaysEmitIntoClient @_borrowed public static var gambianDalasi: Self { _read { yield .dalasi } }
    /// The case `poundSterling`.
    @_alwaysEmitIntoClient @_borrowed public static var gbp: Self { _read { yield .poundSterling } }
    /// The case `lari`.
    @_alwaysEmitIntoClient @_borrowed public static var gel: Self { _read { yield .lari } }
    /// Unavailable: it is `lari`.
    @available(*, unavailable, renamed: "lari")
    @_alwaysEmitIntoClient @_borrowed public static var georgianLari: Self { _read { yield .lari } }
    /// Unavailable: it is `ghanaCedi`.
    @available(*, unavailable, renamed: "ghanaCedi")
    @_alwaysEmitIntoClient @_borrowed public static var ghanaianCedi: Self { _read { yield .ghanaCedi } }
    /// The case `ghanaCedi`.
    @_alwaysEmitIntoClient @_borrowed public static var ghs: Self { _read { yield .ghanaCedi } }
    /// The case `gibraltarPound`.
    @_alwaysEmitIntoClient @_borrowed public static var gip: Self { _read { yield .gibraltarPound } }
    /// The case `dalasi`.
    @_alwaysEmitIntoClient @_borrowed public static var gmd: Self { _read { yield .dalasi } }
    /// The case `guineanFranc`.
    @_alwaysEmitIntoClient @_borrowed public static var gnf: Self { _read { yield .guineanFranc } }
    /// The case `quetzal`.
    @_alwaysEmitIntoClient @_borrowed public static var gtq: Self { _read { yield .quetzal } }
    /// Unavailable: it is `quetzal`.
    @available(*, unavailable, renamed: "quetzal")
    @_alwaysEmitIntoClient @_borrowed public static var guatemalanQuetzal: Self { _read { yield .quetzal } }
    /// Unavailable: it is `guyanaDollar`.
    @available(*, unavailable, renamed: "guyanaDollar")
    @_alwaysEmitIntoClient @_borrowed public static var guyanaeseDollar: Self { _read { yield .guyanaDollar } }
    /// The case `guyanaDollar`.
    @_alwaysEmitIntoClient @_borrowed public static var gyd: Self { _read { yield .guyanaDollar } }
    /// Unavailable: it is `gourde`.
    @available(*, unavailable, renamed: "gourde")
    @_alwaysEmitIntoClient @_borrowed public static var haitianGourde: Self { _read { yield .gourde } }
    /// The case `hongKongDollar`.
    @_alwaysEmitIntoClient @_borrowed public static var hkd: Self { _read { yield .hongKongDollar } }
    /// The case `lempira`.
    @_alwaysEmitIntoClient @_borrowed public static var hnl: Self { _read { yield .lempira } }
    /// Unavailable: it is `lempira`.
    @available(*, unavailable, renamed: "lempira")
    @_alwaysEmitIntoClient @_borrowed public static var honduranLempira: Self { _read { yield .lempira } }
    /// The case `gourde`.
    @_alwaysEmitIntoClient @_borrowed public static var htg: Self { _read { yield .gourde } }
    /// The case `forint`.
    @_alwaysEmitIntoClient @_borrowed public static var huf: Self { _read { yield .forint } }
    /// Unavailable: it is `forint`.
    @available(*, unavailable, renamed: "forint")
    @_alwaysEmitIntoClient @_borrowed public static var hungarianForint: Self { _read { yield .forint } }
    /// Unavailable: it is `icelandKrona`.
    @available(*, unavailable, renamed: "icelandKrona")
    @_alwaysEmitIntoClient @_borrowed public static var icelandicKrona: Self { _read { yield .icelandKrona } }
    /// The case `rupiah`.
    @_alwaysEmitIntoClient @_borrowed public static var idr: Self { _read { yield .rupiah } }
    /// The case `newIsraeliSheqel`.
    @_alwaysEmitIntoClient @_borrowed public static var ils: Self { _read { yield .newIsraeliSheqel } }
    /// Unavailable: it is `rupiah`.
    @available(*, unavailable, renamed: "rupiah")
    @_alwaysEmitIntoClient @_borrowed public static var indonesianRupiah: Self { _read { yield .rupiah } }
    /// The case `indianRupee`.
    @_alwaysEmitIntoClient @_borrowed public static var inr: Self { _read { yield .indianRupee } }
    /// The case `iraqiDinar`.
    @_alwaysEmitIntoClient @_borrowed public static var iqd: Self { _read { yield .iraqiDinar } }
    /// The case `iranianRial`.
    @_alwaysEmitIntoClient @_borrowed public static var irr: Self { _read { yield .iranianRial } }
    /// The case `icelandKrona`.
    @_alwaysEmitIntoClient @_borrowed public static var isk: Self { _read { yield .icelandKrona } }
    /// Unavailable: it is `newIsraeliSheqel`.
    @available(*, unavailable, renamed: "newIsraeliSheqel")
    @_alwaysEmitIntoClient @_borrowed public static var israeliNewShekel: Self { _read { yield .newIsraeliSheqel } }
    /// Unavailable: it is `yen`.
    @available(*, unavailable, renamed: "yen")
    @_alwaysEmitIntoClient @_borrowed public static var japaneseYen: Self { _read { yield .yen } }
    /// The case `jamaicanDollar`.
    @_alwaysEmitIntoClient @_borrowed public static var jmd: Self { _read { yield .jamaicanDollar } }
    /// The case `jordanianDinar`.
    @_alwaysEmitIntoClient @_borrowed public static var jod: Self { _read { yield .jordanianDinar } }
    /// The case `yen`.
    @_alwaysEmitIntoClient @_borrowed public static var jpy: Self { _read { yield .yen } }
    /// Unavailable: it is `tenge`.
    @available(*, unavailable, renamed: "tenge")
    @_alwaysEmitIntoClient @_borrowed public static var kazakhstaniTenge: Self { _read { yield .tenge } }
    /// The case `kenyanShilling`.
    @_alwaysEmitIntoClient @_borrowed public static var kes: Self { _read { yield .kenyanShilling } }
    /// The case `som`.
    @_alwaysEmitIntoClient @_borrowed public static var kgs: Self { _read { yield .som } }
    /// The case `riel`.
    @_alwaysEmitIntoClient @_borrowed public static var khr: Self { _read { yield .riel } }
    /// The case `comorianFranc`.
    @_alwaysEmitIntoClient @_borrowed public static var kmf: Self { _read { yield .comorianFranc } }
    /// The case `northKoreanWon`.
    @_alwaysEmitIntoClient @_borrowed public static var kpw: Self { _read { yield .northKoreanWon } }
    /// The case `won`.
    @_alwaysEmitIntoClient @_borrowed public static var krw: Self { _read { yield .won } }
    /// The case `kuwaitiDinar`.
    @_alwaysEmitIntoClient @_borrowed public static var kwd: Self { _read { yield .kuwaitiDinar } }
    /// The case `caymanIslandsDollar`.
    @_alwaysEmitIntoClient @_borrowed public static var kyd: Self { _read { yield .caymanIslandsDollar } }
    /// Unavailable: it is `som`.
    @available(*, unavailable, renamed: "som")
    @_alwaysEmitIntoClient @_borrowed public static var kyrgyzSom: Self { _read { yield .som } }
    /// The case `tenge`.
    @_alwaysEmitIntoClient @_borrowed public static var kzt: Self { _read { yield .tenge } }
    /// The case `laoKip`.
    @_alwaysEmitIntoClient @_borrowed public static var lak: Self { _read { yield .laoKip } }
    /// Unavailable: it is `laoKip`.
    @available(*, unavailable, renamed: "laoKip")
    @_alwaysEmitIntoClient @_borrowed public static var laotianKip: Self { _read { yield .laoKip } }
    /// The case `lebanesePound`.
    @_alwaysEmitIntoClient @_borrowed public static var lbp: Self { _read { yield .lebanesePound } }
    /// Unavailable: it is `loti`.
    @available(*, unavailable, renamed: "loti")
    @_alwaysEmitIntoClient @_borrowed public static var lesothoLoti: Self { _read { yield .loti } }
    /// The case `sriLankaRupee`.
    @_alwaysEmitIntoClient @_borrowed public static var lkr: Self { _read { yield .sriLankaRupee } }
    /// The case `liberianDollar`.
    @_alwaysEmitIntoClient @_borrowed public static var lrd: Self { _read { yield .liberianDollar } }
    /// The case `loti`.
    @_alwaysEmitIntoClient @_borrowed public static var lsl: Self { _read { yield .loti } }
    /// The case `libyanDinar`.
    @_alwaysEmitIntoClient @_borrowed public static var lyd: Self { _read { yield .libyanDinar } }
    /// Unavailable: it is `pataca`.
    @available(*, unavailable, renamed: "pataca")
    @_alwaysEmitIntoClient @_borrowed public static var macanesePataca: Self { _read { yield .pataca } }
    /// Unavailable: it is `denar`.
    @available(*, unavailable, renamed: "denar")
    @_alwaysEmitIntoClient @_borrowed public static var macedonianDenar: Self { _read { yield .denar } }
    /// The case `moroccanDirham`.
    @_alwaysEmitIntoClient @_borrowed public static var mad: Self { _read { yield .moroccanDirham } }
    /// Unavailable: it is `malawiKwacha`.
    @available(*, unavailable, renamed: "malawiKwacha")
    @_alwaysEmitIntoClient @_borrowed public static var malawianKwacha: Self { _read { yield .malawiKwacha } }
    /// Unavailable: it is `rufiyaa`.
    @available(*, unavailable, renamed: "rufiyaa")
    @_alwaysEmitIntoClient @_borrowed public static var maldivianRufiyaa: Self { _read { yield .rufiyaa } }
    /// Unavailable: it is `ouguiya`.
    @available(*, unavailable, renamed: "ouguiya")
    @_alwaysEmitIntoClient @_borrowed public static var mauritanianOuguiya: Self { _read { yield .ouguiya } }
    /// Unavailable: it is `mauritiusRupee`.
    @available(*, unavailable, renamed: "mauritiusRupee")
    @_alwaysEmitIntoClient @_borrowed public static var mauritianRupee: Self { _read { yield .mauritiusRupee } }
    /// The case `moldovanLeu`.
    @_alwaysEmitIntoClient @_borrowed public static var mdl: Self { _read { yield .moldovanLeu } }
    /// Unavailable: it is `mexicanUnidadDeInversion`.
    @available(*, unavailable, renamed: "mexicanUnidadDeInversion")
    @_alwaysEmitIntoClient @_borrowed public static var mexicanInvestmentUnit: Self { _read { yield .mexicanUnidadDeInversion } }
    /// The case `malagasyAriary`.
    @_alwaysEmitIntoClient @_borrowed public static var mga: Self { _read { yield .malagasyAriary } }
    /// The case `denar`.
    @_alwaysEmitIntoClient @_borrowed public static var mkd: Self { _read { yield .denar } }
    /// The case `kyat`.
    @_alwaysEmitIntoClient @_borrowed public static var mmk: Self { _read { yield .kyat } }
    /// The case `tugrik`.
    @_alwaysEmitIntoClient @_borrowed public static var mnt: Self { _read { yield .tugrik } }
    /// Unavailable: it is `tugrik`.
    @available(*, unavailable, renamed: "tugrik")
    @_alwaysEmitIntoClient @_borrowed public static var mongolianTugrik: Self { _read { yield .tugrik } }
    /// The case `pataca`.
    @_alwaysEmitIntoClient @_borrowed public static var mop: Self { _read { yield .pataca } }
    /// Unavailable: it is `mozambiqueMetical`.
    @available(*, unavailable, renamed: "mozambiqueMetical")
    @_alwaysEmitIntoClient @_borrowed public static var mozambicanMetical: Self { _read { yield .mozambiqueMetical } }
    /// The case `ouguiya`.
    @_alwaysEmitIntoClient @_borrowed public static var mru: Self { _read { yield .ouguiya } }
    /// The case `mauritiusRupee`.
    @_alwaysEmitIntoClient @_borrowed public static var mur: Self { _read { yield .mauritiusRupee } }
    /// The case `rufiyaa`.
    @_alwaysEmitIntoClient @_borrowed public static var mvr: Self { _read { yield .rufiyaa } }
    /// The case `malawiKwacha`.
    @_alwaysEmitIntoClient @_borrowed public static var mwk: Self { _read { yield .malawiKwacha } }
    /// The case `mexicanPeso`.
    @_alwaysEmitIntoClient @_borrowed public static var mxn: Self { _read { yield .mexicanPeso } }
    /// Unavailable: it is `kyat`.
    @available(*, unavailable, renamed: "kyat")
    @_alwaysEmitIntoClient @_borrowed public static var myanmarKyat: Self { _read { yield .kyat } }
    /// The case `malaysianRinggit`.
    @_alwaysEmitIntoClient @_borrowed public static var myr: Self { _read { yield .malaysianRinggit } }
    /// The case `mozambiqueMetical`.
    @_alwaysEmitIntoClient @_borrowed public static var mzn: Self { _read { yield .mozambiqueMetical } }
    /// The case `namibiaDollar`.
    @_alwaysEmitIntoClient @_borrowed public static var nad: Self { _read { yield .namibiaDollar } }
    /// Unavailable: it is `namibiaDollar`.
    @available(*, unavailable, renamed: "namibiaDollar")
    @_alwaysEmitIntoClient @_borrowed public static var namibianDollar: Self { _read { yield .namibiaDollar } }
    /// The case `naira`.
    @_alwaysEmitIntoClient @_borrowed public static var ngn: Self { _read { yield .naira } }
    /// Unavailable: it is `cordobaOro`.
    @available(*, unavailable, renamed: "cordobaOro")
    @_alwaysEmitIntoClient @_borrowed public static var nicaraguanCordoba: Self { _read { yield .cordobaOro } }
    /// Unavailable: it is `naira`.
    @available(*, unavailable, renamed: "naira")
    @_alwaysEmitIntoClient @_borrowed public static var nigerianNaira: Self { _read { yield .naira } }
    /// The case `cordobaOro`.
    @_alwaysEmitIntoClient @_borrowed public static var nio: Self { _read { yield .cordobaOro } }
    /// The case `norwegianKrone`.
    @_alwaysEmitIntoClient @_borrowed public static var nok: Self { _read { yield .norwegianKrone } }
    /// The case `nepaleseRupee`.
    @_alwaysEmitIntoClient @_borrowed public static var npr: Self { _read { yield .nepaleseRupee } }
    /// The case `newZealandDollar`.
    @_alwaysEmitIntoClient @_borrowed public static var nzd: Self { _read { yield .newZealandDollar } }
    /// Unavailable: it is `rialOmani`.
    @available(*, unavailable, renamed: "rialOmani")
    @_alwaysEmitIntoClient @_borrowed public static var omaniRial: Self { _read { yield .rialOmani } }
    /// The case `rialOmani`.
    @_alwaysEmitIntoClient @_borrowed public static var omr: Self { _read { yield .rialOmani } }
    /// The case `balboa`.
    @_alwaysEmitIntoClient @_borrowed public static var pab: Self { _read { yield .balboa } }
    /// Unavailable: it is `pakistanRupee`.
    @available(*, unavailable, renamed: "pakistanRupee")
    @_alwaysEmitIntoClient @_borrowed public static var pakistaniRupee: Self { _read { yield .pakistanRupee } }
    /// Unavailable: it is `balboa`.
    @available(*, unavailable, renamed: "balboa")
    @_alwaysEmitIntoClient @_borrowed public static var panamanianBalboa: Self { _read { yield .balboa } }
    /// Unavailable: it is `kina`.
    @available(*, unavailable, renamed: "kina")
    @_alwaysEmitIntoClient @_borrowed public static var papuaNewGuineanKina: Self { _read { yield .kina } }
    /// Unavailable: it is `guarani`.
    @available(*, unavailable, renamed: "guarani")
    @_alwaysEmitIntoClient @_borrowed public static var paraguayanGuarani: Self { _read { yield .guarani } }
    /// The case `sol`.
    @_alwaysEmitIntoClient @_borrowed public static var pen: Self { _read { yield .sol } }
    /// Unavailable: it is `sol`.
    @available(*, unavailable, renamed: "sol")
    @_alwaysEmitIntoClient @_borrowed public static var peruvianSol: Self { _read { yield .sol } }
    /// The case `kina`.
    @_alwaysEmitIntoClient @_borrowed public static var pgk: Self { _read { yield .kina } }
    /// The case `philippinePiso`.
    @_alwaysEmitIntoClient @_borrowed public static var philippinePeso: Self { _read { yield .philippinePiso } }
    /// The case `philippinePiso`.
    @_alwaysEmitIntoClient @_borrowed public static var php: Self { _read { yield .philippinePiso } }
    /// The case `pakistanRupee`.
    @_alwaysEmitIntoClient @_borrowed public static var pkr: Self { _read { yield .pakistanRupee } }
    /// The case `zloty`.
    @_alwaysEmitIntoClient @_borrowed public static var pln: Self { _read { yield .zloty } }
    /// Unavailable: it is `zloty`.
    @available(*, unavailable, renamed: "zloty")
    @_alwaysEmitIntoClient @_borrowed public static var polishZloty: Self { _read { yield .zloty } }
    /// The case `guarani`.
    @_alwaysEmitIntoClient @_borrowed public static var pyg: Self { _read { yield .guarani } }
    /// The case `qatariRial`.
    @_alwaysEmitIntoClient @_borrowed public static var qar: Self { _read { yield .qatariRial } }
    /// Unavailable: it is `qatariRial`.
    @available(*, unavailable, renamed: "qatariRial")
    @_alwaysEmitIntoClient @_borrowed public static var qatariRiyal: Self { _read { yield .qatariRial } }
    /// The case `romanianLeu`.
    @_alwaysEmitIntoClient @_borrowed public static var ron: Self { _read { yield .romanianLeu } }
    /// The case `serbianDinar`.
    @_alwaysEmitIntoClient @_borrowed public static var rsd: Self { _read { yield .serbianDinar } }
    /// The case `russianRuble`.
    @_alwaysEmitIntoClient @_borrowed public static var rub: Self { _read { yield .russianRuble } }
    /// Unavailable: it is `rwandaFranc`.
    @available(*, unavailable, renamed: "rwandaFranc")
    @_alwaysEmitIntoClient @_borrowed public static var rwandanFranc: Self { _read { yield .rwandaFranc } }
    /// The case `rwandaFranc`.
    @_alwaysEmitIntoClient @_borrowed public static var rwf: Self { _read { yield .rwandaFranc } }
    /// Unavailable: it is `elSalvadorColon`.
    @available(*, unavailable, renamed: "elSalvadorColon")
    @_alwaysEmitIntoClient @_borrowed public static var salvadoranColon: Self { _read { yield .elSalvadorColon } }
    /// Unavailable: it is `tala`.
    @available(*, unavailable, renamed: "tala")
    @_alwaysEmitIntoClient @_borrowed public static var samoanTala: Self { _read { yield .tala } }
    /// Unavailable: it is `dobra`.
    @available(*, unavailable, renamed: "dobra")
    @_alwaysEmitIntoClient @_borrowed public static var saoTomePrincipeDobra: Self { _read { yield .dobra } }
    /// The case `saudiRiyal`.
    @_alwaysEmitIntoClient @_borrowed public static var sar: Self { _read { yield .saudiRiyal } }
    /// The case `solomonIslandsDollar`.
    @_alwaysEmitIntoClient @_borrowed public static var sbd: Self { _read { yield .solomonIslandsDollar } }
    /// The case `seychellesRupee`.
    @_alwaysEmitIntoClient @_borrowed public static var scr: Self { _read { yield .seychellesRupee } }
    /// The case `sudanesePound`.
    @_alwaysEmitIntoClient @_borrowed public static var sdg: Self { _read { yield .sudanesePound } }
    /// The case `swedishKrona`.
    @_alwaysEmitIntoClient @_borrowed public static var sek: Self { _read { yield .swedishKrona } }
    /// Unavailable: it is `seychellesRupee`.
    @available(*, unavailable, renamed: "seychellesRupee")
    @_alwaysEmitIntoClient @_borrowed public static var seychelloisRupee: Self { _read { yield .seychellesRupee } }
    /// The case `singaporeDollar`.
    @_alwaysEmitIntoClient @_borrowed public static var sgd: Self { _read { yield .singaporeDollar } }
    /// The case `saintHelenaPound`.
    @_alwaysEmitIntoClient @_borrowed public static var shp: Self { _read { yield .saintHelenaPound } }
    /// The case `sierraLeoneanLeone`.
    @_alwaysEmitIntoClient @_borrowed public static var sle: Self { _read { yield .sierraLeoneanLeone } }
    /// The case `somaliShilling`.
    @_alwaysEmitIntoClient @_borrowed public static var sos: Self { _read { yield .somaliShilling } }
    /// Unavailable: it is `rand`.
    @available(*, unavailable, renamed: "rand")
    @_alwaysEmitIntoClient @_borrowed public static var southAfricanRand: Self { _read { yield .rand } }
    /// Unavailable: it is `won`.
    @available(*, unavailable, renamed: "won")
    @_alwaysEmitIntoClient @_borrowed public static var southKoreanWon: Self { _read { yield .won } }
    /// Unavailable: it is `sdrSpecialDrawingRight`.
    @available(*, unavailable, renamed: "sdrSpecialDrawingRight")
    @_alwaysEmitIntoClient @_borrowed public static var specialDrawingRights: Self { _read { yield .sdrSpecialDrawingRight } }
    /// The case `surinamDollar`.
    @_alwaysEmitIntoClient @_borrowed public static var srd: Self { _read { yield .surinamDollar } }
    /// Unavailable: it is `sriLankaRupee`.
    @available(*, unavailable, renamed: "sriLankaRupee")
    @_alwaysEmitIntoClient @_borrowed public static var sriLankanRupee: Self { _read { yield .sriLankaRupee } }
    /// The case `southSudanesePound`.
    @_alwaysEmitIntoClient @_borrowed public static var ssp: Self { _read { yield .southSudanesePound } }
    /// Unavailable: it is `saintHelenaPound`.
    @available(*, unavailable, renamed: "saintHelenaPound")
    @_alwaysEmitIntoClient @_borrowed public static var stHelenaPound: Self { _read { yield .saintHelenaPound } }
    /// The case `dobra`.
    @_alwaysEmitIntoClient @_borrowed public static var stn: Self { _read { yield .dobra } }
    /// Unavailable: it is `surinamDollar`.
    @available(*, unavailable, renamed: "surinamDollar")
    @_alwaysEmitIntoClient @_borrowed public static var surinameseDollar: Self { _read { yield .surinamDollar } }
    /// The case `elSalvadorColon`.
    @_alwaysEmitIntoClient @_borrowed public static var svc: Self { _read { yield .elSalvadorColon } }
    /// Unavailable: it is `lilangeni`.
    @available(*, unavailable, renamed: "lilangeni")
    @_alwaysEmitIntoClient @_borrowed public static var swaziLilangeni: Self { _read { yield .lilangeni } }
    /// The case `syrianPound`.
    @_alwaysEmitIntoClient @_borrowed public static var syp: Self { _read { yield .syrianPound } }
    /// The case `lilangeni`.
    @_alwaysEmitIntoClient @_borrowed public static var szl: Self { _read { yield .lilangeni } }
    /// Unavailable: it is `somoni`.
    @available(*, unavailable, renamed: "somoni")
    @_alwaysEmitIntoClient @_borrowed public static var tajikistaniSomoni: Self { _read { yield .somoni } }
    /// Unavailable: it is `baht`.
    @available(*, unavailable, renamed: "baht")
    @_alwaysEmitIntoClient @_borrowed public static var thaiBaht: Self { _read { yield .baht } }
    /// The case `baht`.
    @_alwaysEmitIntoClient @_borrowed public static var thb: Self { _read { yield .baht } }
    /// The case `somoni`.
    @_alwaysEmitIntoClient @_borrowed public static var tjs: Self { _read { yield .somoni } }
    /// The case `turkmenistanNewManat`.
    @_alwaysEmitIntoClient @_borrowed public static var tmt: Self { _read { yield .turkmenistanNewManat } }
    /// The case `tunisianDinar`.
    @_alwaysEmitIntoClient @_borrowed public static var tnd: Self { _read { yield .tunisianDinar } }
    /// Unavailable: it is `paanga`.
    @available(*, unavailable, renamed: "paanga")
    @_alwaysEmitIntoClient @_borrowed public static var tonganPaanga: Self { _read { yield .paanga } }
    /// The case `paanga`.
    @_alwaysEmitIntoClient @_borrowed public static var top: Self { _read { yield .paanga } }
    /// Unavailable: it is `trinidadAndTobagoDollar`.
    @available(*, unavailable, renamed: "trinidadAndTobagoDollar")
    @_alwaysEmitIntoClient @_borrowed public static var trinidadTobagoDollar: Self { _read { yield .trinidadAndTobagoDollar } }
    /// The case `turkishLira`.
    @_alwaysEmitIntoClient @_borrowed public static var `try`: Self { _read { yield .turkishLira } }
    /// The case `trinidadAndTobagoDollar`.
    @_alwaysEmitIntoClient @_borrowed public static var ttd: Self { _read { yield .trinidadAndTobagoDollar } }
    /// Unavailable: it is `turkmenistanNewManat`.
    @available(*, unavailable, renamed: "turkmenistanNewManat")
    @_alwaysEmitIntoClient @_borrowed public static var turkmenistaniManat: Self { _read { yield .turkmenistanNewManat } }
    /// The case `newTaiwanDollar`.
    @_alwaysEmitIntoClient @_borrowed public static var twd: Self { _read { yield .newTaiwanDollar } }
    /// The case `tanzanianShilling`.
    @_alwaysEmitIntoClient @_borrowed public static var tzs: Self { _read { yield .tanzanianShilling } }
    /// The case `hryvnia`.
    @_alwaysEmitIntoClient @_borrowed public static var uah: Self { _read { yield .hryvnia } }
    /// Unavailable: it is `ugandaShilling`.
    @available(*, unavailable, renamed: "ugandaShilling")
    @_alwaysEmitIntoClient @_borrowed public static var ugandanShilling: Self { _read { yield .ugandaShilling } }
    /// The case `ugandaShilling`.
    @_alwaysEmitIntoClient @_borrowed public static var ugx: Self { _read { yield .ugandaShilling } }
    /// Unavailable: it is `hryvnia`.
    @available(*, unavailable, renamed: "hryvnia")
    @_alwaysEmitIntoClient @_borrowed public static var ukrainianHryvnia: Self { _read { yield .hryvnia } }
    /// Unavailable: it is `uaeDirham`.
    @available(*, unavailable, renamed: "uaeDirham")
    @_alwaysEmitIntoClient @_borrowed public static var unitedArabEmiratesDirham: Self { _read { yield .uaeDirham } }
    /// Unavailable: it is `unidadPrevisional`.
    @available(*, unavailable, renamed: "unidadPrevisional")
    @_alwaysEmitIntoClient @_borrowed public static var uruguayanNominalWageIndexUnit: Self { _read { yield .unidadPrevisional } }
    /// Unavailable: it is `pesoUruguayo`.
    @available(*, unavailable, renamed: "pesoUruguayo")
    @_alwaysEmitIntoClient @_borrowed public static var uruguayanPeso: Self { _read { yield .pesoUruguayo } }
    /// Unavailable: it is `uruguayPesoEnUnidadesIndexadas`.
    @available(*, unavailable, renamed: "uruguayPesoEnUnidadesIndexadas")
    @_alwaysEmitIntoClient @_borrowed public static var uruguayanPesoIndexedUnits: Self { _read { yield .uruguayPesoEnUnidadesIndexadas } }
    /// The case `dollar`.
    @_alwaysEmitIntoClient @_borrowed public static var usDollar: Self { _read { yield .dollar } }
    /// The case `dollar`.
    @_alwaysEmitIntoClient @_borrowed public static var usd: Self { _read { yield .dollar } }
    /// The case `pesoUruguayo`.
    @_alwaysEmitIntoClient @_borrowed public static var uyu: Self { _read { yield .pesoUruguayo } }
    /// The case `unidadPrevisional`.
    @_alwaysEmitIntoClient @_borrowed public static var uyw: Self { _read { yield .unidadPrevisional } }
    /// Unavailable: it is `uzbekistanSum`.
    @available(*, unavailable, renamed: "uzbekistanSum")
    @_alwaysEmitIntoClient @_borrowed public static var uzbekistaniSom: Self { _read { yield .uzbekistanSum } }
    /// The case `uzbekistanSum`.
    @_alwaysEmitIntoClient @_borrowed public static var uzs: Self { _read { yield .uzbekistanSum } }
    /// Unavailable: it is `vatu`.
    @available(*, unavailable, renamed: "vatu")
    @_alwaysEmitIntoClient @_borrowed public static var vanuatuVatu: Self { _read { yield .vatu } }
    /// The case `bolivarSoberanoVED`.
    @_alwaysEmitIntoClient @_borrowed public static var ved: Self { _read { yield .bolivarSoberanoVED } }
    /// The case `venezuelanBolivar`.
    @_alwaysEmitIntoClient @_borrowed public static var ves: Self { _read { yield .venezuelanBolivar } }
    /// Unavailable: it is `dong`.
    @available(*, unavailable, renamed: "dong")
    @_alwaysEmitIntoClient @_borrowed public static var vietnameseDong: Self { _read { yield .dong } }
    /// The case `dong`.
    @_alwaysEmitIntoClient @_borrowed public static var vnd: Self { _read { yield .dong } }
    /// The case `vatu`.
    @_alwaysEmitIntoClient @_borrowed public static var vuv: Self { _read { yield .vatu } }
    /// Unavailable: it is `cfaFrancBceao`.
    @available(*, unavailable, renamed: "cfaFrancBceao")
    @_alwaysEmitIntoClient @_borrowed public static var westAfricanCfaFranc: Self { _read { yield .cfaFrancBceao } }
    /// The case `tala`.
    @_alwaysEmitIntoClient @_borrowed public static var wst: Self { _read { yield .tala } }
    /// The case `arabAccountingDinar`.
    @_alwaysEmitIntoClient @_borrowed public static var xad: Self { _read { yield .arabAccountingDinar } }
    /// The case `cfaFrancBeac`.
    @_alwaysEmitIntoClient @_borrowed public static var xaf: Self { _read { yield .cfaFrancBeac } }
    /// The case `eastCaribbeanDollar`.
    @_alwaysEmitIntoClient @_borrowed public static var xcd: Self { _read { yield .eastCaribbeanDollar } }
    /// The case `caribbeanGuilder`.
    @_alwaysEmitIntoClient @_borrowed public static var xcg: Self { _read { yield .caribbeanGuilder } }
    /// The case `cfaFrancBceao`.
    @_alwaysEmitIntoClient @_borrowed public static var xof: Self { _read { yield .cfaFrancBceao } }
    /// The case `cfpFranc`.
    @_alwaysEmitIntoClient @_borrowed public static var xpf: Self { _read { yield .cfpFranc } }
    /// The case `yemeniRial`.
    @_alwaysEmitIntoClient @_borrowed public static var yer: Self { _read { yield .yemeniRial } }
    /// The case `rand`.
    @_alwaysEmitIntoClient @_borrowed public static var zar: Self { _read { yield .rand } }
    /// Unavailable: it is `zimbabweGold`.
    @available(*, unavailable, renamed: "zimbabweGold")
    @_alwaysEmitIntoClient @_borrowed public static var zimbabweanGold: Self { _read { yield .zimbabweGold } }
    /// The case `zambianKwacha`.
    @_alwaysEmitIntoClient @_borrowed public static var zmw: Self { _read { yield .zambianKwacha } }
    /// The case `zimbabweGold`.
    @_alwaysEmitIntoClient @_borrowed public static var zwg: Self { _read { yield .zimbabweGold } }
}

extension Currency {
    @inline(__always)
    static var rawValues: RawValues {
        RawValues(rawValueTexts, starts: rawValueStarts, count: caseCount)
    }

    /// Rows: 327. Bytes: 1316.
    private static var rawValueTexts: StaticString {
        """
        ADP AED AFA AFN ALK ALL AMD ANG AOA AOK AON AOR ARA ARL ARM ARP ARS ARY ATS AUD AWG AYM AZM AZN BAD BAM BAN BBD\
         BDT BEC BEF BEL BGJ BGK BGL BGM BGN BGO BHD BIF BMD BND BOB BOL BOP BOV BRB BRC BRE BRL BRN BRR BRZ BSD BTN BU\
        K BWP BYB BYN BYR BZD CAD CDF CHC CHE CHF CHW CLE CLF CLP CNH CNX CNY COP COU CRC CSD CSJ CSK CUC CUP CVE CYP C\
        ZK DDM DEM DJF DKK DOP DZD ECS ECV EEK EGP ERN ESA ESB ESP ETB EUR FIM FJD FKP FRF GBP GEK GEL GHC GHP GHS GIP \
        GMD GNE GNF GNS GQE GRD GTQ GWE GWP GYD HKD HNL HRD HRK HTG HUF IDR IEP ILP ILR ILS INR IQD IRR ISJ ISK ITL JMD\
         JOD JPY KES KGS KHR KMF KPW KRH KRO KRW KWD KYD KZT LAJ LAK LBP LKR LRD LSL LSM LTL LTT LUC LUF LUL LVL LVR LY\
        D MAD MAF MCF MDC MDL MGA MGF MKD MKN MLF MMK MNT MOP MRO MRU MTL MTP MUR MVP MVQ MVR MWK MXN MXP MXV MYR MZE M\
        ZM MZN NAD NGN NIC NIO NLG NOK NPR NZD OMR PAB PEH PEI PEN PES PGK PHP PKR PLN PLZ PTE PYG QAR RHD ROK ROL RON \
        RSD RUB RUR RWF SAR SBD SCR SDD SDG SDP SEK SGD SHP SIT SKK SLE SLL SOS SRD SRG SSP STD STN SUR SVC SYP SZL THB\
         TJR TJS TMM TMT TND TOP TPE TRL TRY TTD TWD TZS UAH UAK UGS UGW UGX USD USN USS UYI UYN UYP UYU UYW UZS VEB VE\
        D VEF VES VNC VND VNN VUV WST XAD XAF XAG XAU XBA XBB XBC XBD XCD XCG XDR XEU XFO XFU XOF XPD XPF XPT XRE XSU X\
        TS XUA XXX YDD YER YUD YUM YUN YUR ZAL ZAR ZMK ZMW ZRN ZRZ ZWC ZWD ZWG ZWL ZWN ZWR none       \u{20}
        """
    }

    /// Rows: 328. Bytes: 984.
    private static var rawValueStarts: StaticString {
        """
        00000400800<00@00D00H00L00P00T00X00\\00`00d00h00l01001401801<01@01D01H01L01P01T01X01\\01`01d01h01l02002402802<0\
        2@02D02H02L02P02T02X02\\02`02d02h02l03003403803<03@03D03H03L03P03T03X03\\03`03d03h03l04004404804<04@04D04H04L04\
        P04T04X04\\04`04d04h04l05005405805<05@05D05H05L05P05T05X05\\05`05d05h05l06006406806<06@06D06H06L06P06T06X06\\06\
        `06d06h06l07007407807<07@07D07H07L07P07T07X07\\07`07d07h07l08008408808<08@08D08H08L08P08T08X08\\08`08d08h08l090\
        09409809<09@09D09H09L09P09T09X09\\09`09d09h09l0:00:40:80:<0:@0:D0:H0:L0:P0:T0:X0:\\0:`0:d0:h0:l0;00;40;80;<0;@0\
        ;D0;H0;L0;P0;T0;X0;\\0;`0;d0;h0;l0<00<40<80<<0<@0<D0<H0<L0<P0<T0<X0<\\0<`0<d0<h0<l0=00=40=80=<0=@0=D0=H0=L0=P0=\
        T0=X0=\\0=`0=d0=h0=l0>00>40>80><0>@0>D0>H0>L0>P0>T0>X0>\\0>`0>d0>h0>l0?00?40?80?<0?@0?D0?H0?L0?P0?T0?X0?\\0?`0?\
        d0?h0?l0@00@40@80@<0@@0@D0@H0@L0@P0@T0@X0@\\0@`0@d0@h0@l0A00A40A80A<0A@0AD0AH0AL0AP0AT0AX0A\\0A`0Ad0Ah0Al0B00B4\
        0B80B<0B@0BD0BH0BL0BP0BT0BX0B\\0B`0Bd0Bh0Bl0C00C40C80C<0C@0CD0CH0CL0CP0CT0CX0C\\0C`0Cd0Ch0Cl0D00D40D80D<0D@0DD0\
        DH0DM
        """
    }
}

// Total: 327 cases, 160 aliases, 2300 bytes, CRC-32 50CE08EE
