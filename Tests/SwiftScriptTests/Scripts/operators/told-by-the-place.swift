// swift-format-ignore-file
struct Rule<T> { let check: (T) -> [String]
  init(_ message: String, _ holds: @escaping (T) -> Bool) { check = { holds($0) ? [] : [message] } }
  private init(check: @escaping (T) -> [String]) { self.check = check }
  func of<U>(_ path: KeyPath<U, T>) -> Rule<U> { Rule<U>(check: { check($0[keyPath: path]) }) }
  static func + (a: Self, b: Self) -> Self { Self(check: { a.check($0) + b.check($0) }) }
  static prefix func ! (a: Self) -> Self { Self(check: { a.check($0).isEmpty ? ["not"] : [] }) }
  static func && (a: Self, b: Self) -> Self { a + b } }
extension Rule where T == String { static let filled = Rule("empty") { !$0.isEmpty } }
extension Rule where T: Comparable { static func within(_ r: ClosedRange<T>) -> Self { Rule("not in \(r)") { r.contains($0) } } }
func == <T, V: Equatable>(path: KeyPath<T, V>, value: V) -> Rule<T> { Rule("unlike \(value)") { $0[keyPath: path] == value } }
struct Form { var name = "", age = 0 }
let form: Rule<Form> = Rule<String>.filled.of(\.name) + Rule.within(1...120).of(\.age)
print(form.check(Form()), form.check(Form(name: "a", age: 5)))
func found(_ rule: Rule<Form>) -> Int { rule.check(Form(name: "a", age: 5)).count }
print(found(\.age == 5), found(!(\.age == 5)), found(\.age == 4 && \.name == "b"))
// expect: ["empty", "not in 1...120"] []
// expect: 0 1 2
