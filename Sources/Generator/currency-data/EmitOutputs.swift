import ArgumentParser

/// The folders that `emit` writes.
struct EmitOutputs: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The folder that everything is written below, at the same places as in the package. Default: this folder.",
            discussion: "The following options name the folders of single outputs, wherever these are."))
    var output: String?

    @Option(help: "The folder of the tables and enums.")
    var tablesOutput: String?

    @Option(help: "The folder of the generated file of currency names.")
    var namesOutput: String?

    @Option(help: "The folder of the generated file of currency forms that people write.")
    var formsOutput: String?

    @Option(help: "The folder of the generated file of payment services.")
    var servicesOutput: String?

    @Option(help: "The folder of the generated file of language matching.")
    var matchingOutput: String?

    @Option(help: "The folder of the generated file of rules for numbers in words.")
    var wordsOutput: String?

    @Option(help: "The folder of the generated file of the words of amounts.")
    var currencyWordsOutput: String?

    @Option(help: "The folder of the listings of cases, which also have the new ones.")
    var casesOutput: String?

    /// The path of a folder.
    func path(of folder: GeneratedFolder) -> String {
        named(folder) ?? output.map { $0 + "/" + folder.rawValue } ?? folder.rawValue
    }

    private func named(_ folder: GeneratedFolder) -> String? {
        switch folder {
        case .tables: tablesOutput
        case .names: namesOutput
        case .forms: formsOutput
        case .services: servicesOutput
        case .matching: matchingOutput
        case .words: wordsOutput
        case .currencyWords: currencyWordsOutput
        case .cases: casesOutput
        }
    }
}
