// swift-format-ignore-file
import Foundation
do { _ = try JSONDecoder().decode([Int].self, from: Data("[\"a\"]".utf8)) } catch DecodingError.typeMismatch(_, let c) { print(c.codingPath) }
print(String(format: "%C|%p", 0x263A as UInt16, 5))
print(String(decoding: try JSONEncoder().encode([UInt64.max, 3]), as: UTF8.self))
print(try JSONDecoder().decode(UInt64.self, from: Data("18446744073709551615".utf8)), try JSONDecoder().decode([UInt].self, from: Data("[18446744073709551615, 7]".utf8)))
func t<T>(_ a: T) { print(T.self) }
t(NSRange(location: 1, length: 2))
// expect: [_CodingKey(stringValue: "Index 0", intValue: 0)]
// expect: ☺|0x5
// expect: [18446744073709551615,3]
// expect: 18446744073709551615 [18446744073709551615, 7]
// expect: _NSRange
