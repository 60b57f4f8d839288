import CurrencyEngine

extension CurrencyStyle {
    /// The style as an ICU number skeleton.
    ///
    ///     try CurrencyStyle(.euro, locale: .germanGermany).signDisplay(.always).skeleton   // "currency/EUR sign-always"
    ///
    /// A skeleton contains neither the locale nor its keywords. With the style's locale, ICU's output for the skeleton
    /// is the style's output under `FormatOptions.Compatibility.icu`.
    ///
    /// - Throws: `NoSkeletonError`, which names the option that no stem expresses.
    public var skeleton: String {
        get throws(NoSkeletonError) {
            var kind = SkeletonWriter.notation(options.notation)
            kind.append("currency/" + currency.description)
            kind += try precisionStems
            var writer = SkeletonWriter(kind: kind, options: options)
            writer.isAccounting = resolvedSign == .accounting
            let width: SkeletonStem.Width
            switch display {
            case .symbol: width = .short
            case .narrowSymbol: width = .narrow
            case .code: width = .isoCode
            case .formalSymbol: width = .formal
            case .variantSymbol: width = .variant
            case .none: width = .hidden
            case .name: width = .fullName
            case .custom: throw .noStem(.customCurrency)
            }
            if width != .short { writer.width = SkeletonStem.widths.first { $0.value == width }?.word }
            return try writer.skeleton()
        }
    }

    private var precisionStems: [String] {
        get throws(NoSkeletonError) {
            let strips = options.trailingZeros == .stripIfInteger
            switch digits {
            case .display, .pattern:
                if options.notation != .standard { return try SkeletonWriter.precision(nil, options.trailingZeros) }
                return strips ? ["precision-currency-standard/w"] : []
            case .cash:
                return ["precision-currency-cash" + (strips ? "/w" : "")]
            case .iso, .precision:
                let precision = digits.resolve(
                    options.data.row(of: currency), options.data, options.compatibility)
                return try SkeletonWriter.precision(precision, options.trailingZeros)
            }
        }
    }
}

extension DecimalStyle {
    /// The style as an ICU number skeleton; see `CurrencyStyle.skeleton`.
    public var skeleton: String {
        get throws(NoSkeletonError) {
            let standard: NumberPrecision? = options.notation == .standard ? .fraction(0...3) : nil
            let digits = try SkeletonWriter.precision(precision ?? standard, options.trailingZeros)
            let kind = SkeletonWriter.notation(options.notation) + digits
            return try SkeletonWriter(kind: kind, options: options).skeleton()
        }
    }
}

extension PercentStyle {
    /// The style as an ICU number skeleton; see `CurrencyStyle.skeleton`.
    public var skeleton: String {
        get throws(NoSkeletonError) {
            if options.notation != .standard { throw .noStem(.compactPercent) }
            let stem: String
            switch unit {
            case .percent: stem = "percent"
            case .permille: stem = "permille"
            case .basisPoints: throw .noStem(.basisPoints)
            }
            let digits = try SkeletonWriter.precision(precision ?? .fraction(0...0), options.trailingZeros)
            var options = options
            options.scale += unitScale
            return try SkeletonWriter(kind: [stem] + digits, options: options).skeleton()
        }
    }
}
