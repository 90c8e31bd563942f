class Shape { required init() {}; func name() -> String { "shape" } }
final class Circle: Shape { override func name() -> String { "circle" } }
let kinds: [Shape.Type] = [Shape.self, Circle.self]
print(kinds.map { $0.init().name() })
// expect: ["shape", "circle"]
