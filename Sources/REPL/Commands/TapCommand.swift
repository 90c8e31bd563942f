import Playground
import UIKitEngine
import Words

extension Command {
  static let tap = Command(
    name: "tap", usage: ":tap VIEW", summary: .tapSummary,
    details: .tapDetails,
    group: .build, arguments: .view
  ) { argument, loop in
    guard !argument.isEmpty else { return .refused(.needsView(":tap")) }
    let session = loop.session
    guard let view = session.view(named: argument) else { return noView(argument, in: loop) }
    // The argument itself is the best name of what it names.
    var names: [ObjectIdentifier: String] = [:]
    for name in session.variableNames {
      if let other = session.view(named: name) { names[ObjectIdentifier(other)] = name }
    }
    names[ObjectIdentifier(view)] = argument
    let name = { [names] (other: UIView) -> String in
      if let name = names[ObjectIdentifier(other)] { return name }
      let known = session.engine.elementName(of: other)
      return known.map { "\($0)" } ?? Phrase.anotherView.description
    }
    switch Tap(view: view, name: argument).outcome(nameOf: name) {
    case .nothing(let reason): return .refused(reason)
    case .control(let control):
      guard let path = path(to: control, names, in: session) else {
        return .refused(.namelessTakesTouch(name(control)))
      }
      let type = control.tappedType
      return .swift(
        control.tapped(session.isValue(path, of: type) ? path : "(\(path) as! \(type))"))
    case .recognizers(let owner): return loop.tap(name(owner))
    }
  }

  /// The view as Swift that a learner could write: a variable, or what stands in one's `subviews`.
  private static func path(
    to view: UIView, _ names: [ObjectIdentifier: String], in session: Session
  ) -> String? {
    if let name = names[ObjectIdentifier(view)], session.isValue(name, of: "UIView") { return name }
    guard let parent = view.superview, let path = path(to: parent, names, in: session),
      let index = parent.subviews.firstIndex(of: view)
    else { return nil }
    return "\(path).subviews[\(index)]"
  }
}
