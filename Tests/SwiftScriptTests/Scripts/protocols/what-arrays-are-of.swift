// swift-format-ignore-file
protocol P { static var name: String { get }; var inst: String { get }; static func make() -> Self }
extension Int: P { static var name: String { "Int" }; var inst: String { "int" }; static func make() -> Int { 7 } }
extension String: P { static var name: String { "String" }; var inst: String { "str" }; static func make() -> String { "s" } }
extension Array: P where Element: P { static var name: String { "[]" }; var inst: String { "array of \(Element.name) \(Element.self) \(Element.make())" }; static func make() -> [Element] { [Element.make()] } }
extension Optional: P where Wrapped: P { static var name: String { "?" }; var inst: String { "optional of \(Wrapped.name) \(self?.inst ?? "nil")" }; static func make() -> Wrapped? { nil } }
extension Set: P where Element: P { static var name: String { "set" }; var inst: String { "set of \(Element.name)" }; static func make() -> Self { [] } }
extension Dictionary: P where Key: P, Value: P { static var name: String { "dict" }; var inst: String { "dict of \(Key.name) \(Value.name)" }; static func make() -> Self { [:] } }
let all: [any P] = [[1, 2], ["a"], [[1]], Int?.some(3), Int?.none as Any as? Int ?? 4, Set([1]), ["a": 1], 5, [Int?.none]]
for x in all { print(x.inst, type(of: x)) }
func g<T: P>(_ t: T) -> String { T.name + t.inst }
for x in all { print(g(x)) }
// expect: array of Int Int 7 Array<Int>
// expect: array of String String s Array<String>
// expect: array of [] Array<Int> [7] Array<Array<Int>>
// expect: optional of Int int Optional<Int>
// expect: int Int
// expect: set of Int Set<Int>
// expect: dict of String Int Dictionary<String, Int>
// expect: int Int
// expect: array of ? Optional<Int> nil Array<Optional<Int>>
// expect: []array of Int Int 7
// expect: []array of String String s
// expect: []array of [] Array<Int> [7]
// expect: ?optional of Int int
// expect: Intint
// expect: setset of Int
// expect: dictdict of String Int
// expect: Intint
// expect: []array of ? Optional<Int> nil
