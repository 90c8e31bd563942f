func exchange<T>(_ a: inout T, _ b: inout T) { let old = a; a = b; b = old }
var x = 1, y = 2
exchange(&x, &y)
print(x, y)
var s = ["a"], t = [String]()
exchange(&s, &t)
print(s, t)
// expect: 2 1
// expect: [] ["a"]
