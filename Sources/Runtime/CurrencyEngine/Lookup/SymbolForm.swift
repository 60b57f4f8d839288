/// The form of a locale's text for a currency.
///
///                     TWD, zh-Hant-TW     TRY, tr     CAD, en-CA      USD, en-US
///     standard        $                   ₺           $               $
///     narrow          $                   ₺           $               $
///     formal          NT$                 ₺           $               $
///     variant         $                   TL          $               $
///     unambiguous     NT$                 ₺           CA$             US$
///
/// If neither the locale nor an ancestor has a form, it is the standard one, or the code if there is no standard one.
public enum SymbolForm: Hashable, Sendable, CaseIterable {
    /// The usual symbol.
    case standard
    /// The shortest symbol, which other currencies may share.
    case narrow
    /// The symbol for formal use.
    case formal
    /// Another symbol in use besides the usual one.
    case variant
    /// A symbol that the locale uses for no other current currency, for pages that show more than one kind of dollar.
    /// It is the nearest symbol of the locale or an ancestor, or the code if all symbols are shared. If the page shows
    /// only some currencies, use `symbol(of:among:in:)` to tell these apart.
    case unambiguous
}
