// swift-format-ignore-file
import Foundation
// Codable with nested keys
struct Article: Codable, Equatable {
    struct Author: Codable, Equatable { var first: String; var last: String }
    enum Status: String, Codable, CaseIterable { case draft, published = "live" }
    var id: Int
    var title: String
    var author: Author
    var tags: [String]
    var status: Status
    var rating: Double?

    enum CodingKeys: String, CodingKey { case id, title, meta }
    enum MetaKeys: String, CodingKey { case author, tags, status, rating }

    init(from decoder: any Decoder) throws {
        let c = try decoder.container(keyedBy: CodingKeys.self)
        id = try c.decode(Int.self, forKey: .id)
        title = try c.decode(String.self, forKey: .title)
        let m = try c.nestedContainer(keyedBy: MetaKeys.self, forKey: .meta)
        author = try m.decode(Author.self, forKey: .author)
        tags = try m.decodeIfPresent([String].self, forKey: .tags) ?? []
        status = try m.decode(Status.self, forKey: .status)
        rating = try m.decodeIfPresent(Double.self, forKey: .rating)
    }
    func encode(to encoder: any Encoder) throws {
        var c = encoder.container(keyedBy: CodingKeys.self)
        try c.encode(id, forKey: .id)
        try c.encode(title, forKey: .title)
        var m = c.nestedContainer(keyedBy: MetaKeys.self, forKey: .meta)
        try m.encode(author, forKey: .author)
        try m.encode(tags, forKey: .tags)
        try m.encode(status, forKey: .status)
        try m.encodeIfPresent(rating, forKey: .rating)
    }
}
let json = """
[{"id": 1, "title": "Hello", "meta": {"author": {"first": "A", "last": "B"}, "status": "live", "rating": 4.5}},
 {"id": 2, "title": "Näxt", "meta": {"author": {"first": "C", "last": "D"}, "tags": ["x", "y"], "status": "draft"}}]
"""
do {
    let list = try JSONDecoder().decode([Article].self, from: Data(json.utf8))
    for a in list { print(a.id, a.title, a.author.last, a.tags, a.status, a.rating ?? -1) }
    let e = JSONEncoder()
    e.outputFormatting = [.sortedKeys, .prettyPrinted]
    let d = try e.encode(list)
    print(String(data: d, encoding: .utf8) ?? "-")
    print(try JSONDecoder().decode([Article].self, from: d) == list)
} catch { print("failed", error) }

func decode<T: Decodable>(_ type: T.Type = T.self, _ text: String) -> Result<T, any Error> {
    Result { try JSONDecoder().decode(type, from: Data(text.utf8)) }
}
switch decode([Article].self, #"[{"id": "x"}]"#) {
case .success(let v): print(v.count)
case .failure(let DecodingError.typeMismatch(type, context)):
    print("mismatch", type, context.codingPath.map(\.stringValue))
case .failure(let DecodingError.keyNotFound(key, _)): print("missing", key.stringValue)
case .failure(let e): print(e)
}
switch decode([Article].self, #"[{"id": 3, "title": "t"}]"#) {
case .success(let v): print(v.count)
case .failure(DecodingError.keyNotFound(let key, let context)):
    print("missing", key.stringValue, context.codingPath.count)
case .failure(let e): print(e)
}
struct Snake: Codable { var firstName: String; var birthYear: Int?; let uuid: [String: [Int]] }
let sd = JSONDecoder(); sd.keyDecodingStrategy = .convertFromSnakeCase
let s = try sd.decode(Snake.self, from: Data(#"{"first_name":"Z","uuid":{"a_b":[1]}}"#.utf8))
print(s.firstName, s.birthYear as Any, s.uuid)
let se = JSONEncoder(); se.keyEncodingStrategy = .convertToSnakeCase; se.outputFormatting = .sortedKeys
print(String(decoding: try se.encode(Snake(firstName: "Q", birthYear: 1990, uuid: [:])), as: UTF8.self))
enum Shape: Codable, Equatable { case circle(radius: Double), rect(width: Double, height: Double), none }
let shapes: [Shape] = [.circle(radius: 2), .rect(width: 1, height: 2), .none]
let data = try se.encode(shapes)
print(String(decoding: data, as: UTF8.self))
print(try JSONDecoder().decode([Shape].self, from: data) == shapes)
// expect: 1 Hello B [] published 4.5
// expect: 2 Näxt D ["x", "y"] draft -1.0
// expect: [
// expect:   {
// expect:     "id" : 1,
// expect:     "meta" : {
// expect:       "author" : {
// expect:         "first" : "A",
// expect:         "last" : "B"
// expect:       },
// expect:       "rating" : 4.5,
// expect:       "status" : "live",
// expect:       "tags" : [
// expect:
// expect:       ]
// expect:     },
// expect:     "title" : "Hello"
// expect:   },
// expect:   {
// expect:     "id" : 2,
// expect:     "meta" : {
// expect:       "author" : {
// expect:         "first" : "C",
// expect:         "last" : "D"
// expect:       },
// expect:       "status" : "draft",
// expect:       "tags" : [
// expect:         "x",
// expect:         "y"
// expect:       ]
// expect:     },
// expect:     "title" : "Näxt"
// expect:   }
// expect: ]
// expect: true
// expect: mismatch Int ["Index 0", "id"]
// expect: missing meta 1
// expect: Z nil ["a_b": [1]]
// expect: {"birth_year":1990,"first_name":"Q","uuid":{}}
// expect: [{"circle":{"radius":2}},{"rect":{"height":2,"width":1}},{"none":{}}]
// expect: true
