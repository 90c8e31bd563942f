// swift-format-ignore-file
// What is missing is noticed in the order of the coding keys.
import Foundation

struct User: Codable {
    var fullName: String
    var id: Int
    var role: String
    enum CodingKeys: String, CodingKey {
        case id, role
        case fullName = "full_name"
    }
}

for text in [#"{"id": 1}"#, #"{"full_name": "Ann", "role": "x"}"#, #"{"id": 1, "role": "x"}"#] {
    do {
        print(try JSONDecoder().decode(User.self, from: Data(text.utf8)).fullName)
    } catch DecodingError.keyNotFound(let key, _) {
        print("missing", key.stringValue)
    }
}
// expect: missing role
// expect: missing id
// expect: missing full_name
