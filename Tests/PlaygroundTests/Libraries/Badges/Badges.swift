// swift-format-ignore-file
// Buttons whose image and title are moved by insets, a scroll view whose bar hides, a layer of its own:
// in the way of libraries that grew up before configurations and before anchors.
import UIKit

extension UIButton {
  /// Sets the image above the title, both in the middle.
  @MainActor public func stackVertically(spacing: CGFloat) {
    guard let image = imageView?.image?.size, let title = titleLabel?.intrinsicContentSize else { return }
    titleEdgeInsets = UIEdgeInsets(top: 0, left: -image.width, bottom: -(image.height + spacing), right: 0)
    imageEdgeInsets = UIEdgeInsets(top: -(title.height + spacing), left: 0, bottom: 0, right: -title.width)
  }

  /// Sets the image behind the title.
  @MainActor public func swapSides(spacing: CGFloat = 0) {
    guard let image = imageView?.image?.size, let title = titleLabel?.intrinsicContentSize else { return }
    titleEdgeInsets = UIEdgeInsets(top: 0, left: -image.width - spacing, bottom: 0, right: image.width + spacing)
    imageEdgeInsets = UIEdgeInsets(top: 0, left: title.width, bottom: 0, right: -title.width)
  }
}

open class RingLayer: CALayer {
  open var progress: CGFloat = 0 { didSet { setNeedsDisplay() } }

  public override init() { super.init(); lineUp() }
  public override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? RingLayer { progress = other.progress }
  }
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder); lineUp() }

  private func lineUp() { cornerRadius = 4; masksToBounds = true }
  open override func hitTest(_ p: CGPoint) -> CALayer? { super.hitTest(p) === self ? self : nil }
}

@MainActor public protocol HidingBar: AnyObject {
  var isBarHidden: Bool { get set }
}

/// Hides a bar while content is dragged up under it.
@MainActor public final class BarHider: NSObject, UIScrollViewDelegate {
  public weak var bar: HidingBar?
  public private(set) var insets: [CGFloat] = []
  private var last: CGFloat = 0

  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    defer { last = scrollView.contentOffset.y }
    guard scrollView.isDragging || scrollView.isTracking, scrollView.zoomScale == 1 else { return }
    bar?.isBarHidden = scrollView.contentOffset.y > last
  }
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    insets.append(scrollView.adjustedContentInset.top)
  }
}

/// Passes a recognizer's questions on to someone else, where that one has an answer.
@MainActor public final class GestureProxy: NSObject, UIGestureRecognizerDelegate {
  public weak var target: UIGestureRecognizerDelegate?

  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    target?.gestureRecognizerShouldBegin?(gestureRecognizer) ?? false
  }
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    target?.gestureRecognizer?(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer) ?? true
  }
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    target?.gestureRecognizer?(gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer) ?? true
  }
}

public final class SheetPan: UIPanGestureRecognizer {
  public override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is UITapGestureRecognizer
  }
}
