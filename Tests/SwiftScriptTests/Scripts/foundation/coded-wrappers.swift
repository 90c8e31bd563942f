// swift-format-ignore-file
import Foundation
@propertyWrapper struct Lenient: Codable {
  var wrappedValue: Int
  init(wrappedValue: Int) { self.wrappedValue = wrappedValue }
  init(from decoder: any Decoder) throws {
    wrappedValue = (try? decoder.singleValueContainer().decode(Int.self)) ?? -1
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}
struct Settings: Codable { @Lenient var level: Int; var name: String? }
let read = try JSONDecoder().decode(Settings.self, from: Data(#"{"level": "x"}"#.utf8))
print(read.level, read.name ?? "-", String(decoding: try JSONEncoder().encode(read), as: UTF8.self))
// expect: -1 - {"level":-1}
