// swift-format-ignore-file
infix operator **
func ** (a: Int, b: Int) -> Int { a }
print(2 ** 3 ** 4)  // error: adjacent operators are in non-associative precedence group 'DefaultPrecedence'
