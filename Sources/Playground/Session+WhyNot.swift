import UIKitEngine

extension Session {
  /// A reason why a callback did not come.
  public enum ReasonAgainst: Hashable {
    case didRun(Int)
    case marked(ElementName, TraceEvent.Flag)
    case notMarked(ElementName, TraceEvent.Flag)
    case inNoWindow(ElementName)
    /// The event moved the view, which marks nothing.
    case onlyMoved(ElementName, Int)
    case drawsNothing(String)
    case hiddenOrEmpty(ElementName)
    /// The view's controller is called instead.
    case controllersPlace(String)
    case viewNotLoaded(ElementName)
    case oncePerLoad
    /// The rules in force know no such callback.
    case otherRules(Rules.System, since: Rules.System)
    case sameTraits(ElementName)
    case sameWindow
    case unknown
  }

  /// What of the app's state speaks against the callback, the strongest reason first.
  public func reasonsAgainst(_ callback: String, of element: ElementName) -> [ReasonAgainst] {
    let object = engine.element(element.id)
    let last = engine.events.last { event in
      guard case .callbackBegan(let other, let name) = event.kind else { return false }
      return other.id == element.id && name.isCalled(callback)
    }
    var reasons: [ReasonAgainst] = last.map { [.didRun($0.ordinal)] } ?? []
    let name = String(callback.prefix { $0 != "(" })
    if let reason = reasonAgainst(name, of: element) {
      reasons.append(reason)
    } else if let controller = object as? UIViewController {
      if ["loadView", "viewDidLoad"].contains(String(callback.prefix { $0 != "(" })) {
        reasons.append(controller.isViewLoaded ? .oncePerLoad : .viewNotLoaded(element))
      } else if !controller.isViewLoaded {
        reasons.append(.viewNotLoaded(element))
      } else if let view = controller.viewIfLoaded, let name = engine.elementName(of: view) {
        if callback.contains("LayoutSubviews") {
          reasons += reasonsAgainst(.needsLayout, view, name, since: last?.ordinal)
        } else if view.window == nil {
          reasons.append(.inNoWindow(name))
        }
      }
    } else if let view = object as? UIView {
      switch String(callback.prefix { $0 != "(" }) {
      case "layoutSubviews":
        reasons += reasonsAgainst(.needsLayout, view, element, since: last?.ordinal)
      case "updateConstraints":
        if view.next is UIViewController {
          reasons.append(.controllersPlace("updateViewConstraints()"))
        }
        reasons += reasonsAgainst(.needsUpdateConstraints, view, element, since: last?.ordinal)
      case "updateProperties":
        reasons += reasonsAgainst(.needsUpdateProperties, view, element, since: last?.ordinal)
      case "draw":
        let isOverridden = engine.drawsItself?(view) ?? nil
        if isOverridden != true, !(view is UILabel) { reasons.append(.drawsNothing(element.type)) }
        if view.isHidden || view.bounds.isEmpty { reasons.append(.hiddenOrEmpty(element)) }
        reasons += reasonsAgainst(.needsDisplay, view, element, since: last?.ordinal)
      default:
        if view.window == nil { reasons.append(.inNoWindow(element)) }
      }
    }
    return reasons.isEmpty ? [.unknown] : reasons
  }

  /// What holds for views and controllers alike.
  private func reasonAgainst(_ name: String, of element: ElementName) -> ReasonAgainst? {
    switch name {
    case "updateProperties" where rules.system != .ios26:
      .otherRules(rules.system, since: .ios26)
    case "viewIsAppearing" where rules.system == .ios12:
      .otherRules(.ios12, since: .ios17)
    case "traitCollectionDidChange": .sameTraits(element)
    case "willTransition", "viewWillTransition": .sameWindow
    default: nil
    }
  }

  private func reasonsAgainst(
    _ flag: TraceEvent.Flag, _ view: UIView, _ name: ElementName, since: Int?
  ) -> [ReasonAgainst] {
    var reasons: [ReasonAgainst] = []
    if view.window == nil || view.window?.isHidden == true { reasons.append(.inNoWindow(name)) }
    let isMarked = view.snapshot.flags.contains(flag)
    reasons.append(isMarked ? .marked(name, flag) : .notMarked(name, flag))
    if !isMarked, flag == .needsLayout, let moved = lastMove(of: name, since: since ?? 0) {
      reasons.append(.onlyMoved(name, moved))
    }
    return reasons
  }

  private func lastMove(of name: ElementName, since: Int) -> Int? {
    engine.events.last { event in
      guard event.ordinal > since, case .frameChanged(let other, let from, let to) = event.kind
      else { return false }
      return other.id == name.id && from.bounds.size == to.bounds.size
        && from.bounds.origin == to.bounds.origin && from.transform == to.transform
    }?.ordinal
  }
}
