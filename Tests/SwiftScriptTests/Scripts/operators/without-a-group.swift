// swift-format-ignore-file
infix operator **
func ** (a: Int, b: Int) -> Int { a * b }
print((2 ** 3) + 1, 2 + (1 ** 4), 3 ** 2, (2 ** 3) > 5 ? 3 ** 3 : 1)
infix operator <+>: AdditionPrecedence
func <+> (a: Int, b: Int) -> Int { a * 10 + b }
print(1 <+> 2 <+> 3, 2 * 2 <+> 2)
// expect: 7 6 6 9
// expect: 123 42
