/// What the program says of itself.
nonisolated enum Usage {
  static let version = "layoutlab 0.1"
}
