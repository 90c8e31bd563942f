// `some Any` is a type parameter: what comes in keeps its type.
func show(_ x: some Any) { print(type(of: x), x) }
show([1])
show("s")
show(3 as Any)
show(nil as Int?)
show((1, "x"))
struct Box {
  init(_ x: some Any) { print(x) }
  func name(_ x: some Any) -> String { "\(type(of: x))" }
  subscript(_ x: some Any) -> Int { 3 }
}
print(Box(1).name([2.5]), Box("a")["q"])
func both<T>(_ x: T, _ y: some Any) -> [Any] { [x, y] }
print(both(1, "x"))
func optional(_ x: (some Any)?) { print(x as Any) }
optional(3)
optional(Optional("x"))
func list(_ x: [some Any]) { print(x.count, type(of: x)) }
list([1, 2])
list(["a"])
let all: [any Hashable] = [1, "x"]
for one in all { show(one) }
// expect: Array<Int> [1]
// expect: String s
// expect: Any 3
// expect: Optional<Int> nil
// expect: (Int, String) (1, "x")
// expect: 1
// expect: a
// expect: Array<Double> 3
// expect: [1, "x"]
// expect: Optional(3)
// expect: Optional("x")
// expect: 2 Array<Int>
// expect: 1 Array<String>
// expect: Int 1
// expect: String x
