/// The targets of CurrencyCore, which are fastest without the counters of the engine.
let fuzzTargets = identifierTargets + decimalTargets
