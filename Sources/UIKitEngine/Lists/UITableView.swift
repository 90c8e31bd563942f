import Foundation

/// Rows in sections below one another, each in a cell that is reused.
///
/// Heights come from the delegate, from `rowHeight`, or from the cell's constraints; cells are made for
/// the rows that the bounds show, in `layoutSubviews()`. When UIKit makes which cell, how far ahead it
/// does, and how it estimates, is unspecified: here every height is known at once. Editing and
/// separators are not modelled.
open class UITableView: UIScrollView {
  public final weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  public final let style: Style
  /// Negative, as from the start, means by the cell's constraints.
  public final var rowHeight = UITableView.automaticDimension { didSet { reloadData() } }
  public final var estimatedRowHeight = UITableView.automaticDimension
  public final var sectionHeaderHeight = UITableView.automaticDimension
  public final var sectionFooterHeight = UITableView.automaticDimension
  public final var estimatedSectionHeaderHeight = UITableView.automaticDimension
  public final var estimatedSectionFooterHeight = UITableView.automaticDimension
  public final var sectionHeaderTopPadding: CGFloat = 0
  public final var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  public final var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  public final var separatorColor: UIColor?
  public final var allowsSelection = true
  public final var allowsMultipleSelection = false
  /// Kept: rows have no controls to edit them with.
  public final var isEditing = false
  public final var allowsSelectionDuringEditing = false
  public final var insetsContentViewsToSafeArea = true
  public final var cellLayoutMarginsFollowReadableWidth = false
  public final func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  public final var backgroundView: UIView?
  public final var tableHeaderView: UIView? { didSet { replace(oldValue, tableHeaderView) } }
  public final var tableFooterView: UIView? { didSet { replace(oldValue, tableFooterView) } }
  final var pool = CellPool<UITableViewCell>()
  final var headerPool = CellPool<UITableViewHeaderFooterView>()
  final var rows = TableRows()
  final var selected: Set<IndexPath> = []
  private var measuredWidth: CGFloat = -1

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

  final var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  // MARK: Content

  open func reloadData() {
    for (_, cell) in rows.cells.sorted(by: { $0.key < $1.key }) {
      pool.put(cell, cell.reuseIdentifier)
    }
    for (_, view) in [rows.headers, rows.footers].flatMap({ $0.sorted { $0.key < $1.key } }) {
      view.removeFromSuperview()
      guard let view = view as? UITableViewHeaderFooterView else { continue }
      headerPool.put(view, view.reuseIdentifier)
    }
    rows = TableRows()
    selected = []
    measuredWidth = -1
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    measureIfNeeded()
    showCells()
  }

  final func measureIfNeeded() {
    guard measuredWidth != bounds.width, let dataSource, bounds.width > 0 else { return }
    measuredWidth = bounds.width
    rows.frames = [:]
    var y = place(tableHeaderView, at: 0)
    for section in 0..<dataSource.numberOfSections(in: self) {
      y = placeHeader(of: section, at: y)
      for row in 0..<dataSource.tableView(self, numberOfRowsInSection: section) {
        let path = IndexPath(row: row, section: section)
        let height = height(at: path)
        rows.frames[path] = CGRect(x: 0, y: y, width: bounds.width, height: height)
        y += height
      }
      y = placeFooter(of: section, at: y)
    }
    y = place(tableFooterView, at: y)
    contentSize = CGSize(width: bounds.width, height: y)
  }

  private func height(at path: IndexPath) -> CGFloat {
    let wanted = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    guard wanted < 0, let cell = cell(at: path) else { return max(0, wanted) }
    let fitting = cell.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    // Cells without constraints of their own are as high as UIKit's standard row.
    return fitting.height > 0 ? fitting.height : 44
  }

  private func place(_ view: UIView?, at y: CGFloat) -> CGFloat {
    guard let view else { return y }
    view.frame = CGRect(x: 0, y: y, width: bounds.width, height: view.frame.height)
    return view.frame.maxY
  }

  private func placeHeader(of section: Int, at y: CGFloat) -> CGFloat {
    let view = tableDelegate?.tableView(self, viewForHeaderInSection: section)
    let height = tableDelegate?.tableView(self, heightForHeaderInSection: section)
    return placeHeaderOrFooter(view, height ?? sectionHeaderHeight, &rows.headers[section], at: y)
  }

  private func placeFooter(of section: Int, at y: CGFloat) -> CGFloat {
    let view = tableDelegate?.tableView(self, viewForFooterInSection: section)
    let height = tableDelegate?.tableView(self, heightForFooterInSection: section)
    return placeHeaderOrFooter(view, height ?? sectionFooterHeight, &rows.footers[section], at: y)
  }

  private func placeHeaderOrFooter(
    _ view: UIView?, _ wanted: CGFloat, _ slot: inout UIView?, at y: CGFloat
  ) -> CGFloat {
    if slot !== view { slot?.removeFromSuperview() }
    slot = view
    var height = max(0, wanted)
    if wanted < 0, let view {
      height =
        view.systemLayoutSizeFitting(
          CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        ).height
    }
    guard let view else { return y + height }
    if view.superview !== self { addSubview(view) }
    view.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
    return y + height
  }

  private func showCells() {
    let shown = rows.frames.filter { $0.value.intersects(bounds) }
    for (path, cell) in rows.cells.sorted(by: { $0.key < $1.key }) where shown[path] == nil {
      tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
      rows.cells[path] = nil
      cell.removeFromSuperview()
      pool.put(cell, cell.reuseIdentifier)
    }
    for (path, frame) in shown.sorted(by: { $0.key < $1.key }) {
      guard let cell = cell(at: path) else { continue }
      cell.frame = frame
      guard cell.superview !== self else { continue }
      tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
      addSubview(cell)
    }
  }

  private func cell(at path: IndexPath) -> UITableViewCell? {
    if let cell = rows.cells[path] { return cell }
    guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return nil }
    cell.frame.size.width = bounds.width
    cell.setSelected(selected.contains(path), animated: false)
    rows.cells[path] = cell
    return cell
  }

  private func replace(_ old: UIView?, _ new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    measuredWidth = -1
    setNeedsLayout()
  }
}

/// What a table has laid out.
struct TableRows {
  var frames: [IndexPath: CGRect] = [:]
  var cells: [IndexPath: UITableViewCell] = [:]
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
}

/// Cells that wait to be used again, and how new ones are made.
struct CellPool<Cell: UIView> {
  var makers: [String: () -> Cell?] = [:]
  private var waiting: [String: [Cell]] = [:]

  mutating func put(_ cell: Cell, _ identifier: String?) {
    if let identifier { waiting[identifier, default: []].append(cell) }
  }
  mutating func take(_ identifier: String) -> Cell? { waiting[identifier]?.popLast() }
}
