// swift-format-ignore-file
// Closures that functions are composed of.
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
let shout = compose({ (s: String) in s.uppercased() }, { $0 + "!" })
print(shout("a"))
let x = ["a", "b"].map(compose({ $0 + "1" }, shout))
print(x)
// expect: A!
// expect: ["A1!", "B1!"]
