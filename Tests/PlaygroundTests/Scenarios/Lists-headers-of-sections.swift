// source: Apple's documentation of UITableViewHeaderFooterView
// Sections with headers of one's own: registered, reused, and as high as the delegate says.
// ends: normally
import UIKit

final class SectionHeader: UITableViewHeaderFooterView {
  let label = UILabel()

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds.insetBy(dx: 16, dy: 4)
  }
}

final class Menu: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let courses = [("Starters", ["Soup", "Salad"]), ("Mains", ["Pasta", "Pizza", "Risotto"])]
  let tableView = UITableView(frame: .zero, style: .grouped)

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.contentInsetAdjustmentBehavior = .never
    tableView.frame = CGRect(x: 0, y: 0, width: 320, height: 600)
    tableView.rowHeight = 50
    tableView.sectionFooterHeight = 0
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "dish")
    tableView.register(SectionHeader.self, forHeaderFooterViewReuseIdentifier: "course")
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(tableView)
  }

  func numberOfSections(in tableView: UITableView) -> Int { courses.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    courses[section].1.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "dish", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = courses[indexPath.section].1[indexPath.row]
    content.textProperties.color = .brown
    cell.contentConfiguration = content
    return cell
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header =
      tableView.dequeueReusableHeaderFooterView(withIdentifier: "course") as? SectionHeader
    header?.label.text = courses[section].0
    return header
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    section == 0 ? 30 : 40
  }
}

let menu = Menu()
window.rootViewController = menu
DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
  let table = menu.tableView
  for section in 0..<table.numberOfSections {
    let header = table.headerView(forSection: section) as? SectionHeader
    print(
      section, header?.label.text ?? "-", header?.reuseIdentifier ?? "-",
      table.rectForHeader(inSection: section).height)
  }
  let cell = table.cellForRow(at: IndexPath(row: 1, section: 1))
  let content = cell?.contentConfiguration as? UIListContentConfiguration
  print(content?.text ?? "-", content?.textProperties.color == .brown, content?.image == nil)
  let soup = table.rectForRow(at: IndexPath(row: 0, section: 0))
  let pasta = table.rectForRow(at: IndexPath(row: 0, section: 1))
  print(soup.height, soup.width, pasta.minY - soup.minY)
  print(table.indexPathForRow(at: CGPoint(x: 10, y: pasta.midY)) ?? "none")
}
