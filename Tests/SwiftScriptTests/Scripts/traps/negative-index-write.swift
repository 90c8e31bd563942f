// swift-format-ignore-file
var a = [1]
func set(_ i: Int) { a[i] = 5 }
set(0)
print(a)
set(-1)

// expect: [5]
// trap: Index out of range
