// swift-format-ignore-file
// source: Apple's documentation of performBatchUpdates(_:completion:)
// A table of contacts: what performBatchUpdates is given does not outlive the call, so it needs no self.
// ends: normally
import UIKit

struct Contact { let name: String; var phone: String? }
class ContactCell: UITableViewCell {
    static let reuseIdentifier = String(describing: ContactCell.self)
    let phoneLabel = UILabel()
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(phoneLabel)
        selectionStyle = .none
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override func prepareForReuse() {
        super.prepareForReuse()
        phoneLabel.text = nil
        accessoryType = .none
        print("prepareForReuse")
    }
    override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        if selected { print("cell selected:", textLabel?.text ?? "?") }
    }
}
class ContactsViewController: UITableViewController {
    var sections: [(title: String, contacts: [Contact])] = [
        ("A", [Contact(name: "Anna", phone: "010-1234"), Contact(name: "Alex", phone: nil)]),
        ("B", [Contact(name: "Bob", phone: "010-9999")])
    ]
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Contacts"
        navigationItem.rightBarButtonItem = editButtonItem
        tableView.register(ContactCell.self, forCellReuseIdentifier: ContactCell.reuseIdentifier)
        tableView.rowHeight = 60
        tableView.tableFooterView = UIView()
    }
    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return sections[section].contacts.count
    }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { sections[section].title }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let cell = tableView.dequeueReusableCell(withIdentifier: ContactCell.reuseIdentifier, for: indexPath) as? ContactCell else {
            return UITableViewCell()
        }
        let contact = sections[indexPath.section].contacts[indexPath.row]
        cell.textLabel?.text = contact.name
        cell.detailTextLabel?.text = contact.phone ?? "없음"
        cell.accessoryType = contact.phone == nil ? .none : .detailDisclosureButton
        return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        print("didSelect", indexPath, sections[indexPath.section].contacts[indexPath.row].name)
        tableView.deselectRow(at: indexPath, animated: true)
    }
    override func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        if editingStyle == .delete {
            sections[indexPath.section].contacts.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .fade)
        }
    }
    override func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] (_, _, completionHandler) in
            self?.tableView(tableView, commit: .delete, forRowAt: indexPath)
            completionHandler(true)
        }
        delete.backgroundColor = .systemRed
        return UISwipeActionsConfiguration(actions: [delete])
    }
    func addBeatrice() {
        tableView.performBatchUpdates({
            sections[1].contacts.insert(Contact(name: "Beatrice", phone: nil), at: 0)
            tableView.insertRows(at: [IndexPath(row: 0, section: 1)], with: .automatic)
        }, completion: { finished in print("batch finished", finished) })
    }
}
let contacts = ContactsViewController(style: .grouped)
let nav = UINavigationController(rootViewController: contacts)
window.rootViewController = nav
DispatchQueue.main.async {
    let tv = contacts.tableView!
    print(tv.numberOfSections, tv.numberOfRows(inSection: 0), tv.indexPathsForVisibleRows ?? [])
    contacts.addBeatrice()
    print(tv.cellForRow(at: IndexPath(row: 0, section: 1))?.textLabel?.text ?? "no cell")
    tv.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    contacts.tableView(tv, didSelectRowAt: IndexPath(row: 1, section: 0))
    let config = contacts.tableView(tv, trailingSwipeActionsConfigurationForRowAt: IndexPath(row: 0, section: 0))
    print(config!.actions[0].title ?? "-", config!.actions.count)
    print(contacts.sections[0].contacts.map { $0.name })
    contacts.setEditing(true, animated: true)
    print(tv.isEditing, contacts.isEditing, contacts.editButtonItem.title ?? "-")
}
