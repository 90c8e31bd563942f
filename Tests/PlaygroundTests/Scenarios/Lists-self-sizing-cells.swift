// swift-format-ignore-file
// evidence
// Rows that are as high as the constraints in their cells: chained from the top of the content view
// to its bottom, with the table's width required.
// ends: normally
import UIKit

final class NoteCell: UITableViewCell {
  static let identifier = "NoteCell"
  let titleLabel = UILabel()
  let box = UIView()
  private var boxHeight: NSLayoutConstraint!

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    titleLabel.numberOfLines = 0
    for view in [titleLabel, box] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    boxHeight = box.heightAnchor.constraint(equalToConstant: 0)
    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      titleLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      titleLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      box.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 8),
      box.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: titleLabel.trailingAnchor),
      box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
      boxHeight,
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func show(_ note: String, boxHeight height: CGFloat) {
    titleLabel.text = note
    boxHeight.constant = height
  }
}

final class NotesViewController: UIViewController, UITableViewDataSource {
  var heights: [CGFloat] = [20, 100, 0]
  let tableView = UITableView()

  override func loadView() {
    tableView.dataSource = self
    tableView.register(NoteCell.self, forCellReuseIdentifier: NoteCell.identifier)
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 80
    view = tableView
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    heights.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: NoteCell.identifier, for: indexPath)
      as! NoteCell
    cell.show("Note \(indexPath.row)", boxHeight: heights[indexPath.row])
    return cell
  }
}

let notes = NotesViewController()
window.rootViewController = notes

func report() {
  let table = notes.tableView
  for case let cell as NoteCell in table.visibleCells {
    guard let path = table.indexPath(for: cell) else { continue }
    let label = cell.titleLabel.frame
    print(
      path, abs(cell.frame.height - table.rectForRow(at: path).height) < 0.5,
      cell.contentView.frame == cell.bounds,
      abs(cell.frame.height - (12 + label.height + 8 + notes.heights[path.row] + 12)) < 0.5,
      label.minX, label.width, cell.box.frame.height)
  }
  let first = table.rectForRow(at: IndexPath(row: 0, section: 0))
  let second = table.rectForRow(at: IndexPath(row: 1, section: 0))
  print(first.minY, second.minY == first.maxY, (second.height - first.height).rounded())
}

DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
  report()
  notes.heights[0] = 50
  notes.tableView.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
}
DispatchQueue.main.asyncAfter(deadline: .now() + 2) { report() }
