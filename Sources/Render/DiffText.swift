import UIKitEngine
import Words

/// What is different between two states of the views: `+` came, `-` went, `~` changed.
public nonisolated func diffText(from old: [ViewSnapshot], to new: [ViewSnapshot]) -> Styled {
  let before = Placed.all(in: old)
  let after = Placed.all(in: new)
  let ids = Set(before.keys).union(after.keys).sorted()
  let lines = ids.flatMap { id in differences(before[id], after[id]) }
  return lines.isEmpty ? "\(Phrase.sameViews, .quiet)\n" : lines.joined()
}

/// A view with its superview.
private nonisolated struct Placed {
  var view: ViewSnapshot
  var parent: ElementName?

  var summary: String {
    let place = parent.map { "\(Phrase.viewCame("\(view.name)", under: "\($0)"))" }
    return "\(place ?? "\(view.name)") \(rectText(view.frame))"
  }

  static func all(in roots: [ViewSnapshot]) -> [Int: Placed] {
    var found: [Int: Placed] = [:]
    func visit(_ view: ViewSnapshot, _ parent: ElementName?) {
      found[view.id] = Placed(view: view, parent: parent)
      for child in view.children { visit(child, view.name) }
    }
    for root in roots { visit(root, nil) }
    return found
  }
}

private nonisolated func differences(_ old: Placed?, _ new: Placed?) -> [Styled] {
  switch (old, new) {
  case (nil, let new?): return ["\("+", .mark) \(new.summary)\n"]
  case (let old?, nil): return ["\("-", .warning) \(old.summary)\n"]
  case (let old?, let new?):
    var parts: [Phrase] = []
    let name = "\(new.view.name)"
    func changed(_ property: String, _ from: String, _ to: String) {
      if from != to { parts.append(.changed(property, from: from, to: to)) }
    }
    changed("\(name).frame", rectText(old.view.frame), rectText(new.view.frame))
    if old.view.bounds.origin != new.view.bounds.origin {
      changed("\(name).bounds", rectText(old.view.bounds), rectText(new.view.bounds))
    }
    changed(
      "\(name).superview", old.parent.map { "\($0)" } ?? "nil",
      new.parent.map { "\($0)" } ?? "nil")
    changed("\(name).isHidden", "\(old.view.isHidden)", "\(new.view.isHidden)")
    changed("\(name).alpha", number(old.view.alpha), number(new.view.alpha))
    for flag in TraceEvent.Flag.allCases {
      let (was, isNow) = (old.view.flags.contains(flag), new.view.flags.contains(flag))
      if was, !isNow { parts.append(.flagCleared(name, flag.rawValue)) }
      if isNow, !was { parts.append(.verbatim("\(Phrase.marked)\(name) \(flag.rawValue)")) }
    }
    return parts.map { "\("~", .note) \($0)\n" }
  case (nil, nil): return []
  }
}
