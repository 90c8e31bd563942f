import SwiftScript
import UIKitEngine

extension UIContextualAction.Style: @MainActor BridgedValue {}

extension TypeBinding {
  /// What a row offers when it is swiped.
  static let swipeActions: [TypeBinding] = [
    .class(UISwipeActionsConfiguration.self, "UISwipeActionsConfiguration", inherits: "NSObject") {
      type in
      type.initializer("init(actions: [UIContextualAction])") { (actions: [UIContextualAction]) in
        UISwipeActionsConfiguration(actions: actions)
      }
      type.property("let actions: [UIContextualAction]", \.actions)
      type.property(
        "var performsFirstActionWithFullSwipe: Bool", \.performsFirstActionWithFullSwipe)
    },
    .class(UIContextualAction.self, "UIContextualAction", inherits: "NSObject") { type in
      type.native(
        "init(style: Style, title: String?, handler: @escaping (UIContextualAction, UIView, "
          + "@escaping (Bool) -> Void) -> Void)"
      ) { machine, arguments in
        guard let style = UIContextualAction.Style.unwrap(arguments[0]),
          let handler = Callback.unwrap(arguments[2])
        else { return .none }
        return UIContextualAction(style: style, title: String?.unwrap(arguments[1]) ?? nil) {
          action, view, completion in
          handler(
            action, view,
            Callback(machine) { results in
              completion(results.first?.bool ?? false)
              return .void
            })
        }.wrapped
      }
      type.native(
        "var handler: (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void",
        get: { machine, arguments in
          guard let handler = UIContextualAction.unwrap(arguments[0])?.handler else { return .none }
          return Callback(machine) { arguments in
            if let action = UIContextualAction.unwrap(arguments[0]),
              let view = UIView.unwrap(arguments[1]), let completion = Callback.unwrap(arguments[2])
            {
              handler(action, view) { completion($0) }
            }
            return .void
          }.wrapped
        }, set: nil)
      type.property("let style: Style", \.style)
      type.property("var title: String?", \.title)
      type.property("var backgroundColor: UIColor!", get: { $0.backgroundColor }) {
        $0.backgroundColor = $1
      }
      type.property("var image: UIImage?", \.image)
    },
    .enum(
      UIContextualAction.Style.self, "UIContextualAction.Style",
      [("normal", .normal), ("destructive", .destructive)]),
  ]
}
