// source: Apple's documentation of apply(_:animatingDifferences:), reconfigureItems(_:) and applySnapshotUsingReloadData(_:)
// A list follows a snapshot: what stays keeps its cell and stays selected, wherever it goes; what is
// reconfigured is set up in the cell that is there, what is reloaded gets another, and a snapshot that is
// shown by reloading makes everything anew.
// Open, so not printed: which cell a reloaded item gets, and which of two items that change places
// moves.
// ends: normally
import UIKit

final class Row: UITableViewCell {
  var reuses = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

final class Rows: UIViewController {
  let table = UITableView()
  var names = ["a": "Ada", "b": "Ben", "c": "Cleo", "d": "Dora"]
  private var asked: [String] = []
  private lazy var source = UITableViewDiffableDataSource<Int, String>(tableView: table) {
    [unowned self] table, path, item in
    asked.append(item)
    let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
    cell.textLabel?.text = names[item]
    return cell
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.register(Row.self, forCellReuseIdentifier: "row")
    table.frame = view.bounds
    table.rowHeight = 50
    table.allowsMultipleSelection = true
    view.addSubview(table)
  }

  func apply(
    _ what: String, _ sections: [[String]], anew: Bool = false, open: Set<String> = [],
    _ change: (inout NSDiffableDataSourceSnapshot<Int, String>) -> Void = { _ in }
  ) {
    let before = cells()
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    for (index, items) in sections.enumerated() {
      snapshot.appendSections([index])
      snapshot.appendItems(items, toSection: index)
    }
    change(&snapshot)
    asked = []
    if anew {
      source.applySnapshotUsingReloadData(snapshot)
    } else {
      source.apply(snapshot) { print("done, \(self.table.visibleCells.count) cells") }
    }
    table.layoutIfNeeded()
    let kept = cells().filter { item, cell in before[item] === cell && !open.contains(item) }
      .map { $0.key }
    print(what, "asked", asked.sorted(), "kept", kept.sorted())
    let selected = table.indexPathsForSelectedRows ?? []
    print(" selected", selected.compactMap { source.itemIdentifier(for: $0) }.sorted())
    print(" ", table.visibleCells.map { $0.textLabel?.text ?? "-" })
  }

  private func cells() -> [String: UITableViewCell] {
    var cells: [String: UITableViewCell] = [:]
    for path in table.indexPathsForVisibleRows ?? [] {
      if let item = source.itemIdentifier(for: path) { cells[item] = table.cellForRow(at: path) }
    }
    return cells
  }
}

let rows = Rows()
window.rootViewController = rows
DispatchQueue.main.async {
  rows.apply("first", [["a", "b", "c"]])
  rows.table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
  rows.table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
  rows.apply("moved", [["c", "a"], ["d", "b"]])
  rows.apply("gone", [["a"], ["b"]])
  rows.names["a"] = "Anna"
  rows.names["b"] = "Bo"
  rows.apply("same", [["a"], ["b"]])
  rows.apply("reconfigured", [["a"], ["b"]]) { $0.reconfigureItems(["a"]) }
  print("  reuses", rows.table.visibleCells.compactMap { ($0 as? Row)?.reuses })
  rows.apply("reloaded", [["b"], ["a"]], open: ["b"]) { $0.reloadItems(["b"]) }
  rows.apply("anew", [["b", "a"]], anew: true, open: ["a", "b"])
}
