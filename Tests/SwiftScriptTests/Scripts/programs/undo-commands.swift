// swift-format-ignore-file
// Commands with undo and redo.
protocol Command: AnyObject { func execute(); func undo() }
final class Document { var text = "" }
final class Insert: Command { let doc: Document, s: String; init(_ d: Document, _ s: String) { doc = d; self.s = s }
  func execute() { doc.text += s }
  func undo() { doc.text.removeLast(s.count) } }
final class Upper: Command { unowned let doc: Document; private var old: String?
  init(_ d: Document) { doc = d }
  func execute() { old = doc.text; doc.text = doc.text.uppercased() }
  func undo() { if let old { doc.text = old } } }
final class History { private var done: [any Command] = [], undone: [any Command] = []
  func run(_ c: any Command) { c.execute(); done.append(c); undone.removeAll() }
  @discardableResult func undo() -> Bool { guard let c = done.popLast() else { return false }; c.undo(); undone.append(c); return true }
  func redo() { undone.popLast().map { $0.execute(); done.append($0) } }
  var state: (done: Int, undone: Int) { (done.count, undone.count) } }
let d = Document(), h = History()
h.run(Insert(d, "hello")); h.run(Upper(d)); h.run(Insert(d, " world"))
print(d.text, h.state)
h.undo(); h.undo()
print(d.text, h.state)
h.redo()
print(d.text, h.state.undone)
while h.undo() {}
print(d.text.isEmpty, h.undo())
struct Diff<T: Equatable> { var changes: [(path: String, old: T, new: T)] = []
  mutating func compare<Root>(_ a: Root, _ b: Root, _ paths: (String, KeyPath<Root, T>)...) { for (n, p) in paths where a[keyPath: p] != b[keyPath: p] { changes.append((n, a[keyPath: p], b[keyPath: p])) } } }
struct P { var a = 1, b = 2 }
var diff = Diff<Int>()
diff.compare(P(), P(a: 5, b: 2), ("a", \.a), ("b", \.b))
print(diff.changes)
// expect: HELLO world (done: 3, undone: 0)
// expect: hello (done: 1, undone: 2)
// expect: HELLO 1
// expect: true false
// expect: [(path: "a", old: 1, new: 5)]
