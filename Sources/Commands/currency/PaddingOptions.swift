import ArgumentParser
import CommandSupport
import CurrencyEngine

/// What shorter texts are filled up with.
struct PaddingOptions: ParsableArguments {
    @Option(help: "Pad texts to this many characters, from 1 to 1000.")
    var width: Int?

    @Option(help: "The padding character. Default: a space.")
    var padding: PaddingCharacterArgument?

    @Option(help: "Where the padding goes. Default: before-prefix.")
    var paddingPosition: PaddingPositionArgument?

    func validate() throws {
        if width == nil, padding != nil || paddingPosition != nil {
            throw ValidationError("--padding and --padding-position need --width.")
        }
        if let width, !(1...1000).contains(width) {
            throw ValidationError("--width must be from 1 to 1000, not \(width).")
        }
    }

    var value: FormatOptions.Padding? {
        width.map {
            FormatOptions.Padding(width: $0, with: padding?.scalar ?? " ", at: paddingPosition?.value ?? .beforePrefix)
        }
    }
}

/// One Unicode scalar.
struct PaddingCharacterArgument: ExpressibleByArgument {
    var scalar: Unicode.Scalar

    init?(argument: String) {
        guard let first = argument.unicodeScalars.first, argument.unicodeScalars.count == 1 else { return nil }
        scalar = first
    }
}

enum PaddingPositionArgument: String, StyleArgument {
    case beforePrefix = "before-prefix"
    case afterPrefix = "after-prefix"
    case beforeSuffix = "before-suffix"
    case afterSuffix = "after-suffix"

    var value: FormatOptions.Padding.Position {
        switch self {
        case .beforePrefix: .beforePrefix
        case .afterPrefix: .afterPrefix
        case .beforeSuffix: .beforeSuffix
        case .afterSuffix: .afterSuffix
        }
    }
}
