/// The targets for the engine, the fields and the columns.
let fuzzTargets = patternTargets + textTargets + imageTargets + editingTargets + columnTargets
