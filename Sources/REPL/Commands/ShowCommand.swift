import Playground
import SwiftScript
import Words

extension Command {
  static let show = Command(
    name: "show", usage: ":show CONTROLLER|VIEW",
    summary: .showSummary,
    details: .showDetails,
    group: .build, arguments: .expression
  ) { argument, loop in
    guard !argument.isEmpty else { return .refused(.needsControllerOrView(":show")) }
    let isType = argument.first?.isUppercase == true && argument.allSatisfy { isNamePart($0) }
    let value = isType ? "\(argument)()" : argument
    let session = loop.session
    if session.isValue(value, of: "UIViewController") {
      return .swift("window.rootViewController = \(value)")
    }
    // A fresh view without a size would be on the screen and not to be seen.
    let views = isType ? ["\(argument)(frame: view.bounds)", value] : [value]
    if let shown = views.first(where: { session.isValue($0, of: "UIView") }) {
      return .swift("view.addSubview(\(shown))")
    }
    return .refused(
      near(argument, isType: isType, in: session).map { .noControllerOrView(argument, $0) }
        ?? .noControllerOrView(argument))
  }

  private static func near(_ name: String, isType: Bool, in session: Session) -> String? {
    guard isType else {
      return Spelling.nearest(
        to: name, among: session.variableNames.filter { session.isValue($0, of: "UIResponder") })
    }
    return InputCompletion.types(near: name, in: session).first { $0 != name }
  }

  private static func isNamePart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}
