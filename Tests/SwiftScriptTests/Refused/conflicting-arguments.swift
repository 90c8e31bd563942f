// swift-format-ignore-file
func f<T: Comparable>(_ a: T, _ b: T) -> T { a < b ? a : b }
print(f(1, "a"))  // error: conflicting arguments to generic parameter 'T' ('Int' vs. 'String')
