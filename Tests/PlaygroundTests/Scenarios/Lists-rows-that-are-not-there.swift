// source: published consoles with deleteRows(at:with:)
// A table without a data source has no sections, so there is no row to delete.
// ends: fault NSInternalInconsistencyException
import UIKit

let table = UITableView(frame: view.bounds)
view.addSubview(table)
view.layoutIfNeeded()
table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
print("never printed")
