// swift-format-ignore-file
protocol Cache { func get(_ key: String) -> Int? }
struct Memory: Cache { func get(_ key: String) -> Int { 1 } }  // error: type 'Memory' does not conform to protocol 'Cache'
struct Disk: Cache { func get(_ key: String) -> Int? { 1 } }
print(Memory().get("a"), Disk().get("a") as Any)
