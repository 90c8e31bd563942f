// swift-format-ignore-file
func f(_ x: Any) { print("a" + x) }  // error: binary operator '+' cannot be applied to operands of type 'String' and 'Any'
