import Cassowary
import Foundation

extension NSLayoutConstraint {
  /// Who made a constraint.
  package enum Origin: Int, Hashable, CaseIterable {
    case program
    /// A stack view, for its arranged views.
    case stackView
    /// What a view's content asks for.
    case contentSize
    /// A frame and its autoresizing mask.
    case autoresizingMask
    /// The size that a window or a controller's container gives.
    case containerSize
    /// What keeps one of UIKit's own guides in its place: safe area, margins, scroll content.
    case guide
  }

  /// Evidence.
  package var origin: Origin {
    if self is NSAutoresizingMaskLayoutConstraint {
      return identifier == nil ? .autoresizingMask : .containerSize
    }
    if self is NSContentSizeLayoutConstraint { return .contentSize }
    if isGuidePlacing { return .guide }
    return identifier?.hasPrefix("UISV-") == true ? .stackView : .program
  }

  /// Whether it holds; lengths are points.
  package enum Standing: Hashable {
    case inactive
    /// Its items are in no common tree.
    case unprepared
    /// It holds as frames are now; an inequality with so much to spare.
    case met(slack: CGFloat)
    /// The frames that follow from it come with the next layout.
    case waiting
    /// Others matter more: so much is missing.
    case givesWay(by: CGFloat)
    /// A required constraint that UIKit has given up to satisfy the others.
    case broken
  }

  package var standing: Standing {
    guard
      isActive || origin == .autoresizingMask || origin == .containerSize
        || origin == .contentSize
    else { return .inactive }
    if let holder, !isWithin(holder) { return .unprepared }
    guard let first = firstItem as? any LayoutItem, let root = first.hostView?.topmost else {
      return .unprepared
    }
    let live = root.autoLayout.system
    let member = live?.members[identity.id]
    if member?.isBroken == true { return .broken }

    let measured = ConstraintSystem(root, isThrowAway: true)
    let forms = measured.forms(of: self)
    let lengths = measured.lengthsInFrames
    let shown = forms.map { $0.error { lengths[$0] ?? 0 } }
    // Frames are rounded to pixels, at each end of a distance.
    let isShown = zip(forms, shown).allSatisfy { $0.isMet(by: $1, within: 0.7) }
    guard let live, let member, !live.isStale else {
      return isShown ? .met(slack: slack(forms, shown)) : .waiting
    }
    let solved = member.forms.map { $0.error { live.solver.value(of: $0) } }
    let missing = zip(member.forms, solved).filter { !$0.isMet(by: $1, within: 1e-4) }
    if let (_, error) = missing.first { return .givesWay(by: CGFloat(abs(error))) }
    return isShown ? .met(slack: slack(member.forms, solved)) : .waiting
  }

  private func slack(_ forms: [Constraint], _ errors: [Double]) -> CGFloat {
    guard relation != .equal, forms.count == 1 else { return 0 }
    let slack = abs(errors.first ?? 0)
    return slack < 1e-4 ? 0 : CGFloat(slack)
  }
}

extension ConstraintSystem {
  /// What the unknowns are by the frames as they are; asked of a throw-away system.
  fileprivate var lengthsInFrames: [Variable: Double] {
    places.values.reduce(into: [:]) { lengths, place in
      let rect =
        (place.item as? UIView).map { $0.alignmentRect(forFrame: $0.frame) }
        ?? (place.item as? UILayoutGuide)?.layoutFrame ?? .zero
      lengths[place.minX] = Double(rect.minX)
      lengths[place.minY] = Double(rect.minY)
      lengths[place.width] = Double(rect.width)
      lengths[place.height] = Double(rect.height)
    }
  }
}

extension Constraint {
  fileprivate func error(_ value: (Variable) -> Double) -> Double {
    terms.reduce(constant) { $0 + $1.coefficient * value($1.variable) }
  }

  fileprivate func isMet(by error: Double, within tolerance: Double) -> Bool {
    switch relation {
    case .equal: abs(error) <= tolerance
    case .lessOrEqual: error <= tolerance
    case .greaterOrEqual: error >= -tolerance
    }
  }
}

extension UIView {
  /// The constraints that name the receiver or one of its guides, wherever they are kept.
  ///
  /// They live in the closest common ancestor of their items, so every ancestor may have some.
  package var constraintsNaming: [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    var holder: UIView? = self
    while let current = holder {
      found += current.ownConstraints.filter { constraint in
        [constraint.firstItem, constraint.secondItem].contains { item in
          item === self || (item as? UILayoutGuide)?.owningView === self
        }
      }
      holder = current.parent
    }
    return found + autoLayout.masks.filter { mask in !found.contains { $0 === mask } }
      + autoLayout.guides.flatMap(\.placing)
  }

  /// Every constraint that is kept by the receiver or below it.
  package var constraintsBelow: [NSLayoutConstraint] {
    let own = ownConstraints + autoLayout.guides.flatMap(\.placing)
    let ofRoot = parent == nil ? autoLayout.masks : []
    return ofRoot + own + children.flatMap(\.constraintsBelow)
  }
}
