// swift-format-ignore-file
// evidence: C-031, C-020
// A table screen written in code: the view controller is its data source and delegate, the table is
// pinned to the edges, and choosing a row pushes a screen.
// ends: normally
import UIKit

struct Fruit {
  let name: String
  let colour: UIColor
}

final class FruitViewController: UIViewController {
  private let fruit: Fruit

  init(fruit: Fruit) {
    self.fruit = fruit
    super.init(nibName: nil, bundle: nil)
    title = fruit.name
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = fruit.colour
    print("\(fruit.name) is loaded")
  }
}

final class FruitsViewController: UIViewController {
  private let fruits = [
    Fruit(name: "Apple", colour: .red), Fruit(name: "Banana", colour: .yellow),
    Fruit(name: "Plum", colour: .purple),
  ]
  let tableView = UITableView(frame: .zero, style: .plain)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Fruits"
    tableView.dataSource = self
    tableView.delegate = self
    tableView.rowHeight = 60
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "fruit")
    tableView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(tableView)
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}

extension FruitsViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    fruits.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "fruit", for: indexPath)
    cell.textLabel?.text = fruits[indexPath.row].name
    cell.accessoryType = .disclosureIndicator
    return cell
  }
}

extension FruitsViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let detail = FruitViewController(fruit: fruits[indexPath.row])
    navigationController?.pushViewController(detail, animated: true)
  }
}

let fruits = FruitsViewController()
let navigation = UINavigationController(rootViewController: fruits)
window.rootViewController = navigation

DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
  let table = fruits.tableView
  print(table.numberOfSections, table.numberOfRows(inSection: 0), table.visibleCells.count)
  for path in table.indexPathsForVisibleRows ?? [] {
    print(path, table.cellForRow(at: path)?.textLabel?.text ?? "-", table.rectForRow(at: path))
  }
  print(table.cellForRow(at: IndexPath(row: 3, section: 0)) == nil)

  // The program selects: nobody is told.
  table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
  print(table.indexPathForSelectedRow ?? "none", navigation.viewControllers.count)

  fruits.tableView(table, didSelectRowAt: IndexPath(row: 1, section: 0))
  print(table.indexPathForSelectedRow == nil, navigation.viewControllers.count)
}
DispatchQueue.main.asyncAfter(deadline: .now() + 3) {
  print(navigation.topViewController?.title ?? "-", navigation.topViewController is FruitViewController)
}
