import SwiftScript
import UIKitEngine

extension UIBaselineAdjustment: @MainActor BridgedValue {}
extension UISwitch.Style: @MainActor BridgedValue {}
extension UIPageControl.BackgroundStyle: @MainActor BridgedValue {}
extension UIButton.Role: @MainActor BridgedValue {}
extension UIContextMenuConfigurationElementOrder: @MainActor BridgedValue {}
extension UIScrollView.IndexDisplayMode: @MainActor BridgedValue {}

/// What controls are told of their looks and of fingers: kept, and without an effect here.
extension TypeBinding {
  static let keptControls: [TypeBinding] = [
    .extending(UILabel.self, "UILabel") { type in
      type.property("var baselineAdjustment: UIBaselineAdjustment", \.baselineAdjustment)
      type.property(
        "var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy", \.lineBreakStrategy)
      type.property(
        "var showsExpansionTextWhenTruncated: Bool", \.showsExpansionTextWhenTruncated)
    },
    .enum(
      UIBaselineAdjustment.self, "UIBaselineAdjustment",
      [("alignBaselines", .alignBaselines), ("alignCenters", .alignCenters), ("none", .none)]),
    .extending(UISwitch.self, "UISwitch") { type in
      type.property("var preferredStyle: Style", \.preferredStyle)
      type.property("var style: Style", \.style)
    },
    .enum(
      UISwitch.Style.self, "UISwitch.Style",
      [("automatic", .automatic), ("checkbox", .checkbox), ("sliding", .sliding)]),
    .extending(UIStepper.self, "UIStepper") { type in
      type.method(
        "func setIncrementImage(_ image: UIImage?, for state: UIControl.State)",
        UIStepper.setIncrementImage(_:for:))
      type.method(
        "func setDecrementImage(_ image: UIImage?, for state: UIControl.State)",
        UIStepper.setDecrementImage(_:for:))
    },
    pages,
    .enum(
      UIPageControl.BackgroundStyle.self, "UIPageControl.BackgroundStyle",
      [("automatic", .automatic), ("prominent", .prominent), ("minimal", .minimal)]),
    buttons,
    .enum(
      UIButton.Role.self, "UIButton.Role",
      [
        ("normal", .normal), ("primary", .primary), ("cancel", .cancel),
        ("destructive", .destructive),
      ]),
    .enum(
      UIContextMenuConfigurationElementOrder.self, "UIContextMenuConfigurationElementOrder",
      [("automatic", .automatic), ("priority", .priority), ("fixed", .fixed)]),
    .extending(UIImageView.self, "UIImageView") { type in
      type.property("var highlightedAnimationImages: [UIImage]?", \.highlightedAnimationImages)
      type.property(
        "var adjustsImageWhenAncestorFocused: Bool", \.adjustsImageWhenAncestorFocused)
    },
    .extending(UITextField.self, "UITextField") { type in
      type.property("var clearsOnInsertion: Bool", \.clearsOnInsertion)
      type.property("var disabledBackground: UIImage?", \.disabledBackground)
      type.property("var allowsEditingTextAttributes: Bool", \.allowsEditingTextAttributes)
      type.property(
        "var typingAttributes: [NSAttributedString.Key: Any]?", \.typingAttributes.bridged)
    },
    .extending(UITextView.self, "UITextView") { type in
      type.property("var clearsOnInsertion: Bool", \.clearsOnInsertion)
      type.property("var allowsEditingTextAttributes: Bool", \.allowsEditingTextAttributes)
      type.property("var usesStandardTextScaling: Bool", \.usesStandardTextScaling)
      type.property("var isFindInteractionEnabled: Bool", \.isFindInteractionEnabled)
    },
    scrolls,
    .enum(
      UIScrollView.IndexDisplayMode.self, "UIScrollView.IndexDisplayMode",
      [("automatic", .automatic), ("alwaysHidden", .alwaysHidden)]),
  ]

  private static let pages = TypeBinding.extending(UIPageControl.self, "UIPageControl") { type in
    type.property("var backgroundStyle: BackgroundStyle", \.backgroundStyle)
    type.property("var allowsContinuousInteraction: Bool", \.allowsContinuousInteraction)
    type.property("var defersCurrentPageDisplay: Bool", \.defersCurrentPageDisplay)
    type.property("var preferredIndicatorImage: UIImage?", \.preferredIndicatorImage)
    type.property(
      "var preferredCurrentPageIndicatorImage: UIImage?", \.preferredCurrentPageIndicatorImage)
    type.method(
      "func setIndicatorImage(_ image: UIImage?, forPage page: Int)",
      UIPageControl.setIndicatorImage(_:forPage:))
    type.method(
      "func indicatorImage(forPage page: Int) -> UIImage?", UIPageControl.indicatorImage(forPage:))
    type.method("func updateCurrentPageDisplay()", UIPageControl.updateCurrentPageDisplay)
  }

  private static let buttons = TypeBinding.extending(UIButton.self, "UIButton") { type in
    type.property("var role: Role", \.role)
    type.property("var isPointerInteractionEnabled: Bool", \.isPointerInteractionEnabled)
    type.property("var isHovered: Bool", \.isHovered)
    type.property("var isHeld: Bool", \.isHeld)
    type.property(
      "var reversesTitleShadowWhenHighlighted: Bool", \.reversesTitleShadowWhenHighlighted)
    type.property(
      "var preferredMenuElementOrder: UIContextMenuConfigurationElementOrder",
      \.preferredMenuElementOrder)
    type.property(
      "var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration?",
      \.currentPreferredSymbolConfiguration)
    type.method(
      "func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, "
        + "forImageIn state: UIControl.State)",
      UIButton.setPreferredSymbolConfiguration(_:forImageIn:))
    type.method(
      "func preferredSymbolConfigurationForImage(in state: UIControl.State) -> "
        + "UIImage.SymbolConfiguration?", UIButton.preferredSymbolConfigurationForImage(in:))
  }

  private static let scrolls = TypeBinding.extending(UIScrollView.self, "UIScrollView") { type in
    type.property("var visibleSize: CGSize", \.visibleSize)
    type.property("var indexDisplayMode: IndexDisplayMode", \.indexDisplayMode)
    type.property("var allowsKeyboardScrolling: Bool", \.allowsKeyboardScrolling)
    type.property("var bouncesHorizontally: Bool", \.bouncesHorizontally)
    type.property("var bouncesVertically: Bool", \.bouncesVertically)
    type.property(
      "var transfersHorizontalScrollingToParent: Bool", \.transfersHorizontalScrollingToParent)
    type.property(
      "var transfersVerticalScrollingToParent: Bool", \.transfersVerticalScrollingToParent)
    type.property("var pinchGestureRecognizer: UIPinchGestureRecognizer?", \.pinchGestureRecognizer)
    type.property("var isScrollAnimating: Bool", \.isScrollAnimating)
    type.method("func stopScrollingAndZooming()", UIScrollView.stopScrollingAndZooming)
  }
}
