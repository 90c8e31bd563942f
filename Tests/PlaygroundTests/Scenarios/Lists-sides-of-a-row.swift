// swift-format-ignore-file
// evidence: A-084
// A row's content keeps the sides of the list free: a default cell's text begins there.
// ends: normally
import UIKit

final class Rows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    if indexPath.row == 0 {
      cell.textLabel?.text = "Old"
    } else {
      var content = cell.defaultContentConfiguration()
      content.text = "New"
      cell.contentConfiguration = content
    }
    return cell
  }
}

let rows = Rows()
let table = UITableView(frame: view.bounds)
table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
table.dataSource = rows
view.addSubview(table)
view.layoutIfNeeded()

let old = table.cellForRow(at: IndexPath(row: 0, section: 0))!
print(old.contentView.layoutMargins.left, old.contentView.layoutMargins.right)
print(old.textLabel!.frame.minX)
let new = table.cellForRow(at: IndexPath(row: 1, section: 0))!
func label(in view: UIView) -> UILabel? {
  view as? UILabel ?? view.subviews.lazy.compactMap { label(in: $0) }.first { $0.text != nil }
}
let text = label(in: new.contentView)!
print(text.convert(CGPoint.zero, to: new).x)

let own = UITableViewCell()
own.contentView.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
print(own.contentView.layoutMargins)
print(UICollectionViewCell().contentView.layoutMargins)
