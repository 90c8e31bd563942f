func found<C: Collection>(_ list: C, _ test: (C.Element) -> Bool) -> C.Element? {
  list.first(where: test)
}
func last(of list: some BidirectionalCollection<Int>) -> Int? { list.last { $0 > 1 } }
struct Keeper<C: Collection> {
  let list: C
  func first(_ test: (C.Element) throws -> Bool) rethrows -> C.Element? {
    try list.first(where: test)
  }
}
print(found([1, 2, 3]) { $0 > 1 } as Any, found("abc") { $0 > "a" } as Any)
print(last(of: [2, 3]) as Any, Keeper(list: Set([4])).first { $0 == 4 } as Any)
// expect: Optional(2) Optional("b")
// expect: Optional(3) Optional(4)
