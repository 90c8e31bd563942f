class Screen {}
struct Model: Codable {  // error: type 'Model' does not conform to protocol 'Decodable'
  let id: Int
  let screen: Screen
}
