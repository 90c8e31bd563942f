import Foundation

/// Controllers side by side, or one of them where it is narrow.
///
/// What a program sets and asks is here, and which controllers are shown; columns that overlay others,
/// and how wide UIKit makes a column that nobody gave a width, are unspecified. Source: Apple's
/// documentation of the class.
open class UISplitViewController: UIViewController {
  public final let style: Style
  open weak var delegate: (any UISplitViewControllerDelegate)?
  open private(set) var isCollapsed = false
  open var preferredDisplayMode = DisplayMode.automatic { didSet { arrange() } }
  open var preferredSplitBehavior = SplitBehavior.automatic
  open var presentsWithGesture = true
  open var showsSecondaryOnlyButton = false
  open var primaryEdge = PrimaryEdge.leading { didSet { arrange() } }
  open var primaryBackgroundStyle = BackgroundStyle.none
  open var preferredPrimaryColumnWidthFraction = automaticDimension { didSet { arrange() } }
  open var preferredPrimaryColumnWidth = automaticDimension { didSet { arrange() } }
  open var minimumPrimaryColumnWidth = automaticDimension { didSet { arrange() } }
  open var maximumPrimaryColumnWidth = automaticDimension { didSet { arrange() } }
  final var columns: [Column: UIViewController] = [:]
  /// What a column shows: of styles with columns a navigation controller around what is not one.
  final var wrappers: [Column: UINavigationController] = [:]
  /// What the primary column shows of the others while it is collapsed.
  private final var stacked: [Column: [UIViewController]] = [:]

  public nonisolated static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  nonisolated deinit {}

  /// Of the class without columns the first is the primary one; one column alone where it is collapsed.
  open var viewControllers: [UIViewController] {
    get {
      if isCollapsed { return [shown(of: .compact) ?? shown(of: .primary)].compactMap { $0 } }
      return [.primary, .supplementary, .secondary].compactMap(shown(of:))
    }
    set {
      isCollapsed = false
      set(newValue.first, .primary)
      set(newValue.count > 1 ? newValue.last : nil, .secondary)
      updateCollapse()
    }
  }

  open func viewController(for column: Column) -> UIViewController? { columns[column] }
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    let wasCollapsed = isCollapsed
    if wasCollapsed { separate() }
    set(vc, column)
    updateCollapse()
  }

  open var displayMode: DisplayMode {
    preferredDisplayMode == .automatic ? .oneBesideSecondary : preferredDisplayMode
  }
  open var splitBehavior: SplitBehavior {
    preferredSplitBehavior == .automatic ? .tile : preferredSplitBehavior
  }
  /// The button does nothing where it is tapped: no column comes over another here.
  open private(set) lazy var displayModeButtonItem = UIBarButtonItem()

  /// Where it is collapsed the column comes to the top.
  open func show(_ column: Column) {
    guard isCollapsed, columns[.compact] == nil else { return }
    stack(upTo: column)
  }
  open func hide(_ column: Column) {
    guard isCollapsed, columns[.compact] == nil, column == .secondary else { return }
    stack(upTo: columns[.supplementary] == nil ? .primary : .supplementary)
  }

  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    guard isCollapsed else { return set(vc, .secondary) }
    guard let stack = shown(of: .primary) as? UINavigationController else {
      return present(vc, animated: true)
    }
    stack.pushViewController(vc, animated: true)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    updateCollapse()
  }
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    arrange()
  }
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateCollapse()
  }

  // MARK: Steps

  final func shown(of column: Column) -> UIViewController? { wrappers[column] ?? columns[column] }

  private func set(_ vc: UIViewController?, _ column: Column) {
    guard columns[column] !== vc else { return }
    if let old = shown(of: column), old.parentController === self { release(old) }
    (columns[column], wrappers[column]) = (vc, nil)
    if let vc, style != .unspecified, !(vc is UINavigationController) {
      wrappers[column] = UINavigationController(rootViewController: vc)
    }
    arrange()
  }

  private func release(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.viewIfLoaded?.removeFromSuperview()
    child.removeFromParent()
  }

  /// Narrow windows collapse it, and it separates where there is room again.
  private func updateCollapse() {
    let isNarrow = traitCollection.horizontalSizeClass == .compact
    if viewIfLoaded != nil, isNarrow != isCollapsed {
      if isNarrow { collapse() } else { separate() }
    }
    arrange()
  }

  private func collapse() {
    isCollapsed = true
    guard columns[.compact] == nil else { return }
    if style != .unspecified {
      let proposed: Column = columns[.secondary] == nil ? .primary : .secondary
      let top = delegate?.splitViewController(
        self, topColumnForCollapsingToProposedTopColumn: proposed)
      return stack(upTo: top ?? proposed)
    }
    guard let primary = columns[.primary], let secondary = columns[.secondary],
      delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) != true
    else { return }
    stack(upTo: .secondary)
  }

  /// The primary navigation controller has the controllers of all columns up to `top`, as documented.
  private func stack(upTo top: Column) {
    guard let stack = shown(of: .primary) as? UINavigationController else { return }
    unstack(stack)
    for column in [Column.supplementary, .secondary] where column.rawValue <= top.rawValue {
      guard let shown = shown(of: column) else { continue }
      if shown.parentController === self { release(shown) }
      let inner = shown as? UINavigationController
      let moved = inner?.viewControllers ?? [shown]
      inner?.setViewControllers([], animated: false)
      for controller in moved { controller.viewIfLoaded?.removeFromSuperview() }
      stacked[column] = moved
      stack.setViewControllers(stack.viewControllers + moved, animated: false)
    }
  }

  /// Gives each column back what came from it, and what was pushed onto that.
  private func unstack(_ stack: UINavigationController) {
    for column in [Column.secondary, .supplementary] {
      let moved = stacked.removeValue(forKey: column) ?? []
      guard let first = moved.first else { continue }
      let place = stack.viewControllers.firstIndex(of: first) ?? stack.viewControllers.endIndex
      let above = Array(stack.viewControllers[place...])
      stack.setViewControllers(Array(stack.viewControllers[..<place]), animated: false)
      for controller in above { controller.viewIfLoaded?.removeFromSuperview() }
      let inner = shown(of: column) as? UINavigationController
      inner?.setViewControllers(above.isEmpty ? moved : above, animated: false)
    }
  }

  private func separate() {
    isCollapsed = false
    guard let primary = shown(of: .primary) else { return }
    if let stack = primary as? UINavigationController { unstack(stack) }
    if style == .unspecified,
      let secondary = delegate?.splitViewController(self, separateSecondaryFrom: primary)
    {
      columns[.secondary] = secondary
    }
  }

  /// Zero where the primary column is not shown, as documented.
  open var primaryColumnWidth: CGFloat {
    guard !isCollapsed, displayMode != .secondaryOnly, let view = viewIfLoaded else { return 0 }
    return width(in: view.bounds.width)
  }
}
