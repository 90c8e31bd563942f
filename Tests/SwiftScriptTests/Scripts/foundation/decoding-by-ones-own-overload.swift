import Foundation

@propertyWrapper
struct OrEmpty<List: Codable & RangeReplaceableCollection>: Codable {
  var wrappedValue: List
  init(wrappedValue: List) { self.wrappedValue = wrappedValue }
  init(from decoder: any Decoder) throws {
    wrappedValue = try decoder.singleValueContainer().decode(List.self)
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}
extension KeyedDecodingContainer {
  func decode<List>(_ type: OrEmpty<List>.Type, forKey key: Key) throws -> OrEmpty<List> {
    try decodeIfPresent(type, forKey: key) ?? OrEmpty(wrappedValue: List())
  }
}
struct Post: Codable {
  @OrEmpty var tags: [String]
  var title: String
}
for text in [#"{"title":"t"}"#, #"{"title":"t","tags":["x"]}"#] {
  let post = try JSONDecoder().decode(Post.self, from: Data(text.utf8))
  print(post.title, post.tags)
}
// expect: t []
// expect: t ["x"]
