// swift-format-ignore-file
var i = 0
func bump() -> Int { i += 1; return i * 100 }
var a = [1, 2, 3]
a[i] = bump()
a[i] += bump()
print(a, i)

// expect: [100, 202, 3] 2
