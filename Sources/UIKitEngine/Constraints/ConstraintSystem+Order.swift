import Cassowary

/// The order that settles ties.
///
/// Constraints: from the bottom of the tree up, the last subview first; in one view as in
/// `constraints`, then its content size, then what stack views make. Origins go from the top down,
/// sizes from the bottom up.
/// All of that is one order, of the views, forwards or backwards. Each view has a label in it, with
/// room before the next, so that a view that comes or moves is labelled without a look at the others.
///
/// A hypothesis of ours that explains.
extension ConstraintSystem {
  /// One more than the highest label.
  private static let labels = 1 << 41
  /// Ranks of one view's constraints, and of its own and its guides' unknowns.
  private static let span = 1 << 20
  private static let contentStart = 1 << 19
  private static let stackStart = contentStart + 8

  /// Labels every view from the root down.
  func labelAll() {
    guard let root else { return }
    let count = root.count
    let step = Self.labels / (2 * count)
    var label = 0
    root.forEachView { view in
      if isAside { ownLabels[view.identity.id] = label } else { view.autoLayout.label = label }
      label += step
    }
  }

  /// Labels `view` and those below it, which have just come to stand where they are.
  func label(_ view: UIView) {
    guard let parent = view.parent, let index = parent.children.lastIndex(where: { $0 === view })
    else { return }
    let count = view.count
    let before = (index == 0 ? parent : parent.children[index - 1].last).autoLayout.label
    let after = view.follower(in: root)?.autoLayout.label ?? Self.labels
    let room = after - before
    guard room > count else {
      labelAll()
      if let root { rankAgain(root) }
      return
    }
    // Whoever adds or prepends one is likely to do it again.
    let isLast = index == parent.children.count - 1
    let step = max(1, isLast || index == 0 ? room / (16 * (count + 1)) : room / (count + 1))
    var label = isLast || index > 0 ? before + step : after - step * count
    view.forEachView { view in
      view.autoLayout.label = label
      label += step
    }
  }

  /// Tells the solver the order of what belongs to `view` and the views below it.
  func rankAgain(_ view: UIView) {
    // Who is served first may be another now, how wide text is, and who gives way.
    isDelivered = false
    wrapIsStale = true
    if !broken.isEmpty { mayMend = true }
    view.forEachView { view in
      for item in [view as any LayoutItem] + view.autoLayout.guides {
        guard let place = places[item.identity.id] else { continue }
        rank(place)
        for constraint in place.own { rankAgain(constraint) }
      }
      rankAgain(heldBy: view)
    }
  }

  func rankAgain(heldBy view: UIView) {
    if !broken.isEmpty { mayMend = true }
    for constraint in view.autoLayout.held { rankAgain(constraint) }
  }

  private func rankAgain(_ constraint: NSLayoutConstraint) {
    guard let member = members[constraint.identity.id] else { return }
    let rank = rank(of: constraint)
    for index in member.forms.indices {
      member.forms[index].rank = rank + index
      if member.ids.indices.contains(index) {
        solver.setRank(rank + index, of: member.ids[index])
      }
    }
    isDelivered = false
  }

  func rank(_ place: Place) {
    guard let owner = place.item?.hostView else { return }
    let label = label(of: owner)
    let guide = place.item as? UILayoutGuide
    let offset = guide.map { 2 + 2 * ($0.order & (Self.span / 4 - 1)) } ?? 0
    let down = label * Self.span + offset
    let up = (Self.labels - label) * Self.span + offset
    solver.setRank(down, of: place.minX)
    solver.setRank(down + 1, of: place.minY)
    solver.setRank(up, of: place.width)
    solver.setRank(up + 1, of: place.height)
  }

  /// Required equations that stand for masks and guides never compete.
  func rank(of constraint: NSLayoutConstraint) -> Int {
    let sign = root?.engine?.rules.flipped.contains(.lastConstraintWinsTies) == true ? -1 : 1
    if constraint is NSContentSizeLayoutConstraint {
      guard let view = constraint.firstItem as? UIView else { return 0 }
      let axis = constraint.firstAttribute == .width ? 0 : 2
      return sign * (start(of: view) + Self.contentStart + axis)
    }
    guard let holder = constraint.holder, !constraint.isGuidePlacing else { return 0 }
    let stack = constraint.isStackMade ? Self.stackStart : 0
    return sign * (start(of: holder) + stack + 2 * constraint.order)
  }

  private func start(of view: UIView) -> Int {
    (Self.labels - label(of: view)) * Self.span
  }

  func label(of view: UIView) -> Int {
    isAside ? ownLabels[view.identity.id] ?? 0 : view.autoLayout.label
  }

  /// How many constraints may be activated in one view before they are counted anew.
  static var orders: Int { contentStart / 2 - 8 }
}

extension UIView {
  /// The receiver and all below it, a view before its subviews, the first subview first.
  final func forEachView(_ body: (UIView) -> Void) {
    body(self)
    for child in children { child.forEachView(body) }
  }

  /// How many views the receiver and those below it are.
  final fileprivate var count: Int { children.reduce(1) { $0 + $1.count } }

  /// The last view below the receiver, in the order of `forEachView`.
  final fileprivate var last: UIView { children.last?.last ?? self }

  /// The first view behind the receiver and all below it.
  final fileprivate func follower(in root: UIView?) -> UIView? {
    var view = self
    while view !== root, let parent = view.parent {
      if parent.children.last !== view,
        let index = parent.children.lastIndex(where: { $0 === view })
      {
        return parent.children[index + 1]
      }
      view = parent
    }
    return nil
  }
}
