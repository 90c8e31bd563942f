// swift-format-ignore-file
let offset = [-1][0]
print("before")
print(UInt(offset))

// expect: before
// trap: Negative value is not representable
