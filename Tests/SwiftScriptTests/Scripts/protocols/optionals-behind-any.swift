protocol P {
  associatedtype V; func value() -> V; var v: V { get }; func pair() -> (V, Int); func all() -> [V]
}
struct A: P {
  func value() -> Int? { 3 }; var v: Int? { 4 }; func pair() -> (Int?, Int) { (5, 1) };
  func all() -> [Int?] { [1, nil] }
}
struct B: P {
  func value() -> String { "s" }; var v: String { "t" }; func pair() -> (String, Int) { ("u", 2) };
  func all() -> [String] { ["w"] }
}
let xs: [any P] = [A(), B()]
for x in xs {
  print(x.value(), x.v, x.pair(), x.all())
  let a: Any = x.value()
  if let n = a as? Int { print("int", n) }
  print(type(of: x.value()))
}
protocol Box<V> { associatedtype V; var v: V { get }; func map(_ f: (V) -> V) -> V }
struct IB: Box { var v: Int?; func map(_ f: (Int?) -> Int?) -> Int? { f(v) } }
let b: any Box<Int?> = IB(v: 7)
print(b.v, b.map { $0.map { $0 + 1 } })
func g<T: P>(_ t: T) { print(t.value(), type(of: t.value())) }
for x in xs { g(x) }
func h(_ t: some P) -> String { "\(t.value())" }
for x in xs { print(h(x)) }

// expect: Optional(3) Optional(4) (Optional(5), 1) [Optional(1), nil]
// expect: int 3
// expect: Optional<Int>
// expect: s t ("u", 2) ["w"]
// expect: String
// expect: Optional(7) Optional(8)
// expect: Optional(3) Optional<Int>
// expect: s String
// expect: Optional(3)
// expect: s
