// source: Apple's documentation of scrollToRow(at:at:animated:) and contentInset
// What the insets cover is out of sight: nothing is scrolled to beneath it.
// ends: normally
import UIKit

final class Rows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
}

let rows = Rows()
let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 500))
table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
table.dataSource = rows
table.rowHeight = 100
table.contentInsetAdjustmentBehavior = .never
table.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 50, right: 0)
table.layoutIfNeeded()
func scroll(_ row: Int, _ position: UITableView.ScrollPosition) {
  table.scrollToRow(at: IndexPath(row: row, section: 0), at: position, animated: false)
  print(row, table.contentOffset.y)
}
scroll(15, .top)
scroll(15, .middle)
scroll(15, .bottom)
scroll(29, .bottom)
scroll(0, .top)
scroll(8, .none)

let form = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
form.contentInsetAdjustmentBehavior = .never
form.contentSize = CGSize(width: 100, height: 1000)
form.contentInset.bottom = 40
form.scrollRectToVisible(CGRect(x: 0, y: 900, width: 100, height: 100), animated: false)
print(form.contentOffset)
form.contentInset.top = 64
form.scrollRectToVisible(CGRect(x: 0, y: 0, width: 100, height: 10), animated: false)
print(form.contentOffset)
