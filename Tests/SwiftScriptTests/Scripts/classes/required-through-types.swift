// swift-format-ignore-file
import Foundation
nonisolated struct W: Decodable { var d: Decoder; init(from d: Decoder) { self.d = d } }
let dec = try JSONDecoder().decode(W.self, from: #"{"a":5,"b":6}"#.data(using: .utf8)!).d
nonisolated class Base: Codable { var a = 1 }
nonisolated class Derived: Base {
  var b = 2
  override init() { super.init() }
  required init(from decoder: Decoder) throws {
    print("derived")
    try super.init(from: decoder)
  }
}
func make<T: Decodable>(_ t: T.Type) throws -> T { try T(from: dec) }
let d = try make(Derived.self)
print(d.a, d.b)
let t: Base.Type = Derived.self
let e = try t.init(from: dec)
print(e.a, (e as! Derived).b)
nonisolated class Base2: Decodable { var a = 1; required init(from decoder: Decoder) throws { a = 7 } }
nonisolated class Derived2: Base2 { var b = 2
  required init(from decoder: Decoder) throws { print("derived"); try super.init(from: decoder) } }
let x = try make(Derived2.self)
print(x.a, x.b)
// expect: derived
// expect: 5 2
// expect: derived
// expect: 5 2
// expect: derived
// expect: 7 2
