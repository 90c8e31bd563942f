import Foundation

extension UIScrollView {

  /// `contentInset` and what the safe area adds to it.
  ///
  /// On the axes that scroll, or all of them, or none, as `contentInsetAdjustmentBehavior` says in
  /// Apple's documentation: `automatic` is `scrollableAxes`, and always vertical for the content view of
  /// a controller that a navigation or tab bar controller displays. Which view that is (here the
  /// controller's own, or a subview of it) is a choice of ours: unspecified.
  final var insetsWithSafeArea: UIEdgeInsets {
    let (own, safe) = (contentInset, safeAreaInsets)
    let (horizontal, vertical) = adjustedAxes
    return UIEdgeInsets(
      top: own.top + (vertical ? safe.top : 0), left: own.left + (horizontal ? safe.left : 0),
      bottom: own.bottom + (vertical ? safe.bottom : 0),
      right: own.right + (horizontal ? safe.right : 0))
  }

  /// - Parameter follows: the safe area is what has changed. Content that lies at its top or leading
  ///   edge then stays there, out from under the bar: programs know the offset of an untouched list
  ///   as `-adjustedContentInset.top`. No evidence of ours was measured; what `contentInset` itself
  ///   does to the offset is left out.
  final func noticeAdjustedInset(follows: Bool = true) {
    let now = adjustedContentInset
    guard now != toldInset else { return }
    let old = toldInset
    toldInset = now
    if now != contentInset { adjustedIn = engine?.passStretch }
    // Content on its way to another place stays on it.
    if follows, journey == nil {
      let offset = contentOffset
      contentOffset = CGPoint(
        x: offset.x == -old.left ? 0 - now.left : offset.x,
        y: offset.y == -old.top ? 0 - now.top : offset.y)
    }
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  private var adjustedAxes: (horizontal: Bool, vertical: Bool) {
    switch contentInsetAdjustmentBehavior {
    case .never: (false, false)
    case .always: (true, true)
    case .scrollableAxes, .automatic:
      (
        contentSize.width > bounds.width || alwaysBounceHorizontal || isHeld(\.left, \.right),
        contentSize.height > bounds.height || alwaysBounceVertical || isHeld(\.top, \.bottom)
          || contentInsetAdjustmentBehavior == .automatic && isContentUnderBars
      )
    }
  }

  /// What is added within one stretch of passes stays until its end.
  ///
  /// Content that keeps clear of a bar is shorter once the inset does so for it, may then no longer
  /// scroll, and the two would take turns for ever. What UIKit does there is unspecified.
  private func isHeld(
    _ near: KeyPath<UIEdgeInsets, CGFloat>, _ far: KeyPath<UIEdgeInsets, CGFloat>
  ) -> Bool {
    guard let stretch = adjustedIn, stretch == engine?.passStretch else { return false }
    return toldInset[keyPath: near] > contentInset[keyPath: near]
      || toldInset[keyPath: far] > contentInset[keyPath: far]
  }

  private var isContentUnderBars: Bool {
    guard let controller = controller ?? superview?.controller else { return false }
    return controller.navigationController != nil || controller.tabBarController != nil
  }

  final var ownPan: UIPanGestureRecognizer {
    if let pan = recognizers.lazy.compactMap({ $0 as? UIPanGestureRecognizer }).first { return pan }
    let pan = UIPanGestureRecognizer(target: nil, action: nil)
    addGestureRecognizer(pan)
    return pan
  }

  /// How fast a fling comes to rest; no finger flings here.
  public nonisolated struct DecelerationRate: Hashable, RawRepresentable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  public nonisolated enum IndicatorStyle: Int, Hashable, Sendable {
    case `default`, black, white
  }
}
