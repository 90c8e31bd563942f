extension Collection { func which() -> String { "Collection" } }
extension Collection where Element == Int { func which() -> String { "Collection of Int" } }
extension Array { func which() -> String { "Array" } }
extension Array where Element == String { func which() -> String { "[String]" } }
print([1].which(), ["a"].which(), [1.0].which(), Set([1]).which(), "abc".which())
extension Sequence { var kind: String { "any" } }
extension Sequence where Element: Comparable { var kind: String { "comparable" } }
extension Sequence where Element == String { var kind: String { "strings" } }
print([1].kind, ["a"].kind, [[1]].kind, Set([2.5]).kind)
protocol Shape { associatedtype Size; var size: Size { get } }
extension Shape { func tell() -> String { "shape" } }
extension Shape where Size == Int { func tell() -> String { "int shape \(size)" } }
extension Shape where Size: Collection { func tell() -> String { "big shape \(size.count)" } }
struct A: Shape { let size = 3 }
struct B: Shape { let size = [1, 2] }
struct C: Shape { let size = 2.5 }
print(A().tell(), B().tell(), C().tell())
struct Box<T> { let value: T }
extension Box { func say() -> String { "box" } }
extension Box where T: CustomStringConvertible { func say() -> String { "saying \(value)" } }
extension Box where T == Int { func say() -> String { "int \(value)" } }
struct Q {}
print(Box(value: Q()).say(), Box(value: 2.5).say(), Box(value: 3).say())
func generic<T>(_ b: Box<T>) -> String { b.say() }
print(generic(Box(value: 3)))
extension Optional where Wrapped == Int { var orZero: Int { self ?? 0 } }
extension Optional where Wrapped == String { var orZero: String { self ?? "" } }
print(Int("x").orZero, (nil as String?).orZero.isEmpty)
extension Dictionary { func first2() -> String { "dict" } }
extension Dictionary where Key == String { func first2() -> String { "by name" } }
print([1: 2].first2(), ["a": 2].first2())

// expect: Array [String] Array Collection of Int Collection
// expect: comparable strings any comparable
// expect: int shape 3 big shape 2 shape
// expect: box saying 2.5 int 3
// expect: box
// expect: 0 true
// expect: dict by name
