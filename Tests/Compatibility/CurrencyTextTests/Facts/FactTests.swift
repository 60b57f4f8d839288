import Testing

struct FactTests {
    private static let all =
        PropertyFacts.all + FormattingFacts.all + BoundsFacts.all + ReadingFacts.all + CodeFacts.all + EditingFacts.all
        + StringFacts.all

    @Test func factsHoldOrAreMeantToDiffer() throws {
        let ledger = Dictionary(grouping: try FactLedger.read().entries, by: \.fact)
        for fact in Self.all {
            let here = fact.here()
            guard let entries = ledger[fact.name] else {
                #expect(here == fact.theirs, "\(fact.name), by its \(fact.source)")
                continue
            }
            #expect(entries.count == 1, "\(fact.name) is in the ledger twice")
            #expect(here == entries[0].here, "\(fact.name), by the ledger")
            #expect(here != fact.theirs, "\(fact.name) is no longer needed in the ledger")
        }
    }

    @Test func ledgerHasReasonsForFactsThatExist() throws {
        let names = Self.all.map(\.name)
        #expect(Set(names).count == names.count)
        for entry in try FactLedger.read().entries {
            #expect(names.contains(entry.fact), "no fact is named \(entry.fact)")
            #expect(!entry.reason.isEmpty)
        }
    }

    /// CurrencyText's own tests pass without exception.
    @Test func itsOwnTestsHold() throws {
        let ledger = Set(try FactLedger.read().entries.map(\.fact))
        let different = Self.all.filter { $0.source == .test && ledger.contains($0.name) }.map(\.name)
        #expect(different == [])
    }
}
