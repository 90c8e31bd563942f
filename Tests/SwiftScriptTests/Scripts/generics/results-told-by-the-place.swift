// swift-format-ignore-file
func zero<T: Numeric>() -> T { 0 }
print(1 + zero(), 2.5 * zero())
struct C { subscript<T>(_ k: String) -> T { k as! T } ; func must<T>(_ k: String) -> T { 5 as! T } }
let c = C()
print(c["bob"] == "bob", c.must("i") > 2)

// expect: 1 0.0
// expect: true true
