// swift-format-ignore-file
enum K2: Int, CodingKey {
  case a = 3
  case b
}
print(K2.a.stringValue, K2.b.intValue as Any, K2(stringValue: "a") as Any, K2(intValue: 4) as Any, K2.a)
enum N: CodingKey { case a, b
  var stringValue: String { self == .a ? "x" : "y" } }
print(N.a.stringValue, N(stringValue: "a") as Any, N(stringValue: "x") as Any, N.b)
enum T: String, CodingKey { case a = "q", b
  init?(stringValue: String) { if stringValue == "z" { self = .b } else { return nil } } }
print(T.a.stringValue, T(stringValue: "z") as Any, T(stringValue: "q") as Any, T.b)
enum K: Int, CodingKey {
  case a = 3
  case b
  var intValue: Int? { return self.rawValue + 1 }
  var stringValue: String { switch self { case .a: return "A"
    case .b: return "B" } }
}
print(K.a.stringValue, K.b.intValue as Any, K(stringValue: "A") as Any, K(intValue: 5) as Any)
// expect: a Optional(4) Optional(K2(stringValue: "a", intValue: 3)) Optional(K2(stringValue: "b", intValue: 4)) K2(stringValue: "a", intValue: 3)
// expect: x Optional(N(stringValue: "x", intValue: nil)) nil N(stringValue: "y", intValue: nil)
// expect: q Optional(T(stringValue: "b", intValue: nil)) nil T(stringValue: "b", intValue: nil)
// expect: A Optional(5) nil nil
