// swift-format-ignore-file
infix operator •: AdditionPrecedence
func • <A, B, C>(g: @escaping (B) -> C, f: @escaping (A) -> B) -> (A) -> C { { g(f($0)) } }
let h = { $0 + 1 } • { (s: String) in s.count }
print(h("abc"))
// expect: 4
