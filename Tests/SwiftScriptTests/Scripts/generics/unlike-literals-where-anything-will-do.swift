// swift-format-ignore-file
func pick<T>(_ a: T, _ b: T) -> T { a }
print(pick("a", 1))
print(pick(1, 2.5))
func three<T>(_ a: T, _ b: T, _ c: T) -> [T] { [a, b, c] }
let y: Any = pick("a", 1)
print(y)
print(three(1, 2.5, 3))
let c = true
print(c ? 1 : 2.5)
print(pick(c ? 1 : 2.5, 3))
let o: Int? = nil
print(o ?? 3)
print([1: 2.5, 2: 3])
print(Optional(1) ?? 2.5)
print(pick([1], [2.5]))
print(pick(1, nil) as Any)
// expect: a
// expect: 1
// expect: a
// expect: [1.0, 2.5, 3.0]
// expect: 1
// expect: 1.0
// expect: 3
// expect: [1: 2.5, 2: 3.0]
// expect: 1
// expect: [1]
// expect: Optional(1)
