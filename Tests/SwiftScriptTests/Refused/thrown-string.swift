// swift-format-ignore-file
func f() throws { throw "text" }  // error: thrown expression type 'String' does not conform to 'Error'
