import SwiftScript
import UIKitEngine

extension UINavigationItem.BackButtonDisplayMode: @MainActor BridgedValue {}
extension UIBarMetrics: @MainActor BridgedValue {}

// What a program tells of bars that nothing draws: kept for it to read.

extension MemberTable<UINavigationController> {
  func keptBars() {
    property("var hidesBarsOnTap: Bool", \.hidesBarsOnTap)
    property("var hidesBarsOnSwipe: Bool", \.hidesBarsOnSwipe)
    property("var hidesBarsWhenKeyboardAppears: Bool", \.hidesBarsWhenKeyboardAppears)
    property("var hidesBarsWhenVerticallyCompact: Bool", \.hidesBarsWhenVerticallyCompact)
    property(
      "var interactivePopGestureRecognizer: UIGestureRecognizer?",
      \.interactivePopGestureRecognizer)
    property("var toolbar: UIToolbar!", \.toolbar)
    property("var isToolbarHidden: Bool", \.isToolbarHidden)
    method(
      "func setToolbarHidden(_ hidden: Bool, animated: Bool)",
      UINavigationController.setToolbarHidden(_:animated:))
  }
}

extension MemberTable<UINavigationItem> {
  func keptBars() {
    property(
      "var backButtonDisplayMode: UINavigationItem.BackButtonDisplayMode",
      \.backButtonDisplayMode)
    property("var leftItemsSupplementBackButton: Bool", \.leftItemsSupplementBackButton)
  }
}

extension MemberTable<UINavigationBar> {
  func keptBars() {
    property("var backIndicatorImage: UIImage?", \.backIndicatorImage)
    property("var backIndicatorTransitionMaskImage: UIImage?", \.backIndicatorTransitionMaskImage)
    method(
      "func setBackgroundImage(_ image: UIImage?, for barMetrics: UIBarMetrics)",
      UINavigationBar.setBackgroundImage(_:for:))
    method(
      "func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage?",
      UINavigationBar.backgroundImage(for:))
  }
}

extension TypeBinding {
  static let keptBars: [TypeBinding] = [
    .enum(
      UINavigationItem.BackButtonDisplayMode.self, "UINavigationItem.BackButtonDisplayMode",
      [("`default`", .default), ("generic", .generic), ("minimal", .minimal)]),
    .enum(
      UIBarMetrics.self, "UIBarMetrics",
      [
        ("`default`", .default), ("compact", .compact), ("defaultPrompt", .defaultPrompt),
        ("compactPrompt", .compactPrompt),
      ]),
  ]
}
