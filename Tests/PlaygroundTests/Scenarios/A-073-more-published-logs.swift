// evidence: A-073
// More sets of published logs, and which of each was broken. UIKit's rule is unknown; ours fits these.
// ends: normally
import UIKit

func name(_ constraint: NSLayoutConstraint, _ text: String) -> NSLayoutConstraint {
  constraint.identifier = text
  return constraint
}

func box(in parent: UIView) -> UIView {
  let box = UIView()
  box.translatesAutoresizingMaskIntoConstraints = false
  parent.addSubview(box)
  return box
}

// PagingMenuController#230: heights of 44 and 0. The log does not say which was activated last; here it
// is the one that was broken.
let menu = box(in: view)
NSLayoutConstraint.activate([
  name(menu.heightAnchor.constraint(equalToConstant: 0), "1 height 0"),
  name(menu.heightAnchor.constraint(equalToConstant: 44), "1 height 44"),
])
view.layoutIfNeeded()
print("1", menu.frame.height)

// A width of 120 in a hidden view of a stack.
let stack = UIStackView()
stack.translatesAutoresizingMaskIntoConstraints = false
view.addSubview(stack)
let wide = UIView()
name(wide.widthAnchor.constraint(equalToConstant: 120), "2 width").isActive = true
stack.addArrangedSubview(wide)
stack.addArrangedSubview(UIView())
wide.isHidden = true
view.layoutIfNeeded()
print("2", wide.frame.width)

// DraggableYoutube#2: leading and trailing 0 on a view that a mask places as well.
let player = UIView(frame: CGRect(x: 9, y: 300, width: 371, height: 10))
player.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
let outer = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 400))
view.addSubview(outer)
outer.addSubview(player)
let inner = box(in: player)
NSLayoutConstraint.activate([
  name(inner.leadingAnchor.constraint(equalTo: player.leadingAnchor), "3 leading"),
  name(inner.trailingAnchor.constraint(equalTo: player.trailingAnchor), "3 trailing"),
  name(inner.widthAnchor.constraint(equalTo: outer.widthAnchor), "3 width"),
])
view.layoutIfNeeded()
print("3", inner.frame.width, player.frame.width)

// A height of 80 in a cell that is 139.5 high.
final class HighCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(content)
    let height = content.heightAnchor.constraint(equalToConstant: 80)
    height.identifier = "4 height"
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: contentView.topAnchor),
      contentView.bottomAnchor.constraint(equalTo: content.bottomAnchor), height,
    ])
  }

  required init?(coder: NSCoder) { nil }
}

final class Rows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    HighCell(style: .default, reuseIdentifier: nil)
  }
}

let rows = Rows()
let table = UITableView(frame: CGRect(x: 0, y: 400, width: 300, height: 300))
table.rowHeight = 139.5
table.dataSource = rows
view.addSubview(table)
view.layoutIfNeeded()
print("4", table.visibleCells.map { $0.frame.height })

// A button above the bottom of a stack that arranges it.
let column = UIStackView(frame: CGRect(x: 0, y: 700, width: 100, height: 60))
column.axis = .vertical
let button = UIButton()
column.addArrangedSubview(button)
view.addSubview(column)
name(button.bottomAnchor.constraint(equalTo: column.bottomAnchor, constant: -10), "5 bottom")
  .isActive = true
view.layoutIfNeeded()
print("5", button.frame)
