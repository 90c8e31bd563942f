import SwiftScript
import UIKitEngine

/// A content configuration whose type the script declares.
struct ScriptContentConfiguration: UIContentConfiguration {
  let value: Value
  let machine: Machine

  /// An empty view where the script's is none that shows content, or where it has ended.
  func makeContentView() -> UIView & UIContentView {
    let made = machine.answer("makeContentView()", of: "UIContentConfiguration", by: value)
    return made?.unerased.object as? (UIView & UIContentView)
      ?? UIListContentView(configuration: .cell())
  }

  func updated(for state: any UIConfigurationState) -> ScriptContentConfiguration {
    guard let state = state as? UICellConfigurationState,
      let new = machine.answer(
        "updated(for:)", of: "UIContentConfiguration", by: value, [state.wrapped])
    else { return self }
    return ScriptContentConfiguration(value: new.unerased, machine: machine)
  }
}

/// What goes between the engine's configurations and the script's.
enum ContentValue {
  static func value(_ configuration: (any UIContentConfiguration)?) -> Value {
    switch configuration {
    case let own as ScriptContentConfiguration: own.value
    case let list as UIListContentConfiguration: list.wrapped
    case let nothing as UIContentUnavailableConfiguration: nothing.wrapped
    default: .none
    }
  }

  static func configuration(_ value: Value, _ machine: Machine) -> (any UIContentConfiguration)? {
    let value = value.unerased
    if value.isNone { return nil }
    if let nothing = UIContentUnavailableConfiguration.unwrap(value) { return nothing }
    return UIListContentConfiguration.unwrap(value)
      ?? ScriptContentConfiguration(value: value, machine: machine)
  }
}

/// A view of the script's that shows content; whether it does its class says.
extension ScriptDelegate {
  public var configuration: any UIContentConfiguration {
    get {
      let value = ask("configuration", of: "UIContentView")
      return value.flatMap { ContentValue.configuration($0, half.machine) }
        ?? UIListContentConfiguration.cell()
    }
    set {
      let value = HashedValue(ContentValue.value(newValue))
      _ = ask("configuration", of: "UIContentView", value)
    }
  }

  /// What the script does not say: a configuration of the type that it shows.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    let new = ContentValue.value(configuration)
    if let answer = ask("supports(_:)", of: "UIContentView", HashedValue(new)) {
      return answer.bool
    }
    return half.machine.areOfOneType(new, ContentValue.value(self.configuration))
  }
}
