// swift-format-ignore-file
// Where anything will do, what is tried or mapped and the literal beside it are each what they are.
struct Er: Error {}
func f(_ b: Bool) throws -> Double { if b { throw Er() }; return 1 }
let d: Double? = nil
let o: [String: (Double) throws -> Double] = ["a": { _ in throw Er() }]
let arr: [Double] = []
print(d ?? -9, d ?? 9)
print((try? f(true)) ?? -9, (try? f(true)) ?? 9)
print((try? o["a"]!(1)) ?? -9, (try? o["a"]!(1)) ?? 9)
print(arr.first ?? -9, arr.first ?? 9, arr.max() ?? 0, -arr.count)
print((try? o["a"]?(1)) ?? 9 as Any)
let x = (try? o["a"]!(1)) ?? 9; print(x)
print("\((try? o["a"]!(1)) ?? 9)")
let g: (Double) -> Double? = { _ in nil }
print(g(1) ?? 9, o["a"] == nil)
let h = ["k": { (x: Double) -> Double? in nil }]
print(h["k"]!(1) ?? 9, h["k"]?(1) ?? 9)
let da: [Double?] = [nil]; print(da[0] ?? 9, da.first! ?? 9, (da.first ?? 9) as Any)
let dd: [String: Double] = [:]; print(dd["a"] ?? 9, dd["a", default: 9])
print(Optional<Double>.none ?? 9, ([1.5].first { $0 > 2 }) ?? 9, Double("x") ?? 9, [2.5].map { $0 }.first ?? 9)
func s(_ b: Bool) throws -> String { if b { throw Er() }; return "s" }
func li(_ b: Bool) throws -> [Int] { if b { throw Er() }; return [1] }
print((try? s(true)) ?? "none", (try? s(false)) ?? "none", (try? li(true)) ?? [], (try? li(false))?.count ?? 0, (try? f(false)) ?? 0)
print((try? f(true)) ?? (try? f(false)) ?? 5, (try? s(true)) ?? "a" + "b", (try? f(true)) ?? Double(3), (try? f(true)) ?? d ?? 7)
let u: UInt8? = nil; func g8() throws -> UInt8 { throw Er() }; print((try? g8()) ?? 3, u ?? 4, type(of: (try? g8()) ?? 3))
let anys: [Any] = [(try? f(true)) ?? 1, d ?? 1]; print(anys)
let any1: Any = (try? f(true)) ?? 2; print(any1)
func take(_ x: Any) { print("take", x) }; take((try? f(true)) ?? 3); func gen<T>(_ x: T) { print(T.self, x) }; gen((try? f(true)) ?? 3)
print(String(describing: (try? f(true)) ?? 4), [(try? f(true)) ?? 5], ((try? f(true)) ?? 6, 1))
// expect: -9.0 9.0
// expect: -9 9
// expect: -9 9
// expect: -9.0 9.0 0.0 0
// expect: 9
// expect: 9.0
// expect: 9.0
// expect: 9.0 false
// expect: 9.0 9.0
// expect: 9.0 9.0 nil
// expect: 9.0 9.0
// expect: 9.0 9.0 9.0 2.5
// expect: none s [] 1 1.0
// expect: 1.0 ab 3.0 7.0
// expect: 3 4 UInt8
// expect: [1, 1.0]
// expect: 2
// expect: take 3
// expect: Double 3.0
// expect: 4.0 [5.0] (6.0, 1)
