import Foundation

/// Items where a layout puts them, in cells that are reused.
///
/// Cells are made for the items that the bounds show, in `layoutSubviews()`. When UIKit makes which cell,
/// and how far ahead, is unspecified. Editing is not modelled.
open class UICollectionView: UIScrollView {
  public final weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  public final var collectionViewLayout: UICollectionViewLayout {
    didSet {
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      reloadData()
    }
  }
  public final var allowsSelection = true
  public final var allowsMultipleSelection = false
  public final var backgroundView: UIView?
  public final var isPrefetchingEnabled = true
  final var pool = CellPool<UICollectionViewCell>()
  final var cells: [IndexPath: UICollectionViewCell] = [:]
  final var supplements = SupplementaryViews()
  final var selected: Set<IndexPath> = []
  final var preparedSize: CGSize?

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  nonisolated deinit {}

  final var listDelegate: (any UICollectionViewDelegate)? {
    delegate as? any UICollectionViewDelegate
  }

  open func reloadData() {
    for (_, cell) in cells.sorted(by: { $0.key < $1.key }) {
      cell.removeFromSuperview()
      pool.put(cell, cell.reuseIdentifier)
    }
    supplements.keepForReuse { _ in false }
    (cells, selected, preparedSize) = ([:], [], nil)
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    prepareIfNeeded()
    let all = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    showSupplements(all.filter { $0.representedElementCategory == .supplementaryView })
    let shown = all.filter { $0.representedElementCategory == .cell }
    let paths = Set(shown.map(\.indexPath))
    for (path, cell) in cells.sorted(by: { $0.key < $1.key }) where !paths.contains(path) {
      cells[path] = nil
      cell.removeFromSuperview()
      listDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
      pool.put(cell, cell.reuseIdentifier)
    }
    for attributes in shown.sorted(by: { $0.indexPath < $1.indexPath }) { show(attributes) }
  }

  final func prepareIfNeeded() {
    let isStale =
      preparedSize.map { collectionViewLayout.isInvalid(from: $0, to: bounds) } ?? true
    guard isStale, bounds.width > 0 else { return }
    preparedSize = bounds.size
    collectionViewLayout.prepare()
    contentSize = collectionViewLayout.collectionViewContentSize
  }

  private func show(_ attributes: UICollectionViewLayoutAttributes) {
    let path = attributes.indexPath
    guard let cell = cells[path] ?? dataSource?.collectionView(self, cellForItemAt: path) else {
      return
    }
    cells[path] = cell
    (cell.frame, cell.alpha, cell.isHidden) = (
      attributes.frame, attributes.alpha, attributes.isHidden
    )
    if !attributes.transform.isIdentity { cell.transform = attributes.transform }
    cell.apply(attributes)
    guard cell.superview !== self else { return }
    listDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    addSubview(cell)
  }
}

/// Where a cell lies, and how it looks.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject {
  public final var indexPath: IndexPath
  open var frame = CGRect.zero
  public final var alpha: CGFloat = 1
  public final var isHidden = false
  public final var zIndex = 0
  public final var transform = CGAffineTransform.identity
  public final var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - size.width / 2, y: newValue.y - size.height / 2) }
  }
  public final var size: CGSize {
    get { frame.size }
    set {
      let middle = center
      frame.size = newValue
      center = middle
    }
  }
  public final var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  public final let representedElementKind: String?
  public final var representedElementCategory: UICollectionView.ElementCategory {
    representedElementKind == nil ? .cell : .supplementaryView
  }

  public required init(forCellWith indexPath: IndexPath) {
    self.indexPath = indexPath
    representedElementKind = nil
    super.init()
  }

  public init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.indexPath = indexPath
    representedElementKind = elementKind
    super.init()
  }

  nonisolated deinit {}
}

/// Says where a collection's items lie.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  public internal(set) final weak var collectionView: UICollectionView?

  public override init() { super.init() }

  nonisolated deinit {}

  open func prepare() {}
  open var collectionViewContentSize: CGSize { .zero }
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  open func invalidateLayout() {
    collectionView?.preparedSize = nil
    collectionView?.setNeedsLayout()
  }

  /// A change of size always asks anew; a change of the offset if the layout says so.
  final func isInvalid(from old: CGSize, to bounds: CGRect) -> Bool {
    old != bounds.size || shouldInvalidateLayout(forBoundsChange: bounds)
  }
}
