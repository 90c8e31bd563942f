// swift-format-ignore-file
func f() { public let x = 3; print(x) }  // error: attribute 'public' can only be used in a non-local scope
