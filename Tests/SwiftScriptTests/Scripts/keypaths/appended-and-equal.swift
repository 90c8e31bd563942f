// swift-format-ignore-file
func zip<A, B>(_ a: A?, _ b: B?) -> (A, B)? { if let a, let b { return (a, b) }; return nil }
print(zip(1, "a") as Any, Array(zip([1], [2])))
func cc(_ f: (Int, Int) -> Int) -> String { "two" }
func cc(_ f: (Int) -> Int) -> String { "one" }
print(cc(+), cc(-), cc { $0 }, cc { $0 + $1 })
struct Q { var a = (1, 2); var n = N() ; struct N { var z = 3 } }
let k = (\Q.n).appending(path: \.z)
print(k == \Q.n.z, \Q.n == \Q.n)

// expect: Optional((1, "a")) [(1, 2)]
// expect: two two one two
// expect: true true
