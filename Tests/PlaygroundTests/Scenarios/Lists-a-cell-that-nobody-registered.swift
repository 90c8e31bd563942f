// source: published consoles with dequeueReusableCell(withIdentifier:for:)
// dequeueReusableCell(withIdentifier:) returns nil for an unknown name; with an index path it ends the
// app.
// ends: fault NSInternalInconsistencyException
import UIKit

final class One: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let old = tableView.dequeueReusableCell(withIdentifier: "cell")
    print(old == nil)
    return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
}

let one = One()
let table = UITableView(frame: view.bounds)
table.rowHeight = 50
table.dataSource = one
view.addSubview(table)
view.layoutIfNeeded()
print("never printed")
