/// The targets of CurrencyCore, which run fastest without the engine's coverage counters.
let fuzzTargets = identifierTargets + decimalTargets
