// swift-format-ignore-file
// Places in places: objects in values in objects, and when they go.
// property access forms × mutation through nested containers of classes/structs, tuples, optionals, dictionaries
final class Leaf { var n: Int; var tags: Set<String> = []; init(_ n: Int) { self.n = n } ; deinit { log.append("~\(n)") } }
nonisolated(unsafe) var log: [String] = []
struct Branch { var leaf: Leaf?; var leaves: [Leaf] = []; var sub: [Branch] = []; var pair: (Leaf, Int) = (Leaf(0), 0); var named: [String: Leaf] = [:]; var counts: [String: [Int]] = [:]; weak var w: Leaf?; var opt: [Int]?; var nested: ((a: Int, b: [Int]), c: String) = ((1, [2]), "x") 
  subscript(k: String) -> Leaf? { get { named[k] } set { named[k] = newValue } } ; subscript(k: String, d d: @autoclosure () -> [Int]) -> [Int] { get { counts[k] ?? d() } set { counts[k] = newValue } } }
class Root { var b = Branch(); var bs: [String: Branch] = [:]; lazy var lb = Branch(); static var shared: Root? = Root(); var up: Root?; unowned var me: Root! ; var comp: Branch { get { b } set { b = newValue } }; var onSet: [Int] = [] { didSet { log.append("set\(onSet)") } } ; func chain() -> Root? { self } }
let r = Root(); r.b.leaf = Leaf(1); r.b.leaf?.n += 1; r.b.leaf!.tags.insert("x"); r.b.pair.0.n = 5; r.b.pair.1 += 3; r.b.pair = (Leaf(7), r.b.pair.1 * 2); r.b.leaves = [Leaf(2), Leaf(3)]; r.b.leaves[0].n *= 10; r.b.leaves.removeFirst(); r.b["k"] = Leaf(9); r.b["k"]?.n += 1; r.b["z"]?.n = 4; r.b.named["k"]!.tags.formUnion(["a", "b"]); r.b["c", d: [1]].append(2); r.b["c", d: []][0] += 5; r.b.counts["c"]?.removeLast(); r.b.opt?.append(1); r.b.opt = []; r.b.opt?.append(1); r.b.opt![0] -= 4; r.b.nested.0.b.append(8); r.b.nested.0.a += 1; r.b.nested.c += "y"; print(r.b.leaf!.n, r.b.pair.1, r.b.leaves.count, r.b["k"]!.n, r.b["k"]!.tags.count, r.b.counts, r.b.opt as Any, r.b.nested, log); log = []
r.bs["m"] = r.b; r.bs["m"]!.pair.1 = 100; r.bs["m"]!.leaf!.n = 50; r.bs["m"]?.sub.append(r.b); r.bs["m"]?.sub[0].sub.append(Branch(leaf: Leaf(77))); r.bs["m"]!.sub[0].sub[0].leaf?.n += 1; print(r.b.pair.1, r.b.leaf!.n, r.bs["m"]!.sub[0].sub[0].leaf!.n, r.bs["q"]?.leaf?.n as Any); r.bs["m"] = nil; print(log); log = []
r.comp.leaf = nil; r.comp.nested.0.b[0] = -1; r.lb.leaves.append(Leaf(11)); Root.shared?.b.leaves.append(Leaf(12)); Root.shared?.up = r; Root.shared?.up?.b.opt?.append(99); Root.shared!.chain()?.chain()?.up!.b.named.removeAll(); r.me = r; r.me.b.counts = [:]; print(r.b.opt as Any, r.b.nested, r.lb.leaves.count, log); log = []; Root.shared = nil; print(log); log = []
r.b.w = Leaf(33); print(r.b.w as Any, log); log = []; let keep = Leaf(34); r.b.w = keep; r.b.w?.n += 1; print(keep.n); var arr = [r.b, r.b]; arr[0].leaves[0].n = 1000; arr[1].leaves.append(Leaf(1)); arr[0].pair.1 = -1; for i in arr.indices { arr[i].nested.0.a = i }; print(arr.map(\.nested.0.a), arr.map(\.leaves.count), r.b.leaves[0].n, r.b.pair.1, arr[0].pair.1)
r.onSet.append(1); r.onSet += [2]; r.onSet[0] = 9; r.onSet.sort(); r.onSet.removeAll { $0 > 5 }; let ks: WritableKeyPath<Branch, Int> = \.nested.0.a; arr[0][keyPath: ks] = 42; r.b[keyPath: \.opt![0]] += 1; r[keyPath: \Root.b.pair.1] = 6; print(log, arr[0].nested.0.a, r.b.opt!, r.b.pair.1); func m(_ b: inout Branch) { b.leaves.removeAll(); b.nested.c = "m" }; m(&r.b); m(&arr[1]); m(&r.comp); print(r.b.nested.c, arr[1].leaves.count, arr[0].leaves.count); var t = (r, [1: "a"], (x: 1, y: [r])); t.2.y[0].b.pair.1 = 8; t.1[1]?.append("b"); t.2.y.append(Root()); t.0.b.nested.c = "zz"; print(r.b.pair.1, t.1, t.2.y.count, r.b.nested.c); swap(&arr[0], &r.b); print(r.b.nested.0.a, arr[0].nested.c); log = []; arr = []; print(log.sorted())
// expect: 2 6 1 10 2 ["c": [6]] Optional([-3]) ((a: 2, b: [2, 8]), c: "xy") ["~5", "~20"]
// expect: 6 50 78 nil
// expect: ["~78", "~0"]
// expect: Optional([-3, 99]) ((a: 2, b: [-1, 8]), c: "xy") 1 ["~50", "~10"]
// expect: ["~12", "~0"]
// expect: nil ["~33"]
// expect: 35
// expect: [0, 1] [1, 2] 1000 6 -1
// expect: ["set[1]", "set[1, 2]", "set[9, 2]", "set[2, 9]", "set[2]"] 42 [-2, 99] 6
// expect: m 0 1
// expect: 8 [1: "ab"] 2 zz
// expect: 42 zz
// expect: []
