import Foundation

/// Rows in sections below one another, each in a cell that is reused.
///
/// Heights come from the delegate, from `rowHeight`, or from the cell's constraints; cells are made for
/// the rows that the bounds show, in `layoutSubviews()`. When UIKit makes which cell, how far ahead it
/// does, how it estimates, and how often it asks for what, is unspecified. Here a height that a cell's
/// constraints give is an estimate until the bounds come to the row. Editing and separators are not
/// modelled.
open class UITableView: UIScrollView {
  public final weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  public final let style: Style
  /// Negative, as from the start, means by the cell's constraints.
  public final var rowHeight = UITableView.automaticDimension { didSet { reloadData() } }
  /// Negative, as from the start, leaves the estimate to the table, and zero asks for none: each row is
  /// measured at once then.
  public final var estimatedRowHeight = UITableView.automaticDimension { didSet { reloadData() } }
  public final var sectionHeaderHeight = UITableView.automaticDimension
  public final var sectionFooterHeight = UITableView.automaticDimension
  public final var estimatedSectionHeaderHeight = UITableView.automaticDimension
  public final var estimatedSectionFooterHeight = UITableView.automaticDimension
  public final var sectionHeaderTopPadding: CGFloat = 0
  public final var fillerRowHeight: CGFloat = 0
  public final var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  public final var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  public final var separatorColor: UIColor?
  public final var allowsSelection = true
  public final var allowsMultipleSelection = false
  /// Kept: rows have no controls to edit them with.
  public final var isEditing = false
  public final var allowsSelectionDuringEditing = false
  public final var allowsMultipleSelectionDuringEditing = false
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
  /// Gathered between `beginUpdates()` and `endUpdates()`, which may nest.
  final var updates = ListUpdates()

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

  /// What is selected is so no longer, as documented.
  open func reloadData() {
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
      view.removeFromSuperview()
      guard let view = view as? UITableViewHeaderFooterView else { continue }
      headerPool.put(view, view.reuseIdentifier)
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
    if let new { addSubview(new) }
    rows.isStale = true
    setNeedsLayout()
  }
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
