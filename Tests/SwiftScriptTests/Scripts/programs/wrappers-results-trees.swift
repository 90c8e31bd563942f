// swift-format-ignore-file
// 1. result builder-free: reducers, property wrappers with projected values, Result types
import Foundation
@propertyWrapper struct UserDefault<T> {
  let key: String; let fallback: T
  var wrappedValue: T { get { storage[key] as? T ?? fallback } set { storage[key] = newValue } }
  var projectedValue: Self { self }
  func reset() { storage[key] = nil }
}
var storage: [String: Any] = [:]
struct Settings {
  @UserDefault(key: "name", fallback: "anon") var name: String
  @UserDefault(key: "count", fallback: 0) var count: Int
  @UserDefault<String?>(key: "opt", fallback: nil) var opt
}
var st = Settings()
print(st.name, st.count, st.opt as Any)
st.name = "kim"; st.count += 2; st.opt = "x"
print(st.name, st.count, st.opt as Any, storage.count)
st.$name.reset()
print(st.name, st.$count.key)
@propertyWrapper struct Validated<Value> {
  private var value: Value
  private(set) var isValid: Bool
  private let rule: (Value) -> Bool
  init(wrappedValue: Value, _ rule: @escaping (Value) -> Bool) { value = wrappedValue; self.rule = rule; isValid = rule(wrappedValue) }
  var wrappedValue: Value { get { value } set { value = newValue; isValid = rule(newValue) } }
  var projectedValue: Bool { isValid }
}
struct Form {
  @Validated({ !$0.isEmpty }) var name = ""
  @Validated({ $0 >= 18 }) var age: Int = 20
  @Validated({ (s: String) in s.contains("@") }) var mail = "a@b"
  var isValid: Bool { $name && $age && $mail }
}
var f = Form()
print(f.isValid, f.$name, f.$age)
f.name = "x"
print(f.isValid)
f.age = 3
print(f.isValid, f)
enum ValidationError: Error, CustomStringConvertible {
  case tooShort(min: Int), missing(String)
  var description: String { switch self { case .tooShort(let m): "too short < \(m)"; case .missing(let f): "missing \(f)" } }
}
func validate(_ s: String?) -> Result<String, ValidationError> {
  guard let s else { return .failure(.missing("text")) }
  return s.count < 3 ? .failure(.tooShort(min: 3)) : .success(s)
}
for s in [nil, "ab", "abc"] {
  switch validate(s).map(\.count).flatMap({ $0 > 5 ? .failure(.missing("q")) : .success($0) }) {
  case .success(let n): print("ok", n)
  case .failure(.tooShort(let min)): print("short", min)
  case .failure(let e): print("fail", e)
  }
}
let r = Result { try JSONLike.parse("x") }
print(r, (try? r.get()) as Any)
enum JSONLike: Equatable { case num(Double), arr([JSONLike]), obj([String: JSONLike]), null
  struct Bad: Error { let at: Int }
  static func parse(_ s: String) throws -> JSONLike { if let d = Double(s) { return .num(d) }; throw Bad(at: s.count) }
  subscript(k: String) -> JSONLike? { if case .obj(let d) = self { d[k] } else { nil } }
  subscript(i: Int) -> JSONLike? { guard case let .arr(a) = self, a.indices ~= i else { return nil }; return a[i] }
}
let j = JSONLike.obj(["a": .arr([.num(1), .null])])
print(j["a"]?[0] as Any, j["a"]?[5] as Any, j["b"]?[0] == nil, j)
indirect enum Expr { case n(Int), add(Expr, Expr), mul(Expr, Expr), neg(Expr)
  var value: Int { switch self { case .n(let x): x; case let .add(a, b): a.value + b.value; case let .mul(a, b): a.value * b.value; case .neg(let e): -e.value } } }
let e = Expr.add(.n(2), .mul(.n(3), .neg(.n(4))))
print(e.value, e)
// expect: anon 0 nil
// expect: kim 2 Optional("x") 3
// expect: anon count
// expect: false false true
// expect: true
// expect: false Form(_name: main.Validated<Swift.String>(value: "x", isValid: true, rule: (Function)), _age: main.Validated<Swift.Int>(value: 3, isValid: false, rule: (Function)), _mail: main.Validated<Swift.String>(value: "a@b", isValid: true, rule: (Function)))
// expect: fail missing text
// expect: short 3
// expect: ok 3
// expect: failure(main.JSONLike.Bad(at: 1)) nil
// expect: Optional(main.JSONLike.num(1.0)) nil true obj(["a": main.JSONLike.arr([main.JSONLike.num(1.0), main.JSONLike.null])])
// expect: -10 add(main.Expr.n(2), main.Expr.mul(main.Expr.n(3), main.Expr.neg(main.Expr.n(4))))
