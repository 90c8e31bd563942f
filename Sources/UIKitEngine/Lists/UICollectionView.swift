import Foundation

/// Items where a layout puts them, in cells that are reused.
///
/// Cells are made for the items that the bounds show, in `layoutSubviews()`. When UIKit makes which cell,
/// and how far ahead, is unspecified. Editing is not modelled.
open class UICollectionView: UIScrollView {
  /// As a table's.
  @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
    get { super.delegate as? any UICollectionViewDelegate }
    set { super.delegate = newValue }
  }
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { startAnew() } }
  /// Items stay in their cells, and selected: only where they lie changes.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet { exchange(oldValue, for: collectionViewLayout) }
  }
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var backgroundView: UIView?
  open var isPrefetchingEnabled = true
  final var pool = CellPool<UICollectionViewCell>()
  final var cells: [IndexPath: UICollectionViewCell] = [:]
  final var supplements = SupplementaryViews()
  /// The layout's own views, by kind and place.
  final var decorations: [String: UICollectionReusableView] = [:]
  final var selected: Set<IndexPath> = []
  final var preparedSize: CGSize?
  /// While the layout is asked, which may invalidate it.
  final var isPreparing = false
  /// Gathered while a batch of updates is open.
  final var updates = ListUpdates()
  /// The cell that is being set up again.
  final var reconfigured: (path: IndexPath, cell: UICollectionViewCell)?
  /// What the layout is to hear of when it has been prepared.
  final var untold: [UICollectionViewUpdateItem] = []
  /// The items of each section as the layout last had them; `nil` before it asked.
  final var counts: [Int]?

  /// What a console shows of `UICollectionView()`, as published in questions on Stack Overflow.
  public override convenience init(frame: CGRect) {
    Engine.current.raise(
      "NSInvalidArgumentException",
      "UICollectionView must be initialized with a non-nil layout parameter")
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }

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

  override var measuresContent: Bool { true }

  final var listDelegate: (any UICollectionViewDelegate)? { delegate }

  open func reloadData() {
    startAnew()
    collectionViewLayout.countsChanged(everything: true)
  }

  /// Whether UIKit calls `reloadData()` itself, as when the data source changes, is unspecified; here
  /// it does not.
  private func startAnew() {
    for (path, cell) in cells.sorted(by: { $0.key < $1.key }) { retire(cell, from: path) }
    supplements.keepForReuse { _ in false }
    (cells, selected, preparedSize, counts) = ([:], [], nil, nil)
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    showElements()
  }

  override func boundsWillChange(to bounds: CGRect) {
    if preparedSize != nil, !isPreparing { collectionViewLayout.boundsWillChange(to: bounds) }
  }

  final func showCells(_ shown: [UICollectionViewLayoutAttributes]) {
    let paths = Set(shown.map(\.indexPath))
    for (path, cell) in cells.sorted(by: { $0.key < $1.key }) where !paths.contains(path) {
      retire(cell, from: path)
    }
    for attributes in shown.sorted(by: { $0.indexPath < $1.indexPath }) { show(attributes) }
  }

  final func prepareIfNeeded() {
    guard !isPreparing else { return }
    isPreparing = true
    defer { isPreparing = false }
    // A change of size always asks anew; one of the offset if the layout said so.
    guard preparedSize != bounds.size, bounds.width > 0 else { return }
    preparedSize = bounds.size
    counts = currentCounts
    collectionViewLayout.prepare()
    tellOfUpdates()
    contentSize = collectionViewLayout.collectionViewContentSize
  }

  private func show(_ attributes: UICollectionViewLayoutAttributes) {
    let path = attributes.indexPath
    guard let cell = cells[path] ?? dataSource?.collectionView(self, cellForItemAt: path) else {
      return
    }
    if cells[path] == nil { cell.isSelected = selected.contains(path) }
    cells[path] = cell
    if attributes.transform.isIdentity, cell.transform.isIdentity {
      cell.frame = attributes.frame
    } else {
      (cell.bounds.size, cell.center) = (attributes.size, attributes.center)
      cell.transform = attributes.transform
    }
    (cell.alpha, cell.isHidden) = (attributes.alpha, attributes.isHidden)
    cell.apply(attributes)
    let isMoved = raise(cell, attributes.zIndex)
    if cell.superview !== self {
      listDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    }
    pile(cell, isMoved: isMoved)
  }

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    guard let type = cellClass as? UICollectionViewCell.Type else {
      return pool.makers[identifier] = nil
    }
    pool.makers[identifier] = { frame in
      let cell = type.made(own: frame) as? UICollectionViewCell
      cell?.ownIdentifier = identifier
      return cell
    }
  }
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let (path, cell) = reconfigured, path == indexPath, cell.reuseIdentifier == identifier {
      return cell
    }
    if let cell = pool.take(identifier) {
      cell.willBeReused { cell.prepareForReuse() }
      return cell
    }
    if let make = pool.makers[identifier],
      let cell = make(
        collectionViewLayout.frameForMaking { $0.layoutAttributesForItem(at: indexPath) })
    {
      return cell
    }
    failToDequeue("UICollectionElementKindCell", identifier)
    return UICollectionViewCell(frame: .zero)
  }
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    cells[indexPath]
  }
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    cells.filter { $0.value.frame.contains(point) }.keys.min()
  }
  open var visibleCells: [UICollectionViewCell] {
    cells.sorted { $0.key < $1.key }.map(\.value)
  }
  open var indexPathsForVisibleItems: [IndexPath] { cells.keys.sorted() }
  open var indexPathsForSelectedItems: [IndexPath]? { selected.sorted() }
  open func selectItem(
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
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard isInBounds(indexPath), let frame = layoutAttributesForItem(at: indexPath)?.frame else {
      return
    }
    var offset = contentOffset
    offset.x = scrollPosition.offset(
      of: (frame.minX, frame.maxX), in: horizontalAxis, .left, .centeredHorizontally, .right)
    offset.y = scrollPosition.offset(
      of: (frame.minY, frame.maxY), in: verticalAxis, .top, .centeredVertically, .bottom)
    setContentOffset(offset, animated: animated)
  }
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selected.remove(indexPath)
    cells[indexPath]?.isSelected = false
  }
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }
  /// Not animated here: the items lie where they shall when the completion is called.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    layoutIfNeeded()
    completion?(true)
  }

  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    pool.makers[identifier] = nib.map { nib in
      { _ in nib.instantiate(withOwner: nil).first as? UICollectionViewCell }
    }
  }
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    supplements.pool.makers[SupplementaryViews.key(kind, identifier)] = nib.map { nib in
      { _ in nib.instantiate(withOwner: nil).first as? UICollectionReusableView }
    }
  }
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    let key = SupplementaryViews.key(elementKind, identifier)
    guard let type = viewClass as? UICollectionReusableView.Type else {
      return supplements.pool.makers[key] = nil
    }
    supplements.pool.makers[key] = { frame in
      let view = type.made(own: frame) as? UICollectionReusableView
      view?.ownIdentifier = identifier
      return view
    }
  }
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let key = SupplementaryViews.key(elementKind, identifier)
    if let view = supplements.pool.take(key) {
      view.willBeReused { view.prepareForReuse() }
      return view
    }
    if let make = supplements.pool.makers[key],
      let view = make(
        collectionViewLayout.frameForMaking {
          $0.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
        })
    {
      return view
    }
    failToDequeue(elementKind, identifier)
    return UICollectionReusableView(frame: .zero)
  }
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? { supplements.views[elementKind]?[indexPath] }
  open func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [UICollectionReusableView] {
    (supplements.views[elementKind] ?? [:]).sorted { $0.key < $1.key }.map(\.value)
  }
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  open func reloadItems(at indexPaths: [IndexPath]) {
    update { $0.reloaded.formUnion(indexPaths) }
  }
  /// The data source sets up the cells of these items again, those that are there.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    update { $0.reconfigured.formUnion(indexPaths) }
  }
  open func insertItems(at indexPaths: [IndexPath]) {
    update { $0.inserted.formUnion(indexPaths) }
  }
  open func deleteItems(at indexPaths: [IndexPath]) {
    update { $0.deleted.formUnion(indexPaths) }
  }
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.moved[indexPath] = newIndexPath }
  }
  open func reloadSections(_ sections: IndexSet) {
    update { $0.reloadedSections.formUnion(sections) }
  }
  open func insertSections(_ sections: IndexSet) {
    update { $0.insertedSections.formUnion(sections) }
  }
  open func deleteSections(_ sections: IndexSet) {
    update { $0.deletedSections.formUnion(sections) }
  }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections[section] = newSection }
  }
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    batch { updates?() }
    finish(completion)
  }

  /// When UIKit asks ahead of the cells that come is unspecified; here it does not.
  open var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    get { kept(WeakFeed<any UICollectionViewDataSourcePrefetching>()).source }
    set { keep(WeakFeed(newValue)) }
  }
  /// Cells whose size is estimated are asked in each layout here, whatever is kept.
  open var selfSizingInvalidation: SelfSizingInvalidation {
    get { kept(.enabled) }
    set { keep(newValue) }
  }
  open var isEditing: Bool {
    get { kept(false) }
    set {
      keep(newValue)
      for cell in visibleCells { cell.setNeedsUpdateConfiguration() }
    }
  }
  open var allowsSelectionDuringEditing: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  open var allowsMultipleSelectionDuringEditing: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  open func indexPathsForVisibleSupplementaryElements(
    ofKind elementKind: String
  ) -> [IndexPath] { (supplements.views[elementKind] ?? [:]).keys.sorted() }
  open func indexPath(
    forSupplementaryView supplementaryView: UICollectionReusableView
  ) -> IndexPath? {
    for views in supplements.views.values {
      if let path = views.first(where: { $0.value === supplementaryView })?.key { return path }
    }
    return nil
  }
  /// UIKit takes a closure that does not outlive the call, which Swift cannot say of an optional one.
  open func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { updates in
      let given: (() -> Void)? = updates
      performBatchUpdates(given, completion: completion)
    }
  }
  /// Whether anything is changing that the layout has not heard of.
  open var hasUncommittedUpdates: Bool { updates.depth > 0 }
}
