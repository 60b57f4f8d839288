import Foundation
import Testing

/// The task pages mention what people looked for and did not find.
struct TaskPagesTests {
    private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private static let pages =
        [
            "CurrencyFormat/CurrencyFormat.docc/FirstInvoice", "CurrencyFormat/CurrencyFormat.docc/RoundingAndTax",
            "CurrencyParsing/CurrencyParsing.docc/BankStatements", "AmountSearch/AmountSearch.docc/ReadingAmounts",
            "CurrencyFormat/CurrencyFormat.docc/CorrectingAValue", "CurrencyFormat/CurrencyFormat.docc/UpdatingData",
            "CurrencyFormat/CurrencyFormat.docc/InYourTests", "CurrencyFormat/CurrencyFormat.docc/InADatabase",
            "CurrencyAlignment/CurrencyAlignment.docc/ColumnsAndReceipts", "CurrencyEngine/CurrencyEngine.docc/Slices",
            "LocaleMatching/LocaleMatching.docc/InAWebService",
        ].map { "Sources/Runtime/\($0).md" } + [json]

    private static let json = "Sources/Foundation/CurrencyFoundation/CurrencyFoundation.docc/MoneyInJSON.md"

    @Test(arguments: [
        ("notes", ["BankStatements", "Parsing"]), ("candidates", ["ReadingAmounts", "Parsing"]),
        ("money(or:", ["BankStatements", "Parsing"]), ("wellFormed", ["BankStatements", "Parsing"]),
        ("range(in:", ["ReadingAmounts", "Parsing"]), ("checkedPlan", ["Slices", "Formatting", "Profiles"]),
        ("TypedMoney", ["RoundingAndTax", "Calculating"]), ("RemainderPolicy", ["RoundingAndTax", "Calculating"]),
        ("MoneyUnit", ["RoundingAndTax"]), ("NumberCoded", ["MoneyInJSON"]),
        ("strict(_:)", ["InAWebService", "CurrencyFormat"]),
    ])
    func thePageWhereOneLooksNames(_ name: String, _ pages: [String]) throws {
        let paths =
            Self.pages
            + ["Formatting", "Profiles", "Calculating", "CurrencyFormat"].map {
                "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/\($0).md"
            } + ["Sources/Runtime/CurrencyParsing/CurrencyParsing.docc/Parsing.md"]
        for page in pages {
            let path = try #require(paths.first { $0.hasSuffix("/\(page).md") })
            let text = try String(contentsOf: Self.package.appendingPathComponent(path), encoding: .utf8)
            #expect(text.contains(name), "\(page)")
        }
    }

    @Test func readersOfTheREADMEFindEachPage() throws {
        let readme = try String(contentsOf: Self.package.appendingPathComponent("README.md"), encoding: .utf8)
        #expect(Self.pages.filter { !readme.contains($0) }.isEmpty)
    }
}
