// swift-format-ignore-file
func add(_ a: Int) -> (Int) -> (Int) -> Int { { b in { c in a + b + c } } }
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
print(add(1)(2)(3), compose({ (x: Int) in x + 1 }, { "<\($0)>" })(4))

// expect: 6 <5>
