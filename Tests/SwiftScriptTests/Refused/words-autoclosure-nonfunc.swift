// swift-format-ignore-file
func f(_ a: @autoclosure Bool) { print(a) }  // error: '@autoclosure' only applies to function types
f(true)
