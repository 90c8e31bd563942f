// swift-format-ignore-file
struct S { func over(_ x: Int) {}
func over(_ x: String) {} }
S().over(true)  // error: no exact matches in call to instance method 'over'
