// swift-format-ignore-file
var n = 1
for _ in 0..<70 { n *= 2 }
print(n)

// trap: arithmetic overflow
