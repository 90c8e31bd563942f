// swift-format-ignore-file
// When initial values, statics and lazy ones are made, and what lazy sequences ask.
func p(_ s: String) -> Int { print("[\(s)]", terminator: " "); return s.count }
class A { let a = p("A.a"); lazy var l = p("A.l"); static let s = p("A.s"); static var t = p("A.t") { didSet { print("t", oldValue, t) } }; init() { print("A.init", terminator: " ") }; deinit { print("A.deinit", terminator: " ") } }
class B: A { let b = p("B.b"); var c: Int; override init() { c = p("B.c"); print("B.pre", terminator: " "); super.init(); print("B.post", terminator: " ") }; convenience init(x: Int) { print("conv", terminator: " "); self.init(); c = x }; deinit { print("B.deinit", terminator: " ") } }
do { let b = B(x: 3); print(b.c, b.l, b.l, A.s, B.s, A.t); A.t += 1; B.t = 0 }; print()
struct S { static let d: [String: Int] = { print("made d", terminator: " "); return ["a": p("x")] }(); var v = p("S.v"); static func mk() -> S { S(v: p("given")) }; init(v: Int) { self.v = v; print("S.init", terminator: " ") }; init() {} ; init(twice: Int) { self.init(); v *= twice } }
_ = S.mk(); print(S.d["a"]!, S.d.count, S().v, S(twice: 2).v); enum E { static var n = p("E.n"); case a, b; static let all = [E.a, .b].map { "\($0)\(n)" } }; E.n = 4; print(E.all, E.n)
class G<T> { class var name: String { "\(T.self)" }; static func make() -> G<T> { G<T>() }; var list: [T] = [] { willSet { print("will", newValue.count, terminator: " ") } }; required init() {}; func push(_ t: T...) -> Self { list += t; return self } }; print(G<Int>.name, G<String>.make().push("a", "b").list, type(of: G<Double>().push()))
let lazyG: Int = { p("global closure") }(); print(lazyG); var cnt = 0; let arr = [1, 2, 3].lazy.map { x -> Int in cnt += 1; return x * 2 }; print(cnt, arr[1], cnt, arr.first!, arr.reduce(0, +), cnt); let fl = (1...5).lazy.filter { cnt += 1; return $0 > 2 }; print(fl.first!, cnt); let e = [3, 1, 2].sorted { cnt += 1; return $0 < $1 }; print(e)
var x = 1; let c1 = { x }; let c2 = { [x] in x }; x = 5; print(c1(), c2()); func mut(_ a: inout [Int], _ f: () -> Int) { a.append(f()); a.append(f()) }; var data = [1]; mut(&data) { cnt = 7; return cnt }; print(data); for var i in 0..<3 { i *= 10; print(i, terminator: " ") }; print(); var it = [1, 2, 3].makeIterator(); while let n = it.next() { if n == 2 { continue }; print(n, terminator: " ") }; print(); let nested = [[1, 2], [3]]; outer: for row in nested { for v in row { if v == 2 { continue outer }; print(v, terminator: " ") } }; print()
var arr2 = [1, 2, 3]; for v in arr2 { arr2.append(v * 10) }; print(arr2); var dd = ["a": 1]; for (k, v) in dd { dd[k + "x"] = v + 1 }; print(dd.count); let old = arr2; arr2.removeAll(keepingCapacity: true); print(old.count, arr2.isEmpty); struct W { var items = [1, 2]; mutating func drain() -> [Int] { defer { items = [] }; return items } }; var w = W(); print(w.drain(), w.items); func ret() -> Int { var r = 1; defer { r = 100 }; return r }; print(ret()); func thr(_ b: Bool) throws -> String { defer { print("cleanup", terminator: " ") }; if b { struct X: Error {}; throw X() }; return "fine" }; print((try? thr(true)) ?? "nil", (try? thr(false)) ?? "nil"); let r: Result<Int, any Error> = Result { try thr(true).count }; if case .failure = r { print("failed") }; print([1, 2, 3, 4].reduce(into: (even: 0, odd: 0)) { if $1 % 2 == 0 { $0.even += $1 } else { $0.odd += $1 } })
extension String.StringInterpolation { mutating func appendInterpolation(hex n: Int) { appendLiteral("0x" + String(n, radix: 16)) }; mutating func appendInterpolation<T>(_ v: T?, or d: String) { appendInterpolation(v.map { "\($0)" } ?? d) }; mutating func appendInterpolation(if c: Bool, _ s: @autoclosure () -> String) { if c { appendLiteral(s()) } } }; print("\(hex: 255) \(nil as Int?, or: "none") \(5 as Int?, or: "-") \(if: true, "yes")\(if: false, "no")!"); struct Html: ExpressibleByStringInterpolation, CustomStringConvertible { var description: String; init(stringLiteral v: String) { description = v }; init(stringInterpolation i: Interp) { description = i.out }; struct Interp: StringInterpolationProtocol { var out = ""; init(literalCapacity: Int, interpolationCount: Int) {}; mutating func appendLiteral(_ l: String) { out += l }; mutating func appendInterpolation(_ s: String) { out += s.replacing("<", with: "&lt;") }; mutating func appendInterpolation(raw s: Int) { out += "#\(s)" } } }; let h: Html = "<b>\("<i>")\(raw: 3)</b>"; print(h, Html("plain"))
// expect: conv [B.b] [B.c] B.pre [A.a] A.init B.post [A.l] [A.s] [A.t] 3 3 3 3 3 3
// expect: t 3 4
// expect: t 4 0
// expect: B.deinit A.deinit 
// expect: [given] [S.v] S.init made d [x] [S.v] [S.v] 1 1 3 6
// expect: [E.n] ["a4", "b4"] 4
// expect: will 2 will 0 Int ["a", "b"] G<Double>
// expect: [global closure] 14
// expect: 0 4 1 2 12 5
// expect: 3 8
// expect: [1, 2, 3]
// expect: 5 1
// expect: [1, 7, 7]
// expect: 0 10 20 
// expect: 1 3 
// expect: 1 3 
// expect: [1, 2, 3, 10, 20, 30]
// expect: 2
// expect: 6 true
// expect: [1, 2] []
// expect: 1
// expect: cleanup cleanup nil fine
// expect: cleanup failed
// expect: (even: 6, odd: 4)
// expect: 0xff none 5 yes!
// expect: <b>&lt;i>#3</b> plain
