// swift-format-ignore-file
var d: [Int: Int] = [:]
for i in 0..<100 { d[i] = i }
for i in 0..<100 where i % 2 == 0 { d[i] = nil }
for i in 100..<110 { d[i] = -i }
print(d.count, d[1] ?? 0, d[2] ?? -1, d[105] ?? 0, d.values.reduce(0, +))

// expect: 60 1 -1 -105 1455
