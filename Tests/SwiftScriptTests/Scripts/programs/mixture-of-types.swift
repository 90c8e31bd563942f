// swift-format-ignore-file
struct V: Equatable, Comparable, CustomStringConvertible { var x: Double, y: Double
  static let zero = V(x: 0, y: 0)
  static func < (l: V, r: V) -> Bool { l.x < r.x }
  static func += (l: inout V, r: V) { l.x += r.x; l.y += r.y }
  static prefix func - (v: V) -> V { V(x: -v.x, y: -v.y) }
  static func * (v: V, k: Double) -> V { V(x: v.x * k, y: v.y * k) }
  var length: Double { (x * x + y * y).squareRoot() }
  var description: String { "<\(x),\(y)>" }
  init(x: Double, y: Double) { self.x = x; self.y = y }
  init(_ v: Double) { self.init(x: v, y: v) }
  mutating func scale(_ k: Double = 2) { self = self * k } }
var v = V(3); v += V(x: 1, y: 2); v.scale(); v.scale(0.5)
print(v, -v, v.length > 6, [V(2), V(1), .zero].sorted(), [V(2), V(1)].max()!, V(1) == V(1), V(1) != .zero)
enum Dir: String, CaseIterable { case n = "north", s, e; var opposite: Dir { switch self { case .n: .s; case .s: .n; case .e: self } }
  mutating func flip() { self = opposite }; static var first: Dir { allCases[0] }; init?(short: Character) { switch short { case "n": self = .n; case "s": self = .s; default: return nil } } }
var dir = Dir.n; dir.flip(); print(dir, Dir(rawValue: "north") == .n, Dir(short: "x") as Any, Dir.first.rawValue, Dir.allCases.map(\.rawValue), dir == .s)
func variadic(_ xs: Int..., sep: String = ",") -> String { xs.map(String.init).joined(separator: sep) }
print(variadic(), variadic(1), variadic(1, 2, 3, sep: "-"))
func make(_ n: Int, then f: (Int) -> Void = { print("default", $0) }, finally g: (() -> Void)? = nil) { f(n); g?() }
make(1); make(2) { print("got", $0) }; make(3, then: { _ in }) { print("fin") }; make(4) { print($0) } finally: { print("end") }
let add: (Int) -> (Int) -> Int = { a in { b in a + b } }; print(add(1)(2))
var dict = ["a": 1, "b": 2]; dict["a"]? += 10; dict["c", default: 5] += 1; dict.removeValue(forKey: "b"); dict["zz"] = nil
print(dict.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }, dict.count, dict["q"] == nil)
var arr = [[1, 2], [3]]; arr[0].append(9); arr[1][0] = 7; arr.insert([], at: 0); let (h, tl) = (arr.first, arr.dropFirst()); print(arr, h as Any, tl.count, arr.flatMap { $0 }, arr.contains([7]))
var s: Set<Int> = [1, 2]; s.insert(2); s.formUnion([5]); print(s.sorted(), s.isSuperset(of: [1]), s.subtracting([1]).sorted())
for i in stride(from: 10, to: 0, by: -4) { print(i, terminator: " ") }; print()
let any: [Any] = [1, "a", 2.5, [1], V(1), Dir.n, Optional(3) as Any]; for a in any { switch a { case let i as Int where i > 2: print("big", i); case let i as Int: print("int", i); case is String: print("str"); case let d as Double: print("dbl", d); case let v as V: print("V", v); case let d as Dir: print("dir", d); case let arr as [Int]: print("arr", arr.count); default: print("?") } }
class Animal { init() {}; func speak() -> String { "..." } }; class Dog: Animal { override func speak() -> String { "wuff" }; func fetch() -> String { "ball" } }
let animals: [Animal] = [Dog(), Animal()]; for a in animals { print(a.speak(), (a as? Dog)?.fetch() ?? "none", a is Dog) }

// expect: <4.0,5.0> <-4.0,-5.0> true [<0.0,0.0>, <1.0,1.0>, <2.0,2.0>] <2.0,2.0> true true
// expect: s true nil north ["north", "s", "e"] true
// expect:  1 1-2-3
// expect: default 1
// expect: got 2
// expect: fin
// expect: 4
// expect: end
// expect: 3
// expect: ["a=11", "c=6"] 2 true
// expect: [[], [1, 2, 9], [7]] Optional([]) 2 [1, 2, 9, 7] true
// expect: [1, 2, 5] true [2, 5]
// expect: 10 6 2 
// expect: int 1
// expect: str
// expect: dbl 2.5
// expect: arr 1
// expect: V <1.0,1.0>
// expect: dir n
// expect: big 3
// expect: wuff ball true
// expect: ... none false
