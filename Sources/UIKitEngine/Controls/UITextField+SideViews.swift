import Foundation

/// The views at the two ends of a text field.
///
/// Apple's documentation of `leftView`: it "is placed in the rectangle returned by
/// `leftViewRect(forBounds:)`", shown as its mode says. That it lies in the middle of the height, at
/// the very end, and that the text begins where it ends is what published programs count on; what UIKit
/// leaves between them is unspecified. The field's own size does not count it.
extension UITextField {
  final func sideViewChanged(from old: UIView? = nil, to new: UIView? = nil) {
    if let old, old !== new, old.superview === self { old.removeFromSuperview() }
    if leftView != nil || rightView != nil || old != nil { setNeedsLayout() }
  }

  final func placeSideViews() {
    place(leftView, leftViewMode) { leftViewRect(forBounds: bounds) }
    place(rightView, rightViewMode) { rightViewRect(forBounds: bounds) }
  }

  final func roomForText(_ bounds: CGRect) -> CGRect {
    let inset = borderStyle == .none ? 0 : ControlMetrics.fieldInset
    let room = bounds.insetBy(dx: inset, dy: 0)
    var (start, end) = (room.minX, room.maxX)
    if isShown(leftView, leftViewMode) { start = max(start, leftViewRect(forBounds: bounds).maxX) }
    if isShown(rightView, rightViewMode) { end = min(end, rightViewRect(forBounds: bounds).minX) }
    return CGRect(x: start, y: room.minY, width: max(0, end - start), height: room.height)
  }

  /// In the middle of the height, at the left end or the right one.
  final func sideViewRect(_ view: UIView?, in bounds: CGRect, isLeft: Bool) -> CGRect {
    let size = view?.bounds.size ?? .zero
    let x = isLeft ? bounds.minX : bounds.maxX - size.width
    return CGRect(
      x: x, y: bounds.minY + (bounds.height - size.height) / 2, width: size.width,
      height: size.height)
  }

  private func place(_ view: UIView?, _ mode: ViewMode, _ frame: () -> CGRect) {
    guard let view else { return }
    guard isShown(view, mode) else {
      if view.superview === self { view.removeFromSuperview() }
      return
    }
    if view.superview !== self { addSubview(view) }
    view.frame = frame()
  }

  private func isShown(_ view: UIView?, _ mode: ViewMode) -> Bool {
    guard view != nil else { return false }
    return switch mode {
    case .never: false
    case .always: true
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    }
  }
}
