import Foundation
import Terminal
import UIKitEngine
import Words

extension Command {
  static let view = Command(
    name: "view", usage: ":view NAME [in VIEW]",
    summary: .viewSummary,
    details: .viewDetails,
    group: .build, arguments: .sugar(viewCompletion),
    forms: [
      Form(":view card", .viewForm), Form(":view card in box", .viewInForm),
      Form(":view title: UILabel in card", .viewClassForm),
    ], seeAlso: ["pin", "show"]
  ) { argument, loop in
    guard !argument.isEmpty else { return .refused(.viewNeedsName) }
    let form = /(\w+)(?:\s*:\s*([\w.]+))?(?:\s+in\s+(.+))?/
    guard let match = argument.wholeMatch(of: form) else {
      return .refused(.viewCannotBeRead(argument))
    }
    let name = String(match.1)
    let type = match.2.map(String.init) ?? "UIView"
    let parent = match.3.map(String.init) ?? "view"
    guard name.first?.isNumber == false, loop.session.problems(in: "let \(name) = 1").isEmpty else {
      return .refused(.noVariableName(name))
    }
    guard loop.session.isValue(parent, of: "UIView") else { return noView(parent, in: loop) }
    guard let value = newView(type, in: loop) else { return noViewClass(type, in: loop) }
    let isStack = loop.session.isValue(parent, of: "UIStackView")
    return .swift(
      """
      let \(name) = \(value)
      \(parent).\(isStack ? "addArrangedSubview" : "addSubview")(\(name))
      """)
  }

  /// The initialiser that makes a `type` without being told anything.
  private static func newView(_ type: String, in loop: Loop) -> String? {
    ["\(type)()", "\(type)(frame: .zero)"].first { loop.session.isValue($0, of: "UIView") }
  }

  private static func noViewClass(_ type: String, in loop: Loop) -> Outcome {
    if loop.session.problems(in: "_ = \(type).self").isEmpty { return .refused(.cannotMake(type)) }
    let near = InputCompletion.types(near: type, in: loop.session).first
    return .refused(near.map { .noClassButNear(type, $0) } ?? .noClass(type))
  }

  /// What to say of a name that is no view.
  static func noView(_ name: String, in loop: Loop) -> Outcome {
    .refused(loop.complaint(aboutView: name))
  }

  private static func viewCompletion(_ loop: Loop, _ text: String) -> Completion {
    let typing = InputCompletion(loop: loop, earlierLines: "")
    if let range = text.range(of: " in ", options: .backwards) {
      return typing.expression(String(text[range.upperBound...]), of: "UIView")
    }
    guard let colon = text.firstIndex(of: ":") else { return .none }
    let type = text[text.index(after: colon)...].drop { $0 == " " }
    return typing.viewClass(String(type))
  }
}
