// swift-format-ignore-file
func f(x: inout Int = 1) {} // error: cannot provide default value to inout parameter 'x'
