// Written by `currency-data emit`. Do not edit.
// Data: cldr-json 48.0.0 (CLDR 48), icu 78.3 (CLDR 48), iso4217 2026-01-01
// swift-format-ignore-file

/// How payment services count amounts, from Data/Decisions/paymentServices.json.
enum PaymentServiceTable {
    static var lines: StaticString {
        """
        adyen\t0\t1\tCVE IDR\nadyen\t2\t1\tCLP ISK\nadyen\t0\t1\tDJF GNF JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF\na\
        dyen\t3\t1\tBHD JOD KWD LYD OMR TND\nadyen\t1\t1\tMRO\nadyen\t2\t1\tAED ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD\
         BDT BGN BMD BND BOB BRL BSD BWP BYN BZD CAD CHF CNY COP CRC CUP CZK DKK DOP DZD EGP ETB EUR FJD FKP GBP GEL GH\
        S GIP GMD GTQ GYD HKD HNL HRK HTG HUF ILS INR JMD KES KGS KHR KYD KZT LAK LBP LKR MAD MDL MKD MMK MNT MOP MUR M\
        VR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SEK SGD SHP SLL \
        SOS STD SVC SZL THB TOP TRY TTD TWD TZS UAH USD UYU UZS VEF WST XCD YER ZAR ZMW\nadyen\t2\t1\tMRU\nappStoreServ\
        er\t3\t1\t*\nbraintree\t0\t1\tBIF CLP DJF GNF ISK JPY KMF KRW LAK PYG RWF UGX VND VUV XAF XOF XPF\nbraintree\t2\
        \t1\tAED AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BRL BSD BWP BYN BZD CAD CHF CNY COP CRC CVE CZK DKK DO\
        P DZD EGP ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HRK HTG HUF IDR ILS INR JMD KES KGS KHR KYD KZT L\
        BP LKR LRD LSL LTL MAD MDL MKD MNT MOP MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN \
        QAR RON RSD RUB SAR SBD SCR SEK SGD SHP SLL SOS SRD STD SVC SYP SZL THB TJS TOP TRY TTD TWD TZS UAH USD UYU UZS\
         VES WST XCD YER ZAR ZMK ZWD\nbraintree\tx\t1\tBGN\nbraintree\tx\t1\t*\ncheckout\t0\t1\tBIF DJF GNF ISK JPY KMF\
         KRW PYG RWF UGX VND VUV XAF XOF XPF\ncheckout\t3\t10\tBHD IQD JOD KWD LYD OMR TND\ncheckout\t2\t1\tCLP\nchecko\
        ut\t2\t1\t=\ngooglePlay\t6\t1\t*\nklarna\ti\t1\t*\nmollie\t2\t1\tAED AUD BRL CAD CHF CZK DKK EUR GBP HKD HUF IL\
        S MXN MYR NOK\nmollie\t2\t1\tNZD PHP PLN RON SEK SGD THB TWD USD ZAR\nmollie\t0\t1\tISK JPY\npayPal\t2\t1\tAUD \
        BRL CAD CHF CNY CZK DKK EUR GBP HKD ILS MXN MYR NOK NZD PHP PLN SEK SGD THB USD\npayPal\t0\t1\tHUF JPY TWD\npay\
        Pal\tx\t1\t*\nsquare\t2\t1\tAUD CAD EUR GBP USD\nsquare\t0\t1\tJPY\nstripe\t0\t1\tBIF CLP DJF GNF JPY KMF KRW M\
        GA PYG RWF VND VUV XAF XOF XPF\nstripe\t3\t10\tBHD JOD KWD OMR TND\nstripe\t2\t100\tISK UGX\nstripe\t2\t1\tHUF \
        TWD\nstripe\t2\t1\tAFN ALL AMD COP IDR LAK LBP MMK PKR RSD\nstripe\t2\t1\t=\nworldpay\t0\t1\tGNF HUF IDR JPY KM\
        F KRW MGA PYG RWF VND XAF XOF XPF\nworldpay\t3\t1\tBHD IQD JOD KWD LYD OMR TND\nworldpay\t2\t1\t=\n
        """
    }
}
