// swift-format-ignore-file
import Foundation

struct Post: Codable, Equatable, Identifiable {
  struct Author: Codable, Equatable { let name: String; var verified: Bool? }
  enum Status: String, Codable, CaseIterable { case draft, published, archived = "old" }
  let id: Int
  var title: String
  var tags: [String] = []
  var author: Author
  var status: Status
  let score: Double
  enum CodingKeys: String, CodingKey { case id, title, tags, author, status, score = "rating" }
}
let json = """
  [{"id": 1, "title": "Hi", "tags": ["a","b"], "author": {"name": "Ann"}, "status": "draft", "rating": 4.5},
   {"id": 2, "title": "Yo", "tags": [], "author": {"name": "Bo", "verified": true}, "status": "old", "rating": 3}]
  """
let decoder = JSONDecoder()
do {
  let posts = try decoder.decode([Post].self, from: Data(json.utf8))
  for p in posts {
    print(p.id, p.title, p.tags, p.author.name, p.author.verified ?? false, p.status, p.score)
  }
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys]
  let data = try encoder.encode(posts[1])
  print(String(decoding: data, as: UTF8.self))
  print(try decoder.decode(Post.self, from: data) == posts[1])
  print(Dictionary(grouping: posts, by: \.status).map { "\($0.key): \($0.value.count)" }.sorted())
} catch { print("failed", error) }
let bad = [
  #"{"id": "x"}"#, #"{"id": 1}"#,
  #"{"id": 1, "title": "t", "tags": [1], "author": {"name": "n"}, "status": "draft", "rating": 1}"#,
  #"{"id": 1, "title": "t", "tags": [], "author": {"name": "n"}, "status": "gone", "rating": 1}"#,
]
for text in bad {
  do { _ = try decoder.decode(Post.self, from: Data(text.utf8)) } catch DecodingError.typeMismatch(
    let type, let c)
  { print("mismatch", type, c.codingPath.map(\.stringValue)) } catch DecodingError.keyNotFound(
    let key, _)
  { print("missing", key.stringValue) } catch DecodingError.dataCorrupted(let c) {
    print("corrupt", c.codingPath.map(\.stringValue))
  } catch { print("other") }
}
struct Wrapper<T: Decodable>: Decodable { let data: T; let page: Int? }
let w = try! decoder.decode(
  Wrapper<[String: Int]>.self, from: Data(#"{"data": {"a": 1}, "page": null}"#.utf8))
print(w.data, w.page as Any)
enum Shape: Codable, Equatable {
  case circle(radius: Double), rect(w: Double, h: Double)
  private enum Keys: String, CodingKey { case type, radius, w, h }
  init(from decoder: Decoder) throws {
    let c = try decoder.container(keyedBy: Keys.self)
    switch try c.decode(String.self, forKey: .type) {
    case "circle": self = .circle(radius: try c.decode(Double.self, forKey: .radius))
    case "rect":
      self = .rect(
        w: try c.decode(Double.self, forKey: .w),
        h: try c.decodeIfPresent(Double.self, forKey: .h) ?? 1)
    case let other:
      throw DecodingError.dataCorruptedError(
        forKey: .type, in: c, debugDescription: "unknown \(other)")
    }
  }
  func encode(to encoder: Encoder) throws {
    var c = encoder.container(keyedBy: Keys.self)
    switch self {
    case .circle(let r): try c.encode("circle", forKey: .type); try c.encode(r, forKey: .radius)
    case let .rect(w, h):
      try c.encode("rect", forKey: .type); try c.encode(w, forKey: .w); try c.encode(h, forKey: .h)
    }
  }
}
let shapes = try! decoder.decode(
  [Shape].self, from: Data(#"[{"type":"circle","radius":2},{"type":"rect","w":3}]"#.utf8))
print(shapes)
do {
  _ = try decoder.decode(Shape.self, from: Data(#"{"type":"star"}"#.utf8))
} catch DecodingError.dataCorrupted(let c) { print(c.debugDescription) } catch { print("?") }

// expect: 1 Hi ["a", "b"] Ann false draft 4.5
// expect: 2 Yo [] Bo true archived 3.0
// expect: {"author":{"name":"Bo","verified":true},"id":2,"rating":3,"status":"old","tags":[],"title":"Yo"}
// expect: true
// expect: ["archived: 1", "draft: 1"]
// expect: mismatch Int ["id"]
// expect: missing title
// expect: mismatch String ["tags", "Index 0"]
// expect: corrupt ["status"]
// expect: ["a": 1] nil
// expect: [main.Shape.circle(radius: 2.0), main.Shape.rect(w: 3.0, h: 1.0)]
// expect: unknown star
