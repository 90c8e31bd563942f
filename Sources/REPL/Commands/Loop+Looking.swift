import Playground
import Render
import SwiftScript
import UIKitEngine
import Words

/// What the commands that look at the app have in common.
extension Loop {
  /// Columns that a command's text may fill.
  var width: Int { display.width }

  /// The marks that the system of this session knows.
  var flags: [TraceEvent.Flag] {
    TraceEvent.Flag.allCases.filter {
      $0 != .needsUpdateProperties || session.rules.system == .ios26
    }
  }

  /// The view that a learner names: by a variable or an expression, by `UIView#3`, by its address.
  func view(named name: String) throws(Arguments.Mistake) -> UIView {
    if let view = session.view(named: name) { return view }
    if let controller = session.object(named: name) as? UIViewController {
      guard let view = controller.viewIfLoaded else {
        throw Arguments.Mistake(message: .viewNotLoaded(name))
      }
      return view
    }
    throw Arguments.Mistake(message: complaint(aboutView: name))
  }

  /// What to say of a name that is no view.
  func complaint(aboutView name: String) -> Phrase {
    let views = session.variableNames.filter { session.isValue($0, of: "UIView") }
    if let near = Spelling.nearest(to: name, among: views) { return .noViewButNear(name, near) }
    return views.isEmpty
      ? .noView(name) : .noView(name, among: views.sorted().joined(separator: ", "))
  }
}

/// What an input gave, as Xcode's console prints it.
func valueText(_ value: EvaluatedValue, width: Int = 80) -> Styled {
  valueText(value.console, type: value.type, tree: value.tree, more: value.more, width: width)
}
