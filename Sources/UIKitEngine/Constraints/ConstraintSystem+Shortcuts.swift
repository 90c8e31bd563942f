import Cassowary

/// Changes that the system follows without looking at the rest of the tree.
///
/// Each says whether it could; if not, the system has to be synchronized. Either way the answer is
/// that of a fresh system: a test reaches the same trees along random paths.
extension ConstraintSystem {
  /// Where a view's constraints stand in the order that settles ties.
  struct Slot {
    let base: Int
    /// Of the next constraint to be activated in the view.
    var next: Int

    /// Room for a view's own constraints, and behind them for its content size.
    static let span = 1 << 20
    static let content = 1 << 19
    /// Behind all views.
    static let implicit = 1 << 61
  }

  /// An activated constraint about items that take part already.
  func follow(activationOf constraint: NSLayoutConstraint) -> Bool {
    guard !isStale, let holder = constraint.holder, var slot = slots[holder.identity.id],
      slot.next < Slot.content
    else { return false }
    let count = used.count
    let forms = self.forms(of: constraint, rank: sign * (slot.base + slot.next))
    guard used.count == count, !forms.isEmpty else { return false }
    slot.next += 2
    slots[holder.identity.id] = slot
    enter(constraint, forms)
    return true
  }

  /// A constraint that leaves: views that take part anyway do not miss it.
  func follow(deactivationOf constraint: NSLayoutConstraint, by holder: UIView) -> Bool {
    deactivate(constraint)
    return !isStale
      && constraint.items.allSatisfy { item in
        guard let view = item as? UIView, !view.autoLayout.translatesMask else { return false }
        return view === holder || view.parent === holder
      }
  }

  /// A new intrinsic size, or new priorities for it.
  func follow(contentOf view: UIView) -> Bool {
    guard !isStale, let place = places[view.identity.id], place.round == round,
      !place.feedsConstants
    else { return false }
    let before = view.autoLayout.content
    let after = view.contentSizeConstraints()
    guard before == after else { return false }
    return follow(after, isContent: true)
  }

  /// A mask-based view that takes part has another frame.
  func follow(frameOf view: UIView) -> Bool {
    guard !isStale, let place = places[view.identity.id], place.round == round,
      !view.autoLayout.masks.isEmpty
    else { return false }
    let constraints = view.autoresizingConstraints()
    return follow(view === root ? constraints.filter(\.isOfSize) : constraints, isContent: false)
  }

  private func follow(_ constraints: [NSLayoutConstraint], isContent: Bool) -> Bool {
    let members = constraints.compactMap { self.members[$0.identity.id] }
    guard members.count == constraints.count else { return false }
    let count = used.count
    for member in members {
      let rank = member.forms.first?.rank ?? .max
      let forms = self.forms(of: member.constraint, rank: rank)
      guard used.count == count, !forms.isEmpty else { return false }
      update(member, to: isContent ? forms.ranked() : forms)
    }
    return true
  }
}

extension NSLayoutConstraint {
  fileprivate var isOfSize: Bool { firstAttribute.unit == .size }
}

extension UIView {
  /// The receiver's bounds changed: whatever its size or origin stands for in constants is stale.
  final func boundsMoved() {
    guard let system = topmost.autoLayout.system, !system.isStale else { return }
    let isPlain =
      autoLayout.guides.isEmpty && autoresizesSubviews && !preservesSuperviewLayoutMargins
      && system.places[identity.id]?.feedsConstants != true
      && !children.contains { $0.preservesSuperviewLayoutMargins }
    if !isPlain { system.isStale = true }
  }
}
