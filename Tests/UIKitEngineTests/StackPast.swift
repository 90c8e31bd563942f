import Foundation

@testable import UIKitEngine

/// A window with stack views and contradicting constraints to which one thing after another happens.
struct StackPast {
  let world = ConstraintWorld()
  private var dice: Dice
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private var views: [UIView] = []
  /// In the order of their activation.
  private var active: [Wish] = []
  private var idle: [Wish] = []

  private struct Wish {
    var item: UIView
    var other: UIView?
    var attribute: NSLayoutConstraint.Attribute
    var relation: NSLayoutConstraint.Relation
    var constraint: NSLayoutConstraint

    var isInTree: Bool { item.window != nil && (other == nil || other?.window != nil) }
  }

  init(seed: UInt64) {
    dice = Dice(state: seed)
    world.window.addSubview(root)
    root.widthAnchor.constraint(greaterThanOrEqualToConstant: 0).at(1).isActive = true
  }

  /// Of the views from the root down, after layout.
  var frames: [CGRect] {
    for _ in 0..<3 { world.window.layoutIfNeeded() }
    return rounded(root)
  }

  /// Those of a tree that is built as this is now.
  var framesOfCopy: [CGRect] {
    let window = UIWindow(frame: world.window.frame)
    var copies: [Int: UIView] = [:]
    let copy = copied(root, &copies)
    window.addSubview(copy)
    copy.widthAnchor.constraint(greaterThanOrEqualToConstant: 0).at(1).isActive = true
    for wish in active {
      guard let item = copies[wish.item.identity.id] else { continue }
      let other = wish.other.flatMap { copies[$0.identity.id] }
      let constraint = made(item, wish.attribute, wish.relation, other)
      constraint.constant = wish.constraint.constant
      constraint.at(wish.constraint.priority.rawValue).isActive = true
    }
    for _ in 0..<3 { window.layoutIfNeeded() }
    return rounded(copy)
  }

  private func rounded(_ view: UIView) -> [CGRect] {
    func thousandths(_ length: CGFloat) -> CGFloat { (length * 1000).rounded() + 0 }
    let frame = view.frame
    let own = CGRect(
      x: thousandths(frame.minX), y: thousandths(frame.minY), width: thousandths(frame.width),
      height: thousandths(frame.height))
    return [own] + view.subviews.flatMap(rounded)
  }

  private func copied(_ view: UIView, _ copies: inout [Int: UIView]) -> UIView {
    let copy: UIView
    switch view {
    case let view as SizedView: copy = SizedView(view.content.width, view.content.height)
    case let view as UIStackView:
      let stack = UIStackView()
      (stack.axis, stack.spacing) = (view.axis, view.spacing)
      (stack.distribution, stack.alignment) = (view.distribution, view.alignment)
      copy = stack
    default: copy = UIView(frame: view === root ? view.frame : .zero)
    }
    copies[view.identity.id] = copy
    copy.insetsLayoutMarginsFromSafeArea = false
    copy.isHidden = view.isHidden
    copy.translatesAutoresizingMaskIntoConstraints = view.translatesAutoresizingMaskIntoConstraints
    for axis in NSLayoutConstraint.Axis.both {
      copy.setContentHuggingPriority(view.contentHuggingPriority(for: axis), for: axis)
    }
    for child in view.subviews { copy.addSubview(copied(child, &copies)) }
    if let view = view as? UIStackView, let copy = copy as? UIStackView {
      for child in view.arrangedSubviews {
        if let twin = copies[child.identity.id] { copy.addArrangedSubview(twin) }
      }
    }
    return copy
  }

