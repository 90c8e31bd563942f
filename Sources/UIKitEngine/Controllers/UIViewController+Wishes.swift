import Foundation

/// What a controller asks of those who show it, and what is kept here without an effect.
struct Wishes {
  var edges = UIRectEdge.all
  var includesOpaqueBars = false
  var adjustsInsets = true
  var capturesStatusBar = false
  var providesContext = false
  var restorationIdentifier: String?
  var toolbarItems: [UIBarButtonItem]?
  var keyCommands: [UIKeyCommand] = []
  weak var transitioning: (any UIViewControllerTransitioningDelegate)?
  /// One for each of ``scrollEdges``.
  var scrolls = Array(repeating: Scroll(), count: scrollEdges.count)
  var editButton: UIBarButtonItem?

  static let scrollEdges: [NSDirectionalRectEdge] = [.top, .leading, .bottom, .trailing]

  struct Scroll {
    weak var view: UIScrollView?
  }
}

extension UIViewController {
  /// Kept.
  ///
  /// Bars here lie over the view, as translucent ones do, so that no edge is ever cut off; what
  /// another value does is unspecified.
  public final var edgesForExtendedLayout: UIRectEdge {
    get { wishes.edges }
    set { wishes.edges = newValue }
  }
  /// Kept, as `edgesForExtendedLayout`.
  public final var extendedLayoutIncludesOpaqueBars: Bool {
    get { wishes.includesOpaqueBars }
    set { wishes.includesOpaqueBars = newValue }
  }
  /// Without effect, as since iOS 11.
  public final var automaticallyAdjustsScrollViewInsets: Bool {
    get { wishes.adjustsInsets }
    set { wishes.adjustsInsets = newValue }
  }
  public final var modalPresentationCapturesStatusBarAppearance: Bool {
    get { wishes.capturesStatusBar }
    set { wishes.capturesStatusBar = newValue }
  }
  public final var providesPresentationContextTransitionStyle: Bool {
    get { wishes.providesContext }
    set { wishes.providesContext = newValue }
  }
  public final var restorationIdentifier: String? {
    get { wishes.restorationIdentifier }
    set { wishes.restorationIdentifier = newValue }
  }
  /// Kept, since no keyboard is here; whether `keyCommands` tells of it is unspecified: here it does not.
  public final func addKeyCommand(_ keyCommand: UIKeyCommand) {
    wishes.keyCommands.append(keyCommand)
  }
  public final func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    wishes.keyCommands.removeAll { $0 === keyCommand }
  }
  public final var toolbarItems: [UIBarButtonItem]? {
    get { wishes.toolbarItems }
    set { wishes.toolbarItems = newValue }
  }
  public final func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    wishes.toolbarItems = toolbarItems
  }
  /// Asked for an animator when the receiver is presented or dismissed with animation.
  public final weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { wishes.transitioning }
    set { wishes.transitioning = newValue }
  }
  public final func setContentScrollView(_ scrollView: UIScrollView?) {
    setContentScrollView(scrollView, for: .all)
  }
  /// Kept, for the edges that bars look at.
  public final func setContentScrollView(
    _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge
  ) {
    for (index, one) in Wishes.scrollEdges.enumerated() where edge.contains(one) {
      wishes.scrolls[index] = Wishes.Scroll(view: scrollView)
    }
  }
  public final func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    Wishes.scrollEdges.firstIndex(where: edge.contains).flatMap { wishes.scrolls[$0].view }
  }
  /// Turns editing on and off.
  public final var editButtonItem: UIBarButtonItem {
    if let button = wishes.editButton { return button }
    let action = UIAction { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
    let button = UIBarButtonItem(systemItem: .edit, primaryAction: action)
    wishes.editButton = button
    return button
  }
  /// Controllers made by code have none.
  public final var nibBundle: Bundle? { nil }
  /// Controllers made by code have none.
  public final var storyboard: UIStoryboard? { nil }
  public final func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  public final func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  public final func setNeedsUpdateOfSupportedInterfaceOrientations() {}
}
