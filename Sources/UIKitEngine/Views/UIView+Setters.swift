/// What the setters do whose properties a subclass may override; the class body has no room for it.
extension UIView {
  final func hide(_ isHidden: Bool) {
    let changes = layer.isHidden != isHidden
    layer.isHidden = isHidden
    if changes { parent?.subviewVisibilityChanged(self) }
    valuesChanged()
  }

  final func show(through alpha: CGFloat) {
    layer.opacity = Float(alpha)
    valuesChanged()
  }

  final func paint(_ color: UIColor?) {
    wasGiven(.backgroundColor)
    setBackground(color)
  }

  final func tint(_ color: UIColor?) {
    wasGiven(.tintColor)
    setTint(color)
  }

  final func translateMask(_ translates: Bool) {
    guard autoLayout.translatesMask != translates else { return }
    autoLayout.translatesMask = translates
    maskTranslationChanged()
  }
}
