// swift-format-ignore-file
func f() throws(Int) {} // error: thrown type 'Int' does not conform to the 'Error' protocol
