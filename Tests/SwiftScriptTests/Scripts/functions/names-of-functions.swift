// swift-format-ignore-file
struct F { subscript(i: Int) -> String { #function } ; var a: String { #function } ; let b = #function ; init() { print(#function) } ; func f(_ x: Int, y: Int) -> String { #function } ; static subscript(q q: Int) -> String { #function } }
print(F()[1], F().a, F().b, F().f(1, y: 2), F[q: 1])
class K { lazy var l = #function; var d = { #function }(); static let s = #function; deinit { print(#function) }; func m() -> String { func inner() -> String { #function }; return inner() + { #function }() } ; var o: Int = 0 { didSet { print(#function) } } ; init(x: Int) { print(#function) } }
do { let k = K(x: 1); print(k.l, k.d, K.s, k.m()); k.o = 2 }
func g(_ f: String = #function) -> String { f }
func caller(a: Int) -> String { g() }
print(caller(a: 1))
enum E { case a; init?(n: Int) { print(#function); self = .a } ; static func + (l: E, r: E) -> String { #function } }
_ = E(n: 1); print(E.a + E.a)
extension Int { var me: String { #function } ; func m2(_: Int) -> String { #function } }
print(1.me, 1.m2(2))
var computed: String { #function }
print(computed)

// expect: init()
// expect: init()
// expect: init()
// expect: init()
// expect: subscript(_:) a F f(_:y:) subscript(q:)
// expect: init(x:)
// expect: l K K inner()m()
// expect: o
// expect: deinit
// expect: caller(a:)
// expect: init(n:)
// expect: +(_:_:)
// expect: me m2(_:)
// expect: computed
