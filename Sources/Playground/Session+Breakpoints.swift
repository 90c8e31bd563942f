import SwiftScript
import UIKitEngine

/// Breakpoints and watched expressions; they outlive `undo()` and faults.
extension Session {
  /// Why an expression cannot be watched, or be a condition.
  public enum QuestionProblem: Error {
    case refused([Diagnostic])
    /// Asking for it does something, and a question may not.
    case acts
    /// It ends the app, or has no value.
    case noValue(Fault?)
    /// A condition of another type than `Bool`.
    case isNoBool(String)
  }

  public func pattern(_ text: String) throws(EventPattern.Problem) -> EventPattern {
    try EventPattern.reading(
      text,
      EventPattern.Vocabulary(
        isVariable: { [self] name in
          world.interpreter.variableNames.contains(name) || engine.isNamed(name)
        },
        isClass: { [self] in world.interpreter.isType($0) },
        element: { [self] text in element(called: text) }))
  }

  /// Names that a pattern may begin with: variables, and the classes of what there is.
  public var subjects: [String] {
    let named = world.interpreter.namedObjects.filter { engine.elementName(of: $0.object) != nil }
    return named.map(\.name).sorted() + world.interpreter.declaredTypes
  }

  public func addBreakpoint(
    _ pattern: EventPattern, condition: String? = nil
  ) throws(QuestionProblem) -> Breakpoint {
    if let condition {
      let answer = try question(condition)
      guard answer.type == "Bool" else { throw .isNoBool(answer.type) }
    }
    stopsMade += 1
    let breakpoint = Breakpoint(number: stopsMade, pattern: pattern, condition: condition)
    breakpoints.append(breakpoint)
    return breakpoint
  }

  public func addWatch(_ expression: String) throws(QuestionProblem) -> Watch {
    let answer = try question(expression)
    stopsMade += 1
    let watch = Watch(number: stopsMade, expression: expression, value: answer.text)
    watches.append(watch)
    return watch
  }

  /// Takes a breakpoint or a watch away; `false` if none has the number.
  public func removeStop(_ number: Int) -> Bool {
    let count = breakpoints.count + watches.count
    breakpoints.removeAll { $0.number == number }
    watches.removeAll { $0.number == number }
    return breakpoints.count + watches.count < count
  }

  public func removeBreakpoints() { breakpoints = [] }
  public func removeWatches() { watches = [] }

  /// The watched expressions that have another value than at the last look.
  public func lookAtWatches() -> [WatchChange] {
    watches.indices.compactMap { index in
      let watch = watches[index]
      let now = ask(watch.expression)?.text ?? "no value"
      guard now != watch.value else { return nil }
      watches[index].value = now
      return WatchChange(
        number: watch.number, expression: watch.expression, old: watch.value, new: now)
    }
  }

  /// The breakpoints that `kind` meets.
  func breakpoints(at kind: TraceEvent.Kind) -> [Pause.Reason] {
    breakpoints.indices.compactMap { index in
      let breakpoint = breakpoints[index]
      guard matches(breakpoint.pattern, TraceEvent(kind)) else { return nil }
      // A condition that cannot be asked any more must not let the place pass unseen.
      if let condition = breakpoint.condition, ask(condition)?.text == "false" { return nil }
      breakpoints[index].hits += 1
      return .breakpoint(breakpoint.number)
    }
  }

  public func matches(_ pattern: EventPattern, _ event: TraceEvent) -> Bool {
    pattern.matches(
      event, name: { [engine] in engine.currentName(of: $0.id) ?? $0.name },
      classes: { [self] in classes(of: $0) })
  }

  /// The class of an element and those above it.
  public func classes(of element: ElementName) -> [String] {
    guard let object = engine.element(element.id) else { return [element.type] }
    var names = [element.type]
    var next = world.interpreter.library.nominal(of: object)
    while let nominal = next {
      if !names.contains(nominal.name) { names.append(nominal.name) }
      next = nominal.superclass
    }
    return names
  }

  /// The element that the trace calls so (`UIView#3`), or that an expression gives.
  public func element(called text: String) -> Int? {
    if let known = engine.elementNamed(text) { return known }
    guard Interpreter.isPlainExpression(text), let object = object(named: text) else { return nil }
    return engine.elementName(of: object)?.id
  }
}
