// source: published consoles with deleteRows(at:with:)
// A table that is told of a row which the data source does not have: the numbers before and after
// must agree. The data source forgot to take the row out of its model.
// ends: fault NSInternalInconsistencyException
import UIKit

final class Names: NSObject, UITableViewDataSource {
  var names = ["Ada", "Grace", "Barbara"]

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
  }
}

let names = Names()
let table = UITableView(frame: view.bounds)
table.register(UITableViewCell.self, forCellReuseIdentifier: "name")
table.dataSource = names
view.addSubview(table)
view.layoutIfNeeded()

names.names.removeLast()
table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .automatic)
print("the numbers agree")
table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
print("never printed")
