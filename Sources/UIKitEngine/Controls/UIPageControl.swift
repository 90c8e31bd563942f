import Foundation

/// A row of dots; how large they are is unspecified, so it has no size of its own.
open class UIPageControl: UIControl {
  open var numberOfPages = 0 {
    didSet { currentPage = min(currentPage, max(0, numberOfPages - 1)) }
  }
  /// Kept between the first page and the last.
  open var currentPage: Int {
    get { page }
    set { page = max(0, min(newValue, numberOfPages - 1)) }
  }
  private var page = 0 { didSet { note("currentPage", oldValue, page) } }
  public final var hidesForSinglePage = false
  public final var pageIndicatorTintColor: UIColor?
  public final var currentPageIndicatorTintColor: UIColor?

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  nonisolated deinit {}
}

/// The wheel above a list that is pulled; nobody pulls here.
open class UIRefreshControl: UIControl {
  public private(set) final var isRefreshing = false
  public final var attributedTitle: NSAttributedString?

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  nonisolated deinit {}

  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }
}

/// A bar of buttons; they are kept, and how they lie is unspecified.
open class UIToolbar: UIView {
  public final var items: [UIBarButtonItem]?
  public final var isTranslucent = true
  public final var barTintColor: UIColor?

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  nonisolated deinit {}

  public final func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
}

extension UIScrollView {
  /// Kept; it takes no room until the user pulls, and nobody pulls here.
  public final var refreshControl: UIRefreshControl? {
    get { zoom.refresh }
    set { zoom.refresh = newValue }
  }
}
