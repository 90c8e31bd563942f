import Foundation

extension UICollectionView {
  public nonisolated enum ScrollDirection: Int, Hashable, Sendable {
    case vertical, horizontal
  }

  public nonisolated struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }

  public final func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String)
  {
    guard let type = cellClass as? UICollectionViewCell.Type else {
      return pool.makers[identifier] = nil
    }
    pool.makers[identifier] = {
      let cell = type._make()
      cell.ownIdentifier = identifier
      return cell
    }
  }

  /// The same with a way to make the cell, for hosts whose classes are no Swift classes.
  package final func register(
    forCellWithReuseIdentifier identifier: String, _ make: @escaping () -> UICollectionViewCell?
  ) {
    pool.makers[identifier] = {
      let cell = make()
      cell?.ownIdentifier = identifier
      return cell
    }
  }

  public final func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let cell = pool.take(identifier) {
      cell.willBeReused { cell.prepareForReuse() }
      return cell
    }
    if let cell = pool.makers[identifier]?() { return cell }
    failToDequeue("UICollectionElementKindCell", identifier)
    return UICollectionViewCell(frame: .zero)
  }

  final func failToDequeue(_ kind: String, _ identifier: String) {
    Engine.current.raise(
      "NSInternalInconsistencyException",
      "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a "
        + "nib or a class for the identifier or connect a prototype cell in a storyboard")
  }

  public final var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  public final func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }
  public final func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    cells[indexPath]
  }
  public final func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }
  public final func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }
  public final func indexPathForItem(at point: CGPoint) -> IndexPath? {
    cells.filter { $0.value.frame.contains(point) }.keys.min()
  }
  public final var visibleCells: [UICollectionViewCell] {
    cells.sorted { $0.key < $1.key }.map(\.value)
  }
  public final var indexPathsForVisibleItems: [IndexPath] { cells.keys.sorted() }
  public final var indexPathsForSelectedItems: [IndexPath]? { selected.sorted() }

  public final func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    if !allowsMultipleSelection {
      selected.sorted().forEach { deselectItem(at: $0, animated: animated) }
    }
    guard let indexPath else { return }
    selected.insert(indexPath)
    cells[indexPath]?.isSelected = true
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }
  /// As far as the content goes; without a position just far enough.
  public final func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    var offset = contentOffset
    offset.x = scrollPosition.offset(
      of: (frame.minX, frame.maxX), in: bounds.width, from: offset.x, content: contentSize.width,
      .left, .centeredHorizontally, .right)
    offset.y = scrollPosition.offset(
      of: (frame.minY, frame.maxY), in: bounds.height, from: offset.y,
      content: contentSize.height, .top, .centeredVertically, .bottom)
    setContentOffset(offset, animated: animated)
  }
  public final func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selected.remove(indexPath)
    cells[indexPath]?.isSelected = false
  }

  public final func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }
}

nonisolated extension UICollectionView.ScrollPosition {
  /// Where one axis goes, so that `span` comes to the position that is named; lengths are points.
  fileprivate func offset(
    of span: (start: CGFloat, end: CGFloat), in room: CGFloat, from old: CGFloat,
    content: CGFloat, _ near: Self, _ middle: Self, _ far: Self
  ) -> CGFloat {
    let wanted: CGFloat =
      if contains(near) {
        span.start
      } else if contains(middle) {
        (span.start + span.end - room) / 2
      } else if contains(far) {
        span.end - room
      } else {
        min(max(old, span.end - room), span.start)
      }
    return max(0, min(wanted, content - room))
  }
}
