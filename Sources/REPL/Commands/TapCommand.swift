import UIKitEngine
import Words

extension Command {
  static let tap = Command(
    name: "tap", usage: ":tap VIEW", summary: .tapSummary,
    details: .tapDetails,
    group: .build, arguments: .view
  ) { argument, loop in
    guard !argument.isEmpty else { return .refused(.needsView(":tap")) }
    guard let view = loop.session.view(named: argument) else { return noView(argument, in: loop) }
    // The argument itself is the best name of what it names.
    var names: [ObjectIdentifier: String] = [:]
    for name in loop.session.variableNames {
      if let other = loop.session.view(named: name) { names[ObjectIdentifier(other)] = name }
    }
    names[ObjectIdentifier(view)] = argument
    let outcome = Tap(view: view, name: argument).outcome { other in
      names[ObjectIdentifier(other)] ?? loop.session.engine.elementName(of: other).map { "\($0)" }
        ?? Phrase.anotherView.description
    }
    switch outcome {
    case .nothing(let reason): return .refused(reason)
    case .control(let control):
      guard let name = names[ObjectIdentifier(control)] else { return nameless(control, in: loop) }
      return .swift(control.tapped(name))
    case .recognizers(let owner):
      guard let name = names[ObjectIdentifier(owner)] else { return nameless(owner, in: loop) }
      return loop.tap(name)
    }
  }

  private static func nameless(_ view: UIView, in loop: Loop) -> Outcome {
    let name =
      loop.session.engine.elementName(of: view).map { "\($0)" } ?? Phrase.anotherView.description
    return .refused(.namelessTakesTouch(name))
  }
}
