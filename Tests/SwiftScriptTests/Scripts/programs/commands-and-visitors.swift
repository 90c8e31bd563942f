// swift-format-ignore-file
// Command pattern, undo, visitor, observer with generics
protocol Command<Target> { associatedtype Target; func run(_ t: inout Target); func undo(_ t: inout Target); var name: String { get } }
extension Command { var name: String { "\(type(of: self))" } }
struct Insert: Command { let text: String, at: Int
  func run(_ t: inout String) { t.insert(contentsOf: text, at: t.index(t.startIndex, offsetBy: at)) }
  func undo(_ t: inout String) { let s = t.index(t.startIndex, offsetBy: at); t.removeSubrange(s..<t.index(s, offsetBy: text.count)) } }
struct Set<T, V>: Command { let kp: WritableKeyPath<T, V>, old: V, new: V
  func run(_ t: inout T) { t[keyPath: kp] = new }; func undo(_ t: inout T) { t[keyPath: kp] = old } }
struct Macro<T>: Command { let cs: [any Command<T>]; var name: String { cs.map(\.name).joined(separator: "+") }
  func run(_ t: inout T) { for c in cs { c.run(&t) } }; func undo(_ t: inout T) { for c in cs.reversed() { c.undo(&t) } } }
final class Editor<T> { private(set) var doc: T { didSet { onChange?(doc) } }; private var done: [any Command<T>] = [], undone: [any Command<T>] = []; var onChange: ((T) -> Void)?
  init(_ d: T) { doc = d }
  func perform(_ c: some Command<T>) { c.run(&doc); done.append(c); undone = [] }
  func undo() { guard let c = done.popLast() else { return }; c.undo(&doc); undone.append(c) }
  func redo() { guard let c = undone.popLast() else { return }; c.run(&doc); done.append(c) }
  var history: [String] { done.map(\.name) } }
let e = Editor("hello"); e.onChange = { print(">", $0) }
e.perform(Insert(text: " world", at: 5)); e.perform(Insert(text: "!", at: 11)); e.undo(); e.undo(); e.redo(); print(e.doc, e.history)
struct Pt { var x = 0, y = 0 }
let p = Editor(Pt()); p.perform(Macro(cs: [Set(kp: \.x, old: 0, new: 4), Set(kp: \.y, old: 0, new: 5)])); print(p.doc, p.history); p.undo(); print(p.doc)
protocol Visitor { associatedtype R; func visit(_ n: Num) -> R; func visit(_ b: Bin) -> R }
protocol Node { func accept<V: Visitor>(_ v: V) -> V.R }
struct Num: Node { let v: Int; func accept<V: Visitor>(_ x: V) -> V.R { x.visit(self) } }
struct Bin: Node { let op: Character; let l: any Node, r: any Node; func accept<V: Visitor>(_ x: V) -> V.R { x.visit(self) } }
struct Eval: Visitor { func visit(_ n: Num) -> Int { n.v }; func visit(_ b: Bin) -> Int { let (x, y) = (b.l.accept(self), b.r.accept(self)); return b.op == "+" ? x + y : x * y } }
struct Show: Visitor { func visit(_ n: Num) -> String { "\(n.v)" }; func visit(_ b: Bin) -> String { "(\(b.l.accept(self))\(b.op)\(b.r.accept(self)))" } }
struct Depth: Visitor { typealias R = Int; func visit(_ n: Num) -> R { 0 }; func visit(_ b: Bin) -> R { 1 + max(b.l.accept(self), b.r.accept(self)) } }
let tree: any Node = Bin(op: "+", l: Num(v: 1), r: Bin(op: "*", l: Num(v: 2), r: Num(v: 3)))
print(tree.accept(Eval()), tree.accept(Show()), tree.accept(Depth()))
protocol Observer: AnyObject { associatedtype Ev; func got(_ e: Ev) }
final class WeakBox<T: AnyObject> { weak var v: T?; init(_ v: T) { self.v = v } }
final class Hub<Ev> { private var sinks: [(Ev) -> Bool] = []
  func add<O: Observer>(_ o: O) where O.Ev == Ev { let b = WeakBox(o); sinks.append { e in guard let o = b.v else { return false }; o.got(e); return true } }
  func post(_ e: Ev) -> Int { sinks = sinks.filter { $0(e) }; return sinks.count } }
final class Pr: Observer { let n: String; init(_ n: String) { self.n = n }; func got(_ e: Int) { print(n, e) }; deinit { print("bye", n) } }
let hub = Hub<Int>(); let o1 = Pr("a"); do { let o2 = Pr("b"); hub.add(o1); hub.add(o2); print(hub.post(1)) }; print(hub.post(2))
// expect: > hello world
// expect: > hello world!
// expect: > hello world
// expect: > hello
// expect: > hello world
// expect: hello world ["Insert"]
// expect: Pt(x: 4, y: 5) ["Set<Pt, Int>+Set<Pt, Int>"]
// expect: Pt(x: 0, y: 0)
// expect: 7 (1+(2*3)) 2
// expect: a 1
// expect: b 1
// expect: 2
// expect: bye b
// expect: a 2
// expect: 1
