import Testing

@testable import UIKitEngine

/// Constraints in a launched app: turns, conflicts with the controller's view, open facts.
struct ConstraintAppTests {
  /// Evidence: V-044, V-050, A-084.
  @Test func `a turn places a view that constraints hold`() {
    let app = App()
    let card = app.root.with(SizedView(200, 100))
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: app.root.safeAreaLayoutGuide.topAnchor, constant: 24),
      card.leadingAnchor.constraint(equalTo: app.root.layoutMarginsGuide.leadingAnchor),
    ])
    #expect(card.frame == .zero)

    app.engine.turn()

    #expect(card.frame == box(16, 71, 200, 100))
    #expect(fold(app.engine.events) == app.engine.snapshot())
  }

  /// Evidence: A-079.
  @Test func `a conflict in a controller's view lists the size that comes from outside`() {
    let app = App()
    var console = ""
    app.engine.onConsole = { console += $0 }
    let card = app.root.with(UIView())
    NSLayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: app.root.leadingAnchor, constant: 16),
      app.root.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: 16),
      card.widthAnchor.constraint(equalToConstant: 500),
    ])

    app.engine.turn()

    let list = console.split(separator: "\n").filter { $0.hasPrefix("    \"<") }
    let (root, name) = (layoutName(app.root), layoutName(card))
    #expect(list.count == 4)
    #expect(
      list.first?.contains("H:|-(16)-[\(name)](LTR)   (active, names: '|':\(root) )>") == true)
    #expect(
      list.last?.contains("'UIView-Encapsulated-Layout-Width' \(root).width == 390   (active)")
        == true)
  }

  /// Evidence: V-037, V-038; a constraint animates through its superview's layout.
  @Test func `a constant animates through the superview's layoutIfNeeded`() {
    let app = App()
    let card = app.root.with(SizedView(200, 100))
    let top = card.topAnchor.constraint(equalTo: app.root.topAnchor, constant: 0)
    top.isActive = true
    app.engine.turn()
    app.engine.enterHandler()

    top.constant = 300
    UIView.animate(withDuration: 1) { app.root.layoutIfNeeded() }

    let animated = app.engine.events.contains { event in
      if case .animationAdded(let name, _, _, _) = event.kind {
        name == card.identity.name
      } else {
        false
      }
    }
    #expect(animated)
    #expect(card.frame.minY == 300)
  }

  /// Evidence: V-008, V-007.
  @Test func `a new view is updated once without asking, before its layout`() {
    let app = App()
    let view = Tracker("card", app.log)
    view.translatesAutoresizingMaskIntoConstraints = false
    app.root.addSubview(view)
    view.widthAnchor.constraint(equalToConstant: 50).isActive = true
    _ = app.log.take()

    app.engine.turn()

    let lines = app.log.take().filter {
      $0.contains("updateConstraints") || $0.contains("layoutSub")
    }
    #expect(lines.count == 2)
    #expect(lines.first?.contains("updateConstraints") == true)
  }

  @Test(arguments: Rules.OpenFact.allCases)
  func `under every open fact constraints still come to rest`(fact: Rules.OpenFact) {
    let app = App(Rules(flipped: [fact]))
    let views = (0..<3).map { app.root.with(SizedView(CGFloat(50 + $0 * 10), 20)) }
    NSLayoutConstraint.activate([
      views[0].leadingAnchor.constraint(equalTo: app.root.leadingAnchor),
      views[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor),
      views[2].leadingAnchor.constraint(equalTo: views[1].trailingAnchor),
      views[2].trailingAnchor.constraint(equalTo: app.root.trailingAnchor),
    ])

    app.engine.turn()

    let widths = views.map(\.frame.width)
    #expect(widths.reduce(0, +) == 390)
    let flips = fact == .lastConstraintWinsTies
    #expect(widths == (flips ? [50, 60, 280] : [260, 60, 70]))
    #expect(app.engine.faulted == nil)
  }

  /// Evidence: V-026.
  @Test func `by the other reading layoutIfNeeded sizes its receiver, and does not move it`() {
    let app = App(Rules(flipped: [.layoutIfNeededSizesReceiver]))
    let card = app.root.with(SizedView(200, 100))
    card.topAnchor.constraint(equalTo: app.root.topAnchor, constant: 24).isActive = true

    card.layoutIfNeeded()

    #expect(card.bounds.size == CGSize(width: 200, height: 100))
    #expect(card.center == .zero)
  }
}
