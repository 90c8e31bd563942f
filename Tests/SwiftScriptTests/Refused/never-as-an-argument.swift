// swift-format-ignore-file
func f(_ s: String) {}
f(fatalError())  // error: cannot convert value of type 'Never' to expected argument type 'String'
