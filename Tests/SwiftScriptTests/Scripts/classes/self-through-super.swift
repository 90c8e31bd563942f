// swift-format-ignore-file
nonisolated class Controller<Model> { class var title: String { "\(Self.self)" } ; class func name() -> String { "\(self)" } }
nonisolated final class Counter: Controller<Int> { override class var title: String { "C:" + super.title }; override class func name() -> String { "N:" + super.name() } }
nonisolated class Plain { class var title: String { "\(Self.self)" } }
nonisolated class Sub: Plain { override class var title: String { "S:" + super.title } }
print(Counter.title, Sub.title, Counter.name())
// expect: C:Counter S:Sub N:Counter
