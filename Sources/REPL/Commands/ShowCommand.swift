import UIKitEngine

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
    guard !argument.isEmpty else { return .refused(":show needs a controller or a view") }
    let isType = argument.first?.isUppercase == true && argument.allSatisfy { isNamePart($0) }
    let value = isType ? "\(argument)()" : argument
    switch loop.session.object(named: value) {
    case is UIViewController: return .swift("window.rootViewController = \(value)")
    case is UIView: return .swift("view.addSubview(\(value))")
    default: return .refused("'\(argument)' is no controller and no view here")
    }
  }

  private static func isNamePart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}
