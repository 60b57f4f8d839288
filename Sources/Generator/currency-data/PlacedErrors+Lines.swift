import CommandSupport
import TableSlices

// Each error of a request has a line.
extension PlacedErrors: ErrorOfLines {}
