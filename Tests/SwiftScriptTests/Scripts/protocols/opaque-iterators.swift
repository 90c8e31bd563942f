// What a host's protocol is constrained to, `some IteratorProtocol<Int>`, tells what there is.
struct Stairs: Sequence {
  struct Steps: IteratorProtocol {
    var height = 0
    mutating func next() -> Int? { height += 1; return height < 4 ? height : nil }
  }
  func makeIterator() -> some IteratorProtocol<Int> { Steps() }
}
print(Array(Stairs()), Stairs().map { $0 * 2 }, Set(Stairs()).count, Stairs().reduce(0, +))
var heights: [Int] = []
heights.append(contentsOf: Stairs())
heights += Stairs()
print(heights)
final class Link: Sequence {
  let value: Int
  let next: Link?
  init(_ value: Int, _ next: Link? = nil) { self.value = value; self.next = next }
  func makeIterator() -> some IteratorProtocol<Int> {
    var link: Link? = self
    return AnyIterator {
      defer { link = link?.next }; return link?.value
    }
  }
}
print(Array(Link(1, Link(2, Link(3)))))
struct Tag: Identifiable { let id: String }
func ids(_ all: [any Identifiable<String>]) -> [String] { all.map { $0.id } }
func length(_ one: some Identifiable<String>) -> Int { one.id.count }
print(ids([Tag(id: "q")]), length(Tag(id: "zz")))
var some: any IteratorProtocol<Int> = [1, 2].makeIterator()
print(some.next() ?? 0)
func rest(_ numbers: inout some IteratorProtocol<Int>) -> Int {
  var sum = 0
  while let number = numbers.next() { sum += number }
  return sum
}
var numbers = [1, 2].makeIterator()
print(rest(&numbers))

// expect: [1, 2, 3] [2, 4, 6] 3 6
// expect: [1, 2, 3, 1, 2, 3]
// expect: [1, 2, 3]
// expect: ["q"] 2
// expect: 1
// expect: 3
