// swift-format-ignore-file
import Foundation
enum Kept: Codable, Equatable {
  case x
  case y
  enum CodingKeys: CodingKey { case x }
}
let data = try! JSONEncoder().encode([Kept.x])
print(String(decoding: data, as: UTF8.self))
print(try! JSONDecoder().decode([Kept].self, from: data))
do { _ = try JSONEncoder().encode([Kept.y]); print("none") } catch { print("cannot be encoded") }
// expect: [{"x":{}}]
// expect: [main.Kept.x]
// expect: cannot be encoded
