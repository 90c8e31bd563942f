infix operator |> : AdditionPrecedence
infix operator >>> : MultiplicationPrecedence
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
func map<A, B>(_ f: @escaping (A) -> B) -> ([A]) -> [B] { { $0.map(f) } }
func filter<A>(_ p: @escaping (A) -> Bool) -> ([A]) -> [A] { { $0.filter(p) } }
let array = [1, 4, 6, 8]
print(array |> filter { $0 > 5 } >>> map { "<\($0)>" })
print(array |> filter { $0 > 5 } >>> map(String.init))
print(array |> filter { $0 > 5 })
let twice = { (x: Int) in x * 2 }
print(array |> filter { $0 > 5 } >>> map(twice))
print([1, 2] |> map { $0 + 1 } |> map { $0 * 2 })
// expect: ["<6>", "<8>"]
// expect: ["6", "8"]
// expect: [6, 8]
// expect: [12, 16]
// expect: [4, 6]
