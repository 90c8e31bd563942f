// swift-format-ignore-file
infix operator >>>: AdditionPrecedence
func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
let a = (\Int.description) >>> { $0 + "!" }
print(a(3))
let b = \String.count >>> { $0 * 2 }
print(b("abc"))
print([1, 2].map((\.description) >>> { $0.count }))
// expect: 3!
// expect: 6
// expect: [1, 1]
