import Testing

@testable import UIKitEngine

/// UIKit's exceptions, in its words.
struct ConstraintMisuseTests {
  /// Evidence: A-011.
  @Test func `views without a common ancestor cannot be tied`() {
    let world = ConstraintWorld()
    let one = UIView()
    let other = UIView()
    let height = one.heightAnchor.constraint(equalTo: other.heightAnchor)

    height.isActive = true

    let names = (anchorText(one, .height), anchorText(other, .height))
    #expect(
      world.fault
        == Fault(
          .exception(name: "NSGenericException"),
          "Unable to activate constraint with anchors \(names.0) and \(names.1) because they have "
            + "no common ancestor.  Does the constraint or its anchors reference items in "
            + "different view hierarchies?  That's illegal."))
    #expect(names.0.hasPrefix("<NSLayoutDimension:0x"))
    #expect(names.0.hasSuffix("UIView:\(one.identity.address).height\">"))
    #expect(!height.isActive)
    #expect(one.autoLayout.held.isEmpty)
  }

  /// Evidence: A-010.
  @Test func `a batch stops at the bad one`() {
    _ = ConstraintWorld()
    let view = UIView()
    let good = view.widthAnchor.constraint(equalToConstant: 1)
    let bad = view.widthAnchor.constraint(equalTo: UIView().widthAnchor)
    let after = view.heightAnchor.constraint(equalToConstant: 1)

    NSLayoutConstraint.activate([good, bad, after])

    #expect(view.autoLayout.held == [good])
  }

  /// Evidence: A-014.
  @Test func `an active constraint cannot stop being required`() {
    let world = ConstraintWorld()
    let view = UIView()
    let width = view.widthAnchor.constraint(equalToConstant: 1)
    width.isActive = true

    width.priority = .defaultHigh

    world.expectFault(
      "NSInternalInconsistencyException",
      "Mutating a priority from required to not on an installed constraint (or vice-versa) is not "
        + "supported.  You passed priority 750 and the existing priority was 1000.")
    #expect(width.priority == .required)
  }

  /// Evidence: A-014.
  @Test func `an active wish may become another wish`() {
    let world = ConstraintWorld()
    let view = UIView()
    let width = view.widthAnchor.constraint(equalToConstant: 1).at(500)
    width.isActive = true

    width.priority = .defaultLow

    #expect(world.fault == nil)
    #expect(width.priority == .defaultLow)
  }

  /// Evidence: A-015.
  @Test func `a place cannot equal a number`() {
    let world = ConstraintWorld()
    let view = UIView()
    _ = NSLayoutConstraint(
      item: view, attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 10)

    world.expectFault(
      "NSInvalidArgumentException",
      ": A multiplier of 0 or a nil second item together with a location for the first attribute "
        + "creates an illegal constraint of a location equal to a constant. Location attributes "
        + "must be specified in pairs.")
  }

  /// Evidence: A-016.
  @Test func `left and leading do not mix`() {
    let world = ConstraintWorld()
    let one = UIView()
    let other = UIView()
    _ = one.leftAnchor.constraint(equalTo: other.leadingAnchor)

    world.expectFault(
      "NSInvalidArgumentException",
      "NSLayoutConstraint for \(anchorText(one, .left)): A constraint cannot be made between "
        + "\(anchorText(one, .left)) and \(anchorText(other, .leading)) because their units are "
        + "not compatible.")
  }

  /// Evidence: A-017.
  @Test func `a width is not a place`() {
    let world = ConstraintWorld()
    _ = NSLayoutConstraint(
      item: UIView(), attribute: .width, relatedBy: .equal, toItem: UIView(), attribute: .left,
      multiplier: 1, constant: 0)

    world.expectFault("NSInvalidArgumentException", "A constraint cannot be made between")
  }

  /// Evidence: A-017.
  @Test func `a middle is not the middle of the other axis`() {
    let world = ConstraintWorld()
    _ = NSLayoutConstraint(
      item: UIView(), attribute: .centerX, relatedBy: .equal, toItem: UIView(),
      attribute: .centerY, multiplier: 1, constant: 0)

    world.expectFault("NSInvalidArgumentException", "A constraint cannot be made between")
  }

  /// In no evidence of ours; the tests of published libraries do it.
  @Test func `an edge may be held to an edge of the other axis`() {
    let world = ConstraintWorld()
    let (container, box) = (world.container(), UIView())
    let other = UIView(frame: CGRect(x: 0, y: 20, width: 10, height: 10))
    container.addSubview(other)
    container.addSubview(box)
    box.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: box, attribute: .left, relatedBy: .equal, toItem: other, attribute: .top,
        multiplier: 1, constant: 5),
      box.topAnchor.constraint(equalTo: container.topAnchor),
    ])
    container.layoutIfNeeded()

    #expect(world.fault == nil)
    #expect(box.frame.origin == CGPoint(x: 25, y: 0))
  }

  /// Evidence: A-018.
  @Test func `constants are finite`() {
    let world = ConstraintWorld()
    let view = UIView()
    let width = view.widthAnchor.constraint(equalToConstant: 1)

    width.constant = .infinity

    world.expectFault(
      "NSInternalInconsistencyException",
      "NSLayoutConstraint constant is not finite! That's illegal. constant:inf firstAnchor:<")
    #expect(width.constant == 1)
  }

  /// Evidence: A-012.
  @Test func `a holder that is no ancestor is told so at once and fatal at layout`() {
    let world = ConstraintWorld()
    let parent = world.container()
    let view = parent.with(UIView())
    let size = view.topAnchor.constraint(equalTo: parent.topAnchor)

    view.addConstraint(size)
    #expect(world.console.hasPrefix("The view hierarchy is not prepared for the constraint: <"))
    #expect(world.fault == nil)
    parent.layoutIfNeeded()

    world.expectFault(
      "NSInternalInconsistencyException",
      "Impossible to set up layout with view hierarchy unprepared for constraint.")
  }
}

