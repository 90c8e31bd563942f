// swift-format-ignore-file
protocol Plain { subscript(_ k: String) -> Int? { get set } }
struct M: Plain {
  var d: [String: Int] = [:];
  subscript(_ k: String) -> Int? {
    get { d[k] }
    set { print("set", k); d[k] = newValue }
  }
}
var p: any Plain = M(); p["a"] = 4; print(p["a"] as Any)
p["a"]! += 1; print(p["a"] as Any)
struct H { var p: any Plain = M() }; var h = H(); h.p["q"] = 3; print(h.p["q"] as Any)
var ps: [any Plain] = [M()]; ps[0]["z"] = 9; print(ps[0]["z"] as Any)
func f() { var l: any Plain = M(); l["l"] = 2; print(l["l"] as Any) }; f()
protocol Box {
  associatedtype V; subscript(_ k: String) -> V? { get set }; var n: Int { get set };
  mutating func put(_ k: String, _ v: V)
}
protocol PB<V>: Box {}
struct N: PB {
  var d: [String: Int] = [:]; var n = 0;
  subscript(_ k: String) -> Int? {
    get { d[k] }
    set { d[k] = newValue; n += 1 }
  }; mutating func put(_ k: String, _ v: Int) { d[k] = v }
}
var q: any PB<Int> = N(); q["a"] = 4; q.n += 5; q.put("z", 3);
print(q["a"] as Any, q.n, q["z"] as Any); q["a"]? += 1; print(q["a"] as Any)

// expect: set a
// expect: Optional(4)
// expect: set a
// expect: Optional(5)
// expect: set q
// expect: Optional(3)
// expect: set z
// expect: Optional(9)
// expect: set l
// expect: Optional(2)
// expect: Optional(4) 6 Optional(3)
// expect: Optional(5)
