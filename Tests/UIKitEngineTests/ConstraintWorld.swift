import Testing

@testable import UIKitEngine

/// One app with a window of 390×844 points, and what its console and faults said.
///
/// Made inside each test: between a suite's `init` and its test others may have their turn.
final class ConstraintWorld {
  let engine: Engine
  let window: UIWindow
  var console = ""

  init() {
    engine = Engine()
    Engine.current = engine
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    engine.onConsole = { [weak self] in self?.console += $0 }
  }

  var fault: Fault? { engine.faulted }

  /// A container of 300×300 points outside any window.
  func container(_ width: CGFloat = 300, _ height: CGFloat = 300) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }
}

extension ConstraintWorld {
  /// What the system gave up, in order.
  var broken: [String] {
    engine.events.compactMap { event in
      if case .constraintBroken(_, let text) = event.kind { text } else { nil }
    }
  }

  func expectFault(
    _ name: String, _ part: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(fault?.kind == .exception(name: name), sourceLocation: sourceLocation)
    let message = fault?.message ?? ""
    #expect(message.contains(part), "\(message)", sourceLocation: sourceLocation)
  }

  /// A card of 200×100 in the window, 24 points from its top, laid out.
  func laidOutCard() -> (card: SizedView, top: NSLayoutConstraint) {
    let card = window.with(SizedView(200, 100))
    let top = card.topAnchor.constraint(equalTo: window.topAnchor, constant: 24)
    top.isActive = true
    window.layoutIfNeeded()
    return (card, top)
  }
}

/// A view with an intrinsic size that constraints place.
final class SizedView: UIView {
  var content: CGSize { didSet { invalidateIntrinsicContentSize() } }

  init(_ width: CGFloat, _ height: CGFloat) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) {
    content = .zero
    super.init(coder: coder)
  }

  override var intrinsicContentSize: CGSize { content }
}

extension UIView {
  /// Adds a subview that constraints place.
  @discardableResult
  func with<View: UIView>(_ subview: View) -> View {
    subview.translatesAutoresizingMaskIntoConstraints = false
    addSubview(subview)
    return subview
  }
}

extension NSLayoutConstraint {
  func at(_ priority: Float) -> NSLayoutConstraint {
    self.priority = UILayoutPriority(priority)
    return self
  }
}

func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
