// source: published consoles with scrollToRow(at:at:animated:)
// A table scrolls to the rows that it has; another one raises.
// ends: fault NSRangeException
import UIKit

final class Ten: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    10
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}

let ten = Ten()
let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
table.contentInsetAdjustmentBehavior = .never
table.rowHeight = 50
table.dataSource = ten
view.addSubview(table)
view.layoutIfNeeded()
table.scrollToRow(at: IndexPath(row: 9, section: 0), at: .bottom, animated: false)
print(table.contentOffset)
table.scrollToRow(at: IndexPath(row: 10, section: 0), at: .bottom, animated: false)
print("never printed")
