import CurrencyColumns
import CurrencyParsing

let columnTargets = [
    FuzzTarget("columns", longest: 160) {
        let styles = SharedStyles.all
        let codes = ["USD", "JPY", "KWD", "XAU", "ZZZ"].compactMap { try? CurrencyCode($0) }
        return { input in
            var reader = InputReader(input)
            let style = styles[reader.below(styles.count)]
            switch reader.below(5) {
            case 0: writeMinorUnits(&reader, style)
            case 1: writeDoubles(&reader, style)
            case 2: writeDecimals(&reader, style)
            case 3: writeCurrencies(&reader, style, codes)
            default: readTexts(&reader, style)
            }
        }
    }
]

/// Each row of a column equals what a plan writes for its amount alone.
private func writeMinorUnits(_ reader: inout InputReader, _ style: SharedStyle) {
    let validity = reader.validity()
    var units: [Int64] = []
    while !reader.isAtEnd { units.append(Int64(bitPattern: reader.integer(bytes: 1 + reader.below(8)))) }
    do throws(ColumnError) {
        let column = try style.plan.formatColumn(minorUnits: units, validity: validity)
        check(column, units.count, validity) { try? style.plan.format(minorUnits: units[$0]) }
    } catch {
        switch error {
        case .validity: require(validity?.count != units.count, "\(error)")
        case .money: require(style.plan.minorUnit == nil, "\(error)")
        default: fatalError("\(error)")
        }
    }
}

private func writeDoubles(_ reader: inout InputReader, _ style: SharedStyle) {
    let validity = reader.validity()
    var numbers: [Double] = []
    while !reader.isAtEnd { numbers.append(Double(bitPattern: reader.integer(bytes: 8))) }
    guard let column = try? style.plan.formatColumn(numbers, validity: validity) else {
        require(validity?.count ?? numbers.count != numbers.count, "no column of \(numbers)")
        return
    }
    check(column, numbers.count, validity) { style.plan.format(numbers[$0]) }
}

private func writeDecimals(_ reader: inout InputReader, _ style: SharedStyle) {
    let scale = reader.below(39)
    let validity = reader.validity()
    var words: [UInt64] = []
    while !reader.isAtEnd { words.append(reader.integer(bytes: 8)) }
    guard let decimals = try? Decimal128Column(words: words, scale: scale, validity: validity),
        let column = try? style.plan.formatColumn(decimals)
    else { return }
    let failed = Set(column.errors.map(\.row))
    check(column.texts, words.count / 2, nil) { row in
        if let value = decimals[row] { return style.plan.format(value) }
        require(failed.contains(row) || validity?[row] == false, "row \(row) has no value, and no error")
        return nil
    }
}

private func writeCurrencies(_ reader: inout InputReader, _ style: SharedStyle, _ codes: [CurrencyCode]) {
    var units: [Int64] = []
    var currencies: [CurrencyCode] = []
    while !reader.isAtEnd {
        currencies.append(reader.element(of: codes))
        units.append(Int64(bitPattern: reader.integer(bytes: 1 + reader.below(8))))
    }
    do throws(ColumnError) {
        let column = try style.style.formatColumn(minorUnits: units, currencies: currencies)
        let failed = Set(column.errors.map(\.row))
        check(column.texts, units.count, nil) { row in
            var own = style.style
            own.currency = currencies[row]
            let text = try? own.plan.format(minorUnits: units[row])
            require((text == nil) == failed.contains(row), "row \(row) of \(currencies)")
            return text
        }
    } catch {
        fatalError("\(error)")
    }
}

/// A column of texts with any offsets is either refused, or each text is read like the parser reads it alone.
private func readTexts(_ reader: inout InputReader, _ style: SharedStyle) {
    let validity = reader.validity()
    let offsets = (0..<reader.below(8)).map { _ in Int32(Int8(bitPattern: reader.byte())) }
    guard let column = try? TextColumn(values: reader.remaining(), offsets: offsets, validity: validity) else { return }
    let parsed = style.parser.parseColumn(column)
    let failed = Set(parsed.errors.map(\.row))
    for row in 0..<column.count {
        let isThere = validity?[row] ?? true
        let units = isThere ? column.withUTF8(of: row) { try? style.parser.parseMinorUnits(utf8: $0) } : nil
        require(parsed.minorUnits[row] == units ?? 0, "row \(row) is \(parsed.minorUnits[row])")
        require(failed.contains(row) == (isThere && units == nil), "row \(row) of \(parsed.errors)")
        require(parsed.validity?[row] ?? true == (units != nil), "the validity of row \(row)")
    }
}

private func check(_ column: TextColumn, _ rows: Int, _ validity: Validity?, _ text: (Int) -> String?) {
    require(column.count == rows, "\(column.count) rows, not \(rows)")
    for row in 0..<rows {
        let expected = validity?[row] == false ? nil : text(row)
        require(column[row] == expected, "row \(row) is \(column[row] as Any), not \(expected as Any)")
    }
}

extension InputReader {
    fileprivate mutating func validity() -> Validity? {
        let count = below(32)
        return count < 16 ? nil : try? Validity(bytes: [byte(), byte()], count: count - 16)
    }
}
