import SwiftScript
import UIKitEngine

extension UIScrollView.ContentInsetAdjustmentBehavior: @MainActor BridgedValue {}

extension TypeBinding {
  static let uiScrollView = TypeBinding.class(
    UIScrollView.self, "UIScrollView", inherits: "UIView", subclassable: true
  ) { type in
    type.initializer("convenience init() { self.init(frame: .zero) }") { UIScrollView() }
    type.zoomingMembers()
    type.property("var contentLayoutGuide: UILayoutGuide", \.contentLayoutGuide)
    type.property("var frameLayoutGuide: UILayoutGuide", \.frameLayoutGuide)
    type.delegateProperty("var delegate: UIScrollViewDelegate?", \.delegate)
    type.property("var contentSize: CGSize", \.contentSize)
    type.property("var contentInset: UIEdgeInsets", \.contentInset)
    type.property("var keyboardDismissMode: KeyboardDismissMode", \.keyboardDismissMode)
    type.property("var scrollIndicatorInsets: UIEdgeInsets", \.scrollIndicatorInsets)
    type.property("var delaysContentTouches: Bool", \.delaysContentTouches)
    type.property("var canCancelContentTouches: Bool", \.canCancelContentTouches)
    type.property("var isDirectionalLockEnabled: Bool", \.isDirectionalLockEnabled)
    type.method(
      "func touchesShouldCancel(in view: UIView) -> Bool", UIScrollView.touchesShouldCancel(in:))
    type.method(
      "func adjustedContentInsetDidChange()", UIScrollView.adjustedContentInsetDidChange)
    type.property("var scrollsToTop: Bool", \.scrollsToTop)
    type.property("var isScrollEnabled: Bool", \.isScrollEnabled)
    type.property("var isPagingEnabled: Bool", \.isPagingEnabled)
    type.property("var bounces: Bool", \.bounces)
    type.property("var alwaysBounceVertical: Bool", \.alwaysBounceVertical)
    type.property("var alwaysBounceHorizontal: Bool", \.alwaysBounceHorizontal)
    type.property("var showsVerticalScrollIndicator: Bool", \.showsVerticalScrollIndicator)
    type.property("var showsHorizontalScrollIndicator: Bool", \.showsHorizontalScrollIndicator)
    type.property(
      "var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior",
      \.contentInsetAdjustmentBehavior)
    type.initializer(
      "init(frame: CGRect)", UIScrollView.init(frame:),
      subclass: ScriptScrollView.init(script:frame:))
    type.initializer("required init?(coder: NSCoder)") { (_: NSCoder) in
      UIScrollView(frame: .zero)
    } subclass: { script, _ in
      ScriptScrollView(script: script, frame: .zero)
    }
    type.property("var contentOffset: CGPoint", \.contentOffset)
    type.method(
      "func setContentOffset(_ contentOffset: CGPoint, animated: Bool)",
      UIScrollView.setContentOffset(_:animated:))
    type.method(
      "func scrollRectToVisible(_ rect: CGRect, animated: Bool)",
      UIScrollView.scrollRectToVisible(_:animated:))
  }

  static let uiScrollViewContentInsetAdjustmentBehavior = TypeBinding.enum(
    UIScrollView.ContentInsetAdjustmentBehavior.self, "UIScrollView.ContentInsetAdjustmentBehavior",
    [
      ("automatic", .automatic), ("scrollableAxes", .scrollableAxes), ("never", .never),
      ("always", .always),
    ])
}
