import Foundation

/// What a table knows of its rows, and where it has put them.
struct TableRows {
  struct Row {
    var height: CGFloat
    /// Whether the height is given or measured, not estimated.
    var isKnown: Bool
    var y: CGFloat = 0
  }

  /// A header or a footer.
  struct Margin {
    var view: UIView?
    var height: CGFloat = 0
    var y: CGFloat = 0
  }

  struct Section {
    var header = Margin()
    var rows: [Row] = []
    var footer = Margin()
  }

  var sections: [Section] = []
  var cells: [IndexPath: UITableViewCell] = [:]
  /// The rows of each section as the data source last had them; `nil` before it was asked.
  var counts: [Int]?
  /// The width that the heights are for; `nil` before the table has asked its data source.
  var width: CGFloat?
  /// What the constraints of cells have given, for a table as wide as `measuredWidth`.
  var measured: [IndexPath: CGFloat] = [:]
  var measuredWidth: CGFloat?
  /// Something above a row has changed its height.
  var isStale = true

  subscript(path: IndexPath) -> Row? {
    guard sections.indices.contains(path.section),
      sections[path.section].rows.indices.contains(path.row)
    else { return nil }
    return sections[path.section].rows[path.row]
  }

  func frame(at path: IndexPath) -> CGRect? {
    self[path].map { CGRect(x: 0, y: $0.y, width: width ?? 0, height: $0.height) }
  }

  /// The rows that lie between two heights, in order.
  func paths(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
    var found: [IndexPath] = []
    for (section, one) in sections.enumerated() {
      guard one.header.y < bottom else { break }
      guard one.footer.y > top else { continue }
      for (row, place) in one.rows.enumerated()
      where place.y < bottom && place.y + place.height > top {
        found.append(IndexPath(row: row, section: section))
      }
    }
    return found
  }
}

extension UITableView {
  /// Asks the data source how much there is, and the delegate how high it is.
  final func loadIfNeeded() {
    guard rows.width != bounds.width, let dataSource, bounds.width > 0 else { return }
    rows.width = bounds.width
    rows.isStale = true
    if rows.measuredWidth != bounds.width {
      (rows.measured, rows.measuredWidth) = ([:], bounds.width)
    }
    let old = rows.sections
    rows.sections = []
    for section in 0..<acceptedCount(dataSource.numberOfSections(in: self)) {
      var new = TableRows.Section()
      let before = old.indices.contains(section) ? old[section] : TableRows.Section()
      new.header = header(of: section, instead: before.header)
      let count = acceptedCount(dataSource.tableView(self, numberOfRowsInSection: section))
      new.rows = (0..<count).map { givenHeight(at: IndexPath(row: $0, section: section)) }
      new.footer = footer(of: section, instead: before.footer)
      rows.sections.append(new)
    }
    rows.counts = rows.sections.map(\.rows.count)
    for gone in old.dropFirst(rows.sections.count) {
      for view in [gone.header.view, gone.footer.view].compactMap({ $0 }) { retire(view) }
    }
  }

  /// What the delegate or `rowHeight` says, or else an estimate.
  private func givenHeight(at path: IndexPath) -> TableRows.Row {
    let given = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    if given >= 0 { return TableRows.Row(height: given, isKnown: true) }
    // What has a cell may look different now: it is measured again where it is in sight, and until then
    // no guess is better than what it was, or what lies below would jump. Unspecified.
    if let height = rows.measured[path] {
      return TableRows.Row(height: height, isKnown: rows.cells[path] == nil)
    }
    let estimate =
      tableDelegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
    guard estimate != 0 else { return TableRows.Row(height: measured(path), isKnown: true) }
    return TableRows.Row(height: estimate > 0 ? estimate : Self.standardHeight, isKnown: false)
  }

  /// What UIKit gives a row that nothing else does.
  static let standardHeight: CGFloat = 44

