import UIKit

// Views that override what UIKit lets them override: padding, places, state, accessibility, the group of
// a row as a guide, and a container that gives its child other traits.

public final class PaddedLabel: UILabel {
  public var padding = UIEdgeInsets.zero { didSet { invalidateIntrinsicContentSize() } }

  public override func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    let text = super.textRect(
      forBounds: bounds.inset(by: padding), limitedToNumberOfLines: numberOfLines)
    return CGRect(
      x: text.minX - padding.left, y: text.minY - padding.top,
      width: text.width + padding.left + padding.right,
      height: text.height + padding.top + padding.bottom)
  }
  public override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text?.lowercased() }
    set { super.accessibilityLabel = newValue }
  }
}

public final class IconButton: UIButton {
  public override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    CGRect(x: 0, y: 0, width: contentRect.width, height: 24)
  }
  public override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    CGRect(x: 0, y: 24, width: contentRect.width, height: contentRect.height - 24)
  }
  public override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.5 : 1 } }
  public override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.beginTracking(touch, with: event)
  }
}

public final class InsetField: UITextField {
  public override func textRect(forBounds bounds: CGRect) -> CGRect {
    bounds.insetBy(dx: 10, dy: 5)
  }
  public override func editingRect(forBounds bounds: CGRect) -> CGRect {
    textRect(forBounds: bounds)
  }
  public override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    super.leftViewRect(forBounds: bounds).offsetBy(dx: 4, dy: 0)
  }
  public override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    false
  }
}

/// Children side by side, as a guide.
@MainActor public final class Row: UILayoutGuide {
  public var spacing: CGFloat = 8
  private var made: [NSLayoutConstraint] = []

  public func hold(_ views: [UIView], in owner: UIView) {
    owningView = owner
    NSLayoutConstraint.deactivate(made)
    made = []
    var before: UIView?
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      owner.addSubview(view)
      made += [
        view.topAnchor.constraint(equalTo: topAnchor),
        bottomAnchor.constraint(greaterThanOrEqualTo: view.bottomAnchor),
        before.map {
          view.leadingAnchor.constraint(equalTo: $0.trailingAnchor, constant: spacing)
        } ?? view.leadingAnchor.constraint(equalTo: leadingAnchor),
      ]
      before = view
    }
    if let before { made.append(before.trailingAnchor.constraint(equalTo: trailingAnchor)) }
    NSLayoutConstraint.activate(made)
  }
}

/// Shows a child as large as the child wants, in dark.
public final class Stage: UIViewController {
  public private(set) var heard: [CGSize] = []

  public func put(_ child: UIViewController) {
    addChild(child)
    view.addSubview(child.view)
    setOverrideTraitCollection(UITraitCollection(userInterfaceStyle: .dark), forChild: child)
    child.didMove(toParent: self)
  }
  public override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    heard.append(container.preferredContentSize)
  }
  public override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }
  public override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }
  public override func show(_ vc: UIViewController, sender: Any?) { put(vc) }
}

@MainActor public func describe(_ category: UIContentSizeCategory) -> String {
  switch category {
  case ..<UIContentSizeCategory.large: "small"
  case _ where category.isAccessibilityCategory: "huge"
  default: "usual"
  }
}
