import TableEmitter

/// A folder with files that are made from a snapshot, by its place in the package.
enum GeneratedFolder: String, CaseIterable {
    case tables = "Sources/Runtime/CurrencyFormat/Generated"
    case names = "Sources/Runtime/CurrencyNames/Generated"
    case forms = "Sources/Runtime/CurrencyReader/Generated"
    case services = "Sources/Extras/PaymentServices/Generated"
    case matching = "Sources/Extras/LocaleMatching/Generated"
    case words = "Sources/Extras/NumberWords/Generated"
    case currencyWords = "Sources/Extras/CurrencyWords/Generated"
    case cases = "Data/Cases"

    /// The files of the folder.
    ///
    /// - Parameter listings: The listings of cases, with the new ones.
    func files(of generated: GeneratedFiles, listings: [GeneratedFiles.File]) -> [GeneratedFiles.File] {
        switch self {
        case .tables: generated.files
        case .names: generated.nameFiles
        case .forms: generated.parsingFiles
        case .services: generated.serviceFiles
        case .matching: generated.matchingFiles
        case .words: generated.wordFiles
        case .currencyWords: generated.currencyWordFiles
        case .cases: listings
        }
    }
}
