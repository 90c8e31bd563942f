// swift-format-ignore-file
class Animal: Equatable { let name: String; init(_ n: String) { name = n }
  static func == (a: Animal, b: Animal) -> Bool { print("Animal =="); return a.name == b.name } }
class Dog: Animal { let age: Int; init(_ n: String, _ a: Int) { age = a; super.init(n) }
  static func == (a: Dog, b: Dog) -> Bool { print("Dog =="); return a.name == b.name && a.age == b.age } }
let a = Dog("x", 1), b = Dog("x", 2)
print(a == b, a != b)
print((a as Animal) == b)
print([a] == [b], [a].contains(b), [a].firstIndex(of: b) as Any)
let o: Dog? = a
print(o == b, o != nil, o == .some(b))
func eq<T: Equatable>(_ x: T, _ y: T) -> Bool { x == y }
print(eq(a, b))
class Node: Comparable, Hashable, CustomStringConvertible { var v: Int; init(_ v: Int) { self.v = v }
  static func < (a: Node, b: Node) -> Bool { a.v < b.v }
  static func == (a: Node, b: Node) -> Bool { a.v == b.v }
  func hash(into h: inout Hasher) { h.combine(v) }
  var description: String { "N\(v)" } }
class Sub: Node { override var description: String { "S\(v)" } 
  static func < (a: Sub, b: Sub) -> Bool { print("sub<"); return a.v > b.v } }
let ns = [Sub(3), Sub(1), Sub(2)]
print(ns.sorted(), ns.max()!, ns.min()!)
print(ns[0] < ns[1], ns[0] > ns[1], max(ns[0], ns[1]))
print(Set(ns).count, Set<Node>([Sub(1), Node(1)]).count)
print(ns.sorted { $0 < $1 })
// expect: Dog ==
// expect: Animal ==
// expect: false false
// expect: Animal ==
// expect: true
// expect: Animal ==
// expect: Animal ==
// expect: Animal ==
// expect: true true Optional(0)
// expect: Animal ==
// expect: Animal ==
// expect: true true true
// expect: Animal ==
// expect: true
// expect: [S1, S2, S3] S3 S1
// expect: sub<
// expect: true true S3
// expect: 3 1
// expect: sub<
// expect: sub<
// expect: sub<
// expect: [S3, S2, S1]