  mutating func takeStep() {
    switch dice.roll(20) {
    case 0, 1, 2: if views.count < 12 { addView() }
    case 3: if views.count > 6 { remove() }
    case 4: dice.pick(active)?.constraint.constant = CGFloat(dice.roll(90))
    case 5, 6:
      guard !active.isEmpty else { return }
      let wish = active.remove(at: dice.roll(active.count))
      wish.constraint.isActive = false
      idle.append(wish)
    case 7, 8:
      guard !idle.isEmpty else { return }
      activate(idle.remove(at: dice.roll(idle.count)))
    case 9: if let view = dice.pick(views) { view.superview?.bringSubviewToFront(view) }
    case 10, 11: world.window.layoutIfNeeded()
    case 12: dice.pick(views)?.isHidden.toggle()
    case 13:
      let priority = UILayoutPriority([250, 500, 750, 1000][dice.roll(4)])
      dice.pick(views)?.setContentHuggingPriority(
        priority, for: dice.flip() ? .horizontal : .vertical)
    case 14, 15: if let stack = dice.pick(views.compactMap { $0 as? UIStackView }) { change(stack) }
    case 16: move()
    default: addConstraint()
    }
    idle += active.filter { !$0.constraint.isActive }
    active.removeAll { !$0.constraint.isActive }
  }

  private mutating func addView() {
    let made: UIView
    switch dice.roll(4) {
    case 0: made = SizedView(CGFloat(5 + dice.roll(90)), CGFloat(5 + dice.roll(50)))
    case 1: made = UIView()
    default: made = UIStackView()
    }
    made.insetsLayoutMarginsFromSafeArea = false
    made.translatesAutoresizingMaskIntoConstraints = false
    let parent = dice.pick(views + [root]) ?? root
    if let stack = parent as? UIStackView, dice.roll(4) > 0 {
      stack.insertArrangedSubview(made, at: dice.roll(stack.arrangedSubviews.count + 1))
    } else {
      parent.insertSubview(made, at: dice.roll(parent.subviews.count + 1))
    }
    views.append(made)
  }

  private mutating func remove() {
    guard let view = dice.pick(views) else { return }
    view.removeFromSuperview()
    views.removeAll { $0.isDescendant(of: view) }
    active.removeAll { !$0.isInTree }
    idle.removeAll { !$0.isInTree }
  }

  private mutating func move() {
    guard let view = dice.pick(views), let other = dice.pick(views + [root]),
      !other.isDescendant(of: view)
    else { return }
    if let stack = other as? UIStackView, dice.flip() {
      stack.addArrangedSubview(view)
    } else {
      other.addSubview(view)
    }
  }

  private mutating func change(_ stack: UIStackView) {
    switch dice.roll(5) {
    case 0: stack.axis = stack.axis == .vertical ? .horizontal : .vertical
    case 1: stack.spacing = CGFloat(dice.roll(12))
    case 2: stack.distribution = .init(rawValue: dice.roll(5)) ?? .fill
    case 3: stack.alignment = [.fill, .leading, .center, .trailing][dice.roll(4)]
    default:
      guard let view = dice.pick(stack.arrangedSubviews) else { return }
      stack.insertArrangedSubview(view, at: dice.roll(stack.arrangedSubviews.count))
    }
  }

  private mutating func activate(_ wish: Wish) {
    guard wish.isInTree else { return }
    wish.constraint.isActive = true
    active.append(wish)
  }

  private mutating func addConstraint() {
    guard let item = dice.pick(views) else { return }
    let attributes: [NSLayoutConstraint.Attribute] = [
      .left, .top, .right, .bottom, .width, .height, .centerX, .centerY,
    ]
    let attribute = attributes[dice.roll(8)]
    let relations: [NSLayoutConstraint.Relation] = [
      .equal, .equal, .lessThanOrEqual, .greaterThanOrEqual,
    ]
    let relation = relations[dice.roll(4)]
    let isSize = attribute == .width || attribute == .height
    let other = isSize && dice.flip() ? nil : dice.flip() ? item.superview : dice.pick(views)
    guard other !== item, other != nil || isSize else { return }
    let constraint = made(item, attribute, relation, other)
    constraint.constant = CGFloat(dice.roll(80) - (other == nil ? 0 : 40))
    constraint.priority = dice.flip() ? .required : UILayoutPriority([250, 500, 999][dice.roll(3)])
    activate(
      Wish(
        item: item, other: other, attribute: attribute, relation: relation, constraint: constraint))
  }

  private func made(
    _ item: UIView, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ other: UIView?
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other,
      attribute: other == nil ? .notAnAttribute : attribute, multiplier: 1, constant: 0)
  }
}
