prefix operator ++;
postfix operator --; infix operator <+>: AdditionPrecedence;
prefix func ++ (x: inout Int) { x += 1 };
postfix func -- (x: inout Int) -> Int { defer { x -= 1 }; return x };
func <+> (a: Int, b: Int) -> Int { a * 10 + b };
var n = 1; ++n; print(n); print(n--); print(n <+> 2);
// expect: 2
// expect: 2
// expect: 12
