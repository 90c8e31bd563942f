import SwiftScript
import UIKitEngine

extension UIView.ContentMode: @MainActor BridgedValue {}
extension UIView.TintAdjustmentMode: @MainActor BridgedValue {}
extension UIView.AutoresizingMask: @MainActor BridgedValue {}
extension UIView.AnimationOptions: @MainActor BridgedValue {}

extension TypeBinding {
  static let uiViewContentMode = TypeBinding.enum(
    UIView.ContentMode.self, "UIView.ContentMode",
    [
      ("scaleToFill", .scaleToFill), ("scaleAspectFit", .scaleAspectFit),
      ("scaleAspectFill", .scaleAspectFill), ("redraw", .redraw), ("center", .center),
      ("top", .top), ("bottom", .bottom), ("left", .left), ("right", .right), ("topLeft", .topLeft),
      ("topRight", .topRight), ("bottomLeft", .bottomLeft), ("bottomRight", .bottomRight),
    ])

  static let uiViewTintAdjustmentMode = TypeBinding.enum(
    UIView.TintAdjustmentMode.self, "UIView.TintAdjustmentMode",
    [("automatic", .automatic), ("normal", .normal), ("dimmed", .dimmed)])

  static let uiViewAutoresizingMask = TypeBinding.optionSet(
    UIView.AutoresizingMask.self, "UIView.AutoresizingMask",
    [
      ("flexibleLeftMargin", .flexibleLeftMargin), ("flexibleWidth", .flexibleWidth),
      ("flexibleRightMargin", .flexibleRightMargin), ("flexibleTopMargin", .flexibleTopMargin),
      ("flexibleHeight", .flexibleHeight), ("flexibleBottomMargin", .flexibleBottomMargin),
    ])

  static let uiViewAnimationOptions = TypeBinding.optionSet(
    UIView.AnimationOptions.self, "UIView.AnimationOptions",
    [
      ("layoutSubviews", .layoutSubviews), ("allowUserInteraction", .allowUserInteraction),
      ("beginFromCurrentState", .beginFromCurrentState), ("`repeat`", .`repeat`),
      ("autoreverse", .autoreverse), ("overrideInheritedDuration", .overrideInheritedDuration),
      ("overrideInheritedCurve", .overrideInheritedCurve),
      ("allowAnimatedContent", .allowAnimatedContent),
      ("showHideTransitionViews", .showHideTransitionViews),
      ("overrideInheritedOptions", .overrideInheritedOptions), ("flushUpdates", .flushUpdates),
      ("curveEaseInOut", .curveEaseInOut), ("curveEaseIn", .curveEaseIn),
      ("curveEaseOut", .curveEaseOut), ("curveLinear", .curveLinear),
      ("transitionCrossDissolve", .transitionCrossDissolve),
      ("transitionCurlUp", .transitionCurlUp), ("transitionCurlDown", .transitionCurlDown),
      ("transitionFlipFromTop", .transitionFlipFromTop),
      ("transitionFlipFromBottom", .transitionFlipFromBottom),
      ("preferredFramesPerSecond60", .preferredFramesPerSecond60),
      ("preferredFramesPerSecond30", .preferredFramesPerSecond30),
      ("transitionFlipFromLeft", .transitionFlipFromLeft),
      ("transitionFlipFromRight", .transitionFlipFromRight),
    ])
}
