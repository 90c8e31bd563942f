// evidence
// A row that comes is scrolled to where it lies, though a row above it is higher than was estimated.
// ends: normally
import UIKit

final class Cell: UITableViewCell {
  let box = UIView()
  lazy var height = box.heightAnchor.constraint(equalToConstant: 0)
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: contentView.topAnchor),
      box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor), height,
    ])
  }
  required init?(coder: NSCoder) { nil }
}
final class Source: NSObject, UITableViewDataSource {
  var heights: [CGFloat] = [150, 20, 20]
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    heights.count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    (cell as? Cell)?.height.constant = heights[indexPath.row]
    return cell
  }
}
let source = Source()
let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
table.contentInsetAdjustmentBehavior = .never
table.estimatedRowHeight = 20
table.dataSource = source
table.register(Cell.self, forCellReuseIdentifier: "cell")
let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
window.addSubview(table)
window.layoutIfNeeded()
print(table.contentSize.height)
table.scrollToRow(at: IndexPath(row: 2, section: 0), at: .bottom, animated: false)
print(table.contentOffset.y)
for row in 3...4 {
  source.heights.append(20)
  table.performBatchUpdates {
    table.insertRows(at: [IndexPath(row: row, section: 0)], with: .none)
  }
  table.scrollToRow(at: IndexPath(row: row, section: 0), at: .bottom, animated: false)
  print(table.contentOffset.y, table.contentSize.height)
}
// A row in sight is measured again, as the widespread way to let rows grow has it.
source.heights[4] = 50
(table.cellForRow(at: IndexPath(row: 4, section: 0)) as? Cell)?.height.constant = 50
table.beginUpdates()
table.endUpdates()
table.layoutIfNeeded()
print(table.rectForRow(at: IndexPath(row: 4, section: 0)).height, table.contentSize.height)
