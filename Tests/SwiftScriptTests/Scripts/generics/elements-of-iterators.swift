// `S.Iterator.Element`, which older code writes for `S.Element`.
extension Sequence where Iterator.Element == Int { func total() -> Int { reduce(0, +) } }
extension Collection where Iterator.Element: Equatable {
  func firsts(_ n: Int) -> [Iterator.Element] { Array(prefix(n)) }
}
func all<S: Sequence, T: Sequence>(_ a: S, _ b: T) -> [S.Iterator.Element]
where S.Iterator.Element == T.Iterator.Element { Array(a) + Array(b) }
struct Bag<Item: Hashable> {
  var items: Set<Item> = []
  mutating func add<S: Sequence>(_ new: S) where S.Iterator.Element == Item {
    for item in new { items.insert(item) }
  }
}
var bag = Bag<Int>()
bag.add([1, 2, 2])
print(bag.items.count, [1, 2].total(), all([1], Set([2])), "abc".firsts(2))

// expect: 2 3 [1, 2] ["a", "b"]
