// swift-format-ignore-file
precedencegroup ForwardApplication { associativity: left }
infix operator |> : ForwardApplication
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
print((1 + 2) |> { (n: Int) in n * 2 } as Int)  // error: adjacent operators are in unordered precedence groups 'ForwardApplication' and 'CastingPrecedence'
