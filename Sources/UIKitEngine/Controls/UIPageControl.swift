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
  public final var pageIndicatorTintColor: UIColor? { didSet { wasGiven(.pageIndicator) } }
  public final var currentPageIndicatorTintColor: UIColor? {
    didSet { wasGiven(.currentPageIndicator) }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  nonisolated deinit {}
}
