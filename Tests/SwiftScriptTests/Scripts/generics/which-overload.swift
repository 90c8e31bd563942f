func say<T>(_ x: T) -> String { "any \(x)" }
func say<T: Numeric>(_ x: T) -> String { "number \(x)" }
func say(_ x: String) -> String { "text \(x)" }
func say<T>(_ x: [T]) -> String { "list \(x.count)" }
print(say([1]), [say(["a"])], say(3), say("a"), say(2.5), say(true))
print(["b"].map { (c: String) -> String in say([c]) })
func same<T>(_ x: T) -> T { x }
let first: String? = same(["a"].min())
let three: Int? = same(3)
func read<T, V>(_ x: T, _ path: KeyPath<T, V>) -> V { x[keyPath: path] }
struct Room { var size: Int? = 4 }
let size: Int? = read(Room(), \.size)
print(first as Any, three as Any, size as Any, Room(size: nil).size ?? read(Room(), \.size) as Any)
protocol Addable { static var zero: Self { get }; func plus(_ other: Self) -> Self }
protocol Shown: Addable { var shown: String { get } }
extension Shown { var shown: String { "shown \(self)" } }
extension String: Shown {
  static var zero: String { "-" }
  func plus(_ other: String) -> String { self + other }
}
func sum<T: Addable>(_ xs: [T]) -> T { xs.reduce(T.zero) { $0.plus($1) } }
let all: [any Shown] = [sum(["a", "b"]), "c"]
print(all.map(\.shown))
// expect: list 1 ["list 1"] number 3 text a number 2.5 any true
// expect: ["list 1"]
// expect: Optional("a") Optional(3) Optional(4) Optional(4)
// expect: ["shown -ab", "shown c"]
