// swift-format-ignore-file
// source: Apple's documentation of UITableViewDiffableDataSource
// A table that is fed with snapshots: sections and items are values of one's own, and the data source
// knows where each of them is.
// ends: normally
import UIKit

nonisolated enum Section: String, CaseIterable {
  case favourites, others
}

nonisolated struct Contact: Hashable {
  let id: Int
  var name: String
}

final class ContactsSource: UITableViewDiffableDataSource<Section, Contact> {
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
    -> String?
  {
    sectionIdentifier(for: section)?.rawValue.capitalized
  }
}

final class ContactsViewController: UITableViewController {
  private lazy var source = ContactsSource(tableView: tableView) { table, path, contact in
    let cell = table.dequeueReusableCell(withIdentifier: "contact", for: path)
    cell.textLabel?.text = contact.name
    return cell
  }
  private var contacts = [
    Contact(id: 1, name: "Ada"), Contact(id: 2, name: "Grace"), Contact(id: 3, name: "Barbara"),
  ]
  private var favourites: Set<Int> = [2]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "contact")
    tableView.dataSource = source
    update(animated: false)
  }

  func update(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Contact>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems(contacts.filter { favourites.contains($0.id) }, toSection: .favourites)
    snapshot.appendItems(contacts.filter { !favourites.contains($0.id) }, toSection: .others)
    source.apply(snapshot, animatingDifferences: animated)
  }

  func toggle(_ id: Int) {
    if favourites.remove(id) == nil { favourites.insert(id) }
    update(animated: true)
  }

  func report() {
    tableView.layoutIfNeeded()
    for section in 0..<tableView.numberOfSections {
      let names = (0..<tableView.numberOfRows(inSection: section)).map { row in
        source.itemIdentifier(for: IndexPath(row: row, section: section))?.name ?? "-"
      }
      print(source.tableView(tableView, titleForHeaderInSection: section) ?? "-", names)
    }
    print(tableView.visibleCells.map { $0.textLabel?.text ?? "-" })
    print(source.indexPath(for: contacts[2]) ?? "nowhere", source.snapshot().numberOfItems)
  }
}

let contacts = ContactsViewController(style: .insetGrouped)
window.rootViewController = contacts
DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
  contacts.report()
  contacts.toggle(3)
  contacts.report()
}

var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
snapshot.appendSections(["a", "b", "c"])
snapshot.appendItems([1, 2, 3], toSection: "a")
snapshot.appendItems([7, 8])
let copy = snapshot
snapshot.insertItems([10], beforeItem: 2)
snapshot.insertItems([20, 21], afterItem: 3)
snapshot.moveItem(7, beforeItem: 1)
snapshot.moveSection("c", beforeSection: "a")
snapshot.deleteItems([8, 20])
snapshot.deleteSections(["b"])
print(snapshot.sectionIdentifiers, snapshot.itemIdentifiers(inSection: "a"))
print(snapshot.indexOfItem(10) ?? -1, snapshot.sectionIdentifier(containingItem: 21) ?? "-")
print(snapshot.numberOfItems(inSection: "c"), snapshot.indexOfSection("b") == nil)
print(copy.sectionIdentifiers, copy.itemIdentifiers)
snapshot.deleteAllItems()
print(snapshot.numberOfItems, snapshot.numberOfSections, copy.numberOfItems)
