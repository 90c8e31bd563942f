// swift-format-ignore-file
// An empty list is of what the call behind it gives, also where only a sequence is wanted.
func g<T>(_ t: T) -> [T] { [t] }
func k(_ v: Int) -> [Int] { Optional(v).map { [$0] } ?? [] + g(v) }
print(k(1))
func k2(_ a: [Int]) -> [Int] { a.flatMap { v in (Optional(v).map { [$0] } ?? []) + g(v) } }
print(k2([1]))
func k3(_ a: [Int]) -> [Int] { let r = a.flatMap { v in Optional(v).map { [$0] } ?? [] + g(v) }; return r }
print(k3([1]))
func h(_ a: [Int]) -> [Int] { a.flatMap { v in Optional(v).map { [$0] } ?? [] + g(v) } }
print(h([1]))
nonisolated class V { var subs: [V] = []; init() {}; func all<T: V>(_ t: T.Type) -> [T] { subs.flatMap { ($0 as? T).map { [$0] } ?? [] + $0.all(t) } } }
let v = V(); v.subs = [V(), V()]; print(v.all(V.self).count)
let e: [String] = [] + ["a"]; print(e)
// expect: [1]
// expect: [1, 1]
// expect: [1]
// expect: [1]
// expect: 2
// expect: ["a"]
