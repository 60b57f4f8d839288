import CurrencyParsing

@main
struct Correction {
    static func main() throws {
        print("tables:   ", Prices.bundled.format(1234.5))
        print("corrected:", Prices.plan.format(1234.5))
        print("negative: ", Prices.plan.format(-1234.5))
        // The corrected texts can be parsed.
        print("read:     ", try Prices.plan.parse(Prices.plan.format(1234.5)))
        print("people:   ", try CurrencyParser(Prices.style).parse("1234.50").amount)
        print("needed:   ", !Prices.isObsolete)
    }
}
