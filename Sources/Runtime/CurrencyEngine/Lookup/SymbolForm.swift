/// Which of the texts that a locale has for a currency.
///
///                     TWD, zh-Hant-TW     TRY, tr     CAD, en-CA      USD, en-US
///     standard        $                   ₺           $               $
///     narrow          $                   ₺           $               $
///     formal          NT$                 ₺           $               $
///     variant         $                   TL          $               $
///     unambiguous     NT$                 ₺           CA$             US$
///
/// A form that neither the locale nor an ancestor has is the standard one, and that is the code where there is none.
public enum SymbolForm: Hashable, Sendable, CaseIterable {
    /// The usual symbol.
    case standard
    /// The shortest, which other currencies may share.
    case narrow
    /// The symbol for formal use.
    case formal
    /// Another symbol in use.
    case variant
    /// A symbol that the locale writes for no other current currency, for pages that show several dollars: the nearest one
    /// that the locale or an ancestor has, and the code where all are shared. If the page shows only some currencies,
    /// `symbol(of:among:in:)` tells these apart.
    case unambiguous
}
