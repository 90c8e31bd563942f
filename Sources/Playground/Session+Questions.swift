import SwiftScript
import UIKitEngine

/// Asking the running app for a value; nothing of the asking is recorded.
extension Session {
  /// What `expression` is now; `nil` if it is refused or has no value.
  ///
  /// A question that does something, or ends the app, is taken back; at a pause only a forced `nil`
  /// and its like can be.
  public func ask(_ expression: String) -> EvaluatedValue? {
    try? question(expression)
  }

  func question(_ expression: String) throws(QuestionProblem) -> EvaluatedValue {
    let (result, didAct) = look(expression)
    if result.wasRefused { throw .refused(result.diagnostics) }
    let fault = engine.faulted
    if didAct, !isActing { rebuild() }
    if let stop = result.stop { throw .noValue(Fault(stop: stop)) }
    if let fault { throw .noValue(fault) }
    guard let value = result.value else { throw didAct ? .acts : .noValue(nil) }
    if didAct { throw .acts }
    return EvaluatedValue(text: value.text, type: value.type)
  }

  /// The view that `expression` names or evaluates to; it is not recorded.
  public func view(named expression: String) -> UIView? {
    object(named: expression) as? UIView
  }

  /// The object that `expression` names or evaluates to, `UIView#3` and addresses included; it is
  /// not recorded.
  public func object(named expression: String) -> AnyObject? {
    if let object = engine.object(called: expression) { return object }
    let (result, _) = look(expression)
    if engine.faulted != nil, !isActing { rebuild() }
    return result.wasRefused || result.stop != nil ? nil : result.rawValue?.object
  }

  /// Evaluates without letting a stop of the script's end the app.
  func look(
    _ expression: String, file: String = "<prompt>"
  ) -> (result: Interpreter.Result, didAct: Bool) {
    Engine.current = engine
    let machine = world.interpreter.machine
    let (wasAsking, onStop) = (isAsking, machine.onStop)
    isAsking = true
    machine.onStop = nil
    defer {
      isAsking = wasAsking
      machine.onStop = onStop
    }
    let count = engine.events.count
    world.interpreter.sourceNumber = 0
    let result = world.interpreter.run(expression, file: file, isPrompt: true)
    if result.stop != nil, engine.faulted == nil { machine.recover() }
    return (result, engine.events.count != count || engine.faulted != nil)
  }
}
