extension UIView {
  final func systemGuide(
    _ role: UILayoutGuide.Role, _ identifier: String,
    _ make: () -> UILayoutGuide = { UILayoutGuide() }
  ) -> UILayoutGuide {
    if let guide = autoLayout.guides.first(where: { $0.role == role }) { return guide }
    let guide = make()
    guide.role = role
    guide.identifier = identifier
    addGuide(guide)
    return guide
  }

  /// How far a guide of UIKit's own keeps from the view's edges; `nil` if it does not hug them all.
  final func edges(of role: UILayoutGuide.Role) -> UIEdgeInsets? {
    switch role {
    case .custom, .scrollContent, .topBar, .bottomBar, .keyboard: return nil
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

  /// How high a strip along the top or bottom is.
  final func height(ofStrip guide: UILayoutGuide) -> CGFloat? {
    switch guide.role {
    case .topBar: safeAreaInsets.top
    case .bottomBar: safeAreaInsets.bottom
    case .keyboard:
      (guide as? UIKeyboardLayoutGuide)?.usesBottomSafeArea == false ? 0 : safeAreaInsets.bottom
    default: nil
    }
  }
}

extension UILayoutGuide {
  /// Where a guide of UIKit's own is, as far as its view's geometry alone says so.
  var derivedFrame: CGRect? {
    guard let owner = owningView else { return nil }
    if let edges = owner.edges(of: role) { return owner.bounds.inset(by: edges) }
    guard let height = owner.height(ofStrip: self) else { return nil }
    let bounds = owner.bounds
    return CGRect(
      x: bounds.minX, y: role == .topBar ? bounds.minY : bounds.maxY - height,
      width: bounds.width, height: height)
  }

  /// The required constraints that hold a guide of UIKit's own, with the constants of now.
  ///
  /// Evidence: A-079.
  func placingConstraints() -> [NSLayoutConstraint] {
    guard let owner = owningView, role != .custom else { return [] }
    if placing.isEmpty { placing = placed(in: owner) }
    if let height = owner.height(ofStrip: self) {
      placing.last?.storedConstant = height
      return placing
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

  private func placed(in owner: UIView) -> [NSLayoutConstraint] {
    if self is _UILayoutGuide { return supports(in: owner) }
    let left = placed(.left, "left", self, owner)
    let top = placed(.top, "top", self, owner)
    let right = placed(.right, "right", owner, self)
    let bottom = placed(.bottom, "bottom", owner, self)
    switch role {
    // Content has no end but what is pinned to it.
    case .scrollContent: return [left, top]
    case .keyboard: return [left, right, bottom, placed(.height, "height", self, nil)]
    default: return [left, top, right, bottom]
    }
  }

  /// A bar's old guide has a place and a height, and neither left nor right.
  ///
  /// Source: logs that iOS printed of them, as `_UILayoutGuide:0x….bottom == UIView:0x….bottom`.
  private func supports(in owner: UIView) -> [NSLayoutConstraint] {
    let edge: NSLayoutConstraint.Attribute = role == .topBar ? .top : .bottom
    return [(edge, owner), (.height, nil)].map { attribute, other in
      let constraint = _UILayoutSupportConstraint()
      constraint.relates(attribute, self, other)
      constraint.holder = owner
      return constraint
    }
  }

  private func placed(
    _ attribute: NSLayoutConstraint.Attribute, _ side: String, _ first: any LayoutItem,
    _ second: (any LayoutItem)?
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint()
    constraint.relates(attribute, first, second)
    constraint.holder = owningView
    constraint.identifier =
      switch role {
      case .margins: "UIView-\(side)Margin-guide-constraint"
      default: "\(identifier)-\(side)"
      }
    return constraint
  }
}

extension NSLayoutConstraint {
  fileprivate func relates(
    _ attribute: Attribute, _ first: any LayoutItem, _ second: (any LayoutItem)?
  ) {
    firstItem = first
    firstAttribute = attribute
    secondItem = second
    secondAttribute = second == nil ? .notAnAttribute : attribute
  }
}
