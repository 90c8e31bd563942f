// swift-format-ignore-file
@dynamicMemberLookup struct JSON {
  enum V { case s(String), n(Double), o([String: JSON]), a([JSON]), null }
  let v: V
  subscript(dynamicMember k: String) -> JSON { if case .o(let d) = v { return d[k] ?? JSON(v: .null) }; return JSON(v: .null) }
  subscript(i: Int) -> JSON { if case .a(let a) = v, a.indices.contains(i) { return a[i] }; return JSON(v: .null) }
  var string: String? { if case .s(let s) = v { s } else { nil } }
  var double: Double? { if case .n(let n) = v { n } else { nil } }
}
extension JSON: ExpressibleByStringLiteral, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral, ExpressibleByNilLiteral {
  init(stringLiteral s: String) { v = .s(s) }
  init(floatLiteral n: Double) { v = .n(n) }
  init(integerLiteral n: Int) { v = .n(Double(n)) }
  init(dictionaryLiteral p: (String, JSON)...) { v = .o(Dictionary(p, uniquingKeysWith: { $1 })) }
  init(arrayLiteral e: JSON...) { v = .a(e) }
  init(nilLiteral: ()) { v = .null }
}
let j: JSON = ["user": ["name": "Kim", "age": 3, "tags": ["a", "b"], "none": nil]]
print(j.user.name.string ?? "-", j.user.age.double ?? 0, j.user.tags[1].string ?? "-", j.user.tags[9].string ?? "?", j.nope.x.string ?? "nil")
// expect: Kim 3.0 b ? nil
