import Foundation

/// Which constraints a stack view's state calls for: the axis first, then across it.
///
/// The recipe is that of iOS 9 to 12, which open re-implementations compared with UIKit's
/// constraints in hundreds of configurations. What later systems do with hidden views differs
/// and comes to the same frames in the published cases.
///
/// Evidence.
struct StackRecipe {
  typealias Attribute = NSLayoutConstraint.Attribute

  let stack: UIStackView
  let all: [UIView]
  let visible: [UIView]
  let isVertical: Bool

  init(_ stack: UIStackView) {
    self.stack = stack
    all = stack.arranged
    visible = stack.arranged.filter { !$0.isHidden }
    isVertical = stack.axis == .vertical
  }

  func constraints(_ arrangement: StackArrangement) -> [StackConstraint] {
    if all.isEmpty { return [] }
    return alongAxis(arrangement) + acrossAxis(arrangement)
  }

  /// A single centred view needs no spanner; a stack of hidden views does.
  ///
  /// Evidence.
  var needsSpanner: Bool {
    if all.isEmpty { return false }
    if visible.isEmpty { return true }
    return spans
  }

  /// Whether a spanner, not the first view, is the measure of the stack across the axis.
  var spans: Bool {
    stack.alignment != .fill && !(stack.alignment == .center && all.count == 1)
  }

  /// Evidence.
  var gapCount: Int { spreads ? max(0, visible.count - 1) : 0 }

  var spreads: Bool {
    stack.distribution == .equalSpacing || stack.distribution == .equalCentering
  }

  /// What the views connect to: the stack view or its margins.
  ///
  /// Evidence: A-153.
  var canvas: any LayoutItem {
    stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
  }

  /// Whether distances in the column count between baselines.
  ///
  /// Evidence: A-154.
  var countsFromBaselines: Bool { isVertical && stack.isBaselineRelativeArrangement }

  var near: Attribute { isVertical ? .top : .leading }
  var far: Attribute { isVertical ? .bottom : .trailing }
  var middle: Attribute { isVertical ? .centerY : .centerX }
  var length: Attribute { isVertical ? .height : .width }

  var crossNear: Attribute { isVertical ? .leading : .top }
  var crossFar: Attribute { isVertical ? .trailing : .bottom }
  var crossMiddle: Attribute { isVertical ? .centerX : .centerY }
  var crossLength: Attribute { isVertical ? .width : .height }

  /// An edge of the canvas on an edge of an item; a weak one only keeps the item inside.
  ///
  /// Evidence.
  func connection(
    _ item: any LayoutItem, _ attribute: Attribute, isWeak: Bool = false
  ) -> StackConstraint {
    let inside: NSLayoutConstraint.Relation =
      attribute.isNearEdge ? .lessThanOrEqual : .greaterThanOrEqual
    return StackConstraint(
      name: .canvasConnection, first: .init(canvas, attribute),
      relation: isWeak ? inside : .equal, second: .init(item, attribute))
  }

  /// Makes the stack as small as its content allows.
  func canvasFit(_ attribute: Attribute) -> StackConstraint {
    StackConstraint(name: .canvasFit, first: .init(stack, attribute), priority: .stackCanvasFit)
  }
}
