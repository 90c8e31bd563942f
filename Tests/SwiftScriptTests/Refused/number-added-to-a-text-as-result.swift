// swift-format-ignore-file
let n = 5, s = "a"
func f() -> String { s + n }  // error: cannot convert value of type 'Int' to expected argument type 'String'
