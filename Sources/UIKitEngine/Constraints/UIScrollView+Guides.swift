import Foundation

/// In a scroll view, edges mean the content's edges to those inside, the frame's to those outside.
///
/// Evidence: A-093.
extension UIScrollView {

  /// What the scroll view's attribute means in a constraint with `other`.
  final func item(
    for attribute: NSLayoutConstraint.Attribute, with other: (any LayoutItem)?
  ) -> any LayoutItem {
    guard attribute.unit != .size, let inside = other as? UIView, inside !== self,
      inside.isSelfOrBelow(self)
    else { return self }
    return contentLayoutGuide
  }
}

extension UIView {
  /// Makes the solved size of what is pinned to the content the scroll view's `contentSize`.
  final func applyContentSize(from system: ConstraintSystem) {
    guard let scrollView = self as? UIScrollView, !scrollView.measuresContent,
      let guide = autoLayout.guides.first(where: { $0.role == .scrollContent }),
      let place = system.places[guide.identity.id]
    else { return }
    guide.laidOutFrame = system.onPixels(place.rect, in: self)
    if scrollView.contentSize != guide.laidOutFrame.size {
      scrollView.contentSize = guide.laidOutFrame.size
    }
  }
}
