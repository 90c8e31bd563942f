func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
let length = compose({ (n: Int) in String(n) }, { $0.count })
print(length(12345))
// expect: 5
