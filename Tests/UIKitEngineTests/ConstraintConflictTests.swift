import Testing

@testable import UIKitEngine

struct ConstraintConflictTests {
  /// Evidence.
  @Test func `in a window a conflict is logged at activation, in UIKit's words`() {
    let world = ConstraintWorld()
    let view = world.window.with(UIView())
    let small = view.heightAnchor.constraint(equalToConstant: 44)
    let large = view.heightAnchor.constraint(equalToConstant: 88)
    small.isActive = true

    large.isActive = true

    let name = "UIView:\(view.identity.address)"
    #expect(
      world.console == """
        [LayoutConstraints] Unable to simultaneously satisfy constraints.
        \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
        \tTry this:\u{20}
        \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
        \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}
        (
            "<NSLayoutConstraint:\(small.identity.address) \(name).height == 44   (active)>",
            "<NSLayoutConstraint:\(large.identity.address) \(name).height == 88   (active)>"
        )

        Will attempt to recover by breaking constraint\u{20}
        <NSLayoutConstraint:\(large.identity.address) \(name).height == 88   (active)>

        Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the \
        debugger.
        The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in \
        <UIKitCore/UIView.h> may also be helpful.

        """)
    #expect(world.broken.count == 1)
    #expect(large.isActive)
    world.window.layoutIfNeeded()
    #expect(view.frame.height == 44)
  }

  /// Evidence: A-074.
  @Test func `outside a window a conflict shows at the first layout`() {
    let world = ConstraintWorld()
    let container = world.container()
    let view = container.with(UIView())
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 1),
      view.widthAnchor.constraint(equalToConstant: 2),
    ])
    #expect(world.console.isEmpty)

    container.layoutIfNeeded()

    #expect(world.console.contains("Unable to simultaneously satisfy constraints."))
  }

  /// Evidence.
  @Test func `a forgotten mask is listed first, with the note, and never broken`() {
    let world = ConstraintWorld()
    let view = UIView(frame: .zero)
    world.window.addSubview(view)
    let leading = view.leadingAnchor.constraint(equalTo: world.window.leadingAnchor, constant: 16)
    leading.isActive = true

    world.window.layoutIfNeeded()

    let list = world.console.split(separator: "\n").filter { $0.hasPrefix("    \"<") }
    #expect(list.count == 2)
    #expect(list.first?.contains("<NSAutoresizingMaskLayoutConstraint:0x") == true)
    #expect(list.first?.contains("h=--& v=--& UIView:\(view.identity.address).minX == 0") == true)
    #expect(world.console.contains("\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints"))
    #expect(world.broken == [leading.traceText])
  }

  /// Evidence: A-073.
  @Test func `of a full set the trailing pin gives way`() {
    let world = ConstraintWorld()
    let root = world.window
    let view = root.with(UIView())
    let trailing = view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      trailing,
      view.widthAnchor.constraint(equalToConstant: 500),
    ])

    #expect(world.broken == [])
    root.layoutIfNeeded()

    #expect(world.broken == [trailing.traceText])
    #expect(view.frame.minX == 16 && view.frame.width == 500)
    #expect(world.console.contains("'UIView-Encapsulated-Layout-Width' UIWindow:0x"))
    #expect(!world.console.contains("NSAutoresizingMaskLayoutConstraint"))
  }

  /// Unspecified: that what was broken returns by itself.
  @Test func `a broken constraint returns when nothing contradicts it any more`() {
    let world = ConstraintWorld()
    let view = world.window.with(UIView())
    let small = view.heightAnchor.constraint(equalToConstant: 44)
    let large = view.heightAnchor.constraint(equalToConstant: 88)
    NSLayoutConstraint.activate([small, large])

    small.isActive = false
    world.window.layoutIfNeeded()

    #expect(view.frame.height == 88)
    #expect(world.broken.count == 1)
  }

  /// Unspecified, as is which of them is firmer; what holds in the end is that of a fresh window.
  @Test
  func `what comes meanwhile gives way to a firmer one that returns, and that is logged once`() {
    let world = ConstraintWorld()
    let view = world.window.with(UIView())
    let most = view.heightAnchor.constraint(lessThanOrEqualToConstant: 50)
    let large = view.heightAnchor.constraint(equalToConstant: 88)
    let small = view.heightAnchor.constraint(equalToConstant: 30)
    NSLayoutConstraint.activate([most, large, small])
    world.window.layoutIfNeeded()
    #expect(view.frame.height == 30)
    #expect(world.broken == [large.traceText])

    most.isActive = false
    world.window.layoutIfNeeded()

    #expect(view.frame.height == 88)
    #expect(world.broken == [large.traceText, small.traceText])
    // Whoever is out for the same reason as before is not told of again.
    view.widthAnchor.constraint(equalToConstant: 10).isActive = true
    world.window.with(SizedView(20, 20))
    world.window.layoutIfNeeded()
    large.constant = 90
    world.window.layoutIfNeeded()
    #expect(view.frame.height == 90)
    #expect(world.broken.count == 2)
    large.isActive = false
    world.window.layoutIfNeeded()
    #expect(view.frame.height == 30)
    #expect(world.broken.count == 2)
  }

  @Test func `a constant that contradicts is logged at once`() {
    let world = ConstraintWorld()
    let view = world.window.with(UIView())
    let least = view.heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
    let exact = view.heightAnchor.constraint(equalToConstant: 88)
    NSLayoutConstraint.activate([least, exact])
    #expect(world.console.isEmpty)

    exact.constant = 10

    #expect(world.console.contains("Unable to simultaneously satisfy constraints."))
  }

  /// Evidence: A-033.
  @Test func `wishes that contradict are not logged`() {
    let world = ConstraintWorld()
    let view = world.window.with(UIView())
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 100).at(500),
      view.widthAnchor.constraint(equalToConstant: 200).at(500),
    ])

    world.window.layoutIfNeeded()

    #expect(world.console.isEmpty)
    #expect(view.frame.width == 100)
    #expect(view.hasAmbiguousLayout)
  }

  /// Which constraint gives way is unspecified; that hidden rows have margins is common.
  @Test func `a hidden view that its margins leave no room is as small as it was told to be`() {
    let world = ConstraintWorld()
    let stack = world.window.with(UIStackView())
    stack.axis = .vertical
    let (row, content) = (UIView(), UIView())
    row.insetsLayoutMarginsFromSafeArea = false
    row.layoutMargins = UIEdgeInsets(top: 12, left: 0, bottom: 12, right: 0)
    row.addSubview(content)
    content.translatesAutoresizingMaskIntoConstraints = false
    let bottom = content.bottomAnchor.constraint(equalTo: row.layoutMarginsGuide.bottomAnchor)
    bottom.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: row.layoutMarginsGuide.topAnchor), bottom,
      content.heightAnchor.constraint(equalToConstant: 30),
      stack.topAnchor.constraint(equalTo: world.window.topAnchor),
    ])
    stack.addArrangedSubview(row)
    world.window.layoutIfNeeded()
    #expect(stack.frame.height == 54)

    row.isHidden = true
    world.window.layoutIfNeeded()

    #expect(stack.frame.height == 0)
    #expect(world.console.contains("'UIView-bottomMargin-guide-constraint'"))

    row.isHidden = false
    world.window.layoutIfNeeded()
    #expect(stack.frame.height == 54)
  }
}
