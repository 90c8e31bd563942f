// swift-format-ignore-file
// Numbers that do not fit, and what is still the next one after an error.
import Foundation
func t<T: Decodable>(_ t: T.Type, _ s: String) {
  do { print(try JSONDecoder().decode(T.self, from: Data(s.utf8))) }
  catch let DecodingError.dataCorrupted(c) { print("corrupt", c.debugDescription, c.codingPath.map(\.stringValue)) } catch { print("other", error) }
}
t([UInt8].self, "[300]")
t(UInt.self, "-1")
t(Int.self, "1.5")
t(Int8.self, "200")
t(Int.self, "1.0")
t([Int].self, "[1, 2.5]")
t(Int.self, "99999999999999999999")
struct LossyArray<E: Decodable>: Decodable {
    var elements: [E] = []
    private struct Skip: Decodable {}
    init(from d: any Decoder) throws {
        var c = try d.unkeyedContainer()
        while !c.isAtEnd {
            if let e = try? c.decode(E.self) { elements.append(e) } else { _ = try? c.decode(Skip.self) }
        }
    }
}
print(try JSONDecoder().decode(LossyArray<Int>.self, from: Data("[1,\"x\",3,{\"a\":1},5]".utf8)).elements)
struct S: Decodable {}
print((try? JSONDecoder().decode(S.self, from: Data("3".utf8))) as Any, (try? JSONDecoder().decode([S].self, from: Data("[1,\"x\",[],{}]".utf8)))?.count as Any)
// expect: corrupt The given data was not valid JSON. []
// expect: corrupt The given data was not valid JSON. []
// expect: corrupt The given data was not valid JSON. []
// expect: corrupt The given data was not valid JSON. []
// expect: 1
// expect: corrupt The given data was not valid JSON. []
// expect: corrupt The given data was not valid JSON. []
// expect: [1, 3, 5]
// expect: Optional(main.S()) Optional(4)
