import Foundation

/// A view whose bounds' origin moves over larger content.
open class UIScrollView: UIView {
  /// Whether the content's size comes from a text, rows or items, whatever constraints in it say.
  var measuresContent: Bool { false }
  /// Whether `alwaysBounceVertical` is true from the start.
  var bouncesFromTheStart: Bool { false }
  /// Lists and text views have one of a narrower type, which is meant where both could be.
  @_disfavoredOverload open weak var delegate: UIScrollViewDelegate?
  open var contentSize = CGSize.zero {
    didSet {
      if contentSize != oldValue { setNeedsLayout() }
      noticeAdjustedInset()
      valuesChanged()
    }
  }
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      noticeAdjustedInset(follows: false)
      valuesChanged()
    }
  }
  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var bounces = true
  open lazy var alwaysBounceVertical = bouncesFromTheStart { didSet { noticeAdjustedInset() } }
  open var alwaysBounceHorizontal = false { didSet { noticeAdjustedInset() } }
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Reads as those of the vertical indicator; sets both.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  open var automaticallyAdjustsScrollIndicatorInsets = true
  open var decelerationRate = DecelerationRate.normal
  open var indicatorStyle = IndicatorStyle.default
  open func flashScrollIndicators() {}
  open var adjustedContentInset: UIEdgeInsets { insetsWithSafeArea }
  /// Kept; it takes no room until the user pulls, and nobody pulls here.
  open var refreshControl: UIRefreshControl?

  // No finger drags or pinches: nothing runs out. Tests of programs say otherwise in a subclass.
  open var isTracking: Bool { false }
  open var isDragging: Bool { false }
  open var isDecelerating: Bool { false }
  open var isZooming: Bool { false }
  open var isZoomBouncing: Bool { false }
  open var panGestureRecognizer: UIPanGestureRecognizer { ownPan }

  /// Where an animated scroll is on its way to.
  final var journey: ScrollJourney?
  /// It is the journey itself that sets the offset.
  final var isTravelling = false
  final var zoom = Zoom()
  open var bouncesZoom = true
  open var minimumZoomScale: CGFloat {
    get { zoom.least }
    set { zoom.least = newValue }
  }
  open var maximumZoomScale: CGFloat {
    get { zoom.most }
    set { zoom.most = newValue }
  }
  open var zoomScale: CGFloat {
    get { zoom.scale }
    set { setScale(newValue) }
  }
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { changeScale(to: scale, animated) }
  open func zoom(to rect: CGRect, animated: Bool) { fill(with: rect, animated) }

  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var isDirectionalLockEnabled = false
  open var scrollsToTop = true
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { noticeAdjustedInset() }
  }
  /// What ``adjustedContentInset`` was when it was last told of.
  final var toldInset = UIEdgeInsets.zero
  /// In which stretch of passes the safe area was last added to it.
  final var adjustedIn: Int?

  /// Called when ``adjustedContentInset`` has changed, before the delegate is.
  ///
  /// When in a pass UIKit notices a change that the bounds' size makes is unspecified: here in the
  /// layout of the scroll view.
  open func adjustedContentInsetDidChange() {}
  override func safeAreaMoved() { noticeAdjustedInset() }
  open override func layoutSubviews() {
    super.layoutSubviews()
    noticeAdjustedInset()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  nonisolated deinit {}

  /// The bounds' origin; a change lays out the scroll view, not its superview.
  ///
  /// Evidence: V-053, V-092, V-101.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard bounds.origin != newValue else { return }
      halt()
      bounds.origin = newValue
      delegate?.scrollViewDidScroll(self)
    }
  }

  /// With animation over several frames, see `ScrollJourney`.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if animated { return setOut(for: contentOffset) }
    halt()
    self.contentOffset = contentOffset
  }

  /// Just far enough that ``adjustedContentInset`` does not cover `rect`.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let inset = adjustedContentInset
    let x = max(
      rect.maxX - bounds.width + inset.right, min(contentOffset.x, rect.minX - inset.left))
    let y = max(
      rect.maxY - bounds.height + inset.bottom, min(contentOffset.y, rect.minY - inset.top))
    setContentOffset(CGPoint(x: x, y: y), animated: animated)
  }

  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }
  /// Whether a scroll may take a touch away from `view`: not from a control.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  public nonisolated enum KeyboardDismissMode: Int, Hashable, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  public nonisolated enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
    case automatic, scrollableAxes, never, always
  }

  /// The content, as if it were not scrolled; what is pinned to it gives `contentSize`.
  open var contentLayoutGuide: UILayoutGuide {
    systemGuide(.scrollContent, "UIScrollView-contentLayoutGuide")
  }
  /// What one sees of the content: the bounds.
  open var frameLayoutGuide: UILayoutGuide {
    systemGuide(.scrollFrame, "UIScrollView-frameLayoutGuide")
  }
  /// Nobody pinches here.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    minimumZoomScale == maximumZoomScale ? nil : kept(UIPinchGestureRecognizer())
  }
  open var indexDisplayMode: IndexDisplayMode {
    get { kept(.automatic) }
    set { keep(newValue) }
  }
  open var contentAlignmentPoint: CGPoint {
    get { kept(.zero) }
    set { keep(newValue) }
  }
  open var allowsKeyboardScrolling: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  // No finger pulls, so that nothing bounces.
  open var bouncesHorizontally: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  open var bouncesVertically: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  open var transfersHorizontalScrollingToParent: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  open var transfersVerticalScrollingToParent: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// What `changes` does to the offset, it does; no indicators are drawn.
  open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
    changes()
  }
  open func stopScrollingAndZooming() { halt() }
  open var isScrollAnimating: Bool { journey != nil }
  /// How much of the content shows, which is the bounds.
  ///
  /// Whether UIKit takes the insets off is unspecified.
  open var visibleSize: CGSize { bounds.size }
}

@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// The view whose transform takes the scale; `nil` means no zooming.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  // No finger scrolls here, so none of these is called.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { Requirement.none(nil) }
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    Requirement.none(true)
  }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
