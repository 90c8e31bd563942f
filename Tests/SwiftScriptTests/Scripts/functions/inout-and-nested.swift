// swift-format-ignore-file
func swap2<T>(_ a: inout T, _ b: inout T) { let t = a; a = b; b = t }
var x = 1, y = 2
swap2(&x, &y)
var arr = [1, 2, 3]
func double(_ n: inout Int) { n *= 2 }
double(&arr[1]); double(&x)
print(x, y, arr)
func outer(_ n: Int) -> Int { func inner(_ k: Int) -> Int { k == 0 ? n : inner(k - 1) + 1 }; return inner(3) }
print(outer(10))

// expect: 4 1 [1, 4, 3]
// expect: 13
