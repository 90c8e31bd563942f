var st: any Sequence<Int> = [1, 2]; print(Array(st))
protocol Store2<Key, Value> {
  associatedtype Key: Hashable; associatedtype Value; subscript(_ k: Key) -> Value? { get set };
  var n: Int { get }; func all() -> [Value]
}
struct Mem<K: Hashable, V>: Store2 {
  var d: [K: V] = [:];
  subscript(_ k: K) -> V? {
    get { d[k] }
    set { d[k] = newValue }
  }; var n: Int { d.count }; func all() -> [V] { Array(d.values) }
}
let s0: any Store2<String, Int> = Mem<String, Int>(d: ["q": 1]); print(s0.all(), s0.n)
var s1: any Store2<String, Int> = Mem(d: ["q": 1]); print(s1.n, s1["q"] as Any)
var s2: any Store2<String, Int> = Mem(); s2["a"] = 4; print(s2["a"] as Any, s2["b"] as Any, s2.n)
func feed(_ s: some Store2<String, Int>) -> Int { (s["a"] ?? 0) + 1 }; print(feed(s2));
print(feed(Mem()))
func mk() -> some Store2<Int, Bool> { Mem(d: [1: true]) }; print(mk().n, mk().all())
func mk2() -> any Store2<Int, Bool> { Mem() }; print(mk2().n)
struct Holder {
  var s: any Store2<String, Int> = Mem();
  let t: [any Store2<String, Int>] = [Mem(), Mem(d: ["z": 3])]
}
print(Holder().t.map(\.n), Holder().s.n)

// expect: [1, 2]
// expect: [1] 1
// expect: 1 Optional(1)
// expect: Optional(4) nil 1
// expect: 5
// expect: 1
// expect: 1 [true]
// expect: 0
// expect: [0, 1] 0
