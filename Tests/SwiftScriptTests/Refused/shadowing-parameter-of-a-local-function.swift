// swift-format-ignore-file
func f<T>(_ t: T) { func g<T>(_ u: T) {}; g(t) }  // error: generic parameter 'T' shadows generic parameter from outer scope with the same name
f(1)
