import Observation

/// Objects of `@Observable` classes tell Swift's own observation, so that whoever uses
/// `withObservationTracking` sees them as it sees compiled ones.
extension ScriptInstance: Observable {
  enum ObservationStep {
    case access, willSet, didSet
  }

  /// Stands for the stored property at `index` in key paths.
  nonisolated subscript(field index: Int) -> Int { index }

  func observe(_ step: ObservationStep, field index: Int) {
    let path = \ScriptInstance.[field: index]
    switch step {
    case .access: registrar.access(self, keyPath: path)
    case .willSet: registrar.willSet(self, keyPath: path)
    case .didSet: registrar.didSet(self, keyPath: path)
    }
  }
}
