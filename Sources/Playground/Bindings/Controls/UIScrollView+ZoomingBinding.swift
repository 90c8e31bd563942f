import SwiftScript
import UIKitEngine

extension UIScrollView.DecelerationRate: @MainActor BridgedValue {}
extension UIScrollView.IndicatorStyle: @MainActor BridgedValue {}

extension MemberTable where Host == UIScrollView {
  func zoomingMembers() {
    property("var minimumZoomScale: CGFloat", \.minimumZoomScale)
    property("var maximumZoomScale: CGFloat", \.maximumZoomScale)
    property("var zoomScale: CGFloat", \.zoomScale)
    property("var isZooming: Bool", \.isZooming)
    property("var isZoomBouncing: Bool", \.isZoomBouncing)
    property("var bouncesZoom: Bool", \.bouncesZoom)
    method(
      "func setZoomScale(_ scale: CGFloat, animated: Bool)", UIScrollView.setZoomScale(_:animated:))
    method("func zoom(to rect: CGRect, animated: Bool)", UIScrollView.zoom(to:animated:))
    property("var adjustedContentInset: UIEdgeInsets", \.adjustedContentInset)
    property("var verticalScrollIndicatorInsets: UIEdgeInsets", \.verticalScrollIndicatorInsets)
    property("var horizontalScrollIndicatorInsets: UIEdgeInsets", \.horizontalScrollIndicatorInsets)
    property(
      "var automaticallyAdjustsScrollIndicatorInsets: Bool",
      \.automaticallyAdjustsScrollIndicatorInsets)
    property("var decelerationRate: DecelerationRate", \.decelerationRate)
    property("var indicatorStyle: IndicatorStyle", \.indicatorStyle)
    property("var isTracking: Bool", \.isTracking)
    property("var isDragging: Bool", \.isDragging)
    property("var isDecelerating: Bool", \.isDecelerating)
    property("var panGestureRecognizer: UIPanGestureRecognizer", \.panGestureRecognizer)
    property("var refreshControl: UIRefreshControl?", \.refreshControl)
    method("func flashScrollIndicators()", UIScrollView.flashScrollIndicators)
  }
}

extension TypeBinding {
  static let scrolling: [TypeBinding] = [decelerationRate, indicatorStyle]

  private static let decelerationRate = TypeBinding.struct(
    UIScrollView.DecelerationRate.self, "UIScrollView.DecelerationRate", conforms: ["Hashable"]
  ) { type in
    type.property("let rawValue: CGFloat", \.rawValue)
    type.constant("normal", .normal)
    type.constant("fast", .fast)
  }

  private static let indicatorStyle = TypeBinding.enum(
    UIScrollView.IndicatorStyle.self, "UIScrollView.IndicatorStyle",
    [("`default`", .default), ("black", .black), ("white", .white)])
}
