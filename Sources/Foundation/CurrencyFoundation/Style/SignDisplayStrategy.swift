import CurrencyFormat

extension CurrencyFormatConfiguration {
    /// When a sign is shown, and whether the accounting format is used, with Foundation's names.
    ///
    ///                                    engine                    -1        0       1
    ///     automatic                      auto                     -$1       $0      $1
    ///     never                          never                     $1       $0      $1
    ///     always(showZero: true)         always                   -$1      +$0     +$1
    ///     always(showZero: false)        exceptZero               -$1       $0     +$1
    ///     accounting                     auto, accounting        ($1)       $0      $1
    ///     accountingAlways(showZero: …)  the same, accounting    ($1)               +$1
    public enum SignDisplayStrategy: Hashable, Sendable, Codable {
        case automatic
        case never
        case always(showZero: Bool = true)
        case accounting
        case accountingAlways(showZero: Bool = false)

        var display: SignDisplay {
            switch self {
            case .automatic, .accounting: .auto
            case .never: .never
            case .always(let showZero), .accountingAlways(let showZero): showZero ? .always : .exceptZero
            }
        }

        var sign: CurrencySign {
            switch self {
            case .automatic, .never, .always: .standard
            case .accounting, .accountingAlways: .accounting
            }
        }

        /// The same strategy with accounting or standard signs.
        func with(_ sign: CurrencySign) -> Self {
            switch (self, sign) {
            case (.automatic, .accounting): .accounting
            case (.always(let showZero), .accounting): .accountingAlways(showZero: showZero)
            case (.accounting, .standard): .automatic
            case (.accountingAlways(let showZero), .standard): .always(showZero: showZero)
            default: self
            }
        }
    }
}
