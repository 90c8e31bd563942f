import Foundation

class Pet: Codable {
  let name: String
  init(name: String) { self.name = name }
}

final class Dog: Pet {
  let barks: Int
  private enum CodingKeys: CodingKey { case barks, above }
  init(name: String, barks: Int) {
    self.barks = barks
    super.init(name: name)
  }
  required init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    barks = try container.decode(Int.self, forKey: .barks)
    try super.init(from: container.superDecoder())
  }
  override func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(barks, forKey: .barks)
    try super.encode(to: container.superEncoder())
    var other = container.nestedUnkeyedContainer(forKey: .above)
    try other.encode(contentsOf: [1, 2])
    var inner = other.nestedUnkeyedContainer()
    try inner.encode("x")
    var keyed = other.nestedContainer(keyedBy: CodingKeys.self)
    try keyed.encode(true, forKey: .above)
  }
}

let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
let data = try encoder.encode(Dog(name: "Rex", barks: 3))
print(String(decoding: data, as: UTF8.self))
let dog = try JSONDecoder().decode(Dog.self, from: data)
print(dog.name, dog.barks)
// expect: {"above":[1,2,["x"],{"above":true}],"barks":3,"super":{"name":"Rex"}}
// expect: Rex 3
