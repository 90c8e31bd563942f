// swift-format-ignore-file
enum Edge { case top, left }
extension Set<Edge> { static let all: Set<Edge> = [.top, .left] }
extension Set where Element == Edge { static var some: Self { [.top] } }
extension Array where Element == Edge { static let most: Self = [.top]; static let more: Self = Self([.left]) }
extension Array<Int> { static let one: Self = [1] ; static let two = Self([1, 2]) }
print(Set<Edge>.all.count, Set<Edge>.some, [Edge].most, [Int].one, [Int].two, [Edge].more)
// expect: 2 [main.Edge.top] [main.Edge.top] [1] [1, 2] [main.Edge.left]
