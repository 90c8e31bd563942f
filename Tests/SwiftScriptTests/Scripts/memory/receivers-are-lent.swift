// A call reads its receiver from the caller's variable: that lives as long as the call, whatever the
// call does with it.
class Node {
  let name: String
  var next: Node?
  var keep: [Node] = []
  init(_ name: String, _ next: Node? = nil) {
    self.name = name
    self.next = next
  }
  deinit { print("deinit \(name)") }
  var label: String { "<\(name)>" }
  func itself() -> Node { self }
  func maybeItself(_ isWanted: Bool) -> Node? { isWanted ? self : nil }
  func stored() { keep.append(self) }
  func forgotten() { keep.removeAll() }
  func last() -> Node {
    var node = self
    while let next = node.next { node = next }
    return node
  }
  func failing(_ n: Int) throws -> Int {
    if n > 2 { throw Trouble.tooMuch(self.name) }
    return n + label.count
  }
  func later() -> () -> String { { self.label } }
  func renamed() -> Node { Node(name + "'", self) }
  func twice(_ other: Node) -> String { label + other.label + itself().label }
  func depth() -> Int { 1 + (next?.depth() ?? 0) }
  func drop(_ other: Node) -> String {
    next = nil
    return name + other.name
  }
}
class Loud: Node {
  override init(_ name: String, _ next: Node? = nil) {
    super.init(name, next)
    stored()
    forgotten()
  }
  override func itself() -> Node {
    print("loud \(name)")
    return super.itself()
  }
  convenience init(twice name: String) { self.init(name + name) }
}
enum Trouble: Error { case tooMuch(String) }

struct Pair {
  var a: Int
  var b: [Int]
  func sum() -> Int { a + b.count }
  func me() -> Pair { self }
  func changed() -> Pair {
    var copy = self
    copy.b.append(a)
    return copy
  }
  mutating func grow() {
    b.append(sum())
    let before = me()
    b.append(before.sum())
  }
  var total: Int { sum() + b.reduce(0, +) }
}

func work() {
  let a = Node("a")
  print(a.itself() === a, a.maybeItself(true) === a, a.maybeItself(false) == nil, a.label)
  var b = Node("b", Node("c"))
  b = b.itself()
  b = b.last()
  print(b.name)
  b = b.renamed()
  print(b.depth(), b.last().name, b.twice(a), a.twice(a))
  do {
    print(try b.failing(1))
    print(try b.failing(3))
  } catch { print(error) }
  let later = b.later()
  b = a
  print(later())
  a.stored()
  a.forgotten()
  let loud = Loud(twice: "x")
  print(loud.itself().name)
  let d = Node("d", Node("e"))
  if let e = d.next { print(d.drop(e), e.name) }
  print(Node("f").itself().itself().name)
  _ = Node("g").renamed().next?.label
}
work()

func values() {
  var pair = Pair(a: 1, b: [2])
  let copy = pair.me()
  pair.grow()
  pair = pair.changed()
  print(pair, copy, pair.total, copy.total)
  var other = pair
  other.b[0] = 9
  print(pair.b, other.me().b, other.changed().b)
}
values()

func trapless(_ node: Node?) -> Int {
  guard let node else { return 0 }
  defer { print("left \(node.name)") }
  return node.depth() + trapless(node.next)
}
print(trapless(Node("1", Node("2", Node("3")))))

func count(_ words: [String], _ word: String) -> Int { words.filter { $0 == word }.count }
func text(_ s: String) -> String { s }
var word = "w"
word = text(word) + text(word)
print(count([word, "ww"], word))
protocol Named { var name: String { get } }
extension Named {
  func shout() -> String { name.uppercased() + loudest() }
  func loudest() -> String { "!" }
}
extension Node: Named {}
struct Label: Named { let name: String }
let all: [any Named] = [Label(name: "l"), Node("n")]
for one in all { print(one.shout()) }

// expect: true true true <a>
// expect: deinit b
// expect: c
// expect: 2 c <c'><a><c'> <a><a><a>
// expect: 5
// expect: tooMuch("c\'")
// expect: <c'>
// expect: loud xx
// expect: xx
// expect: de e
// expect: deinit e
// expect: deinit f
// expect: f
// expect: deinit g'
// expect: deinit g
// expect: deinit d
// expect: deinit xx
// expect: deinit c'
// expect: deinit c
// expect: deinit a
// expect: Pair(a: 1, b: [2, 2, 3, 1]) Pair(a: 1, b: [2]) 13 4
// expect: [2, 2, 3, 1] [9, 2, 3, 1] [9, 2, 3, 1, 1]
// expect: left 3
// expect: left 2
// expect: left 1
// expect: deinit 1
// expect: deinit 2
// expect: deinit 3
// expect: 6
// expect: 2
// expect: L!
// expect: N!
