// swift-format-ignore-file
// An initial value is made only where nothing else is given for its property.
var n = 0
func next(_ s: String) -> Int { n += 1; print("next", s, n); return n }
struct S { var a = next("a"); var b: Int; var c = next("c"); let d = next("d"); lazy var e = next("e"); var f: Int? }
let s = S(b: 1); print(s.a, s.c, s.d)
let t = S(a: 5, b: 1, c: 7); print(t.a, t.d)
struct E { var a = next("Ea"); var b = next("Eb") }
_ = E(); _ = E(a: 1); _ = E(b: 2)
class K { var a = next("Ka"); var t: Int; init(t: Int) { print("init"); self.t = t; a = 9 } }
_ = K(t: 1)
struct O { var a = next("Oa"); var b: Int; init(b: Int) { print("O"); self.b = b; a = 3 } ; init() { self.init(b: 3) } }
_ = O()
struct P { var a: Int = next("Pa") { didSet { print("did") } }; var b = 2 }
_ = P(); _ = P(a: 4)
// expect: next a 1
// expect: next c 2
// expect: next d 3
// expect: 1 2 3
// expect: next d 4
// expect: 5 4
// expect: next Ea 5
// expect: next Eb 6
// expect: next Eb 7
// expect: next Ea 8
// expect: next Ka 9
// expect: init
// expect: next Oa 10
// expect: O
// expect: next Pa 11
