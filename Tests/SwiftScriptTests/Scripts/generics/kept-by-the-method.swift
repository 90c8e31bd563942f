// swift-format-ignore-file
// false errors
let r: Result<Int, any Error> = Result.success("a").map { $0.count }
print((try? r.get()) as Any)
extension Sequence { static func make() -> String { "S" } }
extension Equatable { static func isEq(_ a: Self, _ b: Self) -> Bool { a == b } }
print([Int].make(), Int.isEq(1, 1))

// expect: Optional(1)
// expect: S true