  private func measured(_ path: IndexPath) -> CGFloat {
    guard let cell = cell(at: path) else { return 0 }
    cell.updateConfigurationIfNeeded()
    var height = fittingHeight(of: cell)
    // Cells without constraints of their own are as high as UIKit's standard row, and those of its own
    // contents at least; by how much more these grow is unspecified.
    if height <= 0 || cell.contentConfiguration is UIListContentConfiguration {
      height = max(height, Self.standardHeight)
    }
    rows.measured[path] = height
    return height
  }

  private func fittingHeight(of view: UIView) -> CGFloat {
    view.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  // MARK: Headers and footers

  private func header(of section: Int, instead old: TableRows.Margin) -> TableRows.Margin {
    let view =
      tableDelegate?.tableView(self, viewForHeaderInSection: section)
      ?? titled(dataSource?.tableView(self, titleForHeaderInSection: section), instead: old)
    let height = tableDelegate?.tableView(self, heightForHeaderInSection: section)
    return margin(view, height ?? sectionHeaderHeight, instead: old)
  }

  private func footer(of section: Int, instead old: TableRows.Margin) -> TableRows.Margin {
    let view =
      tableDelegate?.tableView(self, viewForFooterInSection: section)
      ?? titled(dataSource?.tableView(self, titleForFooterInSection: section), instead: old)
    let height = tableDelegate?.tableView(self, heightForFooterInSection: section)
    return margin(view, height ?? sectionFooterHeight, instead: old)
  }

  /// What shows a title where there is no view, as documented.
  private func titled(_ title: String?, instead old: TableRows.Margin) -> UIView? {
    guard let title else { return nil }
    let kept = (old.view as? UITableViewHeaderFooterView).flatMap { $0.showsTitle ? $0 : nil }
    let view = kept ?? UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.showsTitle = true
    view.textLabel?.text = title
    return view
  }

  /// The height of a header that shows a title and that nothing else gives one; UIKit's is unspecified.
  private static let titleHeight: CGFloat = 28

  private func margin(
    _ view: UIView?, _ wanted: CGFloat, instead old: TableRows.Margin
  ) -> TableRows.Margin {
    if let gone = old.view, gone !== view { retire(gone) }
    guard let view else { return TableRows.Margin(height: max(0, wanted)) }
    guard wanted < 0 else { return TableRows.Margin(view: view, height: wanted) }
    let isTitle = (view as? UITableViewHeaderFooterView)?.showsTitle == true
    return TableRows.Margin(
      view: view, height: isTitle ? Self.titleHeight : fittingHeight(of: view))
  }

  // MARK: Places

  /// From the top down; a row whose height is an estimate is measured when the bounds come to it.
  final func placeRows() {
    guard rows.width != nil, rows.isStale || showsEstimates else { return }
    rows.isStale = false
    var y = place(tableHeaderView, at: 0)
    for section in rows.sections.indices {
      // What is asked on the way may change what there is.
      guard rows.sections.indices.contains(section) else { return }
      rows.sections[section].header.y = y
      y = place(rows.sections[section].header, at: y)
      for row in rows.sections[section].rows.indices {
        let path = IndexPath(row: row, section: section)
        guard let place = rows[path] else { return }
        var height = place.height
        if !place.isKnown, y < bounds.maxY, y + height > bounds.minY {
          height = measured(path)
          guard rows[path] != nil else { return }
          rows.sections[section].rows[row] = TableRows.Row(height: height, isKnown: true)
        }
        rows.sections[section].rows[row].y = y
        y += height
      }
      rows.sections[section].footer.y = y
      y = place(rows.sections[section].footer, at: y)
    }
    y = place(tableFooterView, at: y)
    contentSize = CGSize(width: bounds.width, height: y)
  }

  private var showsEstimates: Bool {
    rows.paths(from: bounds.minY, to: bounds.maxY).contains { rows[$0]?.isKnown == false }
  }

  private func place(_ view: UIView?, at y: CGFloat) -> CGFloat {
    guard let view else { return y }
    view.frame = CGRect(x: 0, y: y, width: bounds.width, height: view.frame.height)
    return view.frame.maxY
  }

  private func place(_ margin: TableRows.Margin, at y: CGFloat) -> CGFloat {
    margin.view?.frame = CGRect(x: 0, y: y, width: bounds.width, height: margin.height)
    return y + margin.height
  }
}
