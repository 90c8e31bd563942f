extension OpenMembers {
  static let views = [
    "UIView": OpenMembers(
      above: "UIResponder",
      """
      var layer: CALayer { get }
      init(frame: CGRect)
      required init?(coder: NSCoder)
      var frame: CGRect { get set }
      var bounds: CGRect { get set }
      var center: CGPoint { get set }
      var transform: CGAffineTransform { get set }
      var transform3D: CATransform3D { get set }
      var anchorPoint: CGPoint { get set }
      var contentScaleFactor: CGFloat { get set }
      var autoresizesSubviews: Bool { get set }
      var autoresizingMask: UIView.AutoresizingMask { get set }
      func point(inside point: CGPoint, with event: UIEvent?) -> Bool
      func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView?
      func sizeThatFits(_ size: CGSize) -> CGSize
      func sizeToFit()
      var superview: UIView? { get }
      var subviews: [UIView] { get }
      var window: UIWindow? { get }
      func addSubview(_ view: UIView)
      func insertSubview(_ view: UIView, at index: Int)
      func insertSubview(_ view: UIView, aboveSubview sibling: UIView)
      func insertSubview(_ view: UIView, belowSubview sibling: UIView)
      func removeFromSuperview()
      func exchangeSubview(at index1: Int, withSubviewAt index2: Int)
      func bringSubviewToFront(_ view: UIView)
      func sendSubviewToBack(_ view: UIView)
      func isDescendant(of view: UIView) -> Bool
      func viewWithTag(_ tag: Int) -> UIView?
      func didAddSubview(_ subview: UIView)
      func willRemoveSubview(_ subview: UIView)
      func willMove(toSuperview newSuperview: UIView?)
      func didMoveToSuperview()
      func willMove(toWindow newWindow: UIWindow?)
      func didMoveToWindow()
      func setNeedsLayout()
      func layoutIfNeeded()
      func layoutSubviews()
      func setNeedsUpdateConstraints()
      func needsUpdateConstraints() -> Bool
      func updateConstraintsIfNeeded()
      func updateConstraints()
      func setNeedsUpdateProperties()
      func updatePropertiesIfNeeded()
      func updateProperties()
      var intrinsicContentSize: CGSize { get }
      func invalidateIntrinsicContentSize()
      var translatesAutoresizingMaskIntoConstraints: Bool { get set }
      var alignmentRectInsets: UIEdgeInsets { get }
      func alignmentRect(forFrame frame: CGRect) -> CGRect
      func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect
      func forBaselineLayout() -> UIView
      var forFirstBaselineLayout: UIView { get }
      var forLastBaselineLayout: UIView { get }
      var constraints: [NSLayoutConstraint] { get }
      func addConstraint(_ constraint: NSLayoutConstraint)
      func addConstraints(_ constraints: [NSLayoutConstraint])
      func removeConstraint(_ constraint: NSLayoutConstraint)
      func removeConstraints(_ constraints: [NSLayoutConstraint])
      func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority
      func setContentHuggingPriority(_ priority: UILayoutPriority, for axis:
        NSLayoutConstraint.Axis)
      func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) ->
        UILayoutPriority
      func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis:
        NSLayoutConstraint.Axis)
      func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize
      func systemLayoutSizeFitting(_ targetSize: CGSize, withHorizontalFittingPriority
        horizontalFittingPriority: UILayoutPriority, verticalFittingPriority:
        UILayoutPriority) -> CGSize
      var layoutMarginsGuide: UILayoutGuide { get }
      var safeAreaLayoutGuide: UILayoutGuide { get }
      var readableContentGuide: UILayoutGuide { get }
      func addLayoutGuide(_ layoutGuide: UILayoutGuide)
      func removeLayoutGuide(_ layoutGuide: UILayoutGuide)
      @discardableResult func endEditing(_ force: Bool) -> Bool
      var layoutMargins: UIEdgeInsets { get set }
      var directionalLayoutMargins: NSDirectionalEdgeInsets { get set }
      var preservesSuperviewLayoutMargins: Bool { get set }
      var insetsLayoutMarginsFromSafeArea: Bool { get set }
      func layoutMarginsDidChange()
      var safeAreaInsets: UIEdgeInsets { get }
      func safeAreaInsetsDidChange()
      var semanticContentAttribute: UISemanticContentAttribute { get set }
      var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { get }
      func draw(_ rect: CGRect)
      func setNeedsDisplay()
      func setNeedsDisplay(_ rect: CGRect)
      var isHidden: Bool { get set }
      var alpha: CGFloat { get set }
      var backgroundColor: UIColor? { get set }
      var clipsToBounds: Bool { get set }
      var isOpaque: Bool { get set }
      var clearsContextBeforeDrawing: Bool { get set }
      var contentMode: UIView.ContentMode { get set }
      var mask: UIView? { get set }
      var tintColor: UIColor! { get set }
      var tintAdjustmentMode: UIView.TintAdjustmentMode { get set }
      func tintColorDidChange()
      var traitCollection: UITraitCollection { get }
      func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
      var overrideUserInterfaceStyle: UIUserInterfaceStyle { get set }
      func updateTraitsIfNeeded()
      func layoutSublayers(of layer: CALayer)
      func display(_ layer: CALayer)
      func draw(_ layer: CALayer, in ctx: CGContext)
      var isUserInteractionEnabled: Bool { get set }
      var tag: Int { get set }
      var isMultipleTouchEnabled: Bool { get set }
      var isExclusiveTouch: Bool { get set }
      var accessibilityIdentifier: String? { get set }
      var gestureRecognizers: [UIGestureRecognizer]? { get set }
      func addGestureRecognizer(_ recognizer: UIGestureRecognizer)
      func removeGestureRecognizer(_ recognizer: UIGestureRecognizer)
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
      func awakeFromNib()
      func prepareForInterfaceBuilder()
      """),
    "UIWindow": OpenMembers(
      above: "UIView",
      """
      init(frame: CGRect)
      init(windowScene: UIWindowScene)
      required init?(coder: NSCoder)
      var screen: UIScreen { get }
      func sendEvent(_ event: UIEvent)
      var windowLevel: UIWindow.Level { get set }
      var canBecomeKey: Bool { get }
      var isKeyWindow: Bool { get }
      func makeKeyAndVisible()
      func makeKey()
      func becomeKey()
      func resignKey()
      var rootViewController: UIViewController? { get set }
      """),
    "UILabel": OpenMembers(
      above: "UIView",
      """
      var text: String? { get set }
      var font: UIFont! { get set }
      var textColor: UIColor! { get set }
      var highlightedTextColor: UIColor? { get set }
      var shadowColor: UIColor? { get set }
      var shadowOffset: CGSize { get set }
      var allowsDefaultTighteningForTruncation: Bool { get set }
      func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
      func drawText(in rect: CGRect)
      var textAlignment: NSTextAlignment { get set }
      var lineBreakMode: NSLineBreakMode { get set }
      var numberOfLines: Int { get set }
      var preferredMaxLayoutWidth: CGFloat { get set }
      var adjustsFontSizeToFitWidth: Bool { get set }
      var minimumScaleFactor: CGFloat { get set }
      var isEnabled: Bool { get set }
      var isHighlighted: Bool { get set }
      var adjustsFontForContentSizeCategory: Bool { get set }
      init(frame: CGRect)
      required init?(coder: NSCoder)
      """),
    "UIVisualEffectView": OpenMembers(
      above: "UIView",
      """
      var effect: UIVisualEffect? { get set }
      var contentView: UIView { get }
      init(effect: UIVisualEffect?)
      init(frame: CGRect)
      required init?(coder: NSCoder)
      """),
    "UIImageView": OpenMembers(
      above: "UIView",
      """
      func startAnimating()
      func stopAnimating()
      var image: UIImage? { get set }
      var highlightedImage: UIImage? { get set }
      var isHighlighted: Bool { get set }
      init(image: UIImage?)
      init(image: UIImage?, highlightedImage: UIImage?)
      init(frame: CGRect)
      required init?(coder: NSCoder)
      """),
    "UIScrollView": OpenMembers(
      above: "UIView",
      """
      var contentSize: CGSize { get set }
      var contentInset: UIEdgeInsets { get set }
      var isScrollEnabled: Bool { get set }
      var isPagingEnabled: Bool { get set }
      var bounces: Bool { get set }
      var alwaysBounceVertical: Bool { get set }
      var alwaysBounceHorizontal: Bool { get set }
      var showsVerticalScrollIndicator: Bool { get set }
      var showsHorizontalScrollIndicator: Bool { get set }
      var keyboardDismissMode: KeyboardDismissMode { get set }
      var scrollIndicatorInsets: UIEdgeInsets { get set }
      var delaysContentTouches: Bool { get set }
      var canCancelContentTouches: Bool { get set }
      var isDirectionalLockEnabled: Bool { get set }
      var scrollsToTop: Bool { get set }
      func touchesShouldCancel(in view: UIView) -> Bool
      func adjustedContentInsetDidChange()
      var adjustedContentInset: UIEdgeInsets { get }
      var verticalScrollIndicatorInsets: UIEdgeInsets { get set }
      var horizontalScrollIndicatorInsets: UIEdgeInsets { get set }
      var automaticallyAdjustsScrollIndicatorInsets: Bool { get set }
      var decelerationRate: DecelerationRate { get set }
      var indicatorStyle: IndicatorStyle { get set }
      func flashScrollIndicators()
      var refreshControl: UIRefreshControl? { get set }
      var isTracking: Bool { get }
      var isDragging: Bool { get }
      var isDecelerating: Bool { get }
      var isZooming: Bool { get }
      var isZoomBouncing: Bool { get }
      var panGestureRecognizer: UIPanGestureRecognizer { get }
      var bouncesZoom: Bool { get set }
      var minimumZoomScale: CGFloat { get set }
      var maximumZoomScale: CGFloat { get set }
      var zoomScale: CGFloat { get set }
      func setZoomScale(_ scale: CGFloat, animated: Bool)
      func zoom(to rect: CGRect, animated: Bool)
      var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior { get set }
      init(frame: CGRect)
      required init?(coder: NSCoder)
      var contentOffset: CGPoint { get set }
      func setContentOffset(_ contentOffset: CGPoint, animated: Bool)
      func scrollRectToVisible(_ rect: CGRect, animated: Bool)
      """),
  ]
}
