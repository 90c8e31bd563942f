import Testing

@testable import UIKitEngine

/// Equal trees have equal layouts, whatever happened before.
struct ConstraintHistoryTests {
  @Test(arguments: 1...60)
  func `a system with a past agrees with a fresh one`(seed: UInt64) {
    var past = Past(seed: seed)
    for _ in 0..<60 {
      past.takeStep()
      expectAgreement(with: past.world.window)
    }
    #expect(past.world.fault == nil)
  }

  /// Delivered at last only, so that one flush follows many changes.
  @Test(arguments: 1...40)
  func `changes that wait for one flush come to the same`(seed: UInt64) {
    var past = Past(seed: seed &* 7919)
    for _ in 0..<12 {
      for _ in 0..<9 { past.takeStep() }
      expectAgreement(with: past.world.window)
    }
  }

  /// Whatever was hidden, moved, deactivated and activated, and whichever contradict.
  @Test(arguments: 1...60)
  func `a tree with a past looks like one that is built as it is now`(seed: UInt64) {
    var past = StackPast(seed: seed &* 104_729)
    for _ in 0..<3 {
      for _ in 0..<40 { past.takeStep() }
      #expect(past.frames == past.framesOfCopy)
    }
    #expect(past.world.fault == nil)
  }

  /// Free of what holds it, the one that is served first is at zero.
  @Test func `a view brought to the front is served last at once`() {
    let world = ConstraintWorld()
    let (one, other) = (world.window.with(UIView()), world.window.with(UIView()))
    one.topAnchor.constraint(greaterThanOrEqualTo: other.topAnchor, constant: 60).at(500).isActive =
      true
    world.window.layoutIfNeeded()
    #expect(one.frame.minY == 0 && other.frame.minY == -60)

    world.window.bringSubviewToFront(one)
    world.window.layoutIfNeeded()

    #expect(one.frame.minY == 60 && other.frame.minY == 0)
  }

  @Test func `lengths to share by are those of now, whatever the stack view made of them before`() {
    let world = ConstraintWorld()
    let (holder, inner, plain) = (UIView(), UIView(), SizedView(80, 20))
    let stack = UIStackView(arrangedSubviews: [holder, plain])
    stack.distribution = .fillProportionally
    world.window.with(stack)
    holder.with(inner)
    let width = inner.widthAnchor.constraint(equalToConstant: 40).at(700)
    NSLayoutConstraint.activate([
      stack.widthAnchor.constraint(equalToConstant: 360), width,
      inner.leadingAnchor.constraint(equalTo: holder.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: holder.trailingAnchor),
    ])
    world.window.layoutIfNeeded()
    #expect(holder.frame.width == 120 && plain.frame.width == 240)

    width.constant = 240
    world.window.layoutIfNeeded()
    #expect(holder.frame.width == 270 && plain.frame.width == 90)

    holder.isHidden = true
    world.window.layoutIfNeeded()
    holder.isHidden = false
    world.window.layoutIfNeeded()
    #expect(holder.frame.width == 270 && plain.frame.width == 90)
  }

  /// Evidence: A-065.
  @Test func `frames are rounded where their views are, though these moved by less than a pixel`() {
    let world = ConstraintWorld()
    let outer = world.window.with(UIView())
    let inner = outer.with(UIView())
    let top = outer.topAnchor.constraint(equalTo: world.window.topAnchor)
    NSLayoutConstraint.activate([top, inner.heightAnchor.constraint(equalToConstant: 20.5)])
    world.window.layoutIfNeeded()
    #expect(abs(inner.frame.height - 62 / 3) < 1e-9)

    top.constant = 0.25
    world.window.layoutIfNeeded()

    #expect(abs(inner.frame.height - 61 / 3) < 1e-9)
  }

  private func expectAgreement(with window: UIView) {
    window.bringConstraintsUpToDate()
    guard let seasoned = window.autoLayout.system else { return }
    let fresh = ConstraintSystem(window, isAside: true)
    fresh.synchronize()
    fresh.mendBroken()
    fresh.wrapText()
    #expect(Set(seasoned.broken.keys) == Set(fresh.broken.keys))
    let known = seasoned.places.mapValues(\.rect)
    #expect(known == fresh.places.mapValues { fresh.solvedRect(of: $0) })
    #expect(Set(seasoned.members.keys) == Set(fresh.members.keys))
    #expect(seasoned.solver.invariantFailures() == [])
  }
}

/// A window to which one thing after another happens.
private struct Past {
  let world = ConstraintWorld()
  var dice: Dice
  var views: [UIView]
  var constraints: [NSLayoutConstraint] = []

