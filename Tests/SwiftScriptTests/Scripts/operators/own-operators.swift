infix operator ** : MultiplicationPrecedence
prefix operator ~~
postfix operator ++
func ** (base: Int, power: Int) -> Int { (0..<power).reduce(1) { result, _ in result * base } }
prefix func ~~ (value: String) -> String { String(value.reversed()) }
postfix func ++ (value: inout Int) -> Int { defer { value += 1 }; return value }
var n = 3
print(2 ** 3 + 1, ~~"abc", n++, n)
// expect: 9 cba 3 4
