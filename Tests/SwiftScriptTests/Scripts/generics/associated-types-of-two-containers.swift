// swift-format-ignore-file
protocol Container { associatedtype Item; var items: [Item] { get } }
struct B<T>: Container { var items: [T] }
func same<C: Container, D: Container>(_ c: C, _ d: D) -> Bool where C.Item: Equatable, C.Item == D.Item { c.items == d.items }
func less<C: Container, D: Container>(_ c: C, _ d: D) -> [C.Item] where C.Item == D.Item, D.Item: Comparable { (c.items + d.items).sorted() }
print(same(B(items: [1]), B(items: [1])), less(B(items: [3, 1]), B(items: [2])))

// expect: true [1, 2, 3]
