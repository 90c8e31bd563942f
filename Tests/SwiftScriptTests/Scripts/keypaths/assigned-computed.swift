// swift-format-ignore-file
// Assigning through a key path reads what its last computed part holds; where nothing but names lead there, it is the member itself.
func t<T>(_ s: String, _ x: T) -> T { print(s); return x }
struct P { var n = 0 { didSet { print("didSet n", oldValue) } }
  var s: Int { get { print("get s"); return n } set { print("set s"); n = newValue } }
  var q = Q()
  var cq: Q { get { print("get cq"); return q } set { print("set cq"); q = newValue } }
  subscript(i: Int) -> Int { get { print("at", i); return n } set { print("put", i); n = newValue } } }
struct Q { var m = 0 { didSet { print("didSet m") } }
  subscript(i: Int) -> Int { get { print("q at", i); return m } set { print("q put", i); m = newValue } } }
final class C { var p = P() { didSet { print("didSet p") } }; var n = 0 { didSet { print("didSet cn", oldValue) } }
  subscript(i: Int) -> Int { get { print("c at", i); return n } set { print("c put", i); n = newValue } } }
var p = P()
let c = C()
print("1"); p[keyPath: \.[t("i", 3)]] = t("v", 4)
print("2"); p[keyPath: \.s] = 5
print("3"); p[keyPath: \.n] = 6
print("4"); p[keyPath: \.cq.m] = 7
print("5"); p[keyPath: \.cq[t("i", 2)]] = t("v", 8)
print("6"); p[keyPath: \.[t("i", 3)]] += t("v", 4)
let kp: WritableKeyPath<P, Int> = \.[t("made", 1)]
let ks: WritableKeyPath<P, Int> = \.s
let kn = \P.n
print("7"); p[keyPath: kp] = t("v", 4)
print("9"); p[keyPath: kn] = t("v", 4)
print("10"); p[keyPath: kn] += t("v", 4)
print("11"); p[keyPath: (\P.cq).appending(path: \.m)] = t("v", 4)
print("12"); c[keyPath: \.[t("i", 3)]] = t("v", 4)
print("13"); c[keyPath: \.p.n] = t("v", 4)
print("14"); c[keyPath: \.p.s] = t("v", 4)
let rk: ReferenceWritableKeyPath<C, Int> = \.[1]
print("15"); c[keyPath: rk] = t("v", 4)
let rn: ReferenceWritableKeyPath<C, Int> = \.n
print("16"); c[keyPath: rn] = t("v", 4)
func set<T, V>(_ x: inout T, _ k: WritableKeyPath<T, V>, _ v: V) { x[keyPath: k] = v }
print("18"); set(&p, \.s, 3)
print("19"); set(&p, \.[5], 3)
print("20"); (p[keyPath: \.[t("i", 3)]], p.n) = (t("v", 4), t("w", 5))
func f() {
  var p = P()
  print("21"); p[keyPath: \.[t("i", 3)]] = t("v", 4)
  print("22"); p[keyPath: \.cq[t("i", 2)]] = t("v", 8)
  print("23"); p[keyPath: kp] = t("v", 4)
}
f()
// expect: 1
// expect: i
// expect: v
// expect: at 3
// expect: put 3
// expect: didSet n 0
// expect: 2
// expect: set s
// expect: didSet n 4
// expect: 3
// expect: didSet n 5
// expect: 4
// expect: get cq
// expect: didSet m
// expect: set cq
// expect: 5
// expect: i
// expect: v
// expect: get cq
// expect: q at 2
// expect: q put 2
// expect: didSet m
// expect: set cq
// expect: 6
// expect: i
// expect: v
// expect: at 3
// expect: put 3
// expect: didSet n 6
// expect: made
// expect: 7
// expect: v
// expect: at 1
// expect: put 1
// expect: didSet n 10
// expect: 9
// expect: v
// expect: didSet n 4
// expect: 10
// expect: v
// expect: didSet n 4
// expect: 11
// expect: v
// expect: get cq
// expect: didSet m
// expect: set cq
// expect: 12
// expect: i
// expect: v
// expect: c at 3
// expect: c put 3
// expect: didSet cn 0
// expect: 13
// expect: v
// expect: didSet n 0
// expect: didSet p
// expect: 14
// expect: v
// expect: set s
// expect: didSet n 4
// expect: didSet p
// expect: 15
// expect: v
// expect: c at 1
// expect: c put 1
// expect: didSet cn 4
// expect: 16
// expect: v
// expect: didSet cn 4
// expect: 18
// expect: get s
// expect: set s
// expect: didSet n 8
// expect: 19
// expect: at 5
// expect: put 5
// expect: didSet n 3
// expect: 20
// expect: i
// expect: v
// expect: w
// expect: at 3
// expect: put 3
// expect: didSet n 3
// expect: didSet n 4
// expect: 21
// expect: i
// expect: v
// expect: at 3
// expect: put 3
// expect: didSet n 0
// expect: 22
// expect: i
// expect: v
// expect: get cq
// expect: q at 2
// expect: q put 2
// expect: didSet m
// expect: set cq
// expect: 23
// expect: v
// expect: at 1
// expect: put 1
// expect: didSet n 4
