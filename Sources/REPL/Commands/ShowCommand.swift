import UIKitEngine
import Words

extension Command {
  static let show = Command(
    name: "show", usage: ":show CONTROLLER|VIEW",
    summary: "Put a controller or a view on the screen; prints the Swift that it runs.",
    details: """
      A controller becomes the window's root, a view goes into `view`. The name of a class makes
      one: :show ViewController.
      """,
    group: .build, arguments: .expression
  ) { argument, loop in
    guard !argument.isEmpty else { return .refused(.needsControllerOrView(":show")) }
    let isType = argument.first?.isUppercase == true && argument.allSatisfy { isNamePart($0) }
    let value = isType ? "\(argument)()" : argument
    switch loop.session.object(named: value) {
    case is UIViewController: return .swift("window.rootViewController = \(value)")
    case is UIView:
      // A fresh view without a size would be on the screen and not to be seen.
      let sized = "\(argument)(frame: view.bounds)"
      let canHaveSize = isType && loop.session.object(named: sized) is UIView
      return .swift("view.addSubview(\(canHaveSize ? sized : value))")
    default: return .refused(.noControllerOrView(argument))
    }
  }

  private static func isNamePart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}
