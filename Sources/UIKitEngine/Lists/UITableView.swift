import Foundation

/// Rows in sections below one another, each in a cell that is reused.
///
/// Heights come from the delegate, from `rowHeight`, or from the cell's constraints; cells are made for
/// the rows that the bounds show, in `layoutSubviews()`. When UIKit makes which cell, how far ahead it
/// does, how it estimates, and how often it asks for what, is unspecified. Here a height that a cell's
/// constraints give is an estimate until the bounds come to the row. Editing and separators are not
/// modelled.
open class UITableView: UIScrollView {
  /// The scroll view's, as UIKit narrows it.
  @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
    get { super.delegate as? any UITableViewDelegate }
    set { super.delegate = newValue }
  }
  open weak var dataSource: (any UITableViewDataSource)? { didSet { startAnew() } }
  open private(set) var style: Style
  /// Negative, as from the start, means by the cell's constraints.
  open var rowHeight = UITableView.automaticDimension { didSet { startAnew() } }
  /// Negative, as from the start, leaves the estimate to the table, and zero asks for none: each row is
  /// measured at once then.
  open var estimatedRowHeight = UITableView.automaticDimension { didSet { startAnew() } }
  open var sectionHeaderHeight = UITableView.automaticDimension
  open var sectionFooterHeight = UITableView.automaticDimension
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  open var sectionHeaderTopPadding: CGFloat = 0
  open var fillerRowHeight: CGFloat = 0
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  open var separatorColor: UIColor?
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  /// Kept: rows have no controls to edit them with.
  open var isEditing = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var insetsContentViewsToSafeArea = true
  open var cellLayoutMarginsFollowReadableWidth = false
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  open var backgroundView: UIView?
  open var tableHeaderView: UIView? { didSet { replace(oldValue, tableHeaderView) } }
  open var tableFooterView: UIView? { didSet { replace(oldValue, tableFooterView) } }
  final var pool = CellPool<UITableViewCell>()
  final var headerPool = CellPool<UITableViewHeaderFooterView>()
  final var rows = TableRows()
  final var selected: Set<IndexPath> = []
  /// Gathered between `beginUpdates()` and `endUpdates()`, which may nest.
  final var updates = ListUpdates()
  /// The cell that is being set up again.
  final var reconfigured: (path: IndexPath, cell: UITableViewCell)?

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  nonisolated deinit {}

  override var measuresContent: Bool { true }
  /// So that the safe area is always in its adjusted insets, and no row is covered by a bar.
  ///
  /// Apple's documentation has no default for tables; what programs do to stop a short one from
  /// bouncing is to set this to false.
  override var bouncesFromTheStart: Bool { true }

  public nonisolated static let automaticDimension: CGFloat = -1

  public nonisolated enum Style: Int, Hashable, Sendable {
    case plain, grouped, insetGrouped
  }

  public nonisolated enum ScrollPosition: Int, Hashable, Sendable {
    case none, top, middle, bottom
  }

  public nonisolated enum RowAnimation: Int, Hashable, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  final var tableDelegate: (any UITableViewDelegate)? { delegate }

  // MARK: Content

  /// What is selected is so no longer, as documented.
  open func reloadData() { startAnew() }

  /// Whether UIKit calls `reloadData()` itself, as when the data source changes, is unspecified; here
  /// it does not.
  private func startAnew() {
    for (_, cell) in rows.cells.sorted(by: { $0.key < $1.key }) {
      pool.put(cell, cell.reuseIdentifier)
    }
    dropHeaders()
    rows = TableRows()
    selected = []
    setNeedsLayout()
  }

  final func dropHeaders() {
    for view in rows.sections.flatMap({ [$0.header, $0.footer] }).compactMap(\.view) {
      retire(view)
    }
    for section in rows.sections.indices {
      (rows.sections[section].header.view, rows.sections[section].footer.view) = (nil, nil)
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    loadIfNeeded()
    placeRows()
    showCells()
  }

  private func replace(_ old: UIView?, _ new: UIView?) {
    old?.removeFromSuperview()
    if let new {
      // Only the height is the program's, as documented.
      new.frame.size.width = bounds.width
      addSubview(new)
    }
    rows.isStale = true
    setNeedsLayout()
  }

  open func register(
    _ cellClass: AnyClass?, forCellReuseIdentifier identifier: String
  ) {
    guard let type = cellClass as? UITableViewCell.Type else {
      return pool.makers[identifier] = nil
    }
    pool.makers[identifier] = { _ in type.made(reusable: identifier) }
  }
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    guard let cell = pool.take(identifier) else { return pool.makers[identifier]?(.zero) }
    cell.willBeReused { cell.prepareForReuse() }
    // Its texts may become others.
    if !cell.own.isEmpty { cell.setNeedsLayout() }
    return cell
  }
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let (path, cell) = reconfigured, path == indexPath, cell.reuseIdentifier == identifier {
      return cell
    }
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      Engine.current.fault(
        Fault(
          .exception(name: "NSInternalInconsistencyException"),
          "unable to dequeue a cell with identifier \(identifier) - must register a nib or a "
            + "class for the identifier or connect a prototype cell in a storyboard"))
      return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
    return cell
  }

  open func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    guard let type = aClass as? UITableViewHeaderFooterView.Type else {
      return headerPool.makers[identifier] = nil
    }
    headerPool.makers[identifier] = { _ in type.made(reusable: identifier) }
  }
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    guard let view = headerPool.take(identifier) else {
      return headerPool.makers[identifier]?(.zero)
    }
    view.willBeReused { view.prepareForReuse() }
    return view
  }
  /// Of the class that tables reuse; any other view of a delegate's is `nil` here.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    guard rows.sections.indices.contains(section) else { return nil }
    return rows.sections[section].header.view as? UITableViewHeaderFooterView
  }
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    guard rows.sections.indices.contains(section) else { return nil }
    return rows.sections[section].footer.view as? UITableViewHeaderFooterView
  }
  open func rectForHeader(inSection section: Int) -> CGRect {
    placeIfNeeded()
    guard rows.sections.indices.contains(section) else { return .zero }
    return rect(of: rows.sections[section].header)
  }
  open func rectForFooter(inSection section: Int) -> CGRect {
    placeIfNeeded()
    guard rows.sections.indices.contains(section) else { return .zero }
    return rect(of: rows.sections[section].footer)
  }

  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    pool.makers[identifier] = nib.map { nib in
      { _ in nib.instantiate(withOwner: nil).first as? UITableViewCell }
    }
  }
  open func register(
    _ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    headerPool.makers[identifier] = nib.map { nib in
      { _ in nib.instantiate(withOwner: nil).first as? UITableViewHeaderFooterView }
    }
  }

  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    rows.cells[indexPath].flatMap { $0.superview === self ? $0 : nil }
  }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    rows.cells.first { $0.value === cell }?.key
  }
  /// An estimate as long as the bounds have not come to a row that sizes itself.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    placeIfNeeded()
    return rows.frame(at: indexPath) ?? .zero
  }
  /// Its rows with its header and footer.
  open func rect(forSection section: Int) -> CGRect {
    placeIfNeeded()
    guard rows.sections.indices.contains(section) else { return .zero }
    let (header, footer) = (rows.sections[section].header, rows.sections[section].footer)
    return CGRect(
      x: 0, y: header.y, width: bounds.width, height: footer.y + footer.height - header.y)
  }
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    placeIfNeeded()
    return rows.paths(from: point.y, to: point.y.nextUp).first
  }
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    placeIfNeeded()
    return rows.paths(from: rect.minY, to: rect.maxY)
  }
  open var visibleCells: [UITableViewCell] {
    rows.cells.sorted { $0.key < $1.key }.map(\.value).filter { $0.superview === self }
  }
  open var indexPathsForVisibleRows: [IndexPath]? {
    rows.cells.filter { $0.value.superview === self }.keys.sorted()
  }

  open var indexPathForSelectedRow: IndexPath? { selected.min() }
  open var indexPathsForSelectedRows: [IndexPath]? {
    selected.isEmpty ? nil : selected.sorted()
  }
  /// The delegate is not told, as documented.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    if !allowsMultipleSelection {
      selected.sorted().forEach { deselectRow(at: $0, animated: animated) }
    }
    guard let indexPath else { return }
    selected.insert(indexPath)
    rows.cells[indexPath]?.setSelected(true, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selected.remove(indexPath)
    rows.cells[indexPath]?.setSelected(false, animated: animated)
  }
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard let row = place(toScrollTo: indexPath) else { return }
    let position: ScrollAxis.Position? =
      switch scrollPosition {
      case .top: .near
      case .middle: .middle
      case .bottom: .far
      case .none: nil
      }
    let y = verticalAxis.offset(of: (row.minY, row.maxY), at: position)
    setContentOffset(CGPoint(x: 0, y: y), animated: animated)
  }
  open func scrollToNearestSelectedRow(
    at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard let indexPath = selected.min() else { return }
    scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
  }

  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.reloaded.formUnion(indexPaths) }
  }
  /// The data source sets up the cells of these rows again, those that are there.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    update { $0.reconfigured.formUnion(indexPaths) }
  }
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.inserted.formUnion(indexPaths) }
  }
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.deleted.formUnion(indexPaths) }
  }
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.moved[indexPath] = newIndexPath }
  }
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.reloadedSections.formUnion(sections) }
  }
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.insertedSections.formUnion(sections) }
  }
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.deletedSections.formUnion(sections) }
  }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections[section] = newSection }
  }
  /// Updates nest; the outermost one carries them out.
  open func beginUpdates() { updates.depth += 1 }
  /// Heights are asked for again, also where nothing came or went.
  open func endUpdates() {
    guard updates.depth > 0 else { return }
    updates.depth -= 1
    if updates.depth == 0 { carryOut() }
  }
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    batch { updates?() }
    finish(completion)
  }
  open var hasUncommittedUpdates: Bool { updates.depth > 0 }

  /// Rows whose height is their constraints' are measured in each layout here, whatever is kept.
  open var selfSizingInvalidation: SelfSizingInvalidation {
    get { kept(.enabled) }
    set { keep(newValue) }
  }
  open var isPrefetchingEnabled: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  open var dragInteractionEnabled: Bool {
    get { kept(UIDevice.current.userInterfaceIdiom == .pad) }
    set { keep(newValue) }
  }
  open var allowsFocus: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  open var remembersLastFocusedIndexPath: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// As of a collection.
  open var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    get { kept(WeakFeed<any UITableViewDataSourcePrefetching>()).source }
    set { keep(WeakFeed(newValue)) }
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
}

/// Cells that wait to be used again, and how new ones are made.
struct CellPool<Cell: UIView> {
  /// Told the frame that a collection view gives what it makes.
  var makers: [String: (CGRect) -> Cell?] = [:]
  private var waiting: [String: [Cell]] = [:]

  mutating func put(_ cell: Cell, _ identifier: String?) {
    if let identifier { waiting[identifier, default: []].append(cell) }
  }
  mutating func take(_ identifier: String) -> Cell? { waiting[identifier]?.popLast() }
}
