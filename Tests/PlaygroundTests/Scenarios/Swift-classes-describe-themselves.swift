// A class says its name, which programs give cells that are to be used again.
// ends: normally
import UIKit

final class Row: UITableViewCell {}
class Panel: UIView {
  nonisolated override var description: String { "a panel" }
}

let table = UITableView()
table.register(Row.self, forCellReuseIdentifier: Row.description())
let cell = table.dequeueReusableCell(withIdentifier: Row.description())
print(cell is Row, cell?.reuseIdentifier == Row.description())
print(Row.description() == NSStringFromClass(Row.self), Row.description().hasSuffix("Row"))
print(UIView.description(), UILabel.description(), type(of: UIViewController()).description())
print(Panel(), Panel().description, Panel.description().hasSuffix("Panel"))
