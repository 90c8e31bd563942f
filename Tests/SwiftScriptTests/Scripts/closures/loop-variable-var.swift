// swift-format-ignore-file
var fs: [() -> Int] = []
for var i in 0..<3 { i += 10; fs.append { i += 1; return i } }
print(fs.map { $0() }, fs.map { $0() })

// expect: [11, 12, 13] [12, 13, 14]
