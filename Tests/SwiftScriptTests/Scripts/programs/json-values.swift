// swift-format-ignore-file
// A JSON type that literals make, and its parser.
enum JSON: Equatable { case null, bool(Bool), number(Double), string(String), array([JSON]), object([String: JSON])
  subscript(key: String) -> JSON? { if case .object(let o) = self { o[key] } else { nil } }
  subscript(i: Int) -> JSON? { guard case .array(let a) = self, a.indices.contains(i) else { return nil }; return a[i] }
  var text: String {
    switch self {
    case .null: "null"
    case .bool(let b): "\(b)"
    case .number(let n): n == n.rounded() ? "\(Int(n))" : "\(n)"
    case .string(let s): "\"\(s)\""
    case .array(let a): "[" + a.map(\.text).joined(separator: ",") + "]"
    case .object(let o): "{" + o.sorted { $0.key < $1.key }.map { "\"\($0)\":\($1.text)" }.joined(separator: ",") + "}"
    }
  } }
extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral {
  init(stringLiteral s: String) { self = .string(s) }
  init(integerLiteral i: Int) { self = .number(Double(i)) }
  init(floatLiteral d: Double) { self = .number(d) }
  init(booleanLiteral b: Bool) { self = .bool(b) }
  init(arrayLiteral a: JSON...) { self = .array(a) }
  init(dictionaryLiteral e: (String, JSON)...) { self = .object(Dictionary(uniqueKeysWithValues: e)) }
  init(nilLiteral: ()) { self = .null }
}
struct JSONError: Error { let at: Int, what: String }
struct JSONParser {
  private let s: [Character]; private var i = 0
  init(_ t: String) { s = Array(t) }
  static func parse(_ t: String) throws(JSONError) -> JSON { var p = JSONParser(t); let v = try p.value(); p.skip(); if p.i < p.s.count { throw p.fail("trailing") }; return v }
  private func fail(_ w: String) -> JSONError { JSONError(at: i, what: w) }
  private mutating func skip() { while i < s.count, s[i].isWhitespace { i += 1 } }
  private mutating func take(_ c: Character) -> Bool { skip(); if i < s.count, s[i] == c { i += 1; return true }; return false }
  private mutating func word(_ w: String, _ v: JSON) throws(JSONError) -> JSON { guard s[i...].starts(with: w) else { throw fail("expected \(w)") }; i += w.count; return v }
  private mutating func string() throws(JSONError) -> String {
    var out = ""
    while i < s.count { let c = s[i]; i += 1; if c == "\"" { return out }; out.append(c) }
    throw fail("open string")
  }
  private mutating func value() throws(JSONError) -> JSON {
    skip()
    guard i < s.count else { throw fail("end") }
    switch s[i] {
    case "n": return try word("null", .null)
    case "t": return try word("true", true)
    case "f": return try word("false", false)
    case "\"": i += 1; return .string(try string())
    case "[":
      i += 1
      var a: [JSON] = []
      if take("]") { return .array([]) }
      repeat { a.append(try value()) } while take(",")
      guard take("]") else { throw fail("expected ]") }
      return .array(a)
    case "{":
      i += 1
      var o: [String: JSON] = [:]
      if take("}") { return .object([:]) }
      repeat {
        guard take("\"") else { throw fail("expected key") }
        let k = try string()
        guard take(":") else { throw fail("expected :") }
        o[k] = try value()
      } while take(",")
      guard take("}") else { throw fail("expected }") }
      return .object(o)
    case let c where c.isNumber || c == "-":
      let start = i
      while i < s.count, s[i].isNumber || "+-.eE".contains(s[i]) { i += 1 }
      guard let d = Double(String(s[start..<i])) else { throw fail("number") }
      return .number(d)
    default: throw fail("unexpected \(s[i])")
    }
  }
}
let j: JSON = ["name": "x", "tags": [1, 2.5, true, nil], "deep": ["k": []]]
print(j.text, j["tags"]?[1] ?? .null, j["nope"]?[0] as Any)
for t in [#"{"a": [1, -2.5e1, "q"], "b": null}"#, "[1,", "[1 2]", "tru", "{\"a\" 1}", " true "] {
  do { let v = try JSONParser.parse(t); print(v.text) } catch { print("error at \(error.at): \(error.what)") }
}
print(try JSONParser.parse(j.text) == j)
// expect: {"deep":{"k":[]},"name":"x","tags":[1,2.5,true,null]} number(2.5) nil
// expect: {"a":[1,-25,"q"],"b":null}
// expect: error at 3: end
// expect: error at 3: expected ]
// expect: error at 0: expected true
// expect: error at 5: expected :
// expect: true
// expect: true
