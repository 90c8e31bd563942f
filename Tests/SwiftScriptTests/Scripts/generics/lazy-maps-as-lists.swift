// swift-format-ignore-file
// A lazy map where a generic list is wanted.
func g<T, U>(_ xs: [T], _ f: (T) -> U) -> [U] { xs.map(f) }
func all<T>(_ xs: [T]) -> [T] { xs }
struct Ring: Sequence { let items: [Int]; func makeIterator() -> IndexingIterator<[Int]> { items.makeIterator() } }
let r = Ring(items: [1, 2, 3])
print(g(r.lazy.filter { $0 != 1 }.map { $0 }, { (c: Int) -> String in "\(c)" }))
print(all(r.lazy.map { $0 * 2 }))
print(all([1, 2].lazy.map { $0 * 2 }))
print(g([1, 2].lazy.filter { $0 > 1 }.map { $0 }, { $0 + 1 }))
print(g([1, 2].lazy.filter { $0 > 1 }, { $0 + 1 }))
print(g([1, 2].reversed(), { $0 + 1 }))
// expect: ["2", "3"]
// expect: [2, 4, 6]
// expect: [2, 4]
// expect: [3]
// expect: [3]
// expect: [3, 2]
