// source: Apple's documentation of UITableViewCell.textLabel and tableView(_:titleForHeaderInSection:)
// The labels of a cell lie in its content view once they are asked for, and a section's title is a
// header with a label. Where they lie is unspecified.
// ends: normally
import UIKit

final class Names: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "row \(indexPath.row)"
    cell.detailTextLabel?.text = "more"
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "Names"
  }
}

let names = Names()
let table = UITableView(frame: view.bounds)
table.dataSource = names
view.addSubview(table)
view.layoutIfNeeded()

if let cell = table.cellForRow(at: IndexPath(row: 0, section: 0)),
  let text = cell.textLabel, let detail = cell.detailTextLabel
{
  print(text.superview === cell.contentView, detail.superview === cell.contentView)
  print(text.frame.width > 0, text.frame.maxY == detail.frame.minY)
}
let plain = UITableViewCell(style: .default, reuseIdentifier: nil)
print(plain.detailTextLabel == nil, plain.textLabel != nil)
let header = table.headerView(forSection: 0)
print(header?.textLabel?.text ?? "none", header?.superview === table)
print(table.rectForHeader(inSection: 0).height == header?.frame.height)
