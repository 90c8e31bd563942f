import Playground

/// What a goal's conditions say of an app.
public struct GoalAttempt {
  /// A condition, and whether it holds.
  public struct Finding {
    public var condition: Condition
    public var isMet: Bool
    /// Why the condition could not be read.
    public var failure: Outcome.Failure?
  }

  public var findings: [Finding] = []
  /// What kept the code from running to its end.
  public var failure: Outcome.Failure?

  public var isReached: Bool { failure == nil && findings.allSatisfy(\.isMet) }
  public var unmet: [Condition] { findings.filter { !$0.isMet }.map(\.condition) }

  init(failure: Outcome.Failure) {
    self.failure = failure
  }

  init(_ conditions: [Condition], on stage: any Stage) {
    findings = conditions.map { condition in
      let evaluation = stage.value(of: condition.code)
      if let failure = evaluation.failure {
        return Finding(condition: condition, isMet: false, failure: failure)
      }
      guard let value = evaluation.value, value.type == "Bool" else {
        return Finding(condition: condition, isMet: false, failure: .notACondition)
      }
      return Finding(condition: condition, isMet: value.text == "true")
    }
  }
}
