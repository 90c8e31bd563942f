import UIKitEngine

/// Where a finger on a view's middle would end up, by UIKit's own hit testing.
struct Tap {
  let view: UIView
  /// As the learner names it.
  let name: String

  enum Outcome {
    /// A control, which sends its actions.
    case control(UIControl)
    /// Recognizers, which no Swift of UIKit's can set off.
    case recognizers(UIView)
    /// Why nothing happens.
    case nothing(String)
  }

  /// - Parameter nameOf: what the learner calls another view.
  func outcome(nameOf: (UIView) -> String) -> Outcome {
    if let reason = reasonAlong(nameOf) { return .nothing(reason) }
    guard let window = view.window else {
      return .nothing("\(name) is in no window, so nobody can touch it: view.addSubview(\(name))")
    }
    guard !view.bounds.isEmpty else {
      return .nothing(
        "\(name) has no size, \(view.bounds.size.width) × \(view.bounds.size.height): "
          + "if layout is pending, :turn first")
    }
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    guard let hit = window.hitTest(window.convert(middle, from: view), with: nil) else {
      return .nothing("the middle of \(name) lies outside the window")
    }
    guard hit === view || hit.isDescendant(of: view) else {
      return .nothing(missed(hit, middle, nameOf))
    }
    return touched(hit, nameOf)
  }

  /// What keeps touches away from the view itself or from one above it.
  private func reasonAlong(_ nameOf: (UIView) -> String) -> String? {
    var next: UIView? = view
    while let current = next {
      let who = current === view ? name : "\(nameOf(current)), which holds \(name),"
      if current.isHidden { return "\(who) is hidden: isHidden = false" }
      if current.alpha < 0.01 { return "\(who) is transparent, alpha \(current.alpha)" }
      if !current.isUserInteractionEnabled {
        return "\(who) takes no touches: isUserInteractionEnabled is false"
          + (current is UILabel || current is UIImageView ? ", as labels and images begin" : "")
      }
      next = current.superview
    }
    return nil
  }

  private func missed(_ hit: UIView, _ middle: CGPoint, _ nameOf: (UIView) -> String) -> String {
    var holder = view.superview
    while let current = holder {
      if !current.point(inside: current.convert(middle, from: view), with: nil) {
        return "the middle of \(name) lies outside \(nameOf(current)), which holds it: "
          + "touches outside a superview's bounds don't arrive"
      }
      holder = current.superview
    }
    return "\(nameOf(hit)) lies over the middle of \(name) and takes the touch"
  }

  private func touched(_ hit: UIView, _ nameOf: (UIView) -> String) -> Outcome {
    var next: UIView? = hit
    while let current = next {
      let who = current === view ? name : nameOf(current)
      if let control = current as? UIControl {
        guard control.isEnabled else { return .nothing("\(who) is disabled: isEnabled = true") }
        return .control(control)
      }
      if current.gestureRecognizers?.contains(where: { $0 is UITapGestureRecognizer }) ?? false {
        return .recognizers(current)
      }
      next = current.superview
    }
    return .nothing(
      "nothing listens: \(name) is no control, and no view around it has a tap recognizer")
  }
}
