/// What a protocol of UIKit's leaves open, which Objective-C can and Swift alone cannot.
///
/// In UIKit `delegate.collectionView?(list, layout: self, sizeForItemAt: path)` is `nil` where the
/// delegate has no such method. Here each protocol has defaults, which say that they are defaults as
/// they answer; a property of the method's name makes the call with `?`, and gives `nil` for such an
/// answer. Source: "The Swift Programming Language", Optional Protocol Requirements.
@MainActor enum Requirement {
  /// - Parameter name: of the requirement that has no method but this default.
  static func none<Answer>(_ answer: Answer, _ name: String = #function) -> Answer {
    let engine = Engine.current
    // Lists ask for defaults row by row; only a call with `?` wants to know.
    if engine.asked != nil { engine.unanswered = labels(name) }
    return answer
  }

  /// - Parameter name: of the function that asks; its labels are those of the requirement.
  static func ask<Answer>(_ name: String = #function, _ call: () -> Answer) -> Answer? {
    let (engine, outer) = (Engine.current, Engine.current.asked)
    (engine.asked, engine.unanswered) = (labels(name), nil)
    defer { (engine.asked, engine.unanswered) = (outer, nil) }
    let answer = call()
    return engine.unanswered == engine.asked ? nil : answer
  }

  /// Whether the default that asks this was called with `?`, and so is free to have no answer.
  static func isAsked(_ name: String = #function) -> Bool { Engine.current.asked == labels(name) }

  /// A requirement without other labels is asked by a property, which has no brackets.
  private static func labels(_ name: String) -> String {
    name.firstIndex(of: "(").map { String(name[$0...]) } ?? "(_:)"
  }
}
