// swift-format-ignore-file
func identity<T>(_ x: T) -> T { x }
func pair<A, B>(_ a: A, _ b: B) -> (A, B) { (a, b) }
func firstOr<T>(_ items: [T], _ fallback: T) -> T { items.first ?? fallback }
func apply<T, U>(_ x: T, _ f: (T) -> U) -> U { f(x) }
print(identity(3), identity("a"), identity([1, 2]))
print(pair(1, "x"))
print(firstOr([], 9), firstOr(["q"], "z"))
print(apply(4) { $0 * 2 }, apply("ab") { $0.count })
func swapped<T>(_ p: (T, T)) -> (T, T) { (p.1, p.0) }
print(swapped((1, 2)))
func show<T: CustomStringConvertible>(_ x: T) -> String { "<\(x.description)>" }
print(show(3), show("s"))
func largest<T: Comparable>(_ items: [T]) -> T? {
  var best: T?
  for item in items { if let b = best { if item > b { best = item } } else { best = item } }
  return best
}
print(largest([3, 9, 2])!, largest(["a", "c", "b"])!, largest([Int]()) as Any)
func total<T: Numeric>(_ items: [T]) -> T {
  var sum: T = 0; for i in items { sum += i }; return sum
}
print(total([1, 2, 3]), total([1.5, 2.5]))
func areSame<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }
print(areSame(1, 1), areSame("a", "b"))
func makeArray<T>(repeating x: T, _ n: Int) -> [T] {
  var r: [T] = []; for _ in 0..<n { r.append(x) }; return r
}
print(makeArray(repeating: "k", 2))
func typeName<T>(_ t: T) -> String { "\(T.self)" }
print(typeName(3), typeName("a"), typeName([1.5]), typeName(Optional(3)))
// expect: 3 a [1, 2]
// expect: (1, "x")
// expect: 9 q
// expect: 8 2
// expect: (2, 1)
// expect: <3> <s>
// expect: 9 c nil
// expect: 6 4.0
// expect: true false
// expect: ["k", "k"]
// expect: Int String Array<Double> Optional<Int>
