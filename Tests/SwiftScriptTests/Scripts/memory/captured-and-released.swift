// swift-format-ignore-file
class T { let n: Int; init(_ n: Int) { self.n = n }; deinit { print("-\(n)") } }
var f: (() -> Int)? = { let t = T(1); return { t.n } }()
print(f!())
f = nil
var g: (() -> Int)? = { [t = T(2)] in t.n }
print(g!())
g = { 3 }
print(g!())

// expect: 1
// expect: -1
// expect: 2
// expect: -2
// expect: 3
