import Foundation

/// A round button that a person picks a color by; no picker is shown here.
///
/// How large it is is unspecified, so it has no size of its own.
open class UIColorWell: UIControl {
  open var title: String?
  open var supportsAlpha = true
  open var selectedColor: UIColor?

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  nonisolated deinit {}
}
