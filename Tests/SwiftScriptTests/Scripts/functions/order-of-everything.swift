// swift-format-ignore-file
// Arguments, indices, defaults, operands and observers, each in its turn.
func t<T>(_ s: String, _ x: T) -> T { print(s, terminator: " "); return x }
struct V { var x = 0, y = 0
  static func + (a: V, b: V) -> V { print("plus", terminator: " "); return V(x: a.x + b.x, y: a.y + b.y) }
  static func += (a: inout V, b: V) { print("pluseq", terminator: " "); a = a + b }
  subscript(a: Int = t("da", 1), b b: Int = t("db", 2)) -> Int { get { print("get", a, b, terminator: " "); return x } set { print("set", a, b, newValue, terminator: " "); x = newValue } }
  func callAsFunction(_ a: Int, _ b: Int = t("dcb", 3)) -> Int { a + b }
  mutating func bump(_ by: Int = t("dby", 4)) -> V { x += by; return self }
  var computed: Int { get throws { print("cget", terminator: " "); if x > 100 { throw Er() }; return x } } }
struct Er: Error {}
final class C { var v = V() { willSet { print("will", terminator: " ") } didSet { print("did", terminator: " ") } }; var arr = [1, 2, 3] { didSet { print("arr", arr.count, terminator: " ") } }
  var d = ["a": 1] { didSet { print("dict", terminator: " ") } }; weak var w: C?; lazy var z: Int = t("lazy", 9); var u: C { self } 
  func m(_ a: Int, f: () -> Int, g: (Int) -> Int = { t("dg", $0) }) -> Int { print("m", terminator: " "); return f() + g(a) }
  static var count = t("static", 0) { didSet { print("count", terminator: " ") } } }
