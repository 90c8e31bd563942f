// swift-format-ignore-file
var fs: [() -> Int] = []
var i = 0
while i < 3 { let j = i; fs.append { j + i }; i += 1 }
print(fs.map { $0() })

// expect: [3, 4, 5]
