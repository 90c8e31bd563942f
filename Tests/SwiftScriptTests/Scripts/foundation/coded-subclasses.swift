// swift-format-ignore-file
import Foundation
nonisolated class Base: Codable { var a = 1 }
nonisolated class Derived: Base {
  var b = 2
  override init() { super.init() }
  required init(from decoder: Decoder) throws {
    let c = try decoder.container(keyedBy: K.self)
    b = try c.decode(Int.self, forKey: .b)
    try super.init(from: decoder)
  }
  enum K: String, CodingKey { case b }
  override func encode(to encoder: Encoder) throws {
    try super.encode(to: encoder)
    var c = encoder.container(keyedBy: K.self)
    try c.encode(b, forKey: .b)
  }
}
let e = JSONEncoder(); e.outputFormatting = .sortedKeys
let d = try e.encode(Derived())
print(String(data: d, encoding: .utf8)!)
let back = try JSONDecoder().decode(Derived.self, from: #"{"a":5,"b":6}"#.data(using: .utf8)!)
print(back.a, back.b)
nonisolated struct P: Codable { var x = 1; var y = 2; private typealias CodingKeys = Keys; private enum Keys: String, CodingKey { case x = "ex", y } }
print(String(data: try e.encode(P()), encoding: .utf8)!)
// expect: {"a":1,"b":2}
// expect: 5 6
// expect: {"ex":1,"y":2}
