import CurrencyParsing
import Testing

@testable import AmountSearch
@testable import CurrencyReader

struct CurrencyTextFilterTests {
    @Test(arguments: [("$", true), ("k", false), (".", false), ("kr", true), ("kr.", true), ("kq", false)])
    func aTextMayBeACurrencyToItsEnd(text: String, mayEnd: Bool) {
        let filter = CurrencyTextFilter(CurrencyFinder(.bundled, .root, nil, isIndexed: true))
        // No byte stands before the first one.
        let bytes = Array(text.utf8)
        bytes.withUnsafeBufferPointer { #expect(filter.mayEnd($0, $0.count) == mayEnd) }
    }
}
