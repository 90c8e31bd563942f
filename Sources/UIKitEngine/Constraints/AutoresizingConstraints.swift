/// A frame and its mask, said in constraints.
///
/// A fixed part has a constant of its own or keeps its distance from the superview. A mask with more
/// than one flexible part on an axis, other than two margins, is taken at its present numbers.
/// A transform moves nothing here: the engine knows bounds and centre.
/// Evidence, V-051.
extension UIView {
  /// Four required constraints, two on each axis, with the constants of now.
  final func autoresizingConstraints() -> [NSAutoresizingMaskLayoutConstraint] {
    let box = alignmentRect(forFrame: upright)
    let mask = autoresizingMask
    let room = parent.map { $0.alignmentRect(forFrame: $0.upright).size } ?? .zero
    let horizontal = AxisMask(
      near: mask.contains(.flexibleLeftMargin), size: mask.contains(.flexibleWidth),
      far: mask.contains(.flexibleRightMargin))
    let vertical = AxisMask(
      near: mask.contains(.flexibleTopMargin), size: mask.contains(.flexibleHeight),
      far: mask.contains(.flexibleBottomMargin))
    if autoLayout.masks.isEmpty {
      autoLayout.masks = (0..<4).map { _ in NSAutoresizingMaskLayoutConstraint() }
    }
    let text = "h=\(horizontal.text) v=\(vertical.text)"
    let isHost = controller != nil || parent == nil
    pin(
      0, horizontal, (.left, .right, .centerX, .width), box.minX, box.width, room.width, isHost)
    pin(
      2, vertical, (.top, .bottom, .centerY, .height), box.minY, box.height, room.height, isHost)
    for constraint in autoLayout.masks { constraint.masks = text }
    return autoLayout.masks
  }

  /// What a mask says of one axis: whether each part is flexible.
  private struct AxisMask {
    var near: Bool
    var size: Bool
    var far: Bool

    /// Nothing flexible is the same as a flexible far margin.
    var text: String {
      if !near && !size && !far { return "--&" }
      return (near ? "&" : "-") + (size ? "&" : "-") + (far ? "&" : "-")
    }
  }

  private typealias AxisAttributes = (
    near: NSLayoutConstraint.Attribute, far: NSLayoutConstraint.Attribute,
    middle: NSLayoutConstraint.Attribute, size: NSLayoutConstraint.Attribute
  )

  private func pin(
    _ index: Int, _ mask: AxisMask, _ attributes: AxisAttributes, _ origin: CGFloat,
    _ length: CGFloat, _ room: CGFloat, _ isHost: Bool
  ) {
    let place = autoLayout.masks[index]
    let extent = autoLayout.masks[index + 1]
    place.set(self, attributes.near, origin)
    extent.set(self, attributes.size, length)
    // The size of a controller's view and of a window comes from outside.
    if isHost { return }
    switch mask.text {
    case "-&-":
      guard let parent else { return }
      extent.set(parent, attributes.far, room - origin - length, self, attributes.far)
    case "&--":
      guard let parent else { return }
      place.set(parent, attributes.far, room - origin - length, self, attributes.far)
    case "&-&":
      place.set(self, attributes.middle, origin + length / 2)
    default: return
    }
  }
}

extension NSAutoresizingMaskLayoutConstraint {
  fileprivate func set(
    _ first: UIView, _ firstAttribute: NSLayoutConstraint.Attribute, _ constant: CGFloat,
    _ second: UIView? = nil,
    _ secondAttribute: NSLayoutConstraint.Attribute = .notAnAttribute
  ) {
    firstItem = first
    self.firstAttribute = firstAttribute
    secondItem = second
    self.secondAttribute = secondAttribute
    storedConstant = constant
    let isSize = firstAttribute == .width || firstAttribute == .height
    let isOutside = isSize && (first.controller != nil || first.parent == nil)
    identifier =
      isOutside
      ? "UIView-Encapsulated-Layout-" + (firstAttribute == .width ? "Width" : "Height") : nil
  }
}
