extension UIView {
  /// The nearest colour set on the way up.
  final var effectiveTint: UIColor {
    guard effectiveAdjustment != .dimmed else { return .systemGray }
    return inheritedTint
  }

  private var inheritedTint: UIColor { look.tintColor ?? parent?.inheritedTint ?? .systemBlue }

  final var effectiveAdjustment: TintAdjustmentMode {
    guard look.tintAdjustmentMode == .automatic else { return look.tintAdjustmentMode }
    return parent?.effectiveAdjustment ?? .normal
  }

  /// Tells the receiver and each subview that inherits; not one with a colour of its own.
  ///
  /// Evidence: V-087.
  final func setTint(_ colour: UIColor?) {
    guard look.tintColor != colour else { return }
    let old = inheritedTint
    look.tintColor = colour
    note("tintColor", old, inheritedTint)
    if old != inheritedTint { sendTintChange { $0.look.tintColor == nil } }
  }

  final func setAdjustment(_ mode: TintAdjustmentMode) {
    let old = effectiveAdjustment
    look.tintAdjustmentMode = mode
    if old != effectiveAdjustment {
      sendTintChange { $0.look.tintAdjustmentMode == .automatic }
    }
  }

  final func tintMayHaveChanged(inheritedFrom superview: UIView) {
    guard look.tintColor == nil, superview.effectiveTint != .systemBlue else { return }
    sendTintChange { $0.look.tintColor == nil }
  }

  private func sendTintChange(_ inherits: (UIView) -> Bool) {
    guard let engine else { return }
    engine.callback(self, "tintColorDidChange()") { tintColorDidChange() }
    for child in children where inherits(child) { child.sendTintChange(inherits) }
  }
}
