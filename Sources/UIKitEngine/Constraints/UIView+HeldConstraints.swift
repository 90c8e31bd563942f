/// The constraints that a view holds, in the order of their activation, and how to find them.
///
/// Nothing here looks at a constraint or view that has no part in the change.
struct HeldConstraints {
  private(set) var all: [NSLayoutConstraint] = []
  /// The orders of those that speak of an item, by the item's identity.
  private var orders: [Int: Set<Int>] = [:]
  private var nextOrder = 0

  /// Puts the constraint last.
  ///
  /// - Returns: whether all constraints have been counted anew.
  mutating func append(_ constraint: NSLayoutConstraint) -> Bool {
    let isFull = nextOrder >= ConstraintSystem.orders
    if isFull { count(all) }
    constraint.order = nextOrder
    nextOrder += 1
    constraint.itemKeys = constraint.items.map(\.identity.id)
    all.append(constraint)
    for key in constraint.itemKeys { orders[key, default: []].insert(constraint.order) }
    return isFull
  }

  mutating func remove(_ constraint: NSLayoutConstraint) -> Bool {
    guard let index = index(of: constraint.order), all[index] === constraint else { return false }
    all.remove(at: index)
    for key in constraint.itemKeys {
      orders[key]?.remove(constraint.order)
      if orders[key]?.isEmpty == true { orders[key] = nil }
    }
    constraint.itemKeys = []
    return true
  }

  /// Takes the same constraints in another order.
  mutating func reorder(as constraints: [NSLayoutConstraint]) { count(constraints) }

  /// Those that speak of one of the items, in their order.
  func naming(_ keys: [Int]) -> [NSLayoutConstraint] {
    if orders.isEmpty { return [] }
    var found: Set<Int> = []
    for key in keys { if let some = orders[key] { found.formUnion(some) } }
    return found.sorted().compactMap { index(of: $0).map { all[$0] } }
  }

  private mutating func count(_ constraints: [NSLayoutConstraint]) {
    all = constraints
    orders = [:]
    nextOrder = constraints.count
    for (order, constraint) in constraints.enumerated() {
      constraint.order = order
      for key in constraint.itemKeys { orders[key, default: []].insert(order) }
    }
  }

  private func index(of order: Int) -> Int? {
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle].order < order { low = middle + 1 } else { high = middle }
    }
    return low < all.count && all[low].order == order ? low : nil
  }
}

/// What a tree holds that makes Auto Layout begin, counted so that nobody has to look.
struct ConstraintCount {
  /// Constraints that the view and those below it hold.
  var held = 0
  /// Views, from the view down, whose class says that it needs constraints; a topmost view is not asked.
  var needy = 0
  /// Whether the view is in `needy`; `nil` until somebody asked.
  var isNeedy: Bool?
}

extension UIView {
  final func countConstraints(held: Int, needy: Int = 0) {
    var view: UIView? = self
    while let current = view {
      current.autoLayout.count.held += held
      current.autoLayout.count.needy += needy
      view = current.parent
    }
  }

  /// Called when the receiver has come to a superview.
  final func countArrival() {
    if autoLayout.count.isNeedy == nil {
      autoLayout.count.isNeedy = needsConstraintBasedLayout
      if needsConstraintBasedLayout { autoLayout.count.needy += 1 }
    }
    parent?.countConstraints(held: autoLayout.count.held, needy: autoLayout.count.needy)
  }

  /// Called when the receiver is about to leave its superview.
  final func countDeparture() {
    parent?.countConstraints(held: -autoLayout.count.held, needy: -autoLayout.count.needy)
  }

  final var needsConstraintBasedLayout: Bool {
    engine?.requiresConstraintBasedLayout?(self) ?? type(of: self).requiresConstraintBasedLayout
  }
}
