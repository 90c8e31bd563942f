// swift-format-ignore-file
// Methods, bound and curried, overloaded and generic functions as values.
class View { var name: String; var subs: [View] = []; weak var sup: View?
  init(_ n: String) { name = n }
  func add(_ v: View) { subs.append(v); v.sup = self }
  func removeFromSuper() { sup?.subs.removeAll { $0 === self }; print("removed \(name)") }
  func scaled(by n: Int) -> String { name + "\(n)" }
  static func make(_ n: String) -> View { View(n) }
  static func make2(_ n: String, _ k: Int) -> View { View(n + "\(k)") }
}
let root = View("root")
["a", "b"].map(View.init).forEach(root.add)
print(root.subs.map(\.name))
root.subs.map(View.removeFromSuper).forEach { $0() }
print(root.subs.count)
print(["x"].map(View.make).map(\.name))
print(zip(["x"], [1]).map(View.make2).map(\.name))
let curried = View.scaled
print(curried(root)(3))
let curried2 = View.scaled(by:)
print(curried2(root)(3))
let strs = ["b", "a"]
print(strs.map(String.uppercased).map { $0() })
let joiner = strs.joined(separator:)
print(joiner("-"))
let contains = [1, 2, 3].contains as (Int) -> Bool
print(contains(2), contains(5))
print([1, 5].filter([1, 2].contains))
print([1, 5].filter(Set([5]).contains))
func twice(_ x: Int) -> Int { x * 2 }
func twice(_ x: String) -> String { x + x }
print([1, 2].map(twice), ["a"].map(twice))
func ident<T>(_ t: T) -> T { t }
print([1].map(ident))
func pair<A, B>(_ a: A, _ b: B) -> (A, B) { (a, b) }
print(zip([1], ["x"]).map(pair))
func apply<A, B>(_ f: (A) -> B, _ a: A) -> B { f(a) }
print(apply(String.init, 3) + "!")
print(apply(twice, 3))
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
let up: (String) -> String = { $0.uppercased() }
let len: (String) -> Int = \.count
print(compose(up, len)("abc"))
func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
let addC: (Int) -> (Int) -> Int = curry(+)
print(addC(1)(2))
let c2 = curry(pair as (Int, String) -> (Int, String))
print(c2(1)("z"))
infix operator >>>: AdditionPrecedence
func >>> <A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
func inc(_ x: Int) -> Int { x + 1 }
func sq(_ x: Int) -> Int { x * x }
let pipe = inc >>> sq >>> { "\($0)!" }
print(pipe(3))
infix operator |>: AdditionPrecedence
func |> <A, B>(_ a: A, _ f: (A) -> B) -> B { f(a) }
print(3 |> inc |> sq |> String.init)
struct Counter { var n = 0; mutating func bump() { n += 1 }; func get() -> Int { n } }
let getter = Counter.get
print(getter(Counter(n: 4))())
print([Counter(n: 1), Counter(n: 2)].map(Counter.get).map { $0() })
let m: [String: (Double, Double) -> Double] = ["+": (+), "-": (-), "*": (*), "/": (/)]
print(m["+"]!(1, 2), m["/"]!(1, 2))
let m2: [Character: (Int, Int) -> Int] = ["+": { $0 + $1 }, "-": (-)]
print(m2["-"]!(1, 2))
let p: (Int) -> (Int) -> Bool = { a in { b in a < b } }
print(p(1)(2))
let compare: (Int, Int) -> Bool = (<)
print(compare(1, 2))
let nums = [1, 2, 3]
print(nums.map(-))
let neg: (Int) -> Int = (-)
print(neg(3))
print([true, false].map(!))
print(nums.reduce(1, *), nums.reduce(0, +), ["a", "b"].reduce("", +), [[1], [2]].reduce([], +))
print(nums.elementsEqual([1, 2, 3], by: ==))
print([[1, 2], [3]].map { $0.reduce(0, +) }.max(by: <) ?? 0)
// expect: ["a", "b"]
// expect: removed a
// expect: removed b
// expect: 0
// expect: ["x"]
// expect: ["x1"]
// expect: root3
// expect: root3
// expect: ["B", "A"]
// expect: b-a
// expect: true false
// expect: [1]
// expect: [5]
// expect: [2, 4] ["aa"]
// expect: [1]
// expect: [(1, "x")]
// expect: 3!
// expect: 6
// expect: 3
// expect: 3
// expect: (1, "z")
// expect: 16!
// expect: 16
// expect: 4
// expect: [1, 2]
// expect: 3.0 0.5
// expect: -1
// expect: true
// expect: true
// expect: [-1, -2, -3]
// expect: -3
// expect: [false, true]
// expect: 6 6 ab [1, 2]
// expect: true
// expect: 3