  init(seed: UInt64) {
    dice = Dice(state: seed)
    views = [world.window as UIView]
  }

  mutating func takeStep() {
    switch Int.random(in: 0..<22, using: &dice) {
    case 0, 1: addView()
    case 2 where views.count > 3:
      let view = pick()
      view.removeFromSuperview()
      views.removeAll { $0.isDescendant(of: view) }
    case 3: constraints.randomElement(using: &dice)?.constant = number(0...90)
    case 4: constraints.randomElement(using: &dice)?.isActive = false
    case 5:
      let view = pick()
      view.superview?.bringSubviewToFront(view)
    case 6: world.window.layoutIfNeeded()
    case 7: pick().frame = CGRect(x: number(0...9), y: 3, width: number(20...99), height: 44)
    case 8: reactivate()
    case 9:
      let optional = constraints.filter { $0.priority != .required }
      optional.randomElement(using: &dice)?.priority = priority()
    case 10: pick().translatesAutoresizingMaskIntoConstraints.toggle()
    case 11: pick().setContentHuggingPriority(priority(), for: .horizontal)
    case 12: pick().layoutMargins.left = number(0...9)
    case 13: pick().bounds.origin.x = number(0...9)
    case 14:
      pick().semanticContentAttribute =
        Bool.random(using: &dice) ? .forceRightToLeft : .unspecified
    case 15: pick().autoresizingMask = .init(rawValue: UInt.random(in: 0..<64, using: &dice))
    case 16: moveView()
    case 17: changeText()
    default: addConstraint()
    }
  }

  private mutating func pick() -> UIView {
    views.dropFirst().randomElement(using: &dice) ?? UIView()
  }

  private mutating func number(_ range: ClosedRange<Int>) -> CGFloat {
    CGFloat(Int.random(in: range, using: &dice))
  }

  private mutating func priority() -> UILayoutPriority {
    UILayoutPriority([250, 500, 750].randomElement(using: &dice) ?? 500)
  }

  private mutating func addView() {
    let made: UIView
    switch Int.random(in: 0..<4, using: &dice) {
    case 0: made = SizedView(CGFloat(views.count) * 7, 20)
    case 1:
      let label = UILabel()
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      made = label
    default: made = UIView(frame: box(5, 6, 70, 80))
    }
    // Margins that follow the place, which follows the margins, may never come to rest.
    made.insetsLayoutMarginsFromSafeArea = false
    let parent = views.randomElement(using: &dice) ?? world.window
    parent.insertSubview(made, at: Int.random(in: 0...parent.subviews.count, using: &dice))
    views.append(made)
  }

  /// To another superview, with all below it.
  private mutating func moveView() {
    let view = pick()
    guard let other = views.randomElement(using: &dice), !other.isDescendant(of: view),
      view.superview != nil
    else { return }
    other.addSubview(view)
  }

  private mutating func reactivate() {
    guard let one = constraints.randomElement(using: &dice), !one.isActive,
      let first = one.firstItem as? UIView, first.isDescendant(of: world.window),
      let second = (one.secondItem as? any LayoutItem)?.hostView,
      second.isDescendant(of: world.window)
    else { return }
    one.isActive = true
  }

  private mutating func changeText() {
    let labels = views.compactMap { $0 as? UILabel }
    let text = String(repeating: "word ", count: Int.random(in: 0...20, using: &dice))
    labels.randomElement(using: &dice)?.text = text
  }

  private mutating func addConstraint() {
    guard let one = views.dropFirst().randomElement(using: &dice),
      let other = views.randomElement(using: &dice), one !== other
    else { return }
    let attributes: [NSLayoutConstraint.Attribute] = [
      .left, .top, .right, .width, .height, .centerY, .leading, .leftMargin, .firstBaseline,
    ]
    guard let attribute = attributes.randomElement(using: &dice) else { return }
    one.translatesAutoresizingMaskIntoConstraints = false
    let relations: [NSLayoutConstraint.Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
    let isToGuide = Int.random(in: 0..<5, using: &dice) == 0 && attribute != .firstBaseline
    let constraint = NSLayoutConstraint(
      item: one, attribute: attribute, relatedBy: relations.randomElement(using: &dice) ?? .equal,
      toItem: isToGuide && attribute != .leftMargin ? other.layoutMarginsGuide : other,
      attribute: attribute, multiplier: 1, constant: number(-40...40))
    constraint.priority = Int.random(in: 0..<3, using: &dice) == 0 ? .required : priority()
    constraint.isActive = true
    constraints.append(constraint)
  }
}
