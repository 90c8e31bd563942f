// swift-format-ignore-file
// source: Apple's documentation of UIContentConfiguration and UIContentView
// Content configurations of one's own: the cell asks one for its view, fills itself with that, hands it
// later configurations, and asks for the one of its state before it is laid out.
// ends: normally
import UIKit

struct ProfileConfiguration: UIContentConfiguration, Hashable {
  var name: String?
  var detail: String?
  var isChosen = false

  func makeContentView() -> UIView & UIContentView { ProfileContentView(configuration: self) }

  func updated(for state: UIConfigurationState) -> ProfileConfiguration {
    guard let state = state as? UICellConfigurationState else { return self }
    var updated = self
    updated.isChosen = state.isSelected || state.isHighlighted
    return updated
  }
}

final class ProfileContentView: UIView, UIContentView {
  let nameLabel = UILabel()
  let detailLabel = UILabel()
  private var current: ProfileConfiguration!
  var configuration: UIContentConfiguration {
    get { current }
    set {
      guard let new = newValue as? ProfileConfiguration, current != new else { return }
      current = new
      apply(new)
    }
  }

  init(configuration: ProfileConfiguration) {
    super.init(frame: .zero)
    print("made")
    let stack = UIStackView(arrangedSubviews: [nameLabel, detailLabel])
    stack.axis = .vertical
    stack.spacing = 4
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
    ])
    nameLabel.heightAnchor.constraint(equalToConstant: 20).isActive = true
    detailLabel.heightAnchor.constraint(equalToConstant: 16).isActive = true
    self.configuration = configuration
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func apply(_ configuration: ProfileConfiguration) {
    nameLabel.text = configuration.name
    detailLabel.text = configuration.detail
    print("apply", configuration.name ?? "-", configuration.isChosen)
  }
}

final class PeopleController: UITableViewController {
  var people = ["Ann", "Bob"]
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    tableView.estimatedRowHeight = 60
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { people.count }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    var content = ProfileConfiguration()
    content.name = people[indexPath.row]
    content.detail = "\(indexPath)"
    cell.contentConfiguration = content
    var background = UIBackgroundConfiguration.listPlainCell()
    background.backgroundColor = indexPath.row % 2 == 0 ? .systemBackground : .secondarySystemBackground
    cell.backgroundConfiguration = background
    return cell
  }
}

let people = PeopleController()
window.rootViewController = people
DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
  for cell in people.tableView.visibleCells {
    print(cell.frame, cell.contentView.subviews.first is ProfileContentView)
  }
  let cell = people.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
  let shown = cell?.contentView.subviews.first
  print((cell?.contentConfiguration as? ProfileConfiguration)?.name ?? "none")
  cell?.isSelected = true
  cell?.layoutIfNeeded()
  cell?.contentConfiguration = ProfileConfiguration(name: "Cy", detail: nil, isChosen: true)
  cell?.layoutIfNeeded()
  print(cell?.contentView.subviews.first === shown)
  var list = UIListContentConfiguration.cell()
  list.text = "Plain"
  cell?.contentConfiguration = list
  print(cell?.contentView.subviews.first is UIListContentView, cell?.contentView.subviews.count ?? 0)
}
