final class R: Error {}
throw R()
// trap: Error raised at top level: main.R