infix operator <>: AdditionPrecedence
func <> (a: Int, b: @autoclosure () -> Int) -> Int { print("op", terminator: " "); return a > 0 ? a : b() }
func va(_ a: Int..., b: Int = t("vb", 0), c: Int...) -> Int { print("va", terminator: " "); return a.count + c.count + b }
func io(_ a: inout Int, _ b: Int, _ c: inout Int) { print("io", a, b, c, terminator: " "); a += b; c += a }
var c = C(), v = V(), arr = [1, 2, 3], k = 0
func cc() -> C { print("cc", terminator: " "); return c }
func ix(_ n: Int) -> Int { print("ix\(n)", terminator: " "); return n }
func line(_ n: Int) { print(); print(n, terminator: ": ") }
line(1); v[] = t("v", 5)
line(2); v[t("a", 2)] += t("v", 5)
line(3); cc().v[b: t("b", 2)] += v[t("r", 0)]
line(4); cc().v += t("rhs", V(x: 1)) + t("rhs2", V())
line(5); io(&cc().v.x, t("b", 1), &arr[ix(1)])
line(6); io(&v[ix(1)], arr[ix(0)], &c.arr[ix(2)])
line(7); print(va(t("1", 1), t("2", 2), b: t("b", 3), c: t("c", 4)), va(t("x", 1)))
line(8); print(cc().m(t("a", 1)) { t("f", 2) }, cc().m(t("a", 1), f: { t("f", 2) }) { t("g", $0) })
line(9); print(t("l", 0) <> t("r", 2) <> t("rr", 3))
line(10); arr.insert(t("v", 9), at: t("at", 0)); arr.swapAt(ix(0), ix(1)); arr.replaceSubrange(ix(0)..<ix(1), with: t("with", [7, 8])); print(arr)
line(11); arr[ix(0)] += { arr.append(4); return arr.count }(); print(arr)
line(12); c.d[t("k", "b"), default: t("def", 3)] += t("v", 1); c.d[t("k", "a")]? += t("v", 1); c.d[t("k", "zz")]? += t("not", 1)
line(13); c.w = c; cc().w?.v.x += t("v", 1); cc().w?.arr[ix(0)] = t("v", 1); c.w?.w?.v[] = t("v", 3)
line(14); for i in stride(from: t("f", 0), to: t("t", 4), by: t("b", 2)) where t("w", i) == 2 { print("i", i, terminator: " ") }
line(15); if let a = t("a", Optional(1)), let b = t("b", Optional(a + 1)), t("c", b) == 3, case 1...2 = t("d", a) { print("in") } else { print("else", terminator: " ") }
line(16); switch (t("x", 1), t("y", 2)) { case (t("p", 2), _): print("no"); case let (a, b) where t("w", a + b) == 4: print("no"); case (_, t("q", 2)), (t("z", 1), _): print("yes", terminator: " "); default: print("d") }
line(17); print((t("a", 1), t("b", 2)) < (t("c", 1), t("d", 3)), t("a", 1) < t("b", 2) && t("c", 3) > t("d", 4) || t("e", true))
line(18); print([t("k1", "a"): t("v1", 1), t("k2", "a2"): t("v2", 2)].count, Set([t("s", 1), t("s2", 2)]).count)
line(19); print((try? v.computed) ?? t("def", 0), t("pre", 1) + ((try? v.computed) ?? 0)); 
line(20); do { _ = try t("a", v.x) + v.computed; v.x = 200; print(t("b", 1), try v.computed, t("never", 2)) } catch { print("caught", terminator: " ") }
line(21); C.count += t("v", 1); (C.count, v.x) = (t("p", 1), t("q", 2))
line(22); let f = t("cc", c).m; print(f(t("a", 1), { t("f", 1) }, { t("g", $0) }))
line(23); print(v(t("a", 1)), v.bump().x, v.bump(t("by", 1)).x)
line(24); let cl = { [x = t("cap1", 1), y = t("cap2", 2)] in x + y }; print("made", cl())
line(25); print(c.z + t("after", 1), c.u.z)
line(26); k = t("k", 1) + { k += 5; return k }(); print(k)
line(27); var s = "a"; s += t("b", "b") + t("c", "c"); s.append(t("d", "d")); s.insert(contentsOf: t("e", "e"), at: s.startIndex); print(s)
line(28); print(t("a", 5) > 3 ? t("b", 1) : t("c", 2), t("n", Int?.none) ?? t("m", Int?.none) ?? t("o", 3))
line(29); print(t("lo", 1)...t("hi", 3) ~= t("x", 2), (t("lo", 1)..<t("hi", 3)).contains(t("y", 3)))
line(30); arr = [3, 1, 2]; print(arr.sorted(by: { print("\($0)\($1)", terminator: " "); return $0 < $1 }), arr.map { t("m", $0) }.filter { t("f", $0) > 1 }.reduce(t("r", 0)) { t("+", $0 + $1) })
line(31); print(arr.lazy.map { t("m", $0) }.filter { t("f", $0) > 1 }.first ?? 0, arr.contains { t("c", $0) == 1 }, arr.first { t("fi", $0) < 3 } ?? 0)
line(32); outer: for i in 0..<2 { for j in t("seq", [1, 2]) { if t("j", j) == 2 { continue outer }; print(i, j, terminator: " ") } }
line(33); do { defer { print("d1", terminator: " ") }; defer { print("d2", terminator: " "); defer { print("d3", terminator: " ") } }; print("body", terminator: " ") }
line(34); func nested(_ a: Int = t("na", 1), _ g: @autoclosure () -> Int = t("auto", 2)) -> Int { print("nested", terminator: " "); return a + g() + g() }; print(nested(), nested(t("x", 1), t("y", 2)))
line(35); cc().arr.append(cc().arr.count); cc().arr.removeAll { t("ra", $0) > 2 }; cc().arr.sort { t("so", $0) > $1 }
line(36); (v.x, v.y) = (v.y, v.x); swap(&v.x, &arr[ix(0)]); print(v, arr)
print()
// expect:
// expect: 1: da db v set 1 2 5 
// expect: 2: a db v get 2 2 set 2 2 10 
// expect: 3: cc b da r db get 0 2 get 1 2 set 1 2 10 will did 
// expect: 4: cc rhs rhs2 plus pluseq plus will did 
// expect: 5: cc b ix1 io 11 1 2 will did 
// expect: 6: ix1 db ix0 ix2 get 1 2 io 10 1 3 arr 3 set 1 2 11 
// expect: 7: 1 2 b c va x vb va 6 1
// expect:
// expect: 8: cc a m f dg cc a m f g 3 3
// expect:
// expect: 9: l op r op 2
// expect:
// expect: 10: v at ix0 ix1 ix0 ix1 with [7, 8, 9, 14, 3]
// expect:
// expect: 11: ix0 [13, 8, 9, 14, 3, 4]
// expect:
// expect: 12: k v def dict k v dict k dict 
// expect: 13: cc v will did cc ix0 v arr 3 da db v set 1 2 3 will did 
// expect: 14: f t b w w i 2 
// expect: 15: a b c else 
// expect: 16: x y p w q yes 
// expect: 17: a b c d a b c d e true true
// expect:
// expect: 18: k1 v1 k2 v2 s s2 2 2
// expect:
// expect: 19: cget pre cget 11 12
// expect:
// expect: 20: a cget b cget caught 
// expect: 21: v static count p q count 
// expect: 22: cc a m f g 2
// expect:
// expect: 23: a dcb dby by 4 6 7
// expect:
// expect: 24: cap1 cap2 made 3
// expect:
// expect: 25: lazy after 10 9
// expect:
// expect: 26: k 6
// expect:
// expect: 27: b c d e eabcd
// expect:
// expect: 28: a b n m o 1 3
// expect:
// expect: 29: lo hi x lo hi y true false
// expect:
// expect: 30: 13 23 21 m m m f f f r + + [1, 2, 3] 5
// expect:
// expect: 31: m f m c c fi fi 3 true 1
// expect:
// expect: 32: seq j 0 1 j seq j 1 1 j 
// expect: 33: body d2 d3 d1 
// expect: 34: na nested auto auto x nested y y 5 5
// expect:
// expect: 35: cc cc arr 4 cc ra ra ra ra arr 2 cc so arr 2 
// expect: 36: ix0 V(x: 3, y: 7) [0, 1, 2]
// expect:
