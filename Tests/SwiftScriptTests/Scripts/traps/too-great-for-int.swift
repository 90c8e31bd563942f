// swift-format-ignore-file
let hash = [UInt64.max][0]
print(hash)
print(Int(hash))

// expect: 18446744073709551615
// trap: Not enough bits to represent the passed value
