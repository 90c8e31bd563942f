// swift-format-ignore-file
var a = [1, 2]
a += a
a.append(contentsOf: a)
a.append(a.count)
print(a)

// expect: [1, 2, 1, 2, 1, 2, 1, 2, 8]
