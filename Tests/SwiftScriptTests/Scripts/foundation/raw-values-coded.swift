import Foundation

struct Celsius: RawRepresentable, Codable, Hashable {
  var rawValue: Double
}
struct Even: RawRepresentable, Codable {
  let rawValue: Int
  init?(rawValue: Int) {
    guard rawValue.isMultiple(of: 2) else { return nil }
    self.rawValue = rawValue
  }
}
struct Options: OptionSet, Codable {
  let rawValue: Int
  static let a = Options(rawValue: 1)
  static let b = Options(rawValue: 2)
}
let data = try JSONEncoder().encode([Celsius(rawValue: 20.5), Celsius(rawValue: 3)])
print(String(decoding: data, as: UTF8.self))
print(try JSONDecoder().decode([Celsius].self, from: data))
print(String(decoding: try JSONEncoder().encode(["o": Options([.a, .b])]), as: UTF8.self))
print(try JSONDecoder().decode([Even].self, from: Data("[4]".utf8)))
do {
  _ = try JSONDecoder().decode([Even].self, from: Data("[3]".utf8))
} catch DecodingError.dataCorrupted(let context) {
  print(context.codingPath.count)
}
// expect: [20.5,3]
// expect: [main.Celsius(rawValue: 20.5), main.Celsius(rawValue: 3.0)]
// expect: {"o":3}
// expect: [main.Even(rawValue: 4)]
// expect: 1
