import Foundation
import Testing

/// What nobody found who looked for it: the pages for tasks name it.
struct TaskPagesTests {
    private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private static let pages =
        [
            "CurrencyFormat/CurrencyFormat.docc/FirstInvoice", "CurrencyFormat/CurrencyFormat.docc/RoundingAndTax",
            "CurrencyFormat/CurrencyFormat.docc/BankStatements", "CurrencyFormat/CurrencyFormat.docc/ReadingAmounts",
            "CurrencyFormat/CurrencyFormat.docc/CorrectingAValue", "CurrencyFormat/CurrencyFormat.docc/UpdatingData",
            "CurrencyAlignment/CurrencyAlignment.docc/ColumnsAndReceipts", "CurrencyEngine/CurrencyEngine.docc/Slices",
            "LocaleMatching/LocaleMatching.docc/InAWebService",
        ].map { "Sources/Runtime/\($0).md" } + [json]

    private static let json = "Sources/Adapters/CurrencyFoundation/CurrencyFoundation.docc/MoneyInJSON.md"

    @Test(arguments: [
        "notes", "candidates", "money(or:", "wellFormed", "range(in:", "checkedPlan", "TypedMoney", "NumberCoded",
        "MoneyUnit", "RemainderPolicy", "strict(_:)",
    ])
    func aPageNames(_ name: String) throws {
        let texts = try Self.pages.map {
            try String(contentsOf: Self.package.appendingPathComponent($0), encoding: .utf8)
        }
        #expect(texts.contains { $0.contains(name) })
    }

    @Test func readersOfTheREADMEFindEachPage() throws {
        let readme = try String(contentsOf: Self.package.appendingPathComponent("README.md"), encoding: .utf8)
        #expect(Self.pages.filter { !readme.contains($0) }.isEmpty)
    }
}
