extension PackedCheck {
    /// Checks an image of names, including all records in it.
    ///
    /// - Complexity: Linear in the length of all names.
    package static func checkNames(_ bytes: UnsafeBufferPointer<UInt8>) throws(PackedImageError) {
        let image = try check(bytes, .names)
        let shapes = image.rowCount(of: .nameShapes) / NameForm.count
        // Each record has at least one text, and no more than one for each form.
        for row in 0..<shapes where !(1...NameForm.count).contains(Int(image.nameShape(row).max() ?? 0)) {
            throw .badValue(.nameShapes, row: row, column: 0)
        }
        for row in 0..<max(0, image.rowCount(of: VocabularyRow.self) - 1) {
            try checkVocabulary(RowReference(row), image, shapes: shapes)
        }
        guard image.rowCount(of: NameLocaleRow.self) == image.rowCount(of: LocaleRow.self) else {
            throw .badTable(.nameLocales)
        }
        for row in 0..<LocaleLookup(image: image).localeCount { try checkRecords(ofLocale: row, image) }
    }

    private static func checkVocabulary(
        _ vocabulary: RowReference<VocabularyRow>, _ image: PackedImage, shapes: Int
    ) throws(PackedImageError) {
        let symbols = image.symbols(of: vocabulary)
        guard symbols.count <= NameRecord.maximumSymbols else {
            throw .badValue(.vocabularies, row: vocabulary.index, column: 0)
        }
        // The nesting depth of each symbol's pairs; nil if it is not known yet.
        var depths = [Int?](repeating: nil, count: symbols.count)
        /// The depth of a symbol; nil if it exceeds the limit, or if the symbol contains itself or is not valid.
        func depth(of symbol: Int, limit: Int) -> Int? {
            guard symbol < symbols.count else { return nil }
            if depths[symbol] == nil {
                switch symbols[symbol].definition {
                case .pair(let left, let right):
                    guard limit > 0, let left = depth(of: left, limit: limit - 1),
                        let right = depth(of: right, limit: limit - 1)
                    else { return nil }
                    depths[symbol] = 1 + max(left, right)
                case .scalar(let value): depths[symbol] = (0xD800...0xDFFF).contains(value) ? nil : 0
                case .shape(let shape): depths[symbol] = shape < shapes ? 0 : nil
                case .edit: depths[symbol] = 0
                }
            }
            return depths[symbol].flatMap { $0 <= limit ? $0 : nil }
        }
        for symbol in 0..<symbols.count where depth(of: symbol, limit: NameRecord.maximumDepth) == nil {
            throw .badValue(
                .nameSymbols, row: image[vocabulary].firstSymbol.index + symbol, column: 0)
        }
    }

    private static func checkRecords(ofLocale row: Int, _ image: PackedImage) throws(PackedImageError) {
        let locale = image[NameLocaleRow.self, row]
        guard let presence = locale.presence else { return }
        guard (presence + 1) * image.namePresenceWidth <= image.rowCount(of: .namePresence) else {
            throw .badValue(.nameLocales, row: row, column: 0)
        }
        let (bits, end) = (image.namePresence(presence), image.rowCount(of: .nameRecords))
        let present = (0..<image.rowCount(of: CurrencyRow.self)).filter { bits[$0 / 7] >> UInt8($0 % 7) & 1 != 0 }
        var start = 0
        for (rank, currency) in present.enumerated() {
            if rank % NameRecord.countInBlock == 0 {
                let block = locale.firstBlock.index + rank / NameRecord.countInBlock
                guard block < image.rowCount(of: NameBlockRow.self) else {
                    throw .badValue(.nameLocales, row: row, column: 0)
                }
                start = image[NameBlockRow.self, block].firstRecord
            }
            guard start < end else { throw .badRecord(locale: row, currency: currency) }
            start += 1 + Int(image.start(of: .nameRecords)[start])
            guard start <= end, image.ownNameRecord(locale: row, currency: currency)?.isReadable ?? false else {
                throw .badRecord(locale: row, currency: currency)
            }
        }
    }
}

extension NameRecord {
    /// Reads the last text. This reads all texts, because each text is made from the one before it.
    fileprivate var isReadable: Bool {
        guard let form = formOfLastText else { return false }
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.maximumTextLength) { text in
            read(form, into: text) != .malformed
        }
    }
}
