extension UIView {
  /// Evidence: A-084.
  public var layoutMarginsGuide: UILayoutGuide {
    systemGuide(.margins, "UIViewLayoutMarginsGuide")
  }
  public var safeAreaLayoutGuide: UILayoutGuide {
    systemGuide(.safeArea, "UIViewSafeAreaLayoutGuide")
  }
  /// As wide as is good to read: the margins, but no more than 672 points.
  ///
  /// Evidence: A-086.
  public var readableContentGuide: UILayoutGuide {
    systemGuide(.readableContent, "UIViewReadableContentGuide")
  }

  final func systemGuide(_ role: UILayoutGuide.Role, _ identifier: String) -> UILayoutGuide {
    if let guide = autoLayout.guides.first(where: { $0.role == role }) { return guide }
    let guide = UILayoutGuide()
    guide.role = role
    guide.identifier = identifier
    guide.owningView = self
    autoLayout.guides.append(guide)
    return guide
  }

  /// How far a guide of UIKit's own keeps from the view's edges.
  final func edges(of role: UILayoutGuide.Role) -> UIEdgeInsets? {
    switch role {
    case .custom, .scrollContent: return nil
    case .scrollFrame: return .zero
    case .margins: return effectiveMargins
    case .safeArea: return safeAreaInsets
    case .readableContent:
      var edges = effectiveMargins
      let excess = max(0, bounds.width - edges.left - edges.right - 672) / 2
      edges.left += excess
      edges.right += excess
      return edges
    }
  }
}

extension UILayoutGuide {
  /// The required constraints that hold a guide of UIKit's own, with the constants of now.
  ///
  /// Evidence: A-079.
  func placingConstraints() -> [NSLayoutConstraint] {
    guard let owner = owningView, role != .custom else { return [] }
    if placing.isEmpty {
      placing = [
        placed(.left, "left", self, owner), placed(.top, "top", self, owner),
        placed(.right, "right", owner, self), placed(.bottom, "bottom", owner, self),
      ]
      // Content has no end but what is pinned to it.
      if role == .scrollContent { placing.removeLast(2) }
    }
    var edges = owner.edges(of: role) ?? .zero
    if role == .scrollFrame {
      let offset = owner.bounds.origin
      edges = UIEdgeInsets(top: offset.y, left: offset.x, bottom: -offset.y, right: -offset.x)
    }
    let constants = [edges.left, edges.top, edges.right, edges.bottom]
    for (constraint, constant) in zip(placing, constants) { constraint.storedConstant = constant }
    return placing
  }

  private func placed(
    _ attribute: NSLayoutConstraint.Attribute, _ side: String, _ first: any LayoutItem,
    _ second: any LayoutItem
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint()
    constraint.firstItem = first
    constraint.firstAttribute = attribute
    constraint.secondItem = second
    constraint.secondAttribute = attribute
    constraint.holder = owningView
    constraint.identifier =
      switch role {
      case .margins: "UIView-\(side)Margin-guide-constraint"
      default: "\(identifier)-\(side)"
      }
    return constraint
  }
}
