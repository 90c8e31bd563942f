// source: Apple's documentation of UINavigationController and UITableViewController
// An untouched list lies with its first row below the bar: its offset is minus the inset.
// ends: normally
import UIKit

final class List: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    40
  }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
}

let list = List(style: .plain)
window.rootViewController = UINavigationController(rootViewController: list)
window.layoutIfNeeded()
let inset = list.tableView.adjustedContentInset.top
print(inset > 0, list.tableView.contentOffset.y == -inset)
if let first = list.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) {
  print(first.convert(first.bounds, to: nil).minY == inset)
}
list.tableView.contentOffset.y = 100
list.additionalSafeAreaInsets.top = 30
window.layoutIfNeeded()
print(list.tableView.adjustedContentInset.top == inset + 30, list.tableView.contentOffset.y)
