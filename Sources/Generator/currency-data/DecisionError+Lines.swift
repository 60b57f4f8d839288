import CommandSupport
import LocaleResolution

// What it quotes of files is quoted with its control characters escaped.
extension DecisionError: ErrorOfLines {}
