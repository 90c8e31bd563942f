// swift-format-ignore-file
protocol Container { associatedtype Item; var items: [Item] { get }; func first() -> Item? }
extension Container { func first() -> Item? { items.first } }
struct Box<T>: Container { var items: [T] }
func ints() -> some Container { Box(items: [1, 2, 3]) }
let c = ints()
let f = c.first()
print(f ?? 0 as Any)
print(c.items.count, type(of: f))
protocol P2<Item> { associatedtype Item; var value: Item { get } }
struct V<T>: P2 { var value: T }
func v() -> some P2<Int> { V(value: 5) }
func w<T>(_ t: T) -> some P2<T> { V(value: t) }
print(v().value + 1, w("a").value + "b", w(2.5).value * 2)
protocol View { associatedtype Body: View; var body: Body { get } }
extension Never: View { var body: Never { fatalError() } }
struct Text: View { var t: String; var body: Never { fatalError() } }
struct Card: View { var title: String; var body: some View { Text(t: title) } }
let card = Card(title: "hi")
print(card.body, type(of: card.body), Card.Body.self)
struct Pair<A: View, B: View>: View { var a: A; var b: B; var body: Never { fatalError() } }
extension View { func beside<O: View>(_ o: O) -> some View { Pair(a: self, b: o) } }
print(type(of: card.beside(Text(t: "x"))))
func pick(_ flag: Bool) -> some Sequence<Int> { flag ? [1, 2] : [3] }
print(Array(pick(true)))
class Node { func child() -> some Hashable { "k" }; var id: some Hashable { 7 } }
let n = Node()
print([n.child(): 1][n.child()] ?? 0, n.id == n.id, Set([n.id, n.id]).count)
struct S { subscript(i: Int) -> some Comparable { i * 2 }
  static func make() -> some CustomStringConvertible { 3.5 as Float } 
  static var zero: some Equatable { 0 } }
print(S()[1] < S()[2], S.make(), S.make().description, S.zero == S.zero)
func opt(_ b: Bool) -> (some Equatable)? { b ? 1 : nil }
print(opt(true) == opt(true), opt(false) as Any)

// expect: 1
// expect: 3 Optional<Int>
// expect: 6 ab 5.0
// expect: Text(t: "hi") Text Text
// expect: Pair<Card, Text>
// expect: [1, 2]
// expect: 1 true 1
// expect: true 3.5 3.5 true
// expect: true nil
