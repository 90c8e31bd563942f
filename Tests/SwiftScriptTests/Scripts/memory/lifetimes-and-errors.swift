// swift-format-ignore-file
// Lifetimes, errors and defer, mixed.
// ARC order, defer, errors
class R { let n: String; init(_ n: String) { self.n = n; print("+", n) }; deinit { print("-", n) } }
func a() { let x = R("x"); defer { print("defer1", x.n) }; do { let y = R("y"); defer { print("defer2") }; print(y.n) }; print("end") }
a()
struct E1: Error { let r: Int }
func t(_ n: Int) throws -> R { let r = R("t\(n)"); defer { print("leave", n) }; if n > 1 { throw E1(r: n) }; return r }
do { let r = try t(1); print(r.n); _ = try t(2); print("no") } catch let e as E1 where e.r == 2 { print("e", e.r) } catch { print("other") }
print((try? t(3)) == nil)
var arr: [R?] = [R("a"), R("b")]
arr[0] = nil
arr.removeLast()
print("--")
var w: R? = R("w"); weak var weakW = w; print(weakW?.n ?? "nil"); w = nil; print(weakW?.n ?? "nil")
final class P { var kids: [K] = []; let n = R("p") ; deinit { print("P") } }
final class K { unowned let p: P; init(_ p: P) { self.p = p; p.kids.append(self) }; deinit { print("K") } }
do { let p = P(); _ = K(p); let k = K(p); print(k.p === p, p.kids.count) }
func multi() -> Int { defer { print("d1") }; defer { print("d2") }; for i in 0..<3 { defer { print("loop", i) }; if i == 1 { return i } }; return -1 }
print(multi())
func rethrow(_ f: () throws -> Int) rethrows -> Int { do { return try f() } catch { print("re", error); throw error } }
print(rethrow { 4 }, (try? rethrow { throw E1(r: 7) }) as Any)
enum Net: Error, Equatable { case http(Int), offline }
func get(_ c: Int) throws(Net) -> String { guard c < 400 else { throw .http(c) }; return "ok" }
do { print(try get(200)); print(try get(404)) } catch .http(let c) { print("http", c) } catch { print(error) }
let res = Result { try get(500) }
switch res { case .success(let s): print(s); case .failure(let e): print(e, e as? Net == .http(500)) }
func nestedTry() throws { do { try { throw Net.offline }() } catch Net.http { print("no") } }
do { try nestedTry() } catch { print("outer", error) }
class Base { init() throws { print("base") } ; deinit { print("~base") } }
class Der: Base { let r = R("field"); init(fail: Bool) throws { if fail { throw Net.offline }; try super.init() } ; deinit { print("~der") } }
_ = try? Der(fail: true)
_ = try? Der(fail: false)
func opt(_ s: String?) -> Int { guard let s, let n = Int(s), n > 0 else { return -1 }; return n }
print(opt("5"), opt(nil), opt("-2"), opt("x"))
let v = R("temp").n + "!"
print(v)
_ = R("discard")
func take(_ r: R) { print("take", r.n) }
take(R("arg")); print("after")
let closure = { [r = R("cap")] in print(r.n) }; closure()
var holder: (() -> Void)? = { let z = R("inner"); print(z.n) }; holder?(); holder = nil
if let q = Optional(R("q")) { print(q.n) }; print("fin")
switch R("sw") { case let s where s.n == "sw": print("matched"); default: break }
// expect: + x
// expect: + y
// expect: y
// expect: defer2
// expect: - y
// expect: end
// expect: defer1 x
// expect: - x
// expect: + t1
// expect: leave 1
// expect: t1
// expect: + t2
// expect: leave 2
// expect: - t2
// expect: - t1
// expect: e 2
// expect: + t3
// expect: leave 3
// expect: - t3
// expect: true
// expect: + a
// expect: + b
// expect: - a
// expect: - b
// expect: --
// expect: + w
// expect: w
// expect: - w
// expect: nil
// expect: + p
// expect: true 2
// expect: P
// expect: K
// expect: K
// expect: - p
// expect: loop 0
// expect: loop 1
// expect: d2
// expect: d1
// expect: 1
// expect: re E1(r: 7)
// expect: 4 nil
// expect: ok
// expect: http 404
// expect: http(500) true
// expect: outer offline
// expect: + field
// expect: - field
// expect: + field
// expect: base
// expect: ~der
// expect: ~base
// expect: - field
// expect: 5 -1 -1 -1
// expect: + temp
// expect: - temp
// expect: temp!
// expect: + discard
// expect: - discard
// expect: + arg
// expect: take arg
// expect: - arg
// expect: after
// expect: + cap
// expect: cap
// expect: + inner
// expect: inner
// expect: - inner
// expect: + q
// expect: q
// expect: - q
// expect: fin
// expect: + sw
// expect: matched
// expect: - sw
