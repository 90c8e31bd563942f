import Playground
import UIKitEngine
import Words

/// Where a finger on a view's middle would end up, by UIKit's own hit testing.
struct Tap {
  let view: UIView
  /// As the learner names it.
  let name: String

  enum Outcome {
    /// A control, and what a finger makes it do.
    case control(UIControl)
    /// Recognizers, the row or item of a list, or a class of the learner's that hears of touches:
    /// none of them can Swift of UIKit's set off.
    case recognizers(UIView)
    /// Why nothing happens.
    case nothing(Phrase)
  }

  /// - Parameter nameOf: what the learner calls another view.
  func outcome(nameOf: (UIView) -> String) -> Outcome {
    if let reason = reasonAlong(nameOf) { return .nothing(reason) }
    guard let window = view.window else {
      return .nothing(.inNoWindow(name))
    }
    guard !view.bounds.isEmpty else {
      return .nothing(
        .hasNoSize(name, "\(view.bounds.size.width) × \(view.bounds.size.height)"))
    }
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    guard let hit = window.hitTest(window.convert(middle, from: view), with: nil) else {
      return .nothing(.middleOutsideWindow(name))
    }
    guard hit === view || hit.isDescendant(of: view) else {
      return .nothing(missed(hit, middle, nameOf))
    }
    return touched(hit, nameOf)
  }

  /// What keeps touches away from the view itself or from one above it.
  private func reasonAlong(_ nameOf: (UIView) -> String) -> Phrase? {
    var next: UIView? = view
    while let current = next {
      let holder = current === view ? nil : nameOf(current)
      if current.isHidden { return .isHiddenFromTouch(name, holder) }
      if current.alpha < 0.01 { return .isTransparentToTouch(name, holder) }
      if !current.isUserInteractionEnabled { return .takesNoTouches(name, holder) }
      next = current.superview
    }
    return nil
  }

  private func missed(_ hit: UIView, _ middle: CGPoint, _ nameOf: (UIView) -> String) -> Phrase {
    var holder = view.superview
    while let current = holder {
      if !current.point(inside: current.convert(middle, from: view), with: nil) {
        return .middleOutside(name, nameOf(current))
      }
      holder = current.superview
    }
    return .liesOver(nameOf(hit), name)
  }

  private func touched(_ hit: UIView, _ nameOf: (UIView) -> String) -> Outcome {
    var next: UIView? = hit
    while let current = next {
      let who = current === view ? name : nameOf(current)
      if let control = current as? UIControl {
        guard control.isEnabled else { return .nothing(.isDisabled(who)) }
        return control.tracksTouches ? .recognizers(control) : .control(control)
      }
      if current.gestureRecognizers?.contains(where: { $0 is UITapGestureRecognizer }) ?? false {
        return .recognizers(current)
      }
      if current.isListCell { return .recognizers(current) }
      next = current.superview
    }
    if hit.hearsTouches { return .recognizers(hit) }
    return .nothing(.nothingListens(name))
  }
}

extension UIControl {
  /// The class whose members ``tapped(_:)`` uses.
  var tappedType: String {
    switch self {
    case is UISwitch: "UISwitch"
    case let control as UISegmentedControl where control.numberOfSegments > 0:
      "UISegmentedControl"
    case is UITextField: "UITextField"
    default: "UIControl"
    }
  }

  /// What a tap on the receiver's middle does, as Swift, with `name` for the receiver.
  func tapped(_ name: String) -> String {
    switch self {
    case is UISwitch:
      "\(name).setOn(!\(name).isOn, animated: true)\n\(name).sendActions(for: .valueChanged)"
    case let control as UISegmentedControl where control.numberOfSegments > 0:
      "\(name).selectedSegmentIndex = \(control.numberOfSegments / 2)\n"
        + "\(name).sendActions(for: .valueChanged)"
    case is UITextField: "\(name).becomeFirstResponder()"
    default: "\(name).sendActions(for: .touchUpInside)"
    }
  }
}
