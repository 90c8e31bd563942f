import SwiftScript
import UIKitEngine

extension UIImage.Orientation: @MainActor BridgedValue {}
extension UIImage.RenderingMode: @MainActor BridgedValue {}
extension UIImage.ResizingMode: @MainActor BridgedValue {}

extension MemberTable where Host == UIImage {
  func forms() {
    property("var imageOrientation: Orientation", \.imageOrientation)
    property("var renderingMode: RenderingMode", \.renderingMode)
    property("var resizingMode: ResizingMode", \.resizingMode)
    property("var capInsets: UIEdgeInsets", \.capInsets)
    property("var alignmentRectInsets: UIEdgeInsets", \.alignmentRectInsets)
    property("var isSymbolImage: Bool", \.isSymbolImage)
    property(
      "var flipsForRightToLeftLayoutDirection: Bool", \.flipsForRightToLeftLayoutDirection)
    method(
      "func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage",
      UIImage.withAlignmentRectInsets(_:))
    method(
      "func imageFlippedForRightToLeftLayoutDirection() -> UIImage",
      UIImage.imageFlippedForRightToLeftLayoutDirection)
    method(
      "func withHorizontallyFlippedOrientation() -> UIImage",
      UIImage.withHorizontallyFlippedOrientation)
    method("func preparingThumbnail(of size: CGSize) -> UIImage?", UIImage.preparingThumbnail(of:))
    function("func withTintColor(_ color: UIColor) -> UIImage") {
      (me: UIImage, color: UIColor) in me.withTintColor(color)
    }
    function(
      "func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage"
    ) { (me: UIImage, color: UIColor, mode: UIImage.RenderingMode) in
      me.withTintColor(color, renderingMode: mode)
    }
    method(
      "func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage",
      UIImage.withRenderingMode(_:))
    function("func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage") {
      (me: UIImage, insets: UIEdgeInsets) in me.resizableImage(withCapInsets: insets)
    }
    function(
      "func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) "
        + "-> UIImage"
    ) { (me: UIImage, insets: UIEdgeInsets, mode: UIImage.ResizingMode) in
      me.resizableImage(withCapInsets: insets, resizingMode: mode)
    }
  }
}

extension TypeBinding {
  static let uiImageOrientation = TypeBinding.enum(
    UIImage.Orientation.self, "UIImage.Orientation",
    [
      ("up", .up), ("down", .down), ("left", .left), ("right", .right),
      ("upMirrored", .upMirrored), ("downMirrored", .downMirrored),
      ("leftMirrored", .leftMirrored), ("rightMirrored", .rightMirrored),
    ])

  static let uiImageRenderingMode = TypeBinding.enum(
    UIImage.RenderingMode.self, "UIImage.RenderingMode",
    [
      ("automatic", .automatic), ("alwaysOriginal", .alwaysOriginal),
      ("alwaysTemplate", .alwaysTemplate),
    ])

  static let uiImageResizingMode = TypeBinding.enum(
    UIImage.ResizingMode.self, "UIImage.ResizingMode",
    [("tile", .tile), ("stretch", .stretch)])
}
