// swift-format-ignore-file
protocol Entity: Identifiable { var name: String { get } }
struct User: Entity { let id = 1; var name = "" } // error: conformance of 'User' to protocol 'Entity' crosses into main actor-isolated code and can cause data races
