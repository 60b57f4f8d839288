/// What to do with the bidi marks, which order text that mixes directions.
public enum BidiStyle: Hashable, Sendable, CaseIterable {
    /// Keep CLDR's marks.
    case cldr
    /// Leave all marks out.
    case strip
    /// Keep the marks and put the text between U+2068 and U+2069, so that the surrounding text does not reorder it.
    case isolate
}
