// swift-format-ignore-file
import Foundation
enum Key: String, Codable, CodingKeyRepresentable { case a, b }
enum Plain: String, Codable { case x, y }
struct S: Codable { var t: [Key: Int]; var u: [Int: String]; var v: [Plain: Int] }
let e = JSONEncoder(); e.outputFormatting = .sortedKeys
let d = try e.encode(S(t: [.a: 1, .b: 2], u: [1: "x", 20: "y"], v: [.x: 5]))
print(String(decoding: d, as: UTF8.self))
let s = try JSONDecoder().decode(S.self, from: d); print(s.t[.b]!, s.u[20]!, s.v[.x]!)
extension CodingUserInfoKey { static let scale = CodingUserInfoKey(rawValue: "scale")! }
struct P: Codable { var x: Int
  init(from dec: Decoder) throws { let f = dec.userInfo[.scale] as? Int ?? 1; x = try dec.singleValueContainer().decode(Int.self) * f }
  func encode(to enc: Encoder) throws { var c = enc.singleValueContainer(); try c.encode(x) } }
let dec = JSONDecoder(); dec.userInfo[.scale] = 10
print(try dec.decode([P].self, from: Data("[1,2]".utf8)).map(\.x))
struct F: Codable { var f: Double }
e.nonConformingFloatEncodingStrategy = .convertToString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
print(String(decoding: try e.encode(F(f: .infinity)), as: UTF8.self))
dec.nonConformingFloatDecodingStrategy = .convertFromString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
print(try dec.decode(F.self, from: Data(#"{"f":"-inf"}"#.utf8)).f)
struct C: Codable { var firstName: String; var URLPath: Int }
e.keyEncodingStrategy = .custom { path in struct K: CodingKey { var stringValue: String; init(_ s: String) { stringValue = s }; init?(stringValue: String) { self.stringValue = stringValue }; var intValue: Int? { nil }; init?(intValue: Int) { nil } }; return K(path.last!.stringValue.uppercased()) }
print(String(decoding: try e.encode(C(firstName: "a", URLPath: 1)), as: UTF8.self))
dec.keyDecodingStrategy = .convertFromSnakeCase
struct G: Codable { var firstName: String; var _lastName_: Int }
print(try dec.decode(G.self, from: Data(#"{"first_name":"q","_last_name_":2}"#.utf8)))
e.dataEncodingStrategy = .deferredToData; e.keyEncodingStrategy = .useDefaultKeys
print(String(decoding: try e.encode(["d": Data([1, 2])]), as: UTF8.self))
// expect: {"t":{"a":1,"b":2},"u":{"1":"x","20":"y"},"v":["x",5]}
// expect: 2 y 5
// expect: [10, 20]
// expect: {"f":"inf"}
// expect: -inf
// expect: {"FIRSTNAME":"a","URLPATH":1}
// expect: G(firstName: "q", _lastName_: 2)
// expect: {"d":[1,2]}
