// swift-format-ignore-file
import Foundation

// JSON value enum with literals, dynamic members, pretty printer and patterns.
@dynamicMemberLookup enum JSON: Equatable {
  case null, bool(Bool), number(Double), string(String), array([JSON]), object([String: JSON])
  subscript(dynamicMember key: String) -> JSON { self[key] }
  subscript(key: String) -> JSON {
    if case .object(let o) = self { o[key] ?? .null } else { .null }
  }
  subscript(index: Int) -> JSON {
    get { if case .array(let a) = self, a.indices ~= index { a[index] } else { .null } }
    set { if case .array(var a) = self { a[index] = newValue; self = .array(a) } }
  }
  var text: String? { guard case let .string(s) = self else { return nil }; return s }
  var double: Double? { if case .number(let n) = self { n } else { nil } }
}
extension JSON: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  init(nilLiteral: ()) { self = .null }
  init(booleanLiteral value: Bool) { self = .bool(value) }
  init(integerLiteral value: Int) { self = .number(Double(value)) }
  init(floatLiteral value: Double) { self = .number(value) }
  init(stringLiteral value: String) { self = .string(value) }
  init(arrayLiteral elements: JSON...) { self = .array(elements) }
  init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(Dictionary(uniqueKeysWithValues: elements))
  }
}
extension JSON: CustomStringConvertible {
  var description: String { pretty(0) }
  private func pretty(_ depth: Int) -> String {
    let pad = String(repeating: "  ", count: depth), inner = pad + "  "
    switch self {
    case .null: return "null"
    case .bool(let b): return "\(b)"
    case .number(let n) where n == n.rounded(): return String(Int(n))
    case .number(let n): return "\(n)"
    case .string(let s): return "\"\(s)\""
    case .array(let a) where a.isEmpty: return "[]"
    case .array(let a):
      return "[\n" + a.map { inner + $0.pretty(depth + 1) }.joined(separator: ",\n") + "\n\(pad)]"
    case .object(let o):
      let fields = o.sorted { $0.key < $1.key }.map { key, value in
        "\(inner)\"\(key)\": \(value.pretty(depth + 1))"
      }
      return "{\n\(fields.joined(separator: ",\n"))\n\(pad)}"
    }
  }
}
struct Reader {
  enum Failure: Error { case end, unexpected(Character) }
  private var rest: Substring
  static func parse(_ s: String) throws(Failure) -> JSON {
    var r = Reader(rest: s[...]); return try r.value()
  }
  private mutating func skip() { rest = rest.drop(while: \.isWhitespace) }
  private mutating func take() throws(Failure) -> Character {
    skip(); guard let c = rest.popFirst() else { throw .end }; return c
  }
  private mutating func value() throws(Failure) -> JSON {
    switch try take() {
    case "\"": return .string(string())
    case "[": return .array(try list("]") { r throws(Failure) in try r.value() })
    case "{":
      let pairs = try list("}") { r throws(Failure) -> (String, JSON) in
        guard try r.take() == "\"" else { throw .unexpected("?") }
        let key = r.string()
        let colon = try r.take()
        guard colon == ":" else { throw .unexpected(colon) }
        return (key, try r.value())
      }
      return .object(Dictionary(pairs) { $1 })
    case "t": rest.removeFirst(3); return true
    case "f": rest.removeFirst(4); return false
    case "n": rest.removeFirst(3); return nil
    case let c where c.isNumber || c == "-":
      let digits = rest.prefix { $0.isNumber || ".-eE".contains($0) }
      rest = rest.dropFirst(digits.count)
      return .number(Double(String(c) + digits)!)
    case let c: throw .unexpected(c)
    }
  }
  private mutating func string() -> String {
    let s = rest.prefix { $0 != "\"" }; rest = rest.dropFirst(s.count + 1); return String(s)
  }
  private mutating func list<T>(_ end: Character, _ element: (inout Reader) throws(Failure) -> T)
    throws(Failure) -> [T]
  {
    var result: [T] = []
    skip()
    if rest.first == end { rest.removeFirst(); return [] }
    while true {
      result.append(try element(&self))
      switch try take() {
      case end: return result
      case ",": continue
      case let c: throw .unexpected(c)
      }
    }
  }
}
var value: JSON = ["name": "Blob", "age": 41, "ok": true, "tags": ["a", nil, 2.5], "empty": []]
print(value)
print(value.tags[2].double ?? 0, value.name.text ?? "?", value.nope.deeper == nil, value["tags"][9])
var tags = value.tags
tags[1] = "b"
print(tags == ["a", "b", 2.5], tags)
for text in [#"{"a": [1, -2.5e1, {"b": null}], "c": "x"}"#, "[1 2]", "", "[true,false]"] {
  do { print(try Reader.parse(text)) } catch {
    switch error {
    case .end: print("end");
    case .unexpected(let c): print("unexpected", c)
    }
  }
}

// expect: {
// expect:   "age": 41,
// expect:   "empty": [],
// expect:   "name": "Blob",
// expect:   "ok": true,
// expect:   "tags": [
// expect:     "a",
// expect:     null,
// expect:     2.5
// expect:   ]
// expect: }
// expect: 2.5 Blob true null
// expect: true [
// expect:   "a",
// expect:   "b",
// expect:   2.5
// expect: ]
// expect: {
// expect:   "a": [
// expect:     1,
// expect:     -25,
// expect:     {
// expect:       "b": null
// expect:     }
// expect:   ],
// expect:   "c": "x"
// expect: }
// expect: unexpected 2
// expect: end
// expect: [
// expect:   true,
// expect:   false
// expect: ]
