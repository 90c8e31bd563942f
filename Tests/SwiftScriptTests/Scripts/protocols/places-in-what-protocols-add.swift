// swift-format-ignore-file
// What a protocol adds is a place: for inout arguments, paths, chains, closures; of structs, objects and any of it.
protocol Q { var n: Int { get set }; var items: [Int] { get set } ; var opt: String? { get set } }
class M: Q { init() {}; var n = 0; var items: [Int] = [1]; var opt: String?; weak var next: M? }
struct S: Q { var n = 0; var items: [Int] = [1]; var opt: String? }
extension Q { var twice: Int { get { n * 2 } set { n = newValue / 2 } }; var list: [Int] { get { items } set { items = newValue } }; var text: String? { get { opt } set { opt = newValue } }; subscript(i: Int) -> Int { get { items[i] } set { items[i] = newValue } }; subscript(all k: String) -> [Int] { get { items } set { items = newValue } }
  mutating func add(_ x: Int) -> Self { items.append(x); return self } ; mutating func each(_ f: (inout Int) -> Void) { for i in items.indices { f(&items[i]) } } ; mutating func later() -> Int { func c(_ q: inout Self) { q.n += 1 }; c(&self); return n } ; mutating func swapAll(_ o: inout Self) { swap(&items, &o.items) } }
func inc(_ x: inout Int) { x += 1 }; func fix<T: Q>(_ q: inout T) { inc(&q.twice); inc(&q[0]); q.list.append(9); q.text?.append("?"); q[all: "k"].removeFirst(); inc(&q.n); q.list[0] += 1; q.text = q.text ?? "new"; _ = q.add(4); q.each { $0 *= 2 }; print(q.later(), q.n, q.items, q.text ?? "-") }
var m = M(), s = S(); fix(&m); fix(&s); fix(&m); fix(&s)
inc(&m.twice); inc(&m[0]); m.list.append(1); m.list[1] = 7; m.text = "x"; m.text?.append("y"); m[all: "a"] += [3]; m.each { $0 -= 1 }; print(m.n, m.items, m.text!, m.add(5).items.count, m.later())
var om: M? = m; om?.twice = 30; om?.list.append(4); om?[0] = 11; om?.each { $0 += 1 }; _ = om?.add(3); om!.twice += 2; inc(&om!.twice); print(m.n, m.items, om === m)
var ms = [M(), m]; ms[0].twice = 6; ms[1].list += [1]; ms[0][0] = 8; _ = ms[0].add(2); ms[0].each { $0 += 1 }; print(ms.map(\.n), ms.map(\.items)); for i in ms.indices { ms[i].twice += 2; inc(&ms[i][0]) }; print(ms.map(\.n), ms[0][0])
var d = ["a": M()]; d["a"]?.twice = 4; d["a"]!.list.append(2); d["a", default: M()].twice += 2; print(d["a"]!.n, d["a"]!.items)
m[keyPath: \.twice] = 50; m[keyPath: \M.list].append(77); let kp: WritableKeyPath<M, Int> = \.twice; m[keyPath: kp] += 4; print(m.n, m.items.last!)
func gk<T: Q>(_ q: inout T, _ k: WritableKeyPath<T, Int>) { q[keyPath: k] += 10 }; gk(&m, \.twice); gk(&s, \.twice); print(m.n, s.n)
var o = M(); m.swapAll(&o); print(m.items, o.items.count > 1); swap(&m.twice, &o.twice); print(m.n, o.n > 0)
struct Box { var m = M(); var q: any Q = M(); var qs: [any Q] = [S(), M()]; lazy var lz = M() }
var b = Box(); b.m.twice = 8; inc(&b.m.twice); b.q.twice = 6; inc(&b.q.twice); b.q.list.append(3); b.q[0] += 5; b.q.text = "t"; b.q.text?.append("u"); b.qs[0].twice = 4; b.qs[1].twice = 10; inc(&b.qs[0][0]); b.qs[1].list += [6]; b.lz.twice = 2; print(b.m.n, b.q.n, b.q.items, b.q.text!, b.qs.map { $0.n }, b.qs.map { $0.items }, b.lz.n)
let cl = { m.twice = 60; m.list.append(1); _ = m.add(0) }; cl(); print(m.n, m.items.count)
class Owner { init() {}; var m = M(); var q: any Q = S(); func go() { m.twice = 4; q.twice = 4; q.list.append(5); m.each { $0 += 1 }; inc(&q.twice); let f = { [self] in m.twice += 2; q.twice += 2 }; f(); print(m.n, q.n, q.items, m.items) } }
Owner().go()
extension M { func own() { n = 1; let k = \M.n; self[keyPath: k] += 1; items.append(contentsOf: [1, 2]); next?.n = 5; print(n, items.count) } }; m.own()
protocol Cfg: AnyObject { var n: Int { get set } }; extension Cfg { func with(_ f: (Self) -> Void) -> Self { f(self); return self }; var n2: Int { get { n } set { n = newValue + 1 } }; func set<V>(_ k: ReferenceWritableKeyPath<Self, V>, _ v: V) -> Self { self[keyPath: k] = v; return self } }; extension M: Cfg {}
print(M().with { $0.n2 = 4 }.n, M().set(\.n2, 6).n, M().set(\.opt, "k").opt!); let cm = M(); cm.n2 += 3; let ac: any Cfg = cm; ac.n2 = 9; ac.n += 1; print(cm.n)
// expect: 2 2 [20, 8] new
// expect: 2 2 [20, 8] new
// expect: 4 4 [18, 18, 8] new?
// expect: 4 4 [18, 18, 8] new?
// expect: 4 [18, 6, 7, 0, 2] xy 6 5
// expect: 16 [12, 7, 8, 1, 3, 6, 5, 3] true
// expect: [3, 16] [[9, 3], [12, 7, 8, 1, 3, 6, 5, 3, 1]]
// expect: [4, 17] 10
// expect: 3 [1, 2]
// expect: 27 77
// expect: 32 9
// expect: [1] true
// expect: 0 true
// expect: 4 3 [6, 3] tu [2, 5] [[2], [1, 6]] 1
// expect: 30 3
// expect: 3 3 [1, 5] [2]
// expect: 2 5
// expect: 5 7 k
// expect: 11
