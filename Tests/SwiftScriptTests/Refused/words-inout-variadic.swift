// swift-format-ignore-file
func f(_ a: inout Int...) { }  // error: 'inout' must not be used on variadic parameters
print(1)
