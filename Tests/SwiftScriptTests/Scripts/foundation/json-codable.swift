// swift-format-ignore-file
// JSON to values and back.
import Foundation
enum Role: String, Codable { case admin, guest }
struct Address: Codable, Equatable { var street: String; let zip: Int? }
struct User: Codable {
  let id: Int
  var name: String
  var email: String?
  var score: Double
  var isOn: Bool
  var tags: [String]
  var role: Role
  var address: Address?
  var extra: [String: Int]
  var full: String { name + "!" }
  static let kind = "user"
}
let text = """
{"id": 7, "name": "Ann", "score": 2, "isOn": true, "tags": ["a", "b"], "role": "admin",
 "address": {"street": "Main", "zip": null}, "extra": {"k": 1}, "unknown": [1, 2]}
"""
let user = try JSONDecoder().decode(User.self, from: Data(text.utf8))
print(user.id, user.name, user.email as Any, user.score, user.isOn, user.tags, user.role, user.address!, user.extra, user.full)
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
print(String(data: try encoder.encode(user), encoding: .utf8)!)
encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
print(String(decoding: try encoder.encode(["b": [1, 2], "a": []]), as: UTF8.self))
struct Post: Codable {
  let postID: Int
  let title: String
  var isRead = false
  enum CodingKeys: String, CodingKey { case postID = "id", title }
}
let posts = try JSONDecoder().decode([Post].self, from: #"[{"id": 1, "title": "x/y"}, {"id": 2, "title": "\u00e9\n"}]"#.data(using: .utf8)!)
print(posts.map(\.postID), posts[1].title.count, posts[0].isRead)
encoder.outputFormatting = .sortedKeys
print(String(decoding: try encoder.encode(posts), as: UTF8.self))
struct Bad: Decodable { let id: Int; let inner: [Address] }
for json in [#"{"id": "x", "inner": []}"#, #"{"inner": []}"#, #"{"id": null, "inner": []}"#, #"{"id": 1, "inner": [{"street": 5}]}"#, "{nope", #"{"id": 1, "inner": 3}"#] {
  do {
    let bad = try JSONDecoder().decode(Bad.self, from: Data(json.utf8))
    print(bad)
  } catch DecodingError.keyNotFound(let key, let context) {
    print("missing", key.stringValue, context.debugDescription)
  } catch DecodingError.typeMismatch(let type, let context) {
    print("mismatch", type, context.codingPath.map { $0.stringValue }, context.debugDescription)
  } catch DecodingError.valueNotFound(let type, let context) {
    print("null", type, context.debugDescription)
  } catch DecodingError.dataCorrupted(let context) {
    print("corrupted", context.debugDescription)
  } catch { print("other") }
}
struct Reading: Codable {
  let celsius: Double
  let at: Date
  enum Keys: String, CodingKey { case fahrenheit, at }
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    celsius = (try container.decode(Double.self, forKey: .fahrenheit) - 32) / 1.8
    at = try container.decodeIfPresent(Date.self, forKey: .at) ?? Date(timeIntervalSince1970: 0)
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(celsius * 1.8 + 32, forKey: .fahrenheit)
    try container.encode(at, forKey: .at)
  }
}
let decoder = JSONDecoder()
decoder.dateDecodingStrategy = .secondsSince1970
let reading = try decoder.decode(Reading.self, from: Data(#"{"fahrenheit": 212, "at": 60}"#.utf8))
print(reading.celsius, reading.at)
encoder.dateEncodingStrategy = .iso8601
print(String(decoding: try encoder.encode(reading), as: UTF8.self))
struct Snake: Codable { let firstName: String; let homeURL: URL? }
decoder.keyDecodingStrategy = .convertFromSnakeCase
print(try decoder.decode(Snake.self, from: Data(#"{"first_name": "Bo", "homeURL": "https://a.b/c"}"#.utf8)))
encoder.keyEncodingStrategy = .convertToSnakeCase
print(String(decoding: try encoder.encode(Snake(firstName: "Cy", homeURL: URL(string: "https://a.b/c"))), as: UTF8.self))
struct Page<Item: Codable>: Codable { let items: [Item]; let next: Int? }
print(try JSONDecoder().decode(Page<Int>.self, from: Data(#"{"items": [1, 2]}"#.utf8)).items)
final class Box: Codable { var value: Int; init(value: Int) { self.value = value } }
print(try JSONDecoder().decode(Box.self, from: try JSONEncoder().encode(Box(value: 9))).value)
struct Wrapper: Codable {
  let list: [Int]
  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    var all: [Int] = []
    while !container.isAtEnd { all.append(try container.decode(Int.self)) }
    list = all
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(list)
  }
}
let wrapper = try JSONDecoder().decode(Wrapper.self, from: Data("[3, 4]".utf8))
print(wrapper.list, String(decoding: try JSONEncoder().encode(wrapper), as: UTF8.self))
func load<T: Decodable>(_ type: T.Type, _ json: String) -> T? { try? JSONDecoder().decode(type, from: Data(json.utf8)) }
print(load(Address.self, #"{"street": "S"}"#) as Any, load([Int].self, "{}") as Any, load(Role.self, #""guest""#) as Any)
do { _ = try JSONDecoder().decode([Role].self, from: Data(#"["boss"]"#.utf8)) } catch DecodingError.dataCorrupted(let context) { print(context.debugDescription) }
print(String(decoding: try JSONEncoder().encode([1.5, 2, 1e10]), as: UTF8.self), CodingKeyName.first)
struct CodingKeyName { static let first = Post.CodingKeys.postID.stringValue }
// expect: 7 Ann nil 2.0 true ["a", "b"] admin Address(street: "Main", zip: nil) ["k": 1] Ann!
// expect: {"address":{"street":"Main"},"extra":{"k":1},"id":7,"isOn":true,"name":"Ann","role":"admin","score":2,"tags":["a","b"]}
// expect: {
// expect:   "a" : [
// expect:
// expect:   ],
// expect:   "b" : [
// expect:     1,
// expect:     2
// expect:   ]
// expect: }
// expect: [1, 2] 2 false
// expect: [{"id":1,"title":"x\/y"},{"id":2,"title":"é\n"}]
// expect: mismatch Int ["id"] Expected to decode Int but found a string instead.
// expect: missing id No value associated with key CodingKeys(stringValue: "id", intValue: nil) ("id").
// expect: null Int Cannot get value of type Int -- found null value instead
// expect: mismatch String ["inner", "Index 0", "street"] Expected to decode String but found number instead.
// expect: corrupted The given data was not valid JSON.
// expect: mismatch Array<Any> ["inner"] Expected to decode Array<Any> but found number instead.
// expect: 100.0 1970-01-01 00:01:00 +0000
// expect: {"at":"1970-01-01T00:01:00Z","fahrenheit":212}
// expect: Snake(firstName: "Bo", homeURL: Optional(https://a.b/c))
// expect: {"first_name":"Cy","home_url":"https:\/\/a.b\/c"}
// expect: [1, 2]
// expect: 9
// expect: [3, 4] [3,4]
// expect: Optional(main.Address(street: "S", zip: nil)) nil Optional(main.Role.guest)
// expect: Cannot initialize Role from invalid String value boss
// expect: [1.5,2,10000000000] id
