extension UIView {
  final func setBackground(_ colour: UIColor?) {
    guard look.backgroundColor != colour else { return }
    look.backgroundColor = colour
    layer.backgroundColor = colour?.cgColor
  }

  public nonisolated enum ContentMode: Int, Hashable, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  public nonisolated enum TintAdjustmentMode: Int, Hashable, Sendable {
    case automatic, normal, dimmed
  }
}
