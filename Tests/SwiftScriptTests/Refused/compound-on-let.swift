// swift-format-ignore-file
func f() { let x = 1; x += 2 }  // error: left side of mutating operator isn't mutable: 'x' is a 'let' constant
