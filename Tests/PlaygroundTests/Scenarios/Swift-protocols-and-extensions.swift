// Protocols with defaults, as types, with requirements; extensions; synthesized equality.
// Rests on the Swift compiler alone.
// ends: normally
import UIKit

protocol Describable {
  var title: String { get }
  var kind: String { get }
  func describe() -> String
}

extension Describable {
  var title: String { "untitled" }
  func describe() -> String { "\(kind): \(title)" }
  func shout() -> String { describe().uppercased() }
}

protocol Resizable: AnyObject {
  var width: Double { get set }
}

extension Resizable {
  func grow() { width += 1 }
}

struct Book: Describable, Equatable, Comparable {
  var kind: String { "book" }
  let title: String
  var pages = 0
  static func < (a: Book, b: Book) -> Bool { a.pages < b.pages }
}

struct Blank: Describable {
  var kind: String { "blank" }
}

final class Window: Resizable, Describable, CustomStringConvertible {
  var kind: String { "window" }
  var width = 1.0
  func describe() -> String { "a window of \(width)" }
  var description: String { "Window(\(width))" }
}

extension Int {
  var isEven: Bool { self % 2 == 0 }
  func times(_ body: (Int) -> Void) { for i in 0..<self { body(i) } }
  static func parse(_ text: String) -> Int { Int(text) ?? 0 }
}

extension UIView {
  func addSubviews(_ views: UIView...) { views.forEach(addSubview) }
  var depth: Int { 1 + (superview?.depth ?? 0) }
  convenience init(side: CGFloat) {
    self.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
  }
}

let book = Book(title: "Swift", pages: 100)
let items: [any Describable] = [book, Blank(), Window()]
for item in items { print(item.describe(), "|", item.title, "|", item.shout()) }
print(book == Book(title: "Swift", pages: 100), book < Book(title: "Other", pages: 200))
print([book, Book(title: "Thin", pages: 1)].min()?.title ?? "none", book)
let window1 = Window()
window1.grow()
print(window1, "\(window1)", [window1], type(of: items[0]))
print(4.isEven, Int.parse("12") + 1)
3.times { print($0, terminator: " ") }
print()
let square = UIView(side: 7)
square.addSubviews(UIView(), UIView())
print(square.subviews.count, square.bounds, square.subviews[0].depth)
print(
  (items[2] as? Resizable)?.width ?? 0, items[0] is Resizable, items.filter { $0 is Book }.count)

protocol Delegate: AnyObject {
  func didFinish(_ sender: Worker)
}
final class Worker {
  weak var delegate: Delegate?
  func work() { delegate?.didFinish(self) }
}
final class Boss: Delegate {
  private(set) var reports = 0
  func didFinish(_ sender: Worker) { reports += 1 }
}
let worker = Worker()
worker.work()
let boss = Boss()
worker.delegate = boss
worker.work()
worker.work()
print(boss.reports)
