// swift-format-ignore-file
class Box<T> { let v: T; init(_ v: T) { self.v = v } }
class Sub<T>: Box<T> { var n = 1 }
class Kv<K, V>: Box<V> { let k: K; init(_ k: K, _ v: V) { self.k = k; super.init(v) } }
let b: Box<Int> = Sub(3)
if let s = b as? Sub { print("sub", s.v, s.n) }
print(b is Sub)
func f<T>(_ b: Box<T>) -> String { if let s = b as? Sub { return "sub \(s.n)" }; return "box" }
print(f(b), f(Box("x")))
let a: AnyObject = b
if let s = a as? Sub<Int> { print(s.v) }
if let s = b as? Kv<String, Int> { print(s.k) } else { print("no kv") }
let list = [Box(1), Sub(2)]
for x in list { if x is Sub { print("S", x.v) } else { print("B", x.v) } }
if case let s as Sub<Int> = list[1] { print(s.n) }
let subs = list.compactMap { $0 as? Sub }
print(subs.count)
protocol Shape<Unit> { associatedtype Unit; var area: Unit { get } }
struct Sq<U>: Shape { var area: U }
let sh: any Shape<Int> = Sq(area: 3)
print(sh.area + 1)
if let q = sh as? Sq<Int> { print(q.area) }
print(sh is Sq<Int>, sh is Sq<Double>)
enum Tree<T> { case leaf, node(T) ; var v: T? { if case .node(let x) = self { x } else { nil } } }
let any: Any = Tree.node(4)
if let t = any as? Tree<Int> { print(t.v!) }
print(any is Tree<String>)
// expect: sub 3 1
// expect: true
// expect: sub 1 box
// expect: 3
// expect: no kv
// expect: B 1
// expect: S 2
// expect: 1
// expect: 1
// expect: 4
// expect: 3
// expect: true false
// expect: 4
// expect: false
