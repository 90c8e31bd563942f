// swift-format-ignore-file
// source: Apple's documentation of prepareForReuse() and dequeueReusableCell(withIdentifier:for:)
// A table of a thousand rows makes cells for those on the screen. Scrolling lays the table out, and
// a cell that has left comes back for another row, after prepareForReuse().
// ends: normally
import UIKit

final class RowCell: UITableViewCell {
  static var made = 0
  static var reused = 0
  static var dirty = 0
  var isDirty = false

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    RowCell.made += 1
  }

  required init?(coder: NSCoder) { fatalError() }

  override func prepareForReuse() {
    super.prepareForReuse()
    RowCell.reused += 1
    isDirty = false
  }
}

final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var shown: Set<Int> = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1000 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) as! RowCell
    if cell.isDirty { RowCell.dirty += 1 }
    cell.isDirty = true
    cell.tag = indexPath.row
    return cell
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { shown.insert(indexPath.row) }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { shown.remove(indexPath.row) }
}

let rows = Rows()
let table = UITableView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
table.contentInsetAdjustmentBehavior = .never
table.rowHeight = 100
table.register(RowCell.self, forCellReuseIdentifier: "row")
table.dataSource = rows
table.delegate = rows
view.addSubview(table)
view.layoutIfNeeded()
print(RowCell.made < 10, RowCell.made >= 4, RowCell.reused)
print(rows.shown.isSuperset(of: 0..<4))

for screen in 1...20 {
  table.contentOffset.y = CGFloat(screen) * 400
  table.layoutIfNeeded()
}
print(RowCell.made < 20, RowCell.reused > 50, RowCell.dirty)
print(rows.shown.isSuperset(of: 80..<84), rows.shown.contains(0), rows.shown.count < 12)
let middle = table.cellForRow(at: IndexPath(row: 82, section: 0))
print(middle?.tag ?? -1, middle?.frame ?? .zero)
table.scrollToRow(at: IndexPath(row: 500, section: 0), at: .top, animated: false)
print(table.contentOffset)
