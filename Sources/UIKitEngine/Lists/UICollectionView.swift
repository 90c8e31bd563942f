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
  /// Gathered while a batch of updates is open.
  final var updates = ListUpdates()
  /// The items of each section as the layout last had them; `nil` before it asked.
  final var counts: [Int]?

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
    for (path, cell) in cells.sorted(by: { $0.key < $1.key }) { retire(cell, from: path) }
    supplements.keepForReuse { _ in false }
    (cells, selected, preparedSize, counts) = ([:], [], nil, nil)
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
      retire(cell, from: path)
    }
    for attributes in shown.sorted(by: { $0.indexPath < $1.indexPath }) { show(attributes) }
  }

  final func prepareIfNeeded() {
    let isStale =
      preparedSize.map { collectionViewLayout.isInvalid(from: $0, to: bounds) } ?? true
    guard isStale, bounds.width > 0 else { return }
    preparedSize = bounds.size
    counts = currentCounts
    collectionViewLayout.prepare()
    contentSize = collectionViewLayout.collectionViewContentSize
  }

  private func show(_ attributes: UICollectionViewLayoutAttributes) {
    let path = attributes.indexPath
    guard let cell = cells[path] ?? dataSource?.collectionView(self, cellForItemAt: path) else {
      return
    }
    if cells[path] == nil { cell.isSelected = selected.contains(path) }
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
