protocol P { associatedtype V; func value() -> V; static var name: String { get }; init() }
extension P { static var name: String { "P" } }
struct A: P { func value() -> Int? { 3 } }
struct B: P { func value() -> String { "s" }; static var name: String { "B" } }
struct G<X>: P { var x: X?; init() {}; init(x: X) { self.x = x }; func value() -> X? { x } }
func name<T>(_ t: T) -> String { "\(T.self)" }
func pname<T: P>(_ t: T) -> String { "\(T.self) \(T.name) \(T.V.self) \(T().value())" }
func two<T: P>(_ t: T, _ f: (T) -> String) -> String { f(t) + pname(t) }
func arr<T: P>(_ t: T) -> [T.V] { [t.value(), t.value()] }
func dict<T: P>(_ t: T) -> [String: T] { ["a": t] }
let xs: [any P] = [A(), B(), G(x: 2.5), G(x: [1])]
for x in xs { print(name(x), pname(x), two(x) { "\($0.value())" }, arr(x), dict(x)) }
let e: any Equatable = 3
func eq<T: Equatable>(_ a: T, _ b: Any) -> Bool { (b as? T) == a }
print(eq(e, 3), eq(e, "a"))
extension P { func me() -> [Self] { [self] }; func vs() -> [V] { [value()] } }
for x in xs { print(x.me().count, x.vs(), type(of: x).name) }

// expect: A A P Optional<Int> Optional(3) Optional(3)A P Optional<Int> Optional(3) [Optional(3), Optional(3)] ["a": main.A()]
// expect: B B B String s sB B String s ["s", "s"] ["a": main.B()]
// expect: G<Double> G<Double> P Optional<Double> nil Optional(2.5)G<Double> P Optional<Double> nil [Optional(2.5), Optional(2.5)] ["a": main.G<Swift.Double>(x: Optional(2.5))]
// expect: G<Array<Int>> G<Array<Int>> P Optional<Array<Int>> nil Optional([1])G<Array<Int>> P Optional<Array<Int>> nil [Optional([1]), Optional([1])] ["a": main.G<Swift.Array<Swift.Int>>(x: Optional([1]))]
// expect: true false
// expect: 1 [Optional(3)] P
// expect: 1 ["s"] B
// expect: 1 [Optional(2.5)] P
// expect: 1 [Optional([1])] P
