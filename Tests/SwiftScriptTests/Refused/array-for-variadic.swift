// swift-format-ignore-file
func f(_ x: String...) {}
f(["a", "b"])  // error: cannot pass array of type '[String]' as variadic arguments of type 'String'
