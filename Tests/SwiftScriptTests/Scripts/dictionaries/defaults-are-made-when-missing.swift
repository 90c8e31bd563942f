// swift-format-ignore-file
// A default of a table is made when its key is missing, after the arguments; the receiver of a change is put back last.
func log<T>(_ s: String, _ v: T) -> T { print("·", s); return v }
struct Point { var x = 0, y = 0; mutating func swap(with o: inout Int) { print("swap"); (x, o) = (o, x) }
  mutating func fail(_ o: inout Int) throws { x += 1; o += 1; throw E.no } }
enum E: Error { case no }
var a = Point() { didSet { print("a", a.x, a.y) } }
var b = 5 { didSet { print("b", b) } }
var list = [1, 2, 3] { willSet { print("list will", newValue) } }
a.swap(with: &b)
a.swap(with: &list[1])
a.x = 1
do { try a.fail(&b) } catch { print(error) }
print(a.x, b)
class C { var p = Point() { didSet { print("C.p", oldValue.x, p.x) } }; var n = 0 { didSet { print("C.n", oldValue, n) } }
  subscript(i: Int) -> Int { get { print("get", i); return n + i } set { print("set", i, newValue); n = newValue } } }
let c = C()
c.p.swap(with: &c.n)
c.p.swap(with: &c[log("i", 2)])
do { try c.p.fail(&c.n) } catch { print(error) }
do { try c.p.fail(&c[1]) } catch { print(error) }
var counts: [String: Int] = [:]
for w in ["a", "b", "a"] { counts[w, default: log("zero", 0)] += 1 }
print(counts["a"]!, counts["b"]!)
counts["c", default: log("unused?", 9)] = 4
counts["c", default: log("unused", 9)] = 5
print(counts["c"]!, counts["d", default: log("d", 7)], counts["a", default: log("not", 7)])
var groups: [Int: [String]] = [:]
for w in ["x", "yy", "z"] { groups[w.count, default: log("new list", [])].append(log("word", w)) }
print(groups[1]!, groups[2]!)
var nested: [String: [String: Int]] = [:]
nested["k", default: log("outer", [:])]["j", default: log("inner", 1)] += log("rhs", 10)
nested["k", default: log("outer", [:])]["j", default: log("inner", 1)] += log("rhs", 10)
print(nested["k"]!["j"]!)
class Lazy { var table: [String: Point] = [:] { didSet { print("table", table.count) } }
  func point(_ k: String) -> Point { table[k, default: make(k)] }
  func make(_ k: String) -> Point { print("make", k); return Point(x: k.count, y: 0) }
  func bump(_ k: String) { table[k, default: make(k)].x += 1 } }
let l = Lazy()
print(l.point("abc").x); l.bump("abc"); l.bump("abc"); print(l.point("abc").x)
var opt: [String: Int?] = ["n": nil]
print(opt["n", default: log("opt", 3)] as Any, opt["m", default: log("opt", 3)] as Any)
func inc(_ n: inout Int) { n += 1 }
inc(&counts["e", default: log("e", 100)]); inc(&counts["e", default: log("e", 100)])
print(counts["e"]!)
let path = \[String: Int].[log("path", "q")]
print(counts[keyPath: path] as Any)
func f() throws -> Int { var t: [Int: Int] = [:]; for i in 0..<4 { t[i % 2, default: log("f\(i)", i * 10)] += i }; return t[0]! + t[1]! }
print(try! f())
// expect: swap
// expect: b 0
// expect: a 5 0
// expect: swap
// expect: list will [1, 5, 3]
// expect: a 2 0
// expect: a 1 0
// expect: b 1
// expect: a 2 0
// expect: no
// expect: 2 1
// expect: swap
// expect: C.n 0 0
// expect: C.p 0 0
// expect: · i
// expect: get 2
// expect: swap
// expect: set 2 0
// expect: C.n 0 0
// expect: C.p 0 2
// expect: C.n 0 1
// expect: C.p 2 3
// expect: no
// expect: get 1
// expect: set 1 3
// expect: C.n 1 3
// expect: C.p 3 4
// expect: no
// expect: · zero
// expect: · zero
// expect: 2 1
// expect: · unused?
// expect: · d
// expect: 5 7 2
// expect: · word
// expect: · new list
// expect: · word
// expect: · new list
// expect: · word
// expect: ["x", "z"] ["yy"]
// expect: · rhs
// expect: · outer
// expect: · inner
// expect: · rhs
// expect: 21
// expect: make abc
// expect: 3
// expect: make abc
// expect: table 1
// expect: table 1
// expect: 5
// expect: · opt
// expect: nil Optional(3)
// expect: · e
// expect: 102
// expect: · path
// expect: nil
// expect: · f0
// expect: · f1
// expect: 16
