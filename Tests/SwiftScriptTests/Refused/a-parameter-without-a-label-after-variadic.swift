// swift-format-ignore-file
func f(_ a: Int..., _ b: Int) {}  // error: a parameter following a variadic parameter requires a label
