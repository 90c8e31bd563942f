// swift-format-ignore-file
protocol Model: Codable, Equatable { var id: Int { get } }
struct User: Model { var id: Int } // error: conformance of 'User' to protocol 'Model' crosses into main actor-isolated code and can cause data races
