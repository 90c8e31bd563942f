// swift-format-ignore-file
import Foundation
let t: any Decodable.Type = [Int].self
do { print(try JSONDecoder().decode(t, from: Data("[5]".utf8))) } catch { print(error) }
func dec<T: Decodable>(_ t: T.Type, _ s: String) throws -> T { try JSONDecoder().decode(t, from: Data(s.utf8)) }
struct S: Decodable { var a: Int }
for t in [Int.self, S.self] as [any Decodable.Type] { do { print(try dec(t, #"{"a": 3}"#)) } catch { print("no") } }
// expect: [5]
// expect: no
// expect: S(a: 3)
