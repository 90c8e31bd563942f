// swift-format-ignore-file
func f(_ c: @escaping Int) { print(c) }  // error: '@escaping' only applies to function types
f(1)
