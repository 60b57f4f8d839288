/// A place in a publication's file, without the publication's version.
public struct UpstreamPlace: Hashable, Sendable {
    /// How the text at the place becomes the value.
    public enum Form: String, Sendable {
        /// The text is the value.
        case exact
        /// A plural rule, behind which upstream writes samples: an at sign begins them.
        case beforeSamples
        /// A name in which upstream has doubled or trailing spaces.
        case spacesInOrder
    }

    /// The file's path inside the publication, never a path of the machine that read it.
    public var file: String
    /// A JSON pointer, an XPath or a resource path, as the file's format has it.
    public var place: String
    /// How exactly the place is known.
    public var form: Form

    /// Makes a place in a file of a publication.
    public init(file: String, place: String, form: Form = .exact) {
        self.file = file
        self.place = place
        self.form = form
    }
}
