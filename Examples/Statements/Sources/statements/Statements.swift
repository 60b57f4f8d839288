import CurrencyAlignment
import CurrencyParsing

@main
struct Statements {
    static func main() throws {
        let parser = CurrencyParser(.euro, locale: .germanGermany, conventions: .statement(in: .germanGermany))
        var lines: [Line] = []
        _ = readLine()  // the heading
        while let line = readLine() { lines.append(Line(Substring(line), parser)) }

        let booked = lines.compactMap { line in (try? line.amount.get()).map { (line.text, $0) } }
        let balance = try booked.map(\.1).sum(in: .euro)
        let style = CurrencyStyle(.euro, locale: .germanGermany).plan
        let column = style.aligned(booked.map(\.1.amount) + [balance.amount])
        for (text, amount) in zip(booked.map(\.0) + ["balance"], column.lines) {
            print(text.padding(to: 20), amount)
        }
        print()
        for line in lines {
            if case .failure(let refusal) = line.amount { print("\(line.text): \(refusal)") }
        }
    }
}

extension String {
    fileprivate func padding(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
