import Render
import UIKitEngine
import Words

extension Command {
  static let tree = Command(
    name: "tree", usage: ":tree [VIEW]", summary: .treeSummary,
    details: .treeDetails,
    group: .look, arguments: .view, tellsAnswers: true, showsPast: true
  ) { argument, loop in
    if !argument.isEmpty {
      guard let view = loop.snapshot(named: argument) else { return noView(argument, in: loop) }
      return .show(hierarchyText(view, flags: loop.flags))
    }
    return .show(
      loop.snapshots.map { hierarchyText($0, flags: loop.flags) }.joined())
  }

  static let draw = Command(
    name: "draw", usage: ":draw [VIEW]", summary: .drawSummary,
    group: .look, arguments: .view, tellsAnswers: true, showsPast: true
  ) { argument, loop in
    let roots = loop.snapshots
    let root =
      argument.isEmpty
      ? roots.last(where: \.isShown) : loop.snapshot(named: argument)
    guard let root else {
      return argument.isEmpty ? .refused(.noWindow) : noView(argument, in: loop)
    }
    return .show(wireframeText(root, width: loop.display.width))
  }

  static let dirty = Command(
    name: "dirty", usage: ":dirty", summary: .dirtySummary,
    group: .look, showsPast: true
  ) { _, loop in
    let text = dirtyText(loop.snapshots, flags: loop.flags)
    return .show(text.isEmpty ? "\(Phrase.nothingMarked, .quiet)\n" : text)
  }

  static let constraints = Command(
    name: "constraints", usage: ":constraints VIEW [h|v]",
    summary: .constraintsSummary,
    details: .constraintsDetails,
    group: .look, arguments: .view
  ) { argument, loop in
    var words = argument.split(separator: " ").map(String.init)
    let axis = words.last.flatMap { ["h": true, "v": false][$0] }
    if axis != nil { words.removeLast() }
    let name = words.joined(separator: " ")
    guard !name.isEmpty else { return .refused(.needsView(":constraints")) }
    guard let view = loop.session.view(named: name) else { return noView(name, in: loop) }
    let found = constraints(naming: view).filter { axis == nil || isHorizontal($0) == axis }
    guard !found.isEmpty else { return .show("\(Phrase.noConstraints(naming: name), .quiet)\n") }
    return .show(found.map { constraintText($0) + "\n" }.joined())
  }

  /// Constraints live in the nearest common ancestor of their items, so all ancestors may have some.
  private static func constraints(naming view: UIView) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    var holder: UIView? = view
    while let current = holder {
      found += current.constraints.filter { constraint in
        [constraint.firstItem, constraint.secondItem].contains { item in
          item === view || (item as? UILayoutGuide)?.owningView === view
        }
      }
      holder = current.superview
    }
    return found
  }

  private static func isHorizontal(_ constraint: NSLayoutConstraint) -> Bool {
    switch constraint.firstAttribute {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      true
    default: false
    }
  }
}

extension Loop {
  /// Columns that a command's text may fill.
  var width: Int { display.width }

  /// The marks that the system of this session knows.
  var flags: [TraceEvent.Flag] {
    TraceEvent.Flag.allCases.filter {
      $0 != .needsUpdateProperties || session.rules.system == .ios26
    }
  }
}
