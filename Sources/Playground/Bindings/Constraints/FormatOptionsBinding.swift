import SwiftScript
import UIKitEngine

extension NSLayoutConstraint.FormatOptions: @MainActor BridgedValue {}

extension TypeBinding {
  static let nsLayoutConstraintFormatOptions = TypeBinding.optionSet(
    NSLayoutConstraint.FormatOptions.self, "NSLayoutConstraint.FormatOptions",
    [
      ("alignAllLeft", .alignAllLeft), ("alignAllRight", .alignAllRight),
      ("alignAllTop", .alignAllTop), ("alignAllBottom", .alignAllBottom),
      ("alignAllLeading", .alignAllLeading), ("alignAllTrailing", .alignAllTrailing),
      ("alignAllCenterX", .alignAllCenterX), ("alignAllCenterY", .alignAllCenterY),
      ("alignAllLastBaseline", .alignAllLastBaseline),
      ("alignAllFirstBaseline", .alignAllFirstBaseline), ("alignmentMask", .alignmentMask),
      ("directionLeadingToTrailing", .directionLeadingToTrailing),
      ("directionLeftToRight", .directionLeftToRight),
      ("directionRightToLeft", .directionRightToLeft), ("directionMask", .directionMask),
      ("spacingEdgeToEdge", .spacingEdgeToEdge),
      ("spacingBaselineToBaseline", .spacingBaselineToBaseline), ("spacingMask", .spacingMask),
    ])
}

extension MemberTable where Host == NSLayoutConstraint {
  /// The dictionaries hold anything: each entry crosses as what it is.
  func visualFormat() {
    staticMethod(
      "class func constraints(withVisualFormat format: String, options opts: FormatOptions = [], "
        + "metrics: [String: Any]?, views: [String: Any]) -> [NSLayoutConstraint]"
    ) {
      (
        format: String, opts: NSLayoutConstraint.FormatOptions, metrics: [String: Value]?,
        views: [String: Value]
      ) in
      NSLayoutConstraint.constraints(
        withVisualFormat: format, options: opts, metrics: metrics?.compactMapValues(\.hosted),
        views: views.compactMapValues(\.hosted))
    }
  }
}
