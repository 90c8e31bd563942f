// swift-format-ignore-file
import Foundation
indirect enum JSON: Equatable, CustomStringConvertible {
  case null, bool(Bool), number(Double), string(String), array([JSON]), object([String: JSON])
  var description: String {
    switch self {
    case .null: return "null"
    case .bool(let b): return b ? "true" : "false"
    case .number(let n): return n == n.rounded() ? String(Int(n)) : String(n)
    case .string(let s): return "\"\(s)\""
    case .array(let a): return "[" + a.map(\.description).joined(separator: ",") + "]"
    case .object(let o): return "{" + o.sorted { $0.key < $1.key }.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ",") + "}"
    }
  }
  subscript(key: String) -> JSON? {
    get { if case .object(let o) = self { return o[key] } else { return nil } }
    set {
      guard case .object(var o) = self else { return }
      o[key] = newValue
      self = .object(o)
    }
  }
  subscript(index: Int) -> JSON? {
    guard case .array(let a) = self, a.indices.contains(index) else { return nil }
    return a[index]
  }
}
extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByNilLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  init(stringLiteral value: String) { self = .string(value) }
  init(integerLiteral value: Int) { self = .number(Double(value)) }
  init(floatLiteral value: Double) { self = .number(value) }
  init(booleanLiteral value: Bool) { self = .bool(value) }
  init(nilLiteral: ()) { self = .null }
  init(arrayLiteral elements: JSON...) { self = .array(elements) }
  init(dictionaryLiteral elements: (String, JSON)...) { self = .object(Dictionary(uniqueKeysWithValues: elements)) }
}
struct ParseError: Error, CustomStringConvertible {
  let position: Int, message: String
  var description: String { "\(message) at \(position)" }
}
struct Parser {
  private var chars: [Character]
  private var pos = 0
  init(_ s: String) { chars = Array(s) }
  private var current: Character? { pos < chars.count ? chars[pos] : nil }
  private mutating func skip() { while let c = current, c.isWhitespace { pos += 1 } }
  private mutating func expect(_ c: Character) throws {
    guard current == c else { throw ParseError(position: pos, message: "expected '\(c)'") }
    pos += 1
  }
  mutating func parse() throws -> JSON {
    skip()
    guard let c = current else { throw ParseError(position: pos, message: "unexpected end") }
    switch c {
    case "{":
      pos += 1
      var result: [String: JSON] = [:]
      skip()
      if current == "}" { pos += 1; return .object(result) }
      repeat {
        skip()
        guard case .string(let key) = try parse() else { throw ParseError(position: pos, message: "key") }
        skip(); try expect(":")
        result[key] = try parse()
        skip()
        if current == "," { pos += 1; continue }
        try expect("}")
        return .object(result)
      } while true
    case "[":
      pos += 1
      var items = [JSON]()
      skip()
      if current == "]" { pos += 1; return .array(items) }
      while true {
        items.append(try parse())
        skip()
        if current == "," { pos += 1 } else { try expect("]"); return .array(items) }
      }
    case "\"":
      pos += 1
      var s = ""
      while let c = current, c != "\"" { s.append(c); pos += 1 }
      try expect("\"")
      return .string(s)
    case "t": pos += 4; return true
    case "f": pos += 5; return false
    case "n": pos += 4; return nil
    case "-", "0"..."9":
      var s = ""
      while let c = current, "+-.eE0123456789".contains(c) { s.append(c); pos += 1 }
      guard let d = Double(s) else { throw ParseError(position: pos, message: "number") }
      return .number(d)
    default: throw ParseError(position: pos, message: "unexpected '\(c)'")
    }
  }
}
var doc: JSON = ["name": "Ada", "tags": ["x", 1, 2.5, true, nil], "nested": ["a": [:]]]
print(doc)
doc["age"] = 36
print(doc["tags"]?[2] ?? "none", doc["missing"] as Any)
do {
  var p = Parser(#"{"a": [1, 2, {"b": null}], "c": -2.5e2}"#)
  let v = try p.parse()
  print(v, v["a"]?[2]?["b"] == .some(.null))
  var q = Parser("{\"a\" 1}")
  _ = try q.parse()
} catch let e as ParseError { print("error:", e) } catch { print("?", error) }
// expect: {"name":"Ada","nested":{"a":{}},"tags":["x",1,2.5,true,null]}
// expect: 2.5 nil
// expect: {"a":[1,2,{"b":null}],"c":-250} true
// expect: error: expected ':' at 5
