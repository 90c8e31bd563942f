// swift-format-ignore-file
// Casts to type parameters and Self, with optionals among them.
func h<T: Equatable>(_ a: T, _ b: Any) -> Bool { a == (b as? T) }
print(h(Optional(1), 1), h(1, 1), h(Optional(1), Optional(1) as Any), h("a", 1))
func k<T>(_ a: T, _ b: Any) -> String { "\((b as? T) as Any) \(b is T)" }
print(k(Optional(1), 1), k(1, 1), k(Optional(1), nil as Int? as Any), k(nil as Int?, "x"))
let x: any Equatable = Optional(1)


func n<T: Equatable>(_ a: T, _ b: any Equatable) -> Bool { (b as? T).map { $0 == a } ?? false }
print(n(x, 1), n(1, x), n([1], [1]))
extension Equatable { func isEqual(_ o: any Equatable) -> Bool { guard let o = o as? Self else { return false }; return self == o } }
print(x.isEqual(1), x.isEqual(x), 1.isEqual(x), (2 as any Equatable).isEqual(2.0), ([1, nil] as any Equatable).isEqual([1, nil] as [Int?]))
// expect: true true true false
// expect: Optional(Optional(1)) true Optional(1) true Optional(nil) true nil false
// expect: true true true
// expect: true true true false true
