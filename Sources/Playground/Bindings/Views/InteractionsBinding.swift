import SwiftScript
import UIKitEngine

/// An interaction whose class the script declares, as a view of the engine holds it.
private final class ScriptInteraction: NSObject, UIInteraction {
  let value: Value
  private let machine: Machine

  init(_ value: Value, _ machine: Machine) {
    (self.value, self.machine) = (value, machine)
    super.init()
  }

  nonisolated deinit {}

  var view: UIView? {
    machine.answer("view", of: "UIInteraction", by: value).flatMap { UIView?.unwrap($0) } ?? nil
  }
  func willMove(to view: UIView?) {
    _ = machine.answer("willMove(to:)", of: "UIInteraction", by: value, [view.wrapped])
  }
  func didMove(to view: UIView?) {
    _ = machine.answer("didMove(to:)", of: "UIInteraction", by: value, [view.wrapped])
  }
}

extension MemberTable where Host == UIView {
  func interactionMembers() {
    native("func addInteraction(_ interaction: UIInteraction)") { machine, arguments in
      guard let view = UIView.unwrap(arguments[0]) else { return .void }
      view.addInteraction(Self.interaction(arguments[1], of: view, machine))
      return .void
    }
    native("func removeInteraction(_ interaction: UIInteraction)") { machine, arguments in
      guard let view = UIView.unwrap(arguments[0]) else { return .void }
      view.removeInteraction(Self.interaction(arguments[1], of: view, machine))
      return .void
    }
    native(
      "var interactions: [UIInteraction]",
      get: { _, arguments in
        (UIView.unwrap(arguments[0])?.interactions ?? []).map(Self.value).wrapped
      },
      set: { machine, arguments in
        guard let view = UIView.unwrap(arguments[0]), let values = [Value].unwrap(arguments[1])
        else { return .void }
        view.interactions = values.map { Self.interaction($0, of: view, machine) }
        return .void
      })
  }

  /// The engine's object, or what stands for the script's: the same one as long as the view has it.
  private static func interaction(
    _ value: Value, of view: UIView, _ machine: Machine
  ) -> any UIInteraction {
    let value = value.unerased
    let known = view.interactions.first {
      ($0 as? ScriptInteraction)?.value.object === value.object
    }
    return known ?? value.object as? any UIInteraction ?? ScriptInteraction(value, machine)
  }

  private static func value(_ interaction: any UIInteraction) -> Value {
    (interaction as? ScriptInteraction)?.value ?? .object(interaction)
  }
}
