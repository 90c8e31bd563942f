// swift-format-ignore-file
import Foundation
struct S { var tags: Set<String>; var n: [Int]; var d: [String: Int]
  enum K: CodingKey { case tags, n, d }
  init(from dec: any Decoder) throws { let c = try dec.container(keyedBy: K.self)
    tags = Set(try c.decodeIfPresent([String].self, forKey: .tags) ?? [])
    n = Array(try c.decodeIfPresent(Set<Int>.self, forKey: .n) ?? [])
    d = try c.decodeIfPresent([String: Int].self, forKey: .d) ?? [:] } }
extension S: Decodable {}
print(try JSONDecoder().decode(S.self, from: Data(#"{"tags":["a"],"n":[1,1]}"#.utf8)))
func opt() throws -> [Int]? { [3, 4] }
let s = Set(try opt() ?? [])
let s2 = Set((try? opt()) ?? [])
let s3 = try Set(opt() ?? [])
print(s.count, s2.count, s3.count, Array(try opt() ?? []), String(decoding: Data(try opt().map { $0.map(UInt8.init) } ?? []), as: UTF8.self).count)
// expect: S(tags: Set(["a"]), n: [1], d: [:])
// expect: 2 2 2 [3, 4] 2
