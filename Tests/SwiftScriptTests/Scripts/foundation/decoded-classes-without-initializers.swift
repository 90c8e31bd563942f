// swift-format-ignore-file
import Foundation
nonisolated class C1: Decodable { let str: String }
nonisolated class C2: Codable { var n: Int; let s: [String]? }
let c1 = try! JSONDecoder().decode(C1.self, from: Data(#"{"str": "a"}"#.utf8))
print(c1.str)
let c2 = try! JSONDecoder().decode(C2.self, from: Data(#"{"n": 4}"#.utf8))
print(c2.n, c2.s as Any)
nonisolated class Root {}
nonisolated class A: Root, Codable { let x: Int; var y: String? }
let a = try! JSONDecoder().decode(A.self, from: Data(#"{"x": 4}"#.utf8))
print(a.x, a.y as Any)
struct Wrapper<T: Decodable>: Decodable { let value: T }
nonisolated class Node: Codable { let name: String; var children: [Node] }
let text = #"{"name":"a","children":[{"name":"b","children":[]}]}"#
let n = try! JSONDecoder().decode(Wrapper<Node>.self, from: Data("{\"value\":\(text)}".utf8))
print(n.value.name, n.value.children.map(\.name))
let e = JSONEncoder(); e.outputFormatting = .sortedKeys
print(String(decoding: try! e.encode(n.value), as: UTF8.self))
do { _ = try JSONDecoder().decode(Node.self, from: Data("{}".utf8)) } catch DecodingError.keyNotFound(let k, _) { print("no", k.stringValue) } catch { print(error) }
// expect: a
// expect: 4 nil
// expect: 4 nil
// expect: a ["b"]
// expect: {"children":[{"children":[],"name":"b"}],"name":"a"}
// expect: no name
