// swift-format-ignore-file
struct V: Comparable { let n: Int; init(_ n: Int) { self.n = n }
  static func < (a: V, b: V) -> Bool { print("<", a.n, b.n); return a.n < b.n }
  static func > (a: V, b: V) -> Bool { print(">", a.n, b.n); return a.n > b.n } }
struct W: Comparable { let n: Int; init(_ n: Int) { self.n = n }
  static func < (a: W, b: W) -> Bool { print("w<", a.n, b.n); return a.n < b.n }
  static func == (a: W, b: W) -> Bool { print("w==", a.n, b.n); return a.n == b.n } }
func all<T: Comparable>(_ a: T, _ b: T) -> [Bool] { [a < b, a > b, a <= b, a >= b, a == b, a != b] }
print(all(V(1), V(2)))
print(all(W(1), W(2)))
print(max(V(1), V(2)).n, min(V(1), V(2)).n, max(W(1), W(1), W(3)).n)
print((V(1)...V(3)).contains(V(2)), (W(1)..<W(3)).contains(W(3)), (W(1)...).contains(W(0)))
print([W(3), W(1), W(2)].sorted().map(\.n), [V(1), V(3)].max()!.n, [V(2), V(1)].min()!.n)
print([V(3), V(1)].sorted(by: >).map(\.n))
print(V(1) > V(2), V(1) >= V(2), V(1) <= V(2), W(1) > W(2), W(1) >= W(2), W(1) <= W(2))
print((W(1), 2) < (W(1), 3), (V(1), 1) > (V(0), 5), (W(1), 1) == (W(1), 2), (W(1), 1) <= (W(1), 1))
class K: Comparable { let n: Int; init(_ n: Int) { self.n = n }
  static func < (a: K, b: K) -> Bool { print("k<"); return a.n < b.n }
  static func == (a: K, b: K) -> Bool { print("k=="); return a.n == b.n } }
print(all(K(1), K(2)), K(1) <= K(1), [K(1)] != [K(2)], K(3) >= K(4))
enum Lv: Int, Comparable { case a, b, c; static func < (x: Lv, y: Lv) -> Bool { print("lv<"); return x.rawValue < y.rawValue } }
print(all(Lv.a, .b), Lv.c >= .b, (Lv.a ... .b) ~= .c, [Lv.c, .a].sorted())
let f: (V, V) -> Bool = (>); print(f(V(3), V(2)))
let g: (W, W) -> Bool = (>=); print(g(W(3), W(2)))
print([W(1), W(2)].elementsEqual([W(1), W(3)]), [W(1), W(2)].contains(W(2)), [[W(1)]] == [[W(1)]])
switch W(2) { case W(1): print("one"); case W(2): print("two"); default: print("no") }
switch W(2) { case W(0)..<W(1): print("low"); case W(1)...: print("high"); default: print("no") }
print(zip([W(1)], [W(2)]).allSatisfy(<), [W(2), W(5)].min(by: >)!.n)
// expect: < 1 2
// expect: > 1 2
// expect: < 2 1
// expect: < 1 2
// expect: [true, false, true, false, false, true]
// expect: w< 1 2
// expect: w< 2 1
// expect: w< 2 1
// expect: w< 1 2
// expect: w== 1 2
// expect: w== 1 2
// expect: [true, false, true, false, false, true]
// expect: < 2 1
// expect: < 2 1
// expect: w< 1 1
// expect: w< 3 1
// expect: 2 1 3
// expect: < 3 1
// expect: < 2 1
// expect: < 3 2
// expect: w< 3 1
// expect: w< 3 1
// expect: w< 3 3
// expect: w== 1 1
// expect: w< 0 1
// expect: true false false
// expect: w< 1 3
// expect: w< 2 3
// expect: w< 2 1
// expect: < 1 3
// expect: < 1 2
// expect: [1, 2, 3] 3 1
// expect: > 1 3
// expect: [3, 1]
// expect: > 1 2
// expect: < 1 2
// expect: < 2 1
// expect: w< 2 1
// expect: w< 1 2
// expect: w< 2 1
// expect: false false true false false true
// expect: w== 1 1
// expect: > 1 0
// expect: w== 1 1
// expect: w== 1 1
// expect: true true false true
// expect: k<
// expect: k<
// expect: k<
// expect: k<
// expect: k==
// expect: k==
// expect: k<
// expect: k==
// expect: k<
// expect: [true, false, true, false, false, true] true true false
// expect: lv<
// expect: lv<
// expect: lv<
// expect: lv<
// expect: lv<
// expect: lv<
// expect: lv<
// expect: lv<
// expect: lv<
// expect: [true, false, true, false, false, true] true false [main.Lv.a, main.Lv.c]
// expect: > 3 2
// expect: true
// expect: w< 3 2
// expect: true
// expect: w== 1 1
// expect: w== 2 3
// expect: w== 1 2
// expect: w== 2 2
// expect: w== 1 1
// expect: false true true
// expect: w== 1 2
// expect: w== 2 2
// expect: two
// expect: w< 1 0
// expect: w< 2 0
// expect: w< 2 1
// expect: w== 1 1
// expect: w< 2 1
// expect: high
// expect: w< 1 2
// expect: w< 2 5
// expect: true 5
