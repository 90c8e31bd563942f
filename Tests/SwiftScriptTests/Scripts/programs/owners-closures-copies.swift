// swift-format-ignore-file
// Ownership, inout, closures capturing, escaping, autoclosure, defer, copy-on-write, weak/unowned
final class Storage<T> { var items: [T]; init(_ i: [T]) { items = i } }
struct COW<T> { private var s: Storage<T>; private(set) var copies = 0
    init(_ i: [T] = []) { s = Storage(i) }
    var items: [T] { s.items }
    mutating func append(_ t: consuming T) { if !isKnownUniquelyReferenced(&s) { s = Storage(s.items); copies += 1 }; s.items.append(t) } }
var a = COW([1]); a.append(2); var b = a; b.append(3); b.append(4); print(a.items, b.items, a.copies, b.copies)
func counter() -> (inc: () -> Int, reset: () -> Void) { var n = 0; return ({ n += 1; return n }, { n = 0 }) }
let c = counter(); _ = c.inc(); print(c.inc()); c.reset(); print(c.inc())
func modify<T>(_ v: inout T, _ f: (inout T) throws -> Void) rethrows { try f(&v) }
var arr = [3, 1, 2]; modify(&arr) { $0.sort(); $0.append(9) }; modify(&arr[0]) { $0 *= 100 }; print(arr)
func swapEnds(_ x: inout [Int]) { guard x.count > 1 else { return }; x.swapAt(0, x.count - 1) }
swapEnds(&arr); print(arr)
struct Account { var balance = 0 { willSet { print("will", newValue) } didSet { if balance < 0 { balance = oldValue; print("refused") } } }
    mutating func pay(_ n: Int) { balance -= n } 
    lazy var id: String = { print("made id"); return "acc" }() }
var acc = Account(balance: 5); acc.pay(3); acc.pay(10); print(acc.balance, acc.id, acc.id)
func lazyAnd(_ l: Bool, _ r: @autoclosure () throws -> Bool) rethrows -> Bool { l ? try r() : false }
func loud(_ b: Bool) -> Bool { print("eval"); return b }
print(lazyAnd(false, loud(true)), lazyAnd(true, loud(false)))
class Parent { let name: String; var kids: [Kid] = []; init(_ n: String) { name = n }; deinit { print("parent", name) }
    func add(_ n: String) -> Self { kids.append(Kid(n, self)); return self } }
class Kid { let name: String; unowned let parent: Parent; weak var friend: Kid?; init(_ n: String, _ p: Parent) { name = n; parent = p }; deinit { print("kid", name) }
    lazy var greet: () -> String = { [unowned self] in "\(name) of \(parent.name)" } }
do { let p = Parent("P").add("A").add("B"); p.kids[0].friend = p.kids[1]; print(p.kids[0].greet(), p.kids[0].friend?.name ?? "-"); p.kids.removeLast(); print(p.kids[0].friend == nil) }
var fs: [() -> Int] = []; for i in 0..<3 { var k = i; fs.append { k += 10; return k } }; print(fs.map { $0() }, fs.map { $0() })
var x = 1; let byValue = { [x] in x }, byRef = { x }; x = 5; print(byValue(), byRef())
func trace(_ n: Int) -> Int { defer { print("d1", n) }; defer { print("d2", n) }; if n == 0 { return 0 }; return n + trace(n - 1) }
print(trace(1))
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
func memo<K: Hashable, V>(_ f: @escaping ((K) -> V, K) -> V) -> (K) -> V { var seen: [K: V] = [:]
    func go(_ k: K) -> V { if let v = seen[k] { return v }; let v = f(go, k); seen[k] = v; return v }
    return go }
let fib = memo { (f: (Int) -> Int, n: Int) in n < 2 ? n : f(n - 1) + f(n - 2) }
print(fib(50), compose(curry(+)(3), { $0 * 2 })(4), curry(max)(3)(9))
func borrow(_ s: borrowing String) -> Int { s.count }
func take(_ s: consuming [Int]) -> [Int] { s.append(0); return s }
let kept = [1]; print(borrow("abc"), take(kept), kept)
func local() { let t = [1, 2]; let u = consume t; print(u) }; local()
let once: Void = { print("once") }(); _ = once
var g1 = [String: [Int]](); g1["a", default: []].append(1); g1["a"]?.append(2); g1["b"]?.append(3); print(g1)
var grid = [[0, 0], [0, 0]]; grid[1][0] += 5; grid[0].append(7); print(grid, x)
var t2 = (n: 1, l: [1]); t2.l.append(2); t2.n += t2.l.count; let (q, w) = t2; print(q, w)
var s1: String? = "ab"; s1?.append("c"); s1! += "d"; if var s2 = s1 { s2 += "e"; print(s2) }; print(s1 ?? "", s1?.count as Any, s1.map { $0 + "!" }!, s1.flatMap { Int($0) } as Any)
// expect: [1, 2] [1, 2, 3, 4] 0 1
// expect: 2
// expect: 1
// expect: [100, 2, 3, 9]
// expect: [9, 2, 3, 100]
// expect: will 2
// expect: will -8
// expect: refused
// expect: made id
// expect: 2 acc acc
// expect: eval
// expect: false false
// expect: A of P B
// expect: kid B
// expect: true
// expect: parent P
// expect: kid A
// expect: [10, 11, 12] [20, 21, 22]
// expect: 1 5
// expect: d2 0
// expect: d1 0
// expect: d2 1
// expect: d1 1
// expect: 1
// expect: 12586269025 14 9
// expect: 3 [1, 0] [1]
// expect: [1, 2]
// expect: once
// expect: ["a": [1, 2]]
// expect: [[0, 0, 7], [5, 0]] 5
// expect: 3 [1, 2]
// expect: abcde
// expect: abcd Optional(4) abcd! nil
