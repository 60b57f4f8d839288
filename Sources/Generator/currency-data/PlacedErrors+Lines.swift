import CommandSupport
import TableSlices

// Each error in a request is written on a separate line.
extension PlacedErrors: ErrorOfLines {}
