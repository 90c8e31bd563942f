import Playground
import Testing
import UIKitEngine

/// What `:dirty` promises of the next commit comes, and in that order.
struct PendingTests {
  @Test(arguments: [
    """
    let card = UIView()
    let title = UILabel()
    card.addSubview(title)
    view.addSubview(card)
    view.addSubview(UIView())
    """,
    """
    let card = UIView()
    card.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(card)
    card.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    view.setNeedsUpdateConstraints()
    """,
    """
    class Badge: UIView { override func draw(_ rect: CGRect) {} }
    let badge = Badge(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let inner = Badge(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    let hidden = Badge(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    hidden.isHidden = true
    view.addSubview(badge)
    badge.addSubview(inner)
    badge.addSubview(hidden)
    badge.addSubview(Badge())
    """,
    """
    let card = UIView()
    card.setNeedsUpdateConstraints()
    view.addSubview(card)
    window.setNeedsLayout()
    """,
    "let detached = UIView()",
  ])
  func `the next commit calls what is pending, in this order`(program: String) {
    let session = Session()
    let evaluation = session.evaluate(program)
    #expect(evaluation.ending == .completed)
    let promised = session.engine.pending.filter { $0.obstacle == nil }.map {
      "\($0.callee).\($0.callback)"
    }

    let turn = session.perform(.turn)

    let called = turn.events.compactMap { event -> String? in
      guard case .callbackBegan(let element, let callback) = event.kind else { return nil }
      return Self.ofMarks.contains(callback.name) ? "\(element).\(callback)" : nil
    }
    // What a controller's hook calls itself, by `super`, is its own affair.
    #expect(called.filter { $0 != "view.updateConstraints()" } == promised)
    #expect(session.engine.pending.allSatisfy { $0.obstacle != nil })
  }

  private static let ofMarks: Set = [
    "layoutSubviews()", "updateConstraints()", "updateViewConstraints()", "draw(_:)",
    "updateProperties()",
  ]

  @Test func `what no commit serves is told with its reason`() {
    let session = Session()
    _ = session.evaluate(
      """
      class Badge: UIView { override func draw(_ rect: CGRect) {} }
      let detached = UIView()
      let badge = Badge()
      view.addSubview(badge)
      """)
    let obstacles = session.engine.pending.filter { $0.obstacle != nil }.map {
      "\($0.element) \($0.flag.rawValue) \($0.obstacle.map { "\($0)" } ?? "")"
    }
    #expect(obstacles.contains("detached needsLayout notOnScreen"))
    #expect(obstacles.contains("badge needsDisplay empty"))
    #expect(obstacles.contains("badge needsUpdateConstraints noConstraints"))
  }
}
