import Foundation

/// Items in lines, as many in a line as fit, the rest of the line shared out between them.
///
/// So Apple's documentation of the class describes it: `minimumLineSpacing` and
/// `minimumInteritemSpacing` are the least, `sectionInset` stands around each section, and the items of
/// a line lie in its middle, across. The last line of a section keeps the spacing of a full line of the
/// same items: unspecified, as widely seen.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open var itemSize = CGSize(width: 50, height: 50) { didSet { metricsChanged() } }
  open var minimumLineSpacing: CGFloat = 10 { didSet { metricsChanged() } }
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { metricsChanged() } }
  open var sectionInset = UIEdgeInsets.zero { didSet { metricsChanged() } }
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { metricsChanged() }
  }
  /// Anything but zero has each cell that is shown asked for its size; a cell out of sight is taken to
  /// be as large as the estimate.
  ///
  /// Evidence: Apple's documentation of the property.
  open var estimatedItemSize = CGSize.zero {
    didSet {
      known = [:]
      metricsChanged()
    }
  }
  open var headerReferenceSize = CGSize.zero { didSet { metricsChanged() } }
  open var footerReferenceSize = CGSize.zero { didSet { metricsChanged() } }
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  /// What section insets are measured from; of the safe area nothing is taken here.
  open var sectionInsetReference = SectionInsetReference.fromContentInset

  public nonisolated enum SectionInsetReference: Int, Hashable, Sendable {
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  /// Headers and footers by their kind.
  private var supplements: [String: [IndexPath: UICollectionViewLayoutAttributes]] = [:]
  private var items: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var extent = CGSize.zero
  /// A measure has changed since the items were placed.
  private var isStale = false
  /// From where to where each section goes, in the direction that scrolls.
  final var spans: [(start: CGFloat, end: CGFloat)] = []

  /// What cells asked for, by their items, where the size is estimated.
  final var known: [IndexPath: CGSize] = [:]

  /// An estimate of this size has cells asked, too; they are taken to be as large as `itemSize` before,
  /// which is unspecified.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  nonisolated deinit {}

  open override var collectionViewContentSize: CGSize {
    bringUpToDate()
    return extent
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    bringUpToDate()
    let all = [items] + supplements.sorted { $0.key < $1.key }.map { $0.value.mapValues(pinned) }
    return all.flatMap { attributes in
      attributes.values.filter { $0.frame.intersects(rect) }.sorted { $0.indexPath < $1.indexPath }
    }
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    bringUpToDate()
    return supplements[elementKind]?[indexPath].map(pinned)
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    bringUpToDate()
    return items[indexPath]
  }

  /// What is pinned moves with the bounds.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
      || super.shouldInvalidateLayout(forBoundsChange: newBounds)
  }

  /// Evidence: Apple's documentation of `estimatedItemSize`.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { originalAttributes.isCorrected(by: preferredAttributes) }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    known[originalAttributes.indexPath] = preferredAttributes.size
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes)
  }

  open override func prepare() { placeAll() }

  /// Also in the middle of `prepare()`, behind the superclass's: what is asked for next has it.
  private func metricsChanged() {
    isStale = true
    invalidateLayout()
  }

  private func bringUpToDate() {
    if isStale, collectionView?.preparedSize != nil { placeAll() }
  }

  private func placeAll() {
    isStale = false
    guard let list = collectionView, let source = list.dataSource else { return }
    (items, supplements, spans) = ([:], [:], [])
    let isVertical = scrollDirection == .vertical
    let room = list.bounds.inset(by: list.adjustedContentInset).size
    let breadth = isVertical ? room.width : room.height
    var position: CGFloat = 0
    for section in 0..<acceptedCount(source.numberOfSections(in: list)) {
      let start = position
      placeSupplement(.header, of: section, in: list, breadth, isVertical, &position)
      place(section, of: list, breadth, isVertical, &position)
      placeSupplement(.footer, of: section, in: list, breadth, isVertical, &position)
      spans.append((start, position))
    }
    extent =
      isVertical
      ? CGSize(width: breadth, height: position) : CGSize(width: position, height: breadth)
  }

  private func place(
    _ section: Int, of list: UICollectionView, _ breadth: CGFloat, _ isVertical: Bool,
    _ position: inout CGFloat
  ) {
    let flow = list.delegate as? any UICollectionViewDelegateFlowLayout
    let inset = flow?.collectionView(list, layout: self, insetForSectionAt: section) ?? sectionInset
    let gap =
      flow?.collectionView(list, layout: self, minimumInteritemSpacingForSectionAt: section)
      ?? minimumInteritemSpacing
    let leading =
      flow?.collectionView(list, layout: self, minimumLineSpacingForSectionAt: section)
      ?? minimumLineSpacing
    let (start, end) = isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
    position += isVertical ? inset.top : inset.left
    let count = acceptedCount(
      list.dataSource?.collectionView(list, numberOfItemsInSection: section) ?? 0)
    let sizes = (0..<count).map { size(at: IndexPath(item: $0, section: section), in: list) }
    var next = 0
    var lastGap = gap
    while next < count {
      var (used, stop) = (along(sizes[next], isVertical), next + 1)
      while stop < count,
        used + gap + along(sizes[stop], isVertical) <= breadth - start - end + 0.001
      {
        used += gap + along(sizes[stop], isVertical)
        stop += 1
      }
      let line = next..<stop
      let free = breadth - start - end - line.reduce(0) { $0 + along(sizes[$1], isVertical) }
      let isLast = stop == count
      if line.count > 1, !isLast { lastGap = max(gap, free / CGFloat(line.count - 1)) }
      let thickness = line.map { along(sizes[$0], !isVertical) }.max() ?? 0
      var x = start
      for item in line {
        let size = sizes[item]
        let drop = position + (thickness - along(size, !isVertical)) / 2
        let attributes = makeAttributes(IndexPath(item: item, section: section))
        attributes.estimates = SizeEstimates(width: isSelfSizing, height: isSelfSizing)
        attributes.frame = CGRect(
          origin: isVertical ? CGPoint(x: x, y: drop) : CGPoint(x: drop, y: x), size: size)
        items[attributes.indexPath] = attributes
        x += along(size, isVertical) + lastGap
      }
      position += thickness + (isLast ? 0 : leading)
      next = stop
    }
    position += isVertical ? inset.bottom : inset.right
  }

  private enum Supplement {
    case header, footer
  }

  /// A header or footer goes right across; of its size the way that scrolls counts, as documented.
  private func placeSupplement(
    _ supplement: Supplement, of section: Int, in list: UICollectionView, _ breadth: CGFloat,
    _ isVertical: Bool, _ position: inout CGFloat
  ) {
    let flow = list.delegate as? any UICollectionViewDelegateFlowLayout
    let (kind, size) =
      switch supplement {
      case .header:
        (
          UICollectionView.elementKindSectionHeader,
          flow?.collectionView(list, layout: self, referenceSizeForHeaderInSection: section)
            ?? headerReferenceSize
        )
      case .footer:
        (
          UICollectionView.elementKindSectionFooter,
          flow?.collectionView(list, layout: self, referenceSizeForFooterInSection: section)
            ?? footerReferenceSize
        )
      }
    let thickness = along(size, !isVertical)
    guard thickness > 0 else { return }
    let path = IndexPath(item: 0, section: section)
    let attributes = makeAttributes(path, kind)
    attributes.frame =
      isVertical
      ? CGRect(x: 0, y: position, width: breadth, height: thickness)
      : CGRect(x: position, y: 0, width: thickness, height: breadth)
    supplements[kind, default: [:]][path] = attributes
    position += thickness
  }

  private func along(_ size: CGSize, _ isVertical: Bool) -> CGFloat {
    isVertical ? size.width : size.height
  }
}
