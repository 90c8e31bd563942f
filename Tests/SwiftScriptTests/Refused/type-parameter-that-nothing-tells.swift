// swift-format-ignore-file
func g<T>(_ n: Int) {} // error: generic parameter 'T' is not used in function signature
