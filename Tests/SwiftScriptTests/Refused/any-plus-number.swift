// swift-format-ignore-file
func f(_ x: Any, _ y: Int) { print(x + y) }  // error: cannot convert value of type 'Any' to expected argument type 'Int'
