// swift-format-ignore-file
func f(_ a: Int) -> inout Int { a }  // error: 'inout' may only be used on parameters
print(1)
