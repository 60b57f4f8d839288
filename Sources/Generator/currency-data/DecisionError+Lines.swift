import CommandSupport
import LocaleResolution

// Control characters in quotations from files are escaped.
extension DecisionError: ErrorOfLines {}
