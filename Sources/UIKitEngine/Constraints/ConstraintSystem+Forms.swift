import Cassowary
import Foundation

/// Constraints as the solver wants them: linear, in the coordinates of the view that holds them.
///
/// Evidence.
extension ConstraintSystem {
  /// `terms + constant`.
  struct Linear {
    var terms: [Constraint.Term] = []
    var constant: Double = 0

    mutating func add(_ factor: Double, _ other: Linear) {
      constant += factor * other.constant
      for term in other.terms { add(factor * term.coefficient, term.variable) }
    }

    mutating func add(_ coefficient: Double, _ variable: Variable) {
      if let index = terms.firstIndex(where: { $0.variable == variable }) {
        terms[index].coefficient += coefficient
        if abs(terms[index].coefficient) < 1e-12 { terms.remove(at: index) }
      } else {
        terms.append(Constraint.Term(coefficient, variable))
      }
    }
  }

  /// One form, or two for a content size: do not grow, do not shrink.
  func forms(of constraint: NSLayoutConstraint, rank: Int = .max) -> [Constraint] {
    guard let first = constraint.firstItem as? any LayoutItem else { return [] }
    if let content = constraint as? NSContentSizeLayoutConstraint {
      let place = mention(first)
      let size = constraint.firstAttribute == .width ? place.width : place.height
      let terms = [Constraint.Term(1, size)]
      let length = -Double(constraint.constant)
      return [
        Constraint(
          terms, .lessOrEqual, plus: length, strength: strength(content.hugging), rank: rank),
        Constraint(
          terms, .greaterOrEqual, plus: length, strength: strength(content.resistance), rank: rank),
      ]
    }
    let second = constraint.secondItem as? any LayoutItem
    let (one, attribute) = (meaning(of: first, in: constraint), constraint.firstAttribute)
    let starts = constraint.starts
    guard let holder = holder(of: constraint),
      var difference = value(of: attribute, one, from: starts.first, in: holder)
    else { return unprepared() }
    if let second {
      let other = meaning(of: second, in: constraint)
      guard
        let other = value(
          of: constraint.secondAttribute, other, from: starts.second, in: holder)
      else { return unprepared() }
      difference.add(-Double(constraint.multiplier), other)
    }
    // Right to left, "leading + 8" is 8 further to the left; a distance has its own direction.
    let isMirrored =
      starts.first == nil && holder.effectiveUserInterfaceLayoutDirection == .rightToLeft
      && (constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional)
    difference.constant -= bounded(constraint.constant) * (isMirrored ? -1 : 1)
    let relation: Constraint.Relation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: isMirrored ? .greaterOrEqual : .lessOrEqual
      case .greaterThanOrEqual: isMirrored ? .lessOrEqual : .greaterOrEqual
      }
    return [
      Constraint(
        difference.terms, relation, plus: difference.constant,
        strength: strength(constraint.priority), rank: rank)
    ]
  }

  /// Far beyond any screen, and far from the end of what a sum of numbers can be.
  func bounded(_ length: CGFloat) -> Double {
    Double(min(max(length, -1e9), 1e9))
  }

  /// Stands for the item itself, or for a scroll view's content.
  private func meaning(
    of item: any LayoutItem, in constraint: NSLayoutConstraint
  ) -> any LayoutItem {
    guard let scrollView = item as? UIScrollView,
      !(constraint is NSAutoresizingMaskLayoutConstraint)
    else { return item }
    let isFirst = constraint.firstItem === item
    let other = (isFirst ? constraint.secondItem : constraint.firstItem) as? any LayoutItem
    let attribute = isFirst ? constraint.firstAttribute : constraint.secondAttribute
    return scrollView.item(for: attribute, with: other)
  }

  /// The view in whose coordinates the constraint speaks.
  ///
  /// A mask's speaks in the superview's, or in its superview's own about the superview.
  private func holder(of constraint: NSLayoutConstraint) -> UIView? {
    guard constraint is NSAutoresizingMaskLayoutConstraint else { return constraint.holder }
    let view = constraint.secondItem as? UIView ?? constraint.firstItem as? UIView
    return view?.parent ?? view
  }

  /// Evidence: A-012.
  private func unprepared() -> [Constraint] {
    root?.engine?.raise(
      "NSInternalInconsistencyException",
      "Impossible to set up layout with view hierarchy unprepared for constraint.")
    return []
  }

  private func strength(_ priority: UILayoutPriority) -> Constraint.Strength {
    priority.rawValue >= 1000 ? .required : .optional(level: priority.rawValue)
  }

  /// The attribute, or the distance to it from `start`, which counts in reading direction.
  private func value(
    of attribute: NSLayoutConstraint.Attribute, _ item: any LayoutItem, from start: AnchorStart?,
    in holder: UIView
  ) -> Linear? {
    guard let end = value(of: attribute, item, in: holder) else { return nil }
    guard let start else { return end }
    guard let origin = start.item, let begin = value(of: start.attribute, origin, in: holder)
    else { return nil }
    let isReversed =
      attribute.isDirectional && holder.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var distance = Linear()
    distance.add(isReversed ? -1 : 1, end)
    distance.add(isReversed ? 1 : -1, begin)
    return distance
  }

  /// The attribute in terms of the unknowns; `nil` if the item is not below `holder`.
  private func value(
    of attribute: NSLayoutConstraint.Attribute, _ item: any LayoutItem, in holder: UIView
  ) -> Linear? {
    let isHorizontal = attribute.isHorizontal
    var size = Linear()
    let place = mention(item)
    size.add(1, isHorizontal ? place.width : place.height)
    if attribute == .width || attribute == .height { return size }
    if let line = (item as? UIView)?.baselineView(for: attribute), line !== item {
      return value(of: attribute, line, in: holder)
    }
    guard var position = start(of: item, isHorizontal, in: holder) else { return nil }

    let isRightToLeft = holder.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let insets = (item as? UIView)?.alignmentRectInsets ?? .zero
    let margins = (item as? UIView)?.effectiveMargins ?? .zero
    // The margins count from the bounds, the unknowns from the alignment rectangle.
    let near = isHorizontal ? margins.left - insets.left : margins.top - insets.top
    let far = isHorizontal ? margins.right - insets.right : margins.bottom - insets.bottom
    let side = attribute.side(isRightToLeft: isRightToLeft)
    switch side {
    case .near, .far, .middle: break
    case .nearMargin, .farMargin, .marginMiddle: counted.append(place)
    case .firstBaseline, .lastBaseline:
      counted.append(place)
      countBaselines(of: place)
    }
    switch side {
    case .near: break
    case .far: position.add(1, size)
    case .middle: position.add(0.5, size)
    case .nearMargin: position.constant += near
    case .farMargin:
      position.add(1, size)
      position.constant -= far
    case .marginMiddle:
      position.add(0.5, size)
      position.constant += (near - far) / 2
    case .firstBaseline:
      position.constant += Double((item as? any TextItem)?.firstBaselineFromTop ?? 0)
    case .lastBaseline:
      position.add(1, size)
      position.constant -= Double((item as? any TextItem)?.lastBaselineFromBottom ?? 0)
    }
    return position
  }

  private func countBaselines(of place: Place) {
    guard !place.countsBaselines, place.isText, let item = place.item else { return }
    place.countsBaselines = true
    place.reading.baselines = Reading(item, countsBaselines: true).baselines
  }

  /// The item's left or top edge in the coordinates of `holder`.
  private func start(of item: any LayoutItem, _ isHorizontal: Bool, in holder: UIView) -> Linear? {
    var start = Linear()
    if item === holder {
      let insets = holder.alignmentRectInsets
      start.constant = isHorizontal ? insets.left : insets.top
      return start
    }
    let place = mention(item)
    start.add(1, isHorizontal ? place.minX : place.minY)
    var view = item is UIView ? item.hostView?.parent : item.hostView
    while let current = view, current !== holder {
      guard current !== root else { return nil }
      let place = mention(current)
      start.add(1, isHorizontal ? place.minX : place.minY)
      let insets = current.alignmentRectInsets
      start.constant -= isHorizontal ? insets.left : insets.top
      view = current.parent
    }
    return view == nil ? nil : start
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate enum Side {
    case near, far, middle, nearMargin, farMargin, marginMiddle, firstBaseline, lastBaseline
  }

  /// Evidence: A-088.
  fileprivate func side(isRightToLeft: Bool) -> Side {
    switch self {
    case .left, .top, .notAnAttribute, .width, .height: .near
    case .right, .bottom: .far
    case .leading: isRightToLeft ? .far : .near
    case .trailing: isRightToLeft ? .near : .far
    case .centerX, .centerY: .middle
    case .leftMargin, .topMargin: .nearMargin
    case .rightMargin, .bottomMargin: .farMargin
    case .leadingMargin: isRightToLeft ? .farMargin : .nearMargin
    case .trailingMargin: isRightToLeft ? .nearMargin : .farMargin
    case .centerXWithinMargins, .centerYWithinMargins: .marginMiddle
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    }
  }
}
