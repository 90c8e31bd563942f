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
  open var hidesForSinglePage = false
  open var pageIndicatorTintColor: UIColor? { didSet { wasGiven(.pageIndicator) } }
  open var currentPageIndicatorTintColor: UIColor? {
    didSet { wasGiven(.currentPageIndicator) }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  nonisolated deinit {}

  open var allowsContinuousInteraction: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  open var defersCurrentPageDisplay: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  open var backgroundStyle: BackgroundStyle {
    get { kept(.automatic) }
    set { keep(newValue) }
  }
  open var preferredIndicatorImage: UIImage? {
    get { kept(UIImage?.none) }
    set { keep(newValue) }
  }
  open var preferredCurrentPageIndicatorImage: UIImage? {
    get { kept(UIImage?.none) }
    set { keep(newValue) }
  }
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    keep(image, "page \(page)")
  }
  open func indicatorImage(forPage page: Int) -> UIImage? {
    kept(UIImage?.none, "page \(page)")
  }
  open func updateCurrentPageDisplay() {}
  /// What so many dots take: 7 points each and 9 between two, as they were until iOS 13; what they are
  /// since is unspecified.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let count = CGFloat(max(0, pageCount))
    return CGSize(width: count * 7 + max(0, count - 1) * 9, height: 7)
  }
}
