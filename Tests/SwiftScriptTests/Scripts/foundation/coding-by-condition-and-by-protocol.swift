// swift-format-ignore-file
import Foundation
struct Stack<Element> {
  private var storage: [Element] = []
  init() {}
  init<S: Sequence>(_ s: S) where S.Element == Element { storage = Array(s) }
}
extension Stack: Codable where Element: Codable {}
print(String(decoding: try JSONEncoder().encode(Stack([1, 2])), as: UTF8.self))
nonisolated protocol Model: Codable, Equatable { var id: Int { get } }
nonisolated protocol Named: Model { var name: String { get } }
nonisolated struct User: Named { var id: Int; var name: String }
nonisolated struct Tag: Model { let id: Int }
func trip<T: Model>(_ x: T) throws -> T { try JSONDecoder().decode(T.self, from: JSONEncoder().encode(x)) }
print(try trip(User(id: 1, name: "a")), try trip(Tag(id: 3)) == Tag(id: 3))
// expect: {"storage":[1,2]}
// expect: User(id: 1, name: "a") true
