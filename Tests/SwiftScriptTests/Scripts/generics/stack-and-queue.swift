// swift-format-ignore-file
protocol Container { associatedtype Item; mutating func put(_ x: Item); var items: [Item] { get } }
struct Stack<T>: Container { var items: [T] = []; mutating func put(_ x: T) { items.append(x) }; mutating func pop() -> T? { items.popLast() } }
func fill<C: Container>(_ c: inout C, _ xs: [C.Item]) where C.Item: Comparable { for x in xs.sorted() { c.put(x) } }
var s = Stack<Int>()
fill(&s, [3, 1, 2])
print(s.items, s.pop() ?? 0, s.items.count)

// expect: [1, 2, 3] 3 2
