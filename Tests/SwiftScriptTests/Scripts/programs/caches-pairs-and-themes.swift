// swift-format-ignore-file
// Generic cache, LRU with linked nodes, type-level configuration, phantom types, conditional conformance
final class LRU<Key: Hashable, Value> {
    private final class Node { let key: Key; var value: Value; var next: Node?; weak var prev: Node?
        init(_ k: Key, _ v: Value) { key = k; value = v } }
    private var map: [Key: Node] = [:]
    private var head: Node?, tail: Node?
    let capacity: Int
    private(set) var stats = (hits: 0, misses: 0)
    init(capacity: Int) { self.capacity = capacity }
    subscript(key: Key) -> Value? {
        get {
            guard let n = map[key] else { stats.misses += 1; return nil }
            stats.hits += 1; touch(n); return n.value
        }
        set {
            switch (map[key], newValue) {
            case (let n?, let v?): n.value = v; touch(n)
            case (let n?, nil): unlink(n); map[key] = nil
            case (nil, let v?):
                let n = Node(key, v); map[key] = n; push(n)
                if map.count > capacity, let last = tail { unlink(last); map[last.key] = nil }
            case (nil, nil): break
            }
        }
    }
    subscript(key: Key, orMake make: @autoclosure () throws -> Value) -> Value {
        get throws { if let v = self[key] { return v }; let v = try make(); self[key] = v; return v }
    }
    private func push(_ n: Node) { n.next = head; n.prev = nil; head?.prev = n; head = n; if tail == nil { tail = n } }
    private func unlink(_ n: Node) {
        n.prev?.next = n.next; n.next?.prev = n.prev
        if head === n { head = n.next }; if tail === n { tail = n.prev }
        n.next = nil; n.prev = nil
    }
    private func touch(_ n: Node) { guard head !== n else { return }; unlink(n); push(n) }
    var keys: [Key] { sequence(first: head, next: { $0?.next }).prefix { $0 != nil }.compactMap { $0?.key } }
}
let c = LRU<String, Int>(capacity: 2)
c["a"] = 1; c["b"] = 2; _ = c["a"]; c["c"] = 3
print(c.keys, c["b"] as Any, c.stats, try c["z", orMake: 26], c.keys)
c["a"] = nil; print(c.keys)
// phantom types
enum Meters {}; enum Feet {}
struct Length<Unit>: Comparable, Hashable { var value: Double; static func < (a: Self, b: Self) -> Bool { a.value < b.value }
    static func + (a: Self, b: Self) -> Self { .init(value: a.value + b.value) } }
extension Length where Unit == Feet { var inMeters: Length<Meters> { .init(value: value * 0.3048) } }
extension Length: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral { init(floatLiteral v: Double) { value = v }; init(integerLiteral v: Int) { value = Double(v) } }
let l: Length<Feet> = 10, m: Length<Meters> = 1.5
print((l.inMeters + m).value, max(l, 3).value, Set<Length<Feet>>([1, 1, 2]).count)
// conditional conformance
struct Pair<A, B> { var a: A, b: B; init(_ a: A, _ b: B) { self.a = a; self.b = b } 
    func swapped() -> Pair<B, A> { .init(b, a) }
    func map<C, D>(_ f: (A) -> C, _ g: (B) -> D) -> Pair<C, D> { .init(f(a), g(b)) } }
extension Pair: Equatable where A: Equatable, B: Equatable {}
extension Pair: Hashable where A: Hashable, B: Hashable {}
extension Pair: Comparable where A: Comparable, B: Comparable { static func < (x: Self, y: Self) -> Bool { (x.a, x.b) < (y.a, y.b) } }
extension Pair: CustomStringConvertible where A: CustomStringConvertible, B: CustomStringConvertible { var description: String { "<\(a.description)|\(b.description)>" } }
extension Pair where A == B { var both: [A] { [a, b] } ; mutating func flip() { swap(&a, &b) } }
print([Pair(2, "b"), Pair(1, "z"), Pair(2, "a")].sorted(), Pair(1, 2).swapped().both, Pair("x", 1).map(\.count) { $0 + 1 }, Set([Pair(1, 1), Pair(1, 1)]).count)
var fl = Pair(1, 2); fl.flip(); print(fl, Pair({ 1 }, 2).b, Pair(Pair(1, 2), "q"))
protocol Theme { static var name: String { get }; associatedtype Palette: CaseIterable & RawRepresentable where Palette.RawValue == String }
enum Dark: Theme { static let name = "dark"; enum Palette: String, CaseIterable { case bg = "#000", fg = "#fff" } }
enum Light: Theme { static var name: String { "light" }; enum Palette: String, CaseIterable { case paper, ink } }
struct Styled<T: Theme> { let text: String; func render() -> String { "\(T.name)[\(T.Palette.allCases.map(\.rawValue).joined(separator: "/"))]:\(text)" } }
print(Styled<Dark>(text: "hi").render(), Styled<Light>(text: "yo").render())
func describe<T: Theme>(_: T.Type) -> Int { T.Palette.allCases.count }
print(describe(Dark.self) + describe(Light.self))
extension Optional where Wrapped: Collection { var isNilOrEmpty: Bool { self?.isEmpty ?? true } }
extension Optional { func or(_ d: @autoclosure () throws -> Wrapped) rethrows -> Wrapped { try self ?? d() } }
let os: [String?] = [nil, "", "x"]; print(os.map(\.isNilOrEmpty), os[0].or("dflt"), os.compactMap { $0 }.count, os.last??.first as Any)
// expect: ["c", "a"] nil (hits: 1, misses: 1) 26 ["z", "c"]
// expect: ["z", "c"]
// expect: 4.548 10.0 2
// expect: [<1|z>, <2|a>, <2|b>] [2, 1] <1|2> 1
// expect: <2|1> 2 <<1|2>|q>
// expect: dark[#000/#fff]:hi light[paper/ink]:yo
// expect: 4
// expect: [true, true, false] dflt 2 Optional("x")
