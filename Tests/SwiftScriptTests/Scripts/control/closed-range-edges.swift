// swift-format-ignore-file
var n = 0
for i in (Int.max - 2)...Int.max { n += i == Int.max ? 10 : 1 }
for _ in 5..<5 { n += 1000 }
for i in stride(from: 1, through: 9, by: 4) { n += i * 100 }
print(n)

// expect: 1512
