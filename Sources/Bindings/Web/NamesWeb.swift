import CurrencyNames

/// Shows the currency of a style by its name, with the plural forms of the locale's language.
@_cdecl("displayName")
public func displayName(_ handle: Int32) -> Int32 { setDisplay(of: handle, .name(.bundled)) }
