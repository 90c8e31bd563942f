// swift-format-ignore-file
// source: Apple's documentation of insertRows(at:with:), deleteRows(at:with:) and performBatchUpdates(_:completion:)
// Inserting, deleting and moving rows: the model changes first, then the table is told. Rows that
// stay keep their cells, and the selection goes with its row.
// ends: normally
import UIKit

final class Shopping: UITableViewController {
  var things = ["milk", "bread", "salt", "tea"]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "thing")
    tableView.rowHeight = 44
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    things.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "thing", for: indexPath)
    cell.textLabel?.text = things[indexPath.row]
    return cell
  }

  func buy(_ thing: String, at row: Int) {
    things.insert(thing, at: row)
    tableView.insertRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
  }

  func drop(_ row: Int) {
    things.remove(at: row)
    tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .fade)
  }

  var texts: [String] {
    tableView.layoutIfNeeded()
    return tableView.visibleCells.map { $0.textLabel?.text ?? "-" }
  }
}

let shopping = Shopping(style: .plain)
window.rootViewController = shopping

func row(_ number: Int) -> IndexPath { IndexPath(row: number, section: 0) }

DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
  let table = shopping.tableView!
  print(shopping.texts)
  let salt = table.cellForRow(at: row(2))
  table.selectRow(at: row(2), animated: false, scrollPosition: .none)

  shopping.buy("eggs", at: 0)
  print(shopping.texts, table.indexPathForSelectedRow ?? "none")
  print(table.cellForRow(at: row(3)) === salt)

  shopping.drop(1)
  print(shopping.texts, table.indexPathForSelectedRow ?? "none")

  table.performBatchUpdates {
    shopping.things.remove(at: 0)
    shopping.things.append("rice")
    shopping.things.swapAt(0, 1)
    table.deleteRows(at: [row(0)], with: .none)
    table.insertRows(at: [row(3)], with: .none)
    table.moveRow(at: row(1), to: row(1))
  }
  print(shopping.texts, table.numberOfRows(inSection: 0))

  shopping.things = ["nothing"]
  table.reloadData()
  print(shopping.texts, table.indexPathForSelectedRow == nil)
  print(table.rectForRow(at: row(0)), table.rectForRow(at: row(1)))
}
