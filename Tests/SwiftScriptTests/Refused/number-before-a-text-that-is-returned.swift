// swift-format-ignore-file
func name(_ x: Int) -> String { return x + "a" }  // error: cannot convert value of type 'Int' to expected argument type 'String'
