extension StyledText {
    /// Returns the text for a terminal, with ANSI codes for its colours, bold and italics.
    ///
    ///     let gain = FormattedPercentage(0.034, signStyle: .triangles).styledText
    ///     let text = gain.terminalText(.sixteen)
    ///     text.replacingOccurrences(of: "\u{1B}", with: "␛")      // "␛[92m▲3.4 %␛[0m"
    ///     gain.terminalText(.noColors, columns: 8)                // "▲3.4 %  "
    ///
    /// Control characters are left out, so that the text of a currency or an abbreviation cannot control the terminal.
    /// Font sizes, font names and transparency are ignored, because terminals do not have them.
    ///
    /// - Parameter colors: The colours that the terminal has.
    /// - Parameter columns: The width in which the text is aligned; nil for no padding. Longer texts are not changed.
    ///   Wide characters, such as Chinese characters and most emoji, take two columns.
    /// - Parameter paintsNeutral: Whether neutral text has its colour; otherwise it has the terminal's text colour,
    ///   which suits the terminal's background.
    public func terminalText(
        _ colors: TerminalColors = .trueColor, columns: Int? = nil, paintsNeutral: Bool = false
    ) -> String {
        var text = ""
        var codes = ""
        var width = 0
        for run in runs {
            let characters = run.text.withoutControls
            let color = run.tone == .neutral && !paintsNeutral ? nil : run.color
            let needed = characters.isEmpty ? codes : colors.codes(color, run.font)
            if needed != codes {
                if !codes.isEmpty { text += "\u{1B}[0m" }
                if !needed.isEmpty { text += "\u{1B}[" + needed + "m" }
                codes = needed
            }
            text += characters
            width += characters.terminalColumns
        }
        if !codes.isEmpty { text += "\u{1B}[0m" }
        let (before, after) = alignment.padding(max(0, (columns ?? 0) - width))
        return String(repeating: " ", count: before) + text + String(repeating: " ", count: after)
    }
}

extension NumberAlignment {
    /// Spaces before and after a text.
    fileprivate func padding(_ count: Int) -> (before: Int, after: Int) {
        switch self {
        case .left, .justified, .natural: (0, count)
        case .center: (count / 2, count - count / 2)
        case .right: (count, 0)
        }
    }
}

extension String {
    /// The text without General_Category Cc, which includes the terminal's control characters.
    var withoutControls: String {
        var result = UnicodeScalarView()
        for scalar in unicodeScalars where scalar.properties.generalCategory != .control { result.append(scalar) }
        return String(result)
    }
}
