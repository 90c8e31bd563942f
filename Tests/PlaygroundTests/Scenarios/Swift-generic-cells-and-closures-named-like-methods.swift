// A generic class of cells that the list makes, closures in properties that are named like methods
// of every responder, and a class bound behind a typealias.
// Rests on the Swift compiler alone.
// ends: normally
import UIKit

class HostCell<Content: UIView>: UITableViewCell {
  let content = Content()
}

final class List: UIViewController {
  var select: (String) -> Void = { _ in }
  var paste: () -> Void = {}
  func choose() { select("b") }
}

protocol Loading where Self: UIViewController {}
protocol Showing: UIViewController {}
typealias Screen = Loading & Showing
final class Page: UIViewController, Screen {}

func title(of screen: any Screen) -> String { screen.title ?? "none" }

let table = UITableView()
table.register(HostCell<UILabel>.self, forCellReuseIdentifier: "label")
if let cell = table.dequeueReusableCell(withIdentifier: "label") as? HostCell<UILabel> {
  cell.content.text = "text"
  print(type(of: cell.content), cell.content.text ?? "none")
}

let list = List()
list.select = { print("picked", $0) }
list.paste = { print("pasted") }
list.select("a")
list.choose()
list.paste()

let page = Page()
print(title(of: page))
page.title = "First"
print(title(of: page))
