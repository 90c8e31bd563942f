// swift-format-ignore-file
protocol Pa: Equatable { }
enum A2: String, Pa { case a }
enum A3: Int, Pa { case a, b }
class B5: Identifiable { }
protocol P6: AnyObject, Identifiable { }
class B6: P6 { }
protocol P9: CustomStringConvertible { }
struct A10: P9 { nonisolated var description: String { "y" } }
nonisolated struct A11: P9 { var description: String { "y" } }
nonisolated protocol P12: Identifiable {}
struct A12: P12 { let id = 1 }
final class A13: @MainActor P9 { var description: String { "y" } }
struct U: Sequence { struct It: IteratorProtocol { mutating func next() -> Int? { nil } }; func makeIterator() -> It { It() } }
protocol C: CaseIterable, RawRepresentable {}
enum F: String, C { case a }
protocol P5: Error { var name: String { get } }
struct A5: P5 { var name = "" }
struct I2: Sequence, IteratorProtocol { mutating func next() -> Int? { nil }; func makeIterator() -> I2 { self } }
print(A10(), A2.a == .a, F.allCases)
// expect: y true [main.F.a]
