// swift-format-ignore-file
protocol P {}
func f() -> any P { 3 }  // error: return expression of type 'Int' does not conform to 'P'
