// swift-format-ignore-file
print([])
let a: Any = []
print(a)
func f(_ x: Any) { print(x) }
f([])
func g<T>(_ x: T) { print(x) }
g([1])
print([:])

// expect: []
// expect: []
// expect: []
// expect: [1]
// expect: [:]
