// swift-format-ignore-file
protocol Entity: Identifiable {}
protocol Named: Entity { var name: String { get } }
struct User: Named { let id = 1; var name = "" } // error: conformance of 'User' to protocol 'Entity' crosses into main actor-isolated code and can cause data races
