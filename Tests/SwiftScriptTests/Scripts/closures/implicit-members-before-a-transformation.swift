// swift-format-ignore-file
enum R { case a, b }
struct V { let r: R }
func show(_ v: [V]) { print(v.count) }
show([.a, .b].map(V.init))
show([.a, .b].map { V(r: $0) })
func name(_ r: R) -> String { "\(r)" }
let x: [String] = [.b].map(name)
print(x)
struct K { var t: Double }
let p = [2.0, 1.0]
let f: [K] = p.map { .init(t: $0) }.sorted { $0.t < $1.t }
print(f)
let g: [K] = p.map { .init(t: $0) }.filter { $0.t < 2 }
print(g)
let h: [K] = Array([1.0, 2].map { .init(t: $0) }.reversed())
print(h)
func make() -> [K] { return p.map { .init(t: $0 + 1) }.sorted { $0.t < $1.t } }
print(make())
extension K: Comparable { static func < (a: K, b: K) -> Bool { a.t < b.t } }
let i: [K] = p.map { .init(t: $0) }.sorted()
print(i, i.map(\.t))

// expect: 2
// expect: 2
// expect: ["b"]
// expect: [main.K(t: 1.0), main.K(t: 2.0)]
// expect: [main.K(t: 1.0)]
// expect: [main.K(t: 2.0), main.K(t: 1.0)]
// expect: [main.K(t: 2.0), main.K(t: 3.0)]
// expect: [main.K(t: 1.0), main.K(t: 2.0)] [1.0, 2.0]
