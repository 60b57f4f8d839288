extension TextFilter {
    /// Makes the filter that the options of a style ask for.
    package init(_ options: __shared FormatOptions) {
        self.init(spaces: options.spaces, bidi: options.bidi)
    }
}
