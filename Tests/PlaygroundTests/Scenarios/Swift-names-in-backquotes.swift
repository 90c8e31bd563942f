// swift-format-ignore-file
// Names in backquotes, dictionaries of unlike objects, and cells made by their class.
// Rests on the Swift compiler alone.
// ends: normally
import UIKit

struct Settings {
  var size = 3
  static var `default`: Settings { Settings() }
  static let `extension` = 4
  let `repeat` = 5
  lazy var `protocol` = 6
  var `func`: Int { get { size } set { size = newValue } }
}
func area(_ settings: Settings = .default) -> Int { settings.size }
print(area(), Settings.default.repeat, Settings.extension)
var settings = Settings.default
settings.func = 9
print(settings.protocol, settings.func)
let `class` = 1
print(`class`)
func first(_ `in`: Int) -> Int { `in` + 1 }
print(first(2))
enum Kind { case `default`, other; static func `switch`() -> Kind { .default } }
print(Kind.switch())
for `for` in 0..<1 { print(`for`) }
if let `if` = Int("3") { print(`if`) }
func `do`() -> Int { 8 }
print(`do`())

let style = NSMutableParagraphStyle()
style.alignment = .center
let attributes = [NSAttributedString.Key.font: UIFont.systemFont(ofSize: 3), NSAttributedString.Key.foregroundColor: UIColor.red, .paragraphStyle: style]
print(attributes.count, ("text" as NSString).size(withAttributes: attributes).height > 0)
let objects = [UIFont.systemFont(ofSize: 2), UIColor.red]
print(objects.count, objects[1] == UIColor.red)

class BaseCell<Item>: UIView {
  var item: Item!
  override init(frame: CGRect) { super.init(frame: frame); setUp() }
  required init?(coder: NSCoder) { fatalError() }
  func setUp() {}
}
final class TextCell: BaseCell<String> { override func setUp() { backgroundColor = .red } }
final class List<Cell: BaseCell<Item>, Item> {
  func make(_ item: Item) -> Cell {
    let cell = Cell()
    cell.item = item
    return cell
  }
}
let cell = List<TextCell, String>().make("one")
print(cell.item!, cell.backgroundColor == .red, type(of: cell))
