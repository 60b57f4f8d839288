import Foundation
import Testing

/// The task pages mention what people looked for and did not find.
struct TaskPagesTests {
    private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private static let pages =
        [
            "Runtime/CurrencyFormat/CurrencyFormat.docc/FirstInvoice",
            "Runtime/CurrencyFormat/CurrencyFormat.docc/RoundingAndTax",
            "Runtime/CurrencyParsing/CurrencyParsing.docc/BankStatements",
            "Runtime/AmountSearch/AmountSearch.docc/ReadingAmounts",
            "Runtime/CurrencyFormat/CurrencyFormat.docc/CorrectingAValue",
            "Runtime/CurrencyFormat/CurrencyFormat.docc/UpdatingData",
            "Runtime/CurrencyFormat/CurrencyFormat.docc/InYourTests",
            "Runtime/CurrencyFormat/CurrencyFormat.docc/InADatabase",
            "Runtime/CurrencyEngine/CurrencyEngine.docc/Slices",
            "Extras/CurrencyAlignment/CurrencyAlignment.docc/ColumnsAndReceipts",
            "Extras/LocaleMatching/LocaleMatching.docc/InAWebService",
            "Foundation/CurrencyFoundation/CurrencyFoundation.docc/MoneyInJSON",
        ].map { "Sources/\($0).md" }

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