/// Bad numbers and things: UIKit's exception, and nothing has changed.
struct ConstraintBadInputTests {
  @Test(arguments: [0, -1, 1001, Float.nan, .infinity])
  func `priorities lie between 0 and 1000`(priority: Float) {
    let world = ConstraintWorld()
    let view = UIView()
    let width = view.widthAnchor.constraint(equalToConstant: 1)

    width.priority = UILayoutPriority(priority)

    world.expectFault("NSInternalInconsistencyException", "It's illegal to set priority:")
    #expect(width.priority == .required)
  }

  @Test func `a text is no item`() {
    let world = ConstraintWorld()
    let constraint = NSLayoutConstraint(
      item: "text", attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 1)

    world.expectFault("NSInvalidArgumentException", "Constraint items must each be an instance of")
    #expect(constraint.firstItem == nil)
  }

  @Test func `a view that contradicts itself is told so, and the rest stands`() {
    let world = ConstraintWorld()
    let view = world.window.with(SizedView(30, 10))
    let wrong = view.widthAnchor.constraint(equalTo: view.widthAnchor, constant: 10)

    wrong.isActive = true
    world.window.layoutIfNeeded()

    #expect(world.console.contains("Unable to simultaneously satisfy constraints."))
    #expect(view.frame.width == 30)
  }

  @Test func `aspect ratios in a ring have one answer, nothing`() {
    let world = ConstraintWorld()
    let (one, other) = (world.window.with(UIView()), world.window.with(UIView()))
    NSLayoutConstraint.activate([
      one.widthAnchor.constraint(equalTo: one.heightAnchor, multiplier: 2),
      one.heightAnchor.constraint(equalTo: other.widthAnchor, multiplier: 2),
      other.widthAnchor.constraint(equalTo: one.widthAnchor, multiplier: 2),
    ])
    world.window.layoutIfNeeded()
    #expect(one.frame.size == .zero && other.frame.size == .zero)
    #expect(world.fault == nil && world.console.isEmpty)
  }

  @Test func `thousands of contradicting constraints are broken one by one`() {
    let world = ConstraintWorld()
    let view = world.window.with(UIView())
    for width in 0..<3000 {
      view.widthAnchor.constraint(equalToConstant: CGFloat(width)).isActive = true
    }
    world.window.layoutIfNeeded()
    #expect(world.broken.count == 2999)
    #expect(view.frame.width == 0)
    // Changes elsewhere do not bring them up again.
    let other = world.window.with(SizedView(20, 20))
    world.window.layoutIfNeeded()
    #expect(other.frame.size == CGSize(width: 20, height: 20))
    #expect(world.broken.count == 2999)
  }

  @Test func `huge constants do no harm to the rest`() {
    let world = ConstraintWorld()
    let far = world.window.with(UIView())
    let near = world.window.with(SizedView(20, 10))
    NSLayoutConstraint.activate([
      far.leftAnchor.constraint(
        equalTo: world.window.leftAnchor, constant: .greatestFiniteMagnitude),
      far.widthAnchor.constraint(equalToConstant: 1e300),
      near.leftAnchor.constraint(equalTo: world.window.leftAnchor, constant: 12),
      near.topAnchor.constraint(equalTo: far.bottomAnchor),
    ])
    world.window.layoutIfNeeded()
    #expect(near.frame == box(12, 0, 20, 10))
    #expect(far.frame.width.isFinite && far.frame.minX.isFinite)
    #expect(world.fault == nil)
  }

  /// Evidence: A-018.
  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `a constant that is no number leaves everything as it was`(_ wrong: CGFloat) {
    let world = ConstraintWorld()
    let view = world.window.with(UIView())
    let width = view.widthAnchor.constraint(equalToConstant: 40)
    width.isActive = true
    world.window.layoutIfNeeded()

    width.constant = wrong

    #expect(world.fault?.kind == .exception(name: "NSInternalInconsistencyException"))
    #expect(width.constant == 40 && width.isActive && view.frame.width == 40)
    #expect(view.constraints == [width])
  }

  @Test func `a ratio of nothing to something is a size of nothing`() {
    let world = ConstraintWorld()
    let view = world.window.with(SizedView(30, 10))
    let ratio = view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0)
    ratio.isActive = true
    world.window.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 0, height: 10))
    #expect(world.fault == nil && world.console.isEmpty)
  }
}
